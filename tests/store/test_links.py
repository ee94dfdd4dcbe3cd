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
