"""The order in which documents arrive does not change the cases: neither which there are, nor what each says."""

import json
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from onrecord.record import Reading
from onrecord.review.casebook import merged, reviewed_document
from onrecord.review.identity import merge, tell_apart
from onrecord.store import Store
from onrecord.store.linking import link_documents
from tests.cases.incidents import ALONE, READINGS, ROUND_UP, WEEKEND, read
from tests.review.desk import key_of

OTHERS = [read(*told) for told in (ROUND_UP, WEEKEND, *ALONE)]
DOCUMENTS = [*READINGS, *OTHERS]
JUDGED_ON = DOCUMENTS[:9]
Record = dict[str, str]


def arrived(store: Store, readings: Sequence[Reading], size: int) -> Store:
    """Documents that come and are linked so many at a time."""
    for start in range(0, len(readings), size):
        for reading in readings[start : start + size]:
            store.put(reading, "reader-1")
        link_documents(store)
    return store


def record(store: Store) -> Record:
    """Each case as canonical JSON, by its id."""
    cases = {case: merged(store, case, members) for case, members in store.cases().items()}
    return {case: json.dumps(told.model_dump(mode="json"), sort_keys=True) for case, told in cases.items()}


def shuffled(readings: Sequence[Reading], seed: int) -> list[Reading]:
    return random.Random(seed).sample(readings, len(readings))


Expected = Callable[[Callable[[Store], object]], Record]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Expected]:
    """What comes of documents, made once for each way."""
    known: dict[str, Record] = {}

    def of(fill: Callable[[Store], object]) -> Record:
        name = fill.__name__
        if name not in known:
            with Store(tmp_path_factory.mktemp("made") / "onrecord.sqlite") as store:
                fill(store)
                known[name] = record(store)
        return known[name]

    yield of


def all_at_once(store: Store) -> None:
    arrived(store, DOCUMENTS, len(DOCUMENTS))


@pytest.mark.parametrize(("seed", "size"), [(1, 1), (2, 1), (3, 4), (4, 7)])
def test_any_order_one_by_one_and_in_batches(store: Store, made: Expected, seed: int, size: int) -> None:
    assert record(arrived(store, shuffled(DOCUMENTS, seed), size)) == made(all_at_once)


def test_linking_anew_changes_nothing(store: Store, made: Expected) -> None:
    arrived(store, shuffled(DOCUMENTS, 5), 3)
    link_documents(store, anew=True)
    assert record(store) == made(all_at_once)


def with_version(store: Store, others: Sequence[Reading], at: int, size: int) -> None:
    """The documents, one of them read again with another text after so many others."""
    first, *_ = READINGS
    newer = read("2031-04-07", first.document.text + " The officer is Reid Sandoval, Pettibone said.")
    where = {"found": ["https://news.example/tanner"], "modified": None}
    versions = [one.model_copy(update={"document": one.document.model_copy(update=where)}) for one in (first, newer)]
    arrived(store, versions[:1], 1)
    arrived(store, others[:at], size)
    arrived(store, versions[1:], 1)
    arrived(store, others[at:], size)


def version_at_once(store: Store) -> None:
    with_version(store, DOCUMENTS[1:], 0, 100)


@pytest.mark.parametrize(("seed", "at", "size"), [(1, 3, 1), (2, 12, 4)])
def test_a_new_version_in_between(store: Store, made: Expected, seed: int, at: int, size: int) -> None:
    with_version(store, shuffled(DOCUMENTS[1:], seed), at, size)
    assert record(store) == made(version_at_once)
    assert any("The officer is Reid Sandoval" in told for told in record(store).values())


def judged(store: Store, before: Sequence[Reading], after: Sequence[Reading], size: int) -> None:
    """People judge on some documents, whatever comes later: on cases, and on who is one with whom."""
    arrived(store, before, size)
    of = {document: case for case, members in store.cases().items() for document in members}
    shooting, surname = of[READINGS[0].document.id], of[READINGS[7].document.id]
    store.split_case(shooting, [READINGS[2].document.id], "ana")
    store.merge_cases([shooting, surname], "ana")
    chiefs = [reviewed_document(store, READINGS[number].document.id) for number in (0, 4)]
    ids = [next(p.id for p in chief.reading.parties if p.name == "Lorna Pettibone") for chief in chiefs]
    here, there = (
        (chief, key := key_of(chief, name), chief.entries[key].version) for chief, name in zip(chiefs, ids, strict=True)
    )
    store.decide([tell_apart(there, here, "ana")])
    prosecutor, crane = reviewed_document(store, READINGS[3].document.id), reviewed_document(store, READINGS[7].document.id)
    prosecutors, cranes = (
        (document, key, document.entries[key].version)
        for document, name in ((prosecutor, "Ines Vandermolen"), (crane, "Odell Crane"))
        for key in [key_of(document, next(p.id for p in document.reading.parties if p.name == name))]
    )
    store.decide([merge(prosecutors, cranes, "ana")])
    arrived(store, after, size)


def judged_in_order(store: Store) -> None:
    judged(store, JUDGED_ON, DOCUMENTS[9:], 100)


@pytest.mark.parametrize(("seed", "size"), [(1, 1), (2, 3)])
def test_judgements_in_between(store: Store, made: Expected, seed: int, size: int) -> None:
    judged(store, shuffled(JUDGED_ON, seed), shuffled(DOCUMENTS[9:], seed), size)
    assert record(store) == made(judged_in_order)


def test_the_same_on_disk_after_opening_anew(tmp_path: Path, made: Expected) -> None:
    where = tmp_path / "onrecord.sqlite"
    for number, reading in enumerate(shuffled(DOCUMENTS, 6)):
        with Store(where) as store:
            store.put(reading, "reader-1")
            if number % 5 == 4 or number == len(DOCUMENTS) - 1:
                link_documents(store)
    with Store(where) as store:
        assert record(store) == made(all_at_once)
