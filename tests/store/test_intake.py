"""Documents into the store: what is read, what is only noted, what another place adds to what is known."""

from collections.abc import Iterable, Iterator

import pytest

import onrecord.reading
from onrecord.errors import LanguageModelError, SourceError
from onrecord.record import Document, Reading
from onrecord.store import Store, intake
from onrecord.store.intake import Taken, read_each, take_in
from tests.store.made import document

TEXT = "An officer shot a man on Alder Street."


@pytest.fixture(autouse=True)
def read_texts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A reader that finds the day of publication in every text and breaks down on some; the texts that it was given."""
    texts: list[str] = []

    def read_documents(documents: Iterable[Document]) -> Iterator[Reading]:
        for given in documents:
            if "broken" in given.text:
                raise ZeroDivisionError(given.text)
            texts.append(given.text)
            if given.published is None:
                given = given.model_copy(update={"published": "2026-03-14", "published_basis": "inferred"})  # noqa: PLW2901
            yield Reading(document=given)

    monkeypatch.setattr(onrecord.reading, "read_documents", read_documents)
    return texts


# What is known (None: nothing), what a further place tells, the fields that the user stated; what is kept then, and
# whether the text is read once more.
TOLD = [
    ({}, {}, "", {}, False),
    ({}, {"publisher": "Post"}, "", {"publisher": "Post"}, True),
    ({"publisher": "Courier"}, {"publisher": "Post"}, "", {"publisher": "Courier"}, False),
    ({"publisher": "Courier"}, {"publisher": "Post"}, "publisher", {"publisher": "Post"}, True),
    ({"publisher": "Courier"}, {}, "", {"publisher": "Courier"}, False),
    ({"url": "https://a.example"}, {"url": "https://b.example"}, "", {"url": "https://a.example"}, False),
    ({}, {"authors": ["Jo Pell"]}, "", {"authors": ["Jo Pell"]}, True),
    ({}, {"published": "2026-03-12", "published_basis": "metadata"}, "", {"published": "2026-03-12"}, True),
    (
        {"published": "2026-03-12", "published_basis": "metadata"},
        {"published": "2026-03-13", "published_basis": "metadata"},
        "",
        {"published": "2026-03-12"},
        False,
    ),
    (
        {"published": "2026-03-12", "published_basis": "metadata"},
        {"published": "2026-03-13", "published_basis": "given"},
        "",
        {"published": "2026-03-13", "published_basis": "given"},
        True,
    ),
    (
        {"published": "2026-03-12", "published_basis": "given"},
        {"published": "2026-03-13", "published_basis": "given"},
        "published",
        {"published": "2026-03-13"},
        True,
    ),
    ({"published": "2026-03-12", "published_basis": "given"}, {}, "", {"published": "2026-03-12"}, False),
    ({"kind": "news"}, {"kind": "report"}, "", {"kind": "news"}, False),
]


@pytest.mark.parametrize(("known", "told", "stated", "kept", "again"), TOLD)
@pytest.mark.parametrize("together", [False, True])
def test_what_another_place_tells(
    store: Store,
    read_texts: list[str],
    known: dict[str, object],
    told: dict[str, object],
    stated: str,
    kept: dict[str, object],
    again: bool,
    together: bool,
) -> None:
    """Whether the places are read in one run or one after the other."""
    first, second = document(TEXT, None, "/a", **known), document(TEXT, None, "/b", **told)
    for documents in [[first, second]] if together else [[first], [second]]:
        list(take_in(store, documents, frozenset(stated.split())))
    got = store.reading(first.id).document
    assert {name: getattr(got, name) for name in kept} == kept
    assert got.found == ["/a", "/b"]
    assert len(read_texts) == (1 if together or not again else 2)
    read_texts.clear()
    list(take_in(store, [first, second]))
    assert read_texts == [] and store.reading(first.id).document == got


def test_another_version_of_the_reader_reads_all_again(
    store: Store, read_texts: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert list(take_in(store, [document(TEXT, None, "/a")])) == [Taken(document(TEXT).id, "added")]
    monkeypatch.setattr(intake, "reader_version", lambda: "another")
    assert list(take_in(store, [document(TEXT, None, "/a")])) == [Taken(document(TEXT).id, "replaced")]
    assert list(take_in(store, [document(TEXT, None, "/a")])) == [Taken(document(TEXT).id, "known")]
    assert read_texts == [TEXT, TEXT]


def test_what_breaks_the_reader_stops_no_other(store: Store) -> None:
    texts = ["one", "broken two", "three", "broken four", "five"]
    taken = list(take_in(store, [document(text, None, f"/{text}") for text in texts]))
    assert [isinstance(item, SourceError) for item in taken] == [False, True, False, True, False]
    assert str(taken[1]) == "/broken two: the reader broke down on it, please report it (ZeroDivisionError: broken two)"
    assert [listed.opening for listed in store.documents()] == ["one", "three", "five"]


def test_an_error_raised_on_purpose_is_not_swallowed(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_model(_: Iterable[Document]) -> Iterator[Reading]:
        raise LanguageModelError("not installed")
        yield

    monkeypatch.setattr(onrecord.reading, "read_documents", without_model)
    with pytest.raises(LanguageModelError):
        list(read_each([document(TEXT)]))


@pytest.mark.parametrize(
    ("limit", "value", "sizes"),
    [("BATCH", 2, [2, 2, 1]), ("BATCH_CHARACTERS", 11, [3, 2]), ("BATCH_SECONDS", -1, [1] * 5), ("BATCH", 5, [5])],
)
def test_a_batch_is_bounded(monkeypatch: pytest.MonkeyPatch, limit: str, value: int, sizes: list[int]) -> None:
    monkeypatch.setattr(intake, limit, value)
    batches = list(intake._batches(document(f"text{number}") for number in range(5)))
    assert [len(batch) for batch in batches] == sizes


def test_documents_are_taken_as_they_come(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intake, "BATCH", 2)
    given: list[int] = []

    def documents() -> Iterator[Document]:
        for number in range(10):
            given.append(number)
            yield document(f"text {number}")

    next(take_in(store, documents()))
    assert given == [0, 1]
    assert len(store.documents()) == 1
