"""Deciding by the pages' forms, without any script: accept, correct, reject, undo, merge, add, and two people at once."""

import pytest

from onrecord.record import Reading
from onrecord.review import lay_over
from onrecord.store import Store
from tests.cases.sample import first_report
from tests.store.made import reading
from tests.web.conftest import CASE
from tests.web.page import Page

ADDRESS = f"/documents/{reading().document.id.removeprefix('sha256:')[:16]}"


def entry(page: Page, layer: str, words: str) -> Page:
    """Open an entry of the document by what its list calls it."""
    page.open(ADDRESS)
    links = page.find("//aside//li/a")
    link = next(a for a in links if words in a.text_content() and f"entry={layer}" in a.get("href"))
    return page.open(link.get("href"))


def reviewed(store: Store, told: Reading | None = None) -> Reading:
    told = told or reading()
    return lay_over(store.reading(told.document.id), store.decisions([told.document.id])).reading


def decide_form(page: Page) -> object:
    return page.find("//section[@id='panel']//form[@class='decide']")[0]


def correct_form(page: Page, action: str = "correct") -> object:
    return next(form for form in page.find("//form[@class='correct']") if form.xpath(f".//button[@value='{action}']"))


def test_accept_reject_and_undo_with_their_history(page: Page) -> None:
    entry(page, "events", "use of force")
    assert page.text("//section[@id='panel']//span[starts-with(@class, 'state ')]") == "not looked at"
    page.follow(page.send(decide_form(page), "accept"))
    page.follow(page.send(decide_form(page), "reject"))
    assert page.text("//section[@id='panel']//span[starts-with(@class, 'state ')]") == "rejected"
    page.follow(page.send(decide_form(page), "undo"))
    assert page.text("//section[@id='panel']//span[starts-with(@class, 'state ')]") == "accepted"
    rows = [" ".join(row.text_content().split()) for row in page.find("//ol[@class='history']/li")]
    assert [row.split()[0] for row in rows] == ["undo", "reject", "accept"]
    assert all("by Jo Pell" in row for row in rows)
    assert page.find("//ol[@class='history']/li[@class='undone']")


def test_a_correction_is_kept_with_before_and_after_and_why(page: Page, store: Store) -> None:
    entry(page, "events", "use of force")
    form = correct_form(page)
    page.follow(page.send(form, "correct", **{"field.date": "2026-03-11", "field.count": "3", "why": "the log says <b>so</b>"}))
    assert [" ".join(row.text_content().split()) for row in page.find("//p[@class='change']")] == [
        "date: 2026-03-12 2026-03-11",
        "count: 2 3",
    ]
    assert page.text("//p[@class='why']") == "the log says <b>so</b>"
    shooting = next(e for e in reviewed(store).events if e.type == "use_of_force")
    assert (shooting.date, shooting.count) == ("2026-03-11", 3)
    assert store.reading(reading().document.id) == reading().model_copy(
        update={"document": store.reading(reading().document.id).document}
    )


@pytest.mark.parametrize(
    ("layer", "words", "changes", "field", "value"),
    [
        ("parties", "Lena Ruiz", {"field.roles": ["officer", "witness"]}, "roles", ["officer", "witness"]),
        ("parties", "Devon Harrow", {"field.age": "17.5", "field.minor": ""}, "age", 17.5),
        ("statements", "Chief Omar Bell", {"field.source": "p4"}, "source", "p4"),
        ("evidence", "body camera", {"field.status": ["released"]}, "status", ["released"]),
        ("parties", "Lena Ruiz", {"field.name": ""}, "name", None),
    ],
)
def test_fields_of_every_kind_are_corrected(
    page: Page, store: Store, layer: str, words: str, changes: dict[str, str | list[str]], field: str, value: object
) -> None:
    entry(page, layer, words)
    page.follow(page.send(correct_form(page), "correct", **changes))
    assert page.text("//section[@id='panel']//span[starts-with(@class, 'state ')]") == "corrected"
    assert value in [getattr(one, field) for one in getattr(reviewed(store), layer)]


def test_a_correction_that_changes_nothing_accepts(page: Page) -> None:
    for layer, words in (
        ("events", "use of force"),
        ("parties", "Devon Harrow"),
        ("statements", "Chief"),
        ("evidence", "body"),
    ):
        entry(page, layer, words)
        page.follow(page.send(correct_form(page), "correct"))
        assert page.text("//section[@id='panel']//span[starts-with(@class, 'state ')]") == "accepted", layer


@pytest.mark.parametrize(("field", "value"), [("field.type", "murder"), ("field.count", "many"), ("field.outcome", "nice")])
def test_what_makes_no_entry_is_refused_and_says_why(page: Page, store: Store, field: str, value: str) -> None:
    entry(page, "events", "use of force")
    answer = page.send(correct_form(page), "correct", **{field: value})
    assert answer.status_code == 400
    assert value in answer.text
    assert not store.decisions()


