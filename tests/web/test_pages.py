"""Every page: what it shows, how it answers for what is not there, hostile text as text."""

import re
from typing import Any

import pytest

from onrecord import read_text
from onrecord.store import Store
from tests.web.conftest import CASE, HOSTILE, OTHER
from tests.web.hostile import WORDS, hostile_reading
from tests.web.page import Page

TITLE = "Police shooting of Dorian Askew, Harrow Falls, Nevada"


def address_of(store: Store, title: str) -> str:
    document = next(each for each in store.documents() if each.title == title)
    return f"/documents/{document.id.removeprefix('sha256:')[:16]}"


def test_the_desk_begins_with_the_cases(page: Page) -> None:
    assert page.client.get("/").headers["location"] == "/cases"
    (row,) = page.open("/cases?q=askew").find("//tbody/tr")
    cells = [" ".join(cell.text_content().split()) for cell in row]
    assert cells[0].startswith(TITLE)
    assert cells[1:3] == ["2031-04-06", "Harrow Falls, Nevada"]
    assert int(cells[4]) == 3
    assert int(cells[7]) > 10


@pytest.mark.parametrize(
    ("query", "first", "count"),
    [
        ("", None, 3),
        ("?q=harrow+falls", TITLE, 1),
        ("?q=fenwick", "Police shooting of Devon Harrow", 1),
        ("?q=nowhere", None, 0),
        ("?sort=title&q=police+shooting+of+d", "Police shooting of Devon Harrow", 2),
        ("?sort=updated&q=police+shooting+of+d", TITLE, 2),
        ("?sort=nonsense&page=1", None, 3),
        ("?page=9", None, 0),
    ],
)
def test_cases_are_filtered_and_sorted(page: Page, query: str, first: str | None, count: int) -> None:
    rows = page.open(f"/cases{query}").find("//tbody/tr")
    assert len(rows) == count
    assert first is None or rows[0].xpath("th")[0].text_content().strip().startswith(first)


def test_an_empty_desk_says_what_to_do(page: Page, store: Store) -> None:
    for each in store.documents():
        store.forget(each.id)
    for address in ("/cases", "/documents", "/inbox", "/find"):
        assert page.open(address).find("//main//*[@class='empty']"), address


def test_a_case_shows_all_its_sections(page: Page) -> None:
    page.open(f"/cases/{CASE}")
    assert page.find("//main/section/@id") == [
        "accounts", "timeline", "statements", "evidence", "open", "standing", "people", "coding", "documents", "share",
    ]  # fmt: skip
    assert page.text("//header[@class='case']//h1") == f"{TITLE} 2031-04-06"
    assert "Harrow Falls Police Department (involved)" in page.text("//header[@class='case']")


def test_accounts_stand_side_by_side_a_column_a_source(page: Page) -> None:
    page.open(f"/cases/{CASE}")
    armed = next(node for node in page.find("//article[@class='difference']") if node.xpath(".//h3")[0].text.strip() == "armed")
    columns = {c.xpath("h4")[0].text_content(): c.xpath(".//p[@class='value']/b")[0].text for c in armed.xpath(".//section")}
    assert columns["Chief Lorna Pettibone"] == "knife"
    assert columns["Maribel Askew"] == "phone"


def test_every_entry_of_the_picture_is_in_the_table(page: Page) -> None:
    page.open(f"/cases/{CASE}")
    marks = page.find("//*[local-name()='svg']//*[local-name()='a']/@href")
    rows = page.find("//section[@id='timeline']//tr/@id")
    assert len(marks) > 3
    assert {mark.removeprefix("#") for mark in marks} <= set(rows)


def test_every_entry_leads_to_its_words(page: Page) -> None:
    page.open(f"/cases/{CASE}")
    links = sorted({link for link in page.find("//section//td//a[@class='cite']/@href") if "entry=" in link})
    assert len(links) > 20
    for link in links:
        page.open(link)
        assert page.find("//article//*[@id='chosen']"), link
        assert page.text("//aside//mark")


def test_a_document_shows_its_text_place_for_place(page: Page, store: Store) -> None:
    for each in store.documents():
        text = store.reading(each.id).document.text
        page.open(f"/documents/{each.id.removeprefix('sha256:')[:16]}")
        shown = page.find("//article[@id='text']")[0].text_content()
        assert len(shown) == len(text)
        assert sum(a == b for a, b in zip(shown, text, strict=True)) >= len(text) - 6


