"""A party's page, arranging a case's documents, its history, the page for others; people and agencies across cases."""

from pathlib import Path

import pytest

from onrecord.sources import Originals, read_bytes
from onrecord.store import Store
from onrecord.store.intake import take_in
from tests.cases.sample import decision
from tests.web.conftest import CASE, OTHER
from tests.web.page import Page

LETTER = Path(__file__).parents[2] / "samples" / "decision-letter.pdf"


def party(page: Page, name: str) -> Page:
    page.open(f"/cases/{CASE}")
    (link,) = [a for a in page.find("//section[@id='people']//td[@class='who']/a") if name == a.text_content()]
    return page.open(link.get("href"))


def test_parties_are_told_apart_on_the_page_of_one(page: Page) -> None:
    party(page, "Lorna Pettibone")
    assert "A name is not an identity" in page.text()
    form = page.find("//form[@class='arrange']")[0]
    targets = form.xpath(".//input[@name='target']/@value")
    chosen = next(value for value in targets if value.startswith(decision().document.id))
    page.follow(page.send(form, "tell_apart", target=[chosen]))
    names = [a.text_content() for a in page.find("//section[@id='people']//td[@class='who']/a")]
    assert {"Lorna Pettibone", "Pettibone"} <= set(names)
    party(page, "Lorna Pettibone")
    answer = page.send(page.find("//form[@class='arrange']")[0], "tell_apart", target=targets[:1])
    assert answer.status_code == 400


def test_documents_are_split_off_moved_and_brought_back(page: Page, store: Store) -> None:
    page.open(f"/cases/{CASE}/arrange?q=Alder")
    form = page.find("//form[@class='arrange']")[0]
    page.follow(page.send(form, "split", document=[decision().document.id], why="another incident"))
    assert len(store.cases()[CASE]) == 2
    undo = page.find("//form[@class='decide']")[0]
    page.follow(page.send(undo, "undo"))
    assert len(store.cases()[CASE]) == 3
    form = page.open(f"/cases/{CASE}/arrange").find("//form[@class='arrange']")[0]
    page.follow(page.send(form, "move", document=[decision().document.id], into=OTHER))
    assert decision().document.id in store.cases()[OTHER]
    assert page.send(form, "merge", into=OTHER).status_code == 409
    form = page.open(f"/cases/{CASE}/arrange").find("//form[@class='arrange']")[0]
    page.follow(page.send(form, "merge", into=OTHER))
    assert CASE not in store.cases()
    assert "another incident" in page.open(f"/cases/{OTHER}/history").text()


@pytest.mark.parametrize("fields", [{}, {"document": "x"}, {"into": "case-9"}, {"document": decision().document.id}])
def test_what_makes_no_arrangement_is_refused(page: Page, store: Store, fields: dict[str, str]) -> None:
    form = page.open(f"/cases/{CASE}/arrange").find("//form[@class='arrange']")[0]
    assert page.send(form, "move", **fields).status_code in {400, 404}
    assert len(store.cases()[CASE]) == 3


def test_the_names_on_a_page_for_others_are_set_for_the_case(page: Page, store: Store) -> None:
    shared = page.client.get(f"/cases/{CASE}/page")
    assert "Maribel" not in shared.text
    assert "sandbox" in shared.headers["content-security-policy"]
    form = page.open(f"/cases/{CASE}").find("//section[@id='share']//form")[0]
    page.follow(page.send(form, names="all"))
    assert "Maribel" in page.client.get(f"/cases/{CASE}/page").text
    setting = store.setting(CASE, "names")
    assert setting is not None
    assert (setting.value, setting.by) == ("all", "Jo Pell")


def test_people_and_agencies_across_cases_stand_apart_under_a_name(page: Page) -> None:
    assert "A name is not an identity" in page.open("/people?q=askew").text()
    assert page.find("//article[@class='namesakes']")
    assert page.open("/agencies?q=harrow").find("//article[@class='namesakes']")
    assert not page.open("/people?several=true").find("//article[@class='namesakes']")


def test_words_of_a_pdf_are_marked_on_the_picture_of_its_page(page: Page, store: Store) -> None:
    originals = Originals()
    documents = [
        item for item in read_bytes(LETTER.read_bytes(), "letter.pdf", originals=originals) if not isinstance(item, Exception)
    ]
    for _ in take_in(store, documents, originals=originals):
        pass
    address = f"/documents/{documents[0].id.removeprefix('sha256:')[:16]}"
    link = page.open(address).find("//aside//li/a/@href")[0]
    page.open(link)
    assert page.find("//figure[@class='paper']//rect")
    picture = page.client.get(f"{address}/pages/1.png")
    assert picture.content.startswith(b"\x89PNG")
    assert page.client.get(f"{address}/pages/99.png").status_code == 404
    assert page.client.get(f"/documents/{decision().document.id}/pages/1.png").status_code == 404
