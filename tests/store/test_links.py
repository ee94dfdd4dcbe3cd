"""Links by the machine: rows are only added, and nothing is said twice."""

from onrecord.store import Store
from tests.store.made import READER, empty_reading

ONE, TWO = empty_reading("one"), empty_reading("two")
one, two = ONE.document.id, TWO.document.id


def test_the_machine_repeats_nothing_and_judges_only_what_is_there(store: Store) -> None:
    for reading in (ONE, TWO):
        store.put(reading, READER)
    cases = {one: "c1", two: "c1", "sha256:none": "c1"}
    store.judge_by_machine(cases)
    store.judge_by_machine(cases)
    (said,) = store.case_history()
    assert (said.by, said.kind, said.number) == ("machine", "link", None)
    assert [(link.document, link.case, link.belongs) for link in said.links] == [(one, "c1", True), (two, "c1", True)]
    store.judge_by_machine({two: "c2"})
    assert store.cases() == {"c1": [one], "c2": [two]}
    assert [link.belongs for said in store.case_history("c2") for link in said.links] == [True, False, True]


def test_features_are_replaced(store: Store) -> None:
    store.put(ONE, READER)
    store.put_features(one, "v1", '{"a": 1}')
    store.put_features(one, "v2", '{"a": 2}')
    store.put_features("sha256:none", "v2", "{}")
    assert store.features() == ['{"a": 2}']


def test_what_is_not_linked_yet(store: Store) -> None:
    for reading in (ONE, TWO):
        store.put(reading, READER)
    store.put_features(one, "v1", "{}")
    assert store.unlinked("v1") == [one, two]  # one has features, but no case
    store.judge_by_machine({one: "c1", two: "c2"})
    assert (store.unlinked("v1"), store.unlinked("v2")) == ([two], [one, two])
    store.put(ONE, "another reader")
    assert store.unlinked("v1") == [one, two]
