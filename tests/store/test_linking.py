"""The database's documents linked into cases: as they come, in any order, all at once, with what people judged."""

import random

import pytest

from onrecord.record import Reading
from onrecord.store import Store, linking
from onrecord.store.linking import link_documents
from tests.cases.incidents import READINGS, TRUTH

Cases = set[frozenset[str]]


@pytest.fixture(autouse=True)
def one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are."""
    monkeypatch.setattr(linking, "FEW", 1000)


def taken(store: Store, readings: list[Reading]) -> Store:
    for reading in readings:
        store.put(reading, "reader-1")
        link_documents(store)
    return store


def names(store: Store) -> dict[str, frozenset[str]]:
    return {case: frozenset(documents) for case, documents in store.cases().items()}


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> dict[str, frozenset[str]]:
    with Store(tmp_path_factory.mktemp("all") / "onrecord.sqlite") as store:
        for reading in READINGS:
            store.put(reading, "reader-1")
        link_documents(store, anew=True)
        return names(store)


def test_all_at_once(expected: dict[str, frozenset[str]]) -> None:
    assert set(expected.values()) == TRUTH


@pytest.mark.parametrize("seed", range(3))
def test_the_order_of_arrival_does_not_matter(store: Store, expected: dict[str, frozenset[str]], seed: int) -> None:
    shuffled = random.Random(seed).sample(READINGS, len(READINGS))
    assert names(taken(store, shuffled)) == expected


def test_linking_again_changes_nothing(store: Store, expected: dict[str, frozenset[str]]) -> None:
    said = taken(store, READINGS).case_history()
    link_documents(store)
    link_documents(store, anew=True)
    assert store.case_history() == said and names(store) == expected


def test_a_document_that_is_forgotten_leaves_what_there_was_without_it(
    store: Store, expected: dict[str, frozenset[str]]
) -> None:
    taken(store, READINGS)
    for reading in READINGS[5:9]:
        store.forget(reading.document.id)
    without = names(store)
    link_documents(store, anew=True)
    assert names(store) == without
    taken(store, READINGS[5:9])
    assert names(store) == expected
    assert store.check() == []


def test_a_document_read_anew_with_another_date_is_linked_anew(store: Store, expected: dict[str, frozenset[str]]) -> None:
    first = READINGS[0]
    undated = first.model_copy(update={"document": first.document.model_copy(update={"published": None})})
    taken(store, [undated, *READINGS[1:]])
    store.put(first, "reader-2")
    link_documents(store)
    assert names(store) == expected


@pytest.mark.parametrize("seed", range(2))
def test_what_people_judged_outlives_everything(store: Store, seed: int) -> None:
    shuffled = random.Random(seed).sample(READINGS, len(READINGS))
    half = len(shuffled) // 2
    taken(store, shuffled[:half])
    cases = sorted(store.cases().items(), key=lambda item: -len(item[1]))
    (large, members), (other, _), (third, _) = cases[:3]
    apart = members[-1]
    store.split_case(large, [apart], "ana")
    merged = store.merge_cases([other, third], "ana")
    taken(store, shuffled[half:])
    link_documents(store, anew=True)
    case_of = {document: case for case, its in store.cases().items() for document in its}
    assert case_of[apart] not in {case_of[document] for document in members[:-1]}
    assert third not in store.cases()
    store.undo_judgement(merged, "ana")
    assert (after := names(store))
    link_documents(store, anew=True)
    assert names(store) == after


def test_undoing_everything_is_as_if_nothing_had_been_said(store: Store, expected: dict[str, frozenset[str]]) -> None:
    taken(store, READINGS[:10])
    cases = sorted(store.cases())
    store.merge_cases(cases[:2], "ana")
    taken(store, READINGS[10:])
    store.undo_judgement(1, "ana")
    assert names(store) == expected
