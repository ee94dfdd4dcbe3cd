"""Which documents are versions of one, and which of them is the latest."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from onrecord.errors import NotFound
from onrecord.record import Reading
from onrecord.store import Store
from onrecord.store.document_versions import address, current
from tests.store.made import READER, empty_reading

PAGE = "https://news.example/alder"

# Each (text, place, url, modified), in the order in which they are read; the versions by their texts, oldest first.
Told = tuple[str, str, str | None, str | None]
VERSIONS: list[tuple[list[Told], list[str]]] = [
    ([("one", PAGE, None, None), ("two", PAGE, None, None)], ["one", "two"]),
    ([("one", "/in/a.txt", None, None), ("two", "/in/a.txt", None, None)], ["one", "two"]),
    ([("one", "/in/a.txt", None, None), ("two", "/in/b.txt", None, None)], []),
    ([("one", "/in/a.html", PAGE, None), ("two", "/in/b.html", PAGE, None)], ["one", "two"]),
    ([("one", "/in/a.html", PAGE, None), ("two", PAGE + "/?utm_source=x#top", None, None)], ["one", "two"]),
    ([("one", "/in/a.html", PAGE, None), ("two", "/in/b.html", PAGE + "?page=2", None)], []),
    ([("one", "/in/a.html", PAGE, "2026-03-15"), ("two", "/in/b.html", PAGE, "2026-03-14")], ["two", "one"]),
    ([("one", "/in/a.html", PAGE, "2026-03-15"), ("two", "/in/b.html", PAGE, None)], ["one", "two"]),
    ([("one", PAGE, None, None), ("two", PAGE, None, None), ("one", PAGE, None, None)], ["two", "one"]),
    (
        [("one", "/a", None, None), ("two", "/a", None, None), ("two", "/b", None, None), ("three", "/b", None, None)],
        ["one", "two", "three"],
    ),
    ([("one", "-", None, None), ("two", "-", None, None)], []),
    ([("one", "/a", "https://news.example/", None), ("two", "/b", "https://news.example", None)], []),
]


def told(rows: Iterable[Told]) -> list[Reading]:
    return [empty_reading(text, found=place, url=url, modified=modified) for text, place, url, modified in rows]


def fill(store: Store, rows: Iterable[Told]) -> list[Reading]:
    readings = told(rows)
    for reading in readings:
        store.put(reading, READER)
    return readings


@pytest.mark.parametrize(("rows", "expected"), VERSIONS)
def test_versions(store: Store, rows: list[Told], expected: list[str]) -> None:
    texts = {reading.document.id: reading.document.text for reading in fill(store, rows)}
    chains = [[texts[document] for document in chain] for chain in store.versions().values()]
    assert chains == [expected] * len(expected)


def test_versions_among_some_documents(store: Store) -> None:
    one, two, three = fill(store, [(text, PAGE, None, None) for text in ("one", "two", "three")])
    some = [one.document.id, two.document.id]
    assert set(store.versions(some)) == set(some)
    assert store.versions([three.document.id]) == {}


ADDRESSES = [
    (PAGE, "news.example/alder"),
    ("http://www.News.example/alder/", "news.example/alder"),
    ("https://news.example/story?id=7&utm_medium=mail&fbclid=x#comments", "news.example/story?id=7"),
    ("https://news.example/story?reference=7", "news.example/story?reference=7"),
    ("https://news.example/", None),
    ("https://news.example?utm_source=x", None),
    ("https://news.example/?p=12", "news.example?p=12"),
    ("https://[news.example/alder", "https://[news.example/alder"),
    ("/in/Alder.txt", "/in/Alder.txt"),
    ("-", None),
    ("-/letter.pdf", None),
]


@pytest.mark.parametrize(("place", "expected"), ADDRESSES)
def test_address(place: str, expected: str | None) -> None:
    assert address(place) == expected


def test_current_leaves_out_what_a_later_one_among_them_supersedes() -> None:
    versions = {document: ["a", "b", "c"] for document in "abc"}
    for members, expected in (("abc", "c"), ("ab", "b"), ("da", "da"), ("cd", "cd"), ("", "")):
        assert "".join(current(members, versions)) == expected


def test_a_place_means_the_latest_version(store: Store) -> None:
    old, new = fill(store, [("one", "/in/alder.txt", None, None), ("two", "/in/alder.txt", None, None)])
    assert store.resolve("alder.txt") == new.document.id
    assert store.resolve(old.document.id) == old.document.id
    store.put(empty_reading("three", found="/other/alder.txt"), READER)
    with pytest.raises(NotFound, match="several"):
        store.resolve("alder.txt")


def test_the_list_says_what_is_superseded(store: Store) -> None:
    rows: list[Told] = [("one", PAGE, None, None), ("two", PAGE, None, None), ("three", "/other", None, None)]
    one, two, _ = fill(store, rows)
    assert [(listed.older, listed.superseded_by) for listed in store.documents()] == [
        (0, two.document.id),
        (1, None),
        (0, None),
    ]
    assert store.listed(one.document.id).superseded_by == two.document.id
    assert store.listed(two.document.id).older == 1


def test_a_text_at_its_own_place_is_noted_once(store: Store, tmp_path: Path) -> None:
    (one,) = fill(store, [("one", PAGE, None, None)])
    store.add_found(one.document.id, [PAGE, "/copy", PAGE])
    assert store.reading(one.document.id).document.found == [PAGE, "/copy"]
