"""What is put is got back; once is enough; a newer reader's reading takes the place of an older one's."""

from pathlib import Path

import pytest

from onrecord.errors import NotFound
from onrecord.record import Reading
from onrecord.store import Store
from onrecord.store.linking import link_documents
from onrecord.store.versions import linker_version
from tests.store.made import READER, document, empty_reading, reading

HOSTILE = [
    "",
    "\0",
    "a\0b",
    "\ud800 alone",
    "\ufdd0escaped?",
    "\ufdd0",
    "🚓 \U0010ffff",
    "\u202eright to left",
    "'; DROP TABLE documents; --",
    "[bold]x[/bold]",
    "\r\n\x1b[31m",
    "x" * 1_000_000,
]


def test_a_reading_comes_back_as_it_was_put(store: Store) -> None:
    assert store.put(reading(), READER) == "added"
    got = store.reading(reading().document.id)
    assert got == reading()
    assert got.model_dump_json() == reading().model_dump_json()


@pytest.mark.parametrize("text", HOSTILE, ids=ascii)
def test_any_text_comes_back(store: Store, text: str) -> None:
    put = empty_reading(text, title=text[:100], found=f"/{text[:50]}", publisher=text[:50], authors=[text[:50]])
    store.put(put, READER)
    assert store.reading(put.document.id) == put
    assert store.check() == []


def test_the_same_again_changes_nothing_but_the_places(store: Store) -> None:
    store.put(reading(), READER)
    before = store.reading(reading().document.id)
    elsewhere = before.document.model_copy(update={"found": ["/copy.txt"], "retrieved": "2026-04-01T00:00:00+00:00"})
    assert store.put(before.model_copy(update={"document": elsewhere}), READER) == "known"
    after = store.reading(reading().document.id)
    assert after.document.found == ["/news/alder.txt", "/copy.txt"]
    assert after.model_copy(update={"document": before.document}) == before


@pytest.mark.parametrize("copies", [[0, 1, 2], [2, 1, 0], [1, 2, 0], [0, 2, 1]])
def test_of_copies_at_other_places_the_first_published_counts(store: Store, copies: list[int]) -> None:
    """Whichever came first."""
    days = ["2026-03-14", "2026-03-15", None]
    told = [empty_reading("One text.", f"Title {number}", f"/{number}", published=day) for number, day in enumerate(days)]
    for number in copies:
        store.put(told[number], READER)
    got = store.reading(told[0].document.id).document
    assert (got.title, got.published, sorted(got.found)) == ("Title 0", "2026-03-14", ["/0", "/1", "/2"])


@pytest.mark.parametrize(("reader", "outcome"), [(READER, "replaced"), ("reader-2", "replaced")])
def test_another_reading_of_the_text_takes_the_place_of_the_first(store: Store, reader: str, outcome: str) -> None:
    store.put(reading(), READER)
    link_documents(store)
    other = Reading(document=document(publisher="The Fenwick Courier & Post", found="/news/alder.txt"))
    assert store.put(other, reader) == outcome
    got = store.reading(other.document.id)
    assert (got.parties, got.events, got.triage) == ([], [], None)
    assert got.document.publisher == "The Fenwick Courier & Post"
    assert got.document.found == ["/news/alder.txt"]
    assert store.find("knife")[0].layer == "documents"
    assert store.unlinked(linker_version()) == [other.document.id]
    assert store.check() == []


def test_the_list_counts_entries_and_keeps_the_order(store: Store) -> None:
    store.put(reading(), READER)
    store.put(empty_reading("Nothing happened."), READER)
    first, second = store.documents()
    assert (
        first.model_dump()
        == store.listed(first.id).model_dump()
        == {
            "id": reading().document.id,
            "title": "Officer shoots man on Alder Street",
            "opening": reading().document.text[:80],
            "publisher": "The Fenwick Courier",
            "published": "2026-03-14",
            "kind": "news",
            "parties": 6,
            "events": 3,
            "statements": 4,
            "older": 0,
            "superseded_by": None,
        }
    )
    assert (second.title, second.opening, second.parties) == (None, "Nothing happened.", 0)


def test_a_document_tells_who_read_it(store: Store) -> None:
    assert store.document(reading().document.id) is None
    store.put(reading(), READER)
    assert store.document(reading().document.id) == (reading().document, READER)
    store.add_found(reading().document.id, ["/c", "/c", "/news/alder.txt"])
    store.add_found("sha256:none", ["/d"])
    assert store.reading(reading().document.id).document.found == ["/news/alder.txt", "/c"]


def test_what_is_forgotten_is_gone(store: Store) -> None:
    store.put(reading(), READER)
    store.put(empty_reading("A quiet day in Fenwick."), READER)
    store.judge_by_machine({reading().document.id: "case-1"})
    store.forget(reading().document.id)
    assert [listed.opening for listed in store.documents()] == ["A quiet day in Fenwick."]
    assert store.find("Harrow") == [] and len(store.find("Fenwick")) == 1
    assert store.cases() == {} and store.check() == []
    for ask in (store.reading, store.listed):
        with pytest.raises(NotFound):
            ask(reading().document.id)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_what_is_forgotten_is_gone_from_the_file_too(store: Store) -> None:
    for each in (reading(), empty_reading("A quiet day in Fenwick.")):
        store.put(each, READER)
    store.forget(reading().document.id)
    kept = b"".join(file.read_bytes() for file in Path(store.name).parent.iterdir())
    assert b"quiet" in kept
    assert b"Harrow" not in kept and b"harrow" not in kept
