"""What a user may call a document."""

from pathlib import Path

import pytest

from onrecord.errors import NotFound
from onrecord.store import Store
from tests.store.made import READER, empty_reading

ALDER = empty_reading("Shots on Alder Street.", title="Shooting on Alder Street", found="/news/2026/alder.txt")
BIRCH = empty_reading("Shots on Birch Street.", title="Shooting on 100% Birch_Street", found="https://news.example/birch")
HERE = empty_reading("Man found hurt in Marlow\n\nIt rained.", found=str(Path("here.txt").absolute()))
NAMED = [
    (ALDER.document.id, ALDER),
    (ALDER.document.id[:15], ALDER),
    (ALDER.document.id[7:14], ALDER),
    (ALDER.document.id[7:14].upper(), ALDER),
    ("/news/2026/alder.txt", ALDER),
    ("alder.txt", ALDER),
    ("2026/alder.txt", ALDER),
    ("https://news.example/birch", BIRCH),
    ("here.txt", HERE),
    ("./here.txt", HERE),
    ("Alder Street", ALDER),
    ("alder shooting", ALDER),
    ("birch_street", BIRCH),
    ("100%", BIRCH),
    ("found in Marlow", HERE),
]
NOT_NAMED = ["Elm", "", " ", "lder.txt", "sha256:ffff", "%", "\0", "Birch-Street", ALDER.document.id + "0", "/news/2026"]


@pytest.fixture
def filled(store: Store) -> Store:
    for reading in (ALDER, BIRCH, HERE):
        store.put(reading, READER)
    return store


@pytest.mark.parametrize(("name", "expected"), NAMED)
def test_what_is_meant(filled: Store, name: str, expected: object) -> None:
    assert filled.reading(filled.resolve(name)) == expected


@pytest.mark.parametrize("name", [*(name for name in NOT_NAMED if name != "%"), "\ud800"])
def test_what_means_nothing(filled: Store, name: str) -> None:
    with pytest.raises(NotFound, match="no document goes by"):
        filled.resolve(name)


@pytest.mark.parametrize("name", ["Shooting", "shooting street"])
def test_what_means_several_lists_them(filled: Store, name: str) -> None:
    with pytest.raises(NotFound) as caught:
        filled.resolve(name)
    assert ALDER.document.id[7:19] in str(caught.value) and "Birch_Street" in str(caught.value)


def test_no_more_are_listed_than_can_be_read(store: Store) -> None:
    for number in range(9):
        store.put(empty_reading(f"text {number}", title=f"Shooting {number}", found=f"/news/{number}.txt"), READER)
    with pytest.raises(NotFound, match=r"Shooting 4 \(no date\) \.\.\.$"):
        store.resolve("shooting")
