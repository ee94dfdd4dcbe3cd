"""People's judgements of cases: they count over the machine's, can be taken back, and nothing is ever deleted."""

from collections.abc import Callable

import pytest

from onrecord.errors import NotFound, Stale, StoreError
from onrecord.store import Store
from tests.store.made import READER, empty_reading

READINGS = [empty_reading(f"story {number}", published=f"2031-04-0{number + 1}") for number in range(5)]
A1, A2, A3, B1, B2 = (reading.document.id for reading in READINGS)
A, B = ("case-" + document.removeprefix("sha256:")[:12] for document in (A1, B1))
MACHINE = {A1: A, A2: A, A3: A, B1: B, B2: B}
OF_A3 = "case-" + A3.removeprefix("sha256:")[:12]


@pytest.fixture
def linked(store: Store) -> Store:
    for reading in READINGS:
        store.put(reading, READER)
    store.judge_by_machine(MACHINE)
    return store


def relinked(store: Store) -> None:
    """The machine has other ideas, then the former ones again."""
    store.judge_by_machine(dict.fromkeys(MACHINE, "case-other"))
    store.judge_by_machine(MACHINE)


Judge = Callable[[Store], object]
JUDGED: list[tuple[str, list[Judge], dict[str, list[str]]]] = [
    ("merge", [lambda s: s.merge_cases([B, A], "ana")], {B: [A1, A2, A3, B1, B2]}),
    ("split", [lambda s: s.split_case(A, [A3], "ana")], {A: [A1, A2], OF_A3: [A3], B: [B1, B2]}),
    ("move", [lambda s: s.move_document(A3, B, "ana")], {A: [A1, A2], B: [A3, B1, B2]}),
    ("move the first", [lambda s: s.move_document(A1, B, "ana")], {B: [A1, B1, B2], A: [A2, A3]}),
    ("place", [lambda s: s.judge_cases({A3: [A, B]}, "ana")], {A: [A1, A2, A3], B: [A3, B1, B2]}),
    ("place in none", [lambda s: s.judge_cases({A3: []}, "ana")], {A: [A1, A2], B: [B1, B2]}),
    ("undo", [lambda s: s.merge_cases([A, B], "ana"), lambda s: s.undo_judgement(1, "jo")], {A: [A1, A2, A3], B: [B1, B2]}),
    (
        "undo the undo",
        [lambda s: s.move_document(A3, B, "ana"), lambda s: s.undo_judgement(1, "jo"), lambda s: s.undo_judgement(2, "ana")],
        {A: [A1, A2], B: [A3, B1, B2]},
    ),
    (
        "one after another",
        [lambda s: s.merge_cases([A, B], "ana"), lambda s: s.split_case(A, [B1, B2], "jo")],
        {A: [A1, A2, A3], B: [B1, B2]},
    ),
    (
        "undo the last",
        [lambda s: s.merge_cases([A, B], "ana"), lambda s: s.split_case(A, [A3], "jo"), lambda s: s.undo_judgement(2, "jo")],
        {A: [A1, A2, A3, B1, B2]},
    ),
    ("move out of one", [lambda s: s.judge_cases({A3: [A, B]}, "a"), lambda s: s.move_document(A3, B, "a", out_of=A)],
     {A: [A1, A2], B: [A3, B1, B2]}),
]  # fmt: skip


@pytest.mark.parametrize(("judge", "cases"), [row[1:] for row in JUDGED], ids=[row[0] for row in JUDGED])
def test_what_people_say_counts_whatever_the_machine_says_later(
    linked: Store, judge: list[Judge], cases: dict[str, list[str]]
) -> None:
    for each in judge:
        each(linked)
    assert linked.cases() == cases
    relinked(linked)
    assert linked.cases() == cases


def test_what_people_did_not_judge_is_the_machine_s(linked: Store) -> None:
    linked.split_case(A, [A3], "ana")
    linked.judge_by_machine({A1: B, A2: B, A3: B, B1: A, B2: A})
    assert linked.cases() == {A: [A1, A2, B1, B2], OF_A3: [A3]}


REFUSED: list[tuple[Judge, type[StoreError], str]] = [
    (lambda s: s.merge_cases([A, "case-none"], "ana"), NotFound, "no case has the id 'case-none'"),
    (lambda s: s.merge_cases([A, A], "ana"), StoreError, "two cases have to be named"),
    (lambda s: s.split_case(A, [A1, A2, A3], "ana"), StoreError, "not all of them"),
    (lambda s: s.split_case(A, [B1], "ana"), StoreError, "some documents of"),
    (lambda s: s.split_case(A, ["sha256:none"], "ana"), NotFound, "no document has the id"),
    (lambda s: s.move_document(A1, A, "ana"), StoreError, "already in"),
    (lambda s: s.move_document(A1, B, "ana", out_of=B), StoreError, "already in"),
    (lambda s: [s.judge_cases({A3: [A, B]}, "ana"), s.move_document(A3, B, "ana")], StoreError, "say out of which"),
    (lambda s: s.undo_judgement(7, "ana"), NotFound, "there is no judgement 7"),
    (lambda s: [s.merge_cases([A, B], "ana"), s.undo_judgement(1, "jo"), s.undo_judgement(1, "jo")], StoreError, "already"),
    (lambda s: [s.merge_cases([A, B], "a"), s.split_case(A, [A3], "a"), s.undo_judgement(1, "a")], StoreError, "undo that first"),
    (lambda s: [s.merge_cases([A, B], "a"), s.split_case(A, [A3], "b", seen=0)], Stale, "changed meanwhile"),
]  # fmt: skip


@pytest.mark.parametrize(("judge", "error", "words"), REFUSED)
def test_what_makes_no_sense_is_refused(linked: Store, judge: Judge, error: type[StoreError], words: str) -> None:
    with pytest.raises(error, match=words):
        judge(linked)


def test_history_keeps_everything(linked: Store) -> None:
    number = linked.split_case(A, [A3], "ana", why="another man")
    linked.undo_judgement(number, "jo")
    said = linked.case_history(A)
    assert [(each.kind, each.by, each.why, each.undoes, each.undone) for each in said] == [
        ("link", "machine", None, None, False),
        ("split", "ana", "another man", None, True),
        ("undo", "jo", None, 1, False),
    ]
    assert [(link.document, link.case, link.belongs) for link in said[1].links] == [
        (A1, A, True), (A2, A, True), (A3, A, False), (A3, OF_A3, True)
    ]  # fmt: skip
    assert [each.kind for each in linked.case_history(B)] == ["link"]
    assert len(linked.case_history()) == 3


def test_a_judgement_that_others_had_seen_is_no_conflict(linked: Store) -> None:
    number = linked.merge_cases([A, B], "ana", seen=0)
    linked.split_case(A, [A3], "jo", seen=number)