def test_two_parties_are_made_one_and_two_again(page: Page, store: Store) -> None:
    before = len(reviewed(store).parties)
    entry(page, "parties", "Lena Ruiz")
    form = correct_form(page, "merge")
    other = next(o.get("value") for o in page.find("//select[@name='other']/option") if "Ana Harrow" in o.text_content())
    page.follow(page.send(form, "merge", other=other))
    assert len(reviewed(store).parties) == before - 1
    page.follow(page.send(decide_form(page), "undo"))
    assert len(reviewed(store).parties) == before


def test_an_entry_that_was_missed_is_added_by_its_words(page: Page, store: Store) -> None:
    page.open(ADDRESS)
    form = page.find("//form[@data-add]")[0]
    page.follow(page.send(form, words="on March 12", layer="events", kind="death"))
    assert page.text("//article//*[contains(@class, ' on')]") == "on March 12"
    assert [e.id for e in reviewed(store).events if e.type == "death"] == ["h1"]


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"words": "never written"}, "do not stand in the document"),
        ({"words": "Harrow"}, "times"),
        ({"words": " "}, "do not stand"),
        ({"words": "on March 12", "kind": "murder"}, "event_types"),
        ({"words": "shot", "kind": "use_of_force", "start": "54"}, "already"),
    ],
)
def test_what_cannot_be_added_says_why(page: Page, store: Store, fields: dict[str, str], why: str) -> None:
    page.open(ADDRESS)
    answer = page.send(page.find("//form[@data-add]")[0], **{"layer": "events", "kind": "death", **fields})
    assert answer.status_code == 400
    assert why in answer.text
    assert not store.decisions()


def test_the_second_of_two_people_sees_the_firsts_change(page: Page, store: Store) -> None:
    entry(page, "events", "use of force")
    mine = decide_form(page)
    page.follow(page.send(decide_form(page), "reject", why="not this incident"))
    answer = page.send(mine, "accept")
    assert answer.status_code == 409
    assert "Jo Pell has decided <b>reject</b>" in answer.text
    assert [row.action for row in store.decisions()] == ["reject"]


def test_an_entry_of_a_case_is_decided_in_all_its_documents(page: Page, store: Store) -> None:
    page.open(f"/cases/{CASE}")
    row = next(row for row in page.find("//section[@id='timeline']//tr[@id]") if "use of force" in row.text_content())
    page.follow(page.send(row.xpath(".//form")[0], "accept"))
    assert [decision.action for decision in store.decisions()] == ["accept", "accept"]
    row = page.find(f"//tr[@id='{row.get('id')}']")[0]
    assert row.get("class") == "accepted"
    page.follow(page.send(row.xpath(".//form")[0], "undo"))
    assert page.find(f"//tr[@id='{row.get('id')}']")[0].get("class") == "unseen"


def test_a_rejected_entry_leaves_the_case(page: Page) -> None:
    page.open(f"/cases/{CASE}")
    row = next(row for row in page.find("//section[@id='timeline']//tr[@id]") if "investigation opened" in row.text_content())
    page.follow(page.send(row.xpath(".//form")[0], "reject"))
    assert "investigation opened" not in page.text("//section[@id='timeline']")


def test_all_that_a_filter_shows_is_decided_at_once(page: Page, store: Store) -> None:
    page.open("/inbox?layer=evidence")
    before = int(page.text("//div[@class='heading']/p").split()[0])
    form = page.find("//form[contains(@class, 'all')]")[0]
    count = len(form.xpath("input[@name='target']"))
    page.follow(page.send(form, "accept"))
    assert int(page.text("//div[@class='heading']/p").split()[0]) == before - count
    assert len(store.decisions()) == count


def test_a_decision_whose_entry_is_gone_waits_in_the_inbox(page: Page, store: Store) -> None:
    told = first_report()
    page.open("/inbox?layer=evidence")
    form = next(f for f in page.find("//form[@class='decide']") if told.document.id in str(f.form_values()))
    page.follow(page.send(form, "accept"))
    store.put(told.model_copy(update={"evidence": []}), "reader-2")
    page.open("/inbox")
    (lost,) = page.find("//ul[@class='lost']/li")
    assert "the reader no longer finds it" in lost.text_content()
    page.follow(page.send(lost.xpath("form")[0], "keep"))
    assert not page.find("//ul[@class='lost']")
    assert [item.kind for item in reviewed(store, told).evidence] == ["body_camera"]


@pytest.mark.parametrize("target", ["", "x", "sha256:0 parties-1-2 0.x", f"{reading().document.id} parties-1-2 0.x"])
def test_nonsense_is_refused(page: Page, store: Store, target: str) -> None:
    entry(page, "events", "use of force")
    answer = page.send(decide_form(page), "accept", target=target)
    assert answer.status_code in {400, 404}
    assert page.send(decide_form(page), "destroy").status_code == 400
    assert not store.decisions()