def test_a_chosen_entry_is_marked_and_leads_to_where_others_say_the_same(page: Page, store: Store) -> None:
    address = address_of(store, "Officer shoots man")
    page.open(f"{address}?entry=events.use_of_force-30-34")
    assert page.text("//article//*[contains(@class, ' on')]") == "shot"
    assert page.text("//aside//h2") == "use of force (shooting)"
    others = page.find("//ol[@class='elsewhere']/li/a/@href")
    assert len(others) == 1
    assert page.open(others[0]).find("//article//*[@id='chosen']")


def test_an_entry_that_is_gone_is_said_to_be_so(page: Page, store: Store) -> None:
    page.open(f"{address_of(store, 'Officer shoots man')}?entry=events.death-1-2")
    assert "not in the document any more" in page.text()


def test_the_inbox_lists_what_waits_by_layer(page: Page, store: Store) -> None:
    page.open("/inbox")
    assert len(page.find("//section[@class='waits']")) == 5
    total = int(page.text("//div[@class='heading']/p").split()[0])
    rows = len(page.find("//section[@class='waits']//tbody/tr"))
    assert rows == total > 50
    evidence = page.open("/inbox?layer=evidence").find("//section[@class='waits']//tbody/tr")
    assert 0 < len(evidence) < rows


def test_search_finds_documents_and_leads_to_entries(page: Page) -> None:
    page.open('/find?q="held a phone"')
    assert page.text("//mark")
    link = page.find("//li//a[contains(@href, 'entry=statements%3A')]/@href")[0]
    assert "he held a" in page.open(link).text("//article//*[@id='chosen']")
    assert "Nothing has all of these words" in page.open("/find?q=unheardof").text()


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/cases/case-9", 404),
        ("/cases/..%2F..%2Fetc%2Fpasswd", 404),
        ("/documents/ffffffff", 404),
        ("/documents/%00", 404),
        ("/cases?page=0", 422),
        ("/cases?page=x", 422),
        ("/static/../app.py", 404),
        ("/static/..%2Fapp.py", 404),
        ("/nothing", 404),
    ],
)
def test_what_is_not_there_is_a_page_that_says_so(page: Page, address: str, status: int) -> None:
    page.open(address, status)
    assert page.text("//h1") == "That did not work"


def hostile_pages(store: Store) -> list[str]:
    document = f"/documents/{hostile_reading().document.id.removeprefix('sha256:')[:16]}"
    return ["/cases", f"/cases/{HOSTILE}", "/documents", document, "/inbox", "/find?q=alert", "/read"]


def assert_harmless(tree: Any, scripts: list[str]) -> None:
    assert tree.xpath("//script/@src") == scripts
    assert not tree.xpath("//script[not(@src)] | //img | //iframe | //object | //base | //*[@style]")
    assert not [
        name for node in tree.iter() if isinstance(node.tag, str) for name in node.attrib if name.lower().startswith("on")
    ]
    addresses = [str(link) for link in tree.xpath("//@href | //@src | //@action")]
    assert all(link.startswith(("/", "#")) and not link.startswith("//") for link in addresses)


def test_hostile_text_is_text_on_every_page(page: Page, store: Store) -> None:
    seen = ""
    for address in hostile_pages(store):
        page.open(address)
        assert_harmless(page.tree, ["/static/desk.js"])
        assert not page.find("//style")
        seen += page.tree.text_content()
        assert not re.search(r"[\u202a-\u202e\x00-\x08\x1b\ud800-\udfff]", page.answer.text)
    for words in WORDS:
        assert words in seen
    assert "49{" not in seen


def test_hostile_addresses_are_text_too(page: Page) -> None:
    for address in ("/find?q=<script>alert(1)</script>", '/cases?q="><img src=x>&sort="><b>', "/inbox?layer=<script>"):
        assert_harmless(page.open(address).tree, ["/static/desk.js"])


def test_a_hostile_entry_of_every_layer_can_be_opened(page: Page, store: Store) -> None:
    page.open(f"/documents/{hostile_reading().document.id.removeprefix('sha256:')[:16]}")
    links = sorted(set(page.find("//aside//li/a/@href")))
    assert len(links) >= 9
    for link in links:
        assert_harmless(page.open(link).tree, ["/static/desk.js"])


def test_no_page_sends_people_elsewhere(page: Page, store: Store) -> None:
    for address in ("/cases", f"/cases/{CASE}", f"/cases/{OTHER}", "/inbox", "/read"):
        assert_harmless(page.open(address).tree, ["/static/desk.js"])


def test_what_is_found_in_a_document_without_a_title_stands_under_its_first_words(page: Page, store: Store) -> None:
    store.put(read_text("Deputies closed Quarry Lane on Monday.\nNobody was hurt."), "reader-1")
    listed = page.open("/find?q=quarry").text()
    assert "Deputies closed Quarry Lane on Monday." in listed and "untitled" not in listed
