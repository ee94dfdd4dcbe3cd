"""Judgements of which document belongs to which case: rows are added, a person's counts over the machine's."""

import pytest

from onrecord.store import Store
from onrecord.store.links import MACHINE, Judgement, case_of_documents
from tests.store.made import READER, empty_reading

# (by, case, belongs, undoes) of one document, row by row from number 1; the case it is in afterwards
JUDGED: list[tuple[list[tuple[str, str, bool, int | None]], str | None]] = [
    ([], None),
    ([(MACHINE, "c1", True, None)], "c1"),
    ([(MACHINE, "c1", True, None), (MACHINE, "c2", True, None)], "c2"),
    ([(MACHINE, "c1", True, None), ("Ana", "c2", True, None)], "c2"),
    ([("Ana", "c2", True, None), (MACHINE, "c1", True, None)], "c2"),
    ([("Ana", "c2", True, None), ("Jo", "c3", True, None)], "c3"),
    ([("Ana", "c2", True, None), (MACHINE, "c1", True, None), ("Ana", "c2", True, 1)], "c1"),
    ([("Ana", "c2", True, None), ("Jo", "c3", True, None), ("Jo", "c3", True, 2)], "c2"),
    ([(MACHINE, "c1", True, None), ("Ana", "c1", False, None)], None),
    ([(MACHINE, "c1", True, None), ("Ana", "c1", False, None), (MACHINE, "c2", True, None)], "c2"),
    ([(MACHINE, "c1", True, None), ("Ana", "c1", False, None), ("Ana", "c1", False, 2)], "c1"),
    ([("Ana", "c1", False, None), ("Jo", "c1", True, None)], "c1"),
    ([(MACHINE, "c1", True, None), ("Jo", "c2", True, None), ("Ana", "c2", False, None)], "c1"),
]


@pytest.mark.parametrize(("rows", "case"), JUDGED)
def test_which_case_a_document_is_in(rows: list[tuple[str, str, bool, int | None]], case: str | None) -> None:
    judged = [
        Judgement(number, "d", case_id, belongs, by, "2026-03-14", undoes)
        for number, (by, case_id, belongs, undoes) in enumerate(rows, 1)
    ]
    assert case_of_documents(judged).get("d") == case


def test_the_machine_repeats_nothing_and_judges_only_what_is_there(store: Store) -> None:
    first, second = empty_reading("one"), empty_reading("two")
    store.put(first, READER)
    store.put(second, READER)
    cases = {first.document.id: "c1", second.document.id: "c1", "sha256:none": "c1"}
    store.judge_by_machine(cases)
    store.judge_by_machine(cases)
    assert [(row.document, row.case, row.by) for row in store.judgements()] == [
        (first.document.id, "c1", MACHINE),
        (second.document.id, "c1", MACHINE),
    ]
    store.judge_by_machine({second.document.id: "c2"})
    assert store.cases() == {"c1": [first.document.id], "c2": [second.document.id]}


def test_a_person_s_judgement_and_its_undoing_are_rows(store: Store) -> None:
    one = empty_reading("one").document.id
    store.put(empty_reading("one"), READER)
    store.judge_by_machine({one: "c1"})
    store.judge(one, "c2", "Ana")
    assert store.cases() == {"c2": [one]}
    store.judge(one, "c2", "Ana", undoes=store.judgements()[-1].number)
    assert store.cases() == {"c1": [one]}
    assert [(row.by, row.undoes) for row in store.judgements()] == [(MACHINE, None), ("Ana", None), ("Ana", 2)]


def test_features_are_replaced(store: Store) -> None:
    one = empty_reading("one").document.id
    store.put(empty_reading("one"), READER)
    store.put_features(one, "v1", '{"a": 1}')
    store.put_features(one, "v2", '{"a": 2}')
    store.put_features("sha256:none", "v2", "{}")
    assert store.features() == ['{"a": 2}']


def test_what_is_not_linked_yet(store: Store) -> None:
    one, two = empty_reading("one").document.id, empty_reading("two").document.id
    store.put(empty_reading("one"), READER)
    store.put(empty_reading("two"), READER)
    store.put_features(one, "v1", "{}")
    assert store.unlinked("v1") == [one, two]  # one has features, but no case
    store.judge_by_machine({one: "c1", two: "c2"})
    assert (store.unlinked("v1"), store.unlinked("v2")) == ([two], [one, two])
    store.put(empty_reading("one"), "another reader")
    assert store.unlinked("v1") == [one, two]
