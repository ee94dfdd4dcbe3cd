"""A round-up in the cases of a database: of each incident its own part, whatever people judge."""

import pytest

from onrecord.record import Case
from onrecord.review.casebook import merged
from onrecord.store import Store
from onrecord.store.linking import link_documents
from tests.cases.incidents import ALONE, WEEKEND, read

HARMED = ["Dorian Askew", "Leland Okafor", "Wilhelmina Quill"]
OF_EACH = [
    {"Reid Sandoval", "Lorna Pettibone", "Maribel Askew"},
    {"Sasha Wetherell", "Junia Brandt", "Amos Okafor"},
    {"Garrick Thole", "Odell Crane"},
]
ROUND_UP = read(*WEEKEND).document.id


@pytest.fixture
def weekend(store: Store) -> Store:
    for each in (ALONE[0], WEEKEND, *ALONE[1:]):
        store.put(read(*each), "reader-1")
        link_documents(store)
    return store


def case_with(store: Store, document: str) -> Case:
    (case_id,) = [case for case, members in store.cases().items() if document in members]
    return merged(store, case_id, store.members(case_id))


def alone(number: int) -> str:
    return read(*ALONE[number]).document.id


@pytest.mark.parametrize("number", range(3))
def test_each_case_has_its_own_part(weekend: Store, number: int) -> None:
    case = case_with(weekend, alone(number))
    assert {document.id for document in case.documents} == {ROUND_UP, alone(number)}
    names = {party.name for party in case.parties}
    assert OF_EACH[number] | {HARMED[number]} <= names
    assert not names & set().union(*(people for other, people in enumerate(OF_EACH) if other != number))
    harmed = [party.name for party in case.parties if "person_harmed" in party.roles and party.name]
    assert harmed == [HARMED[number]]


def test_events_threads_and_points_of_another_part_stay_out(weekend: Store) -> None:
    first, second, third = (case_with(weekend, alone(number)) for number in range(3))
    days = [{event.date for event in case.events if event.type == "use_of_force"} for case in (first, second, third)]
    assert days == [{"2031-04-04"}, {"2031-04-05"}, {"2031-04-06"}]
    threads = [{event.type for event in case.events} for case in (first, second, third)]
    assert "evidence_released" in threads[0] and "evidence_released" not in threads[1] | threads[2]
    assert "investigation_opened" in threads[1] and "investigation_opened" not in threads[0] | threads[2]
    assert [any(said.kind == "declined" for said in case.statements) for case in (first, second, third)] == [0, 0, 1]
    assert [any(point.point == "armed" for point in case.points) for case in (first, second, third)] == [1, 0, 0]


def test_a_part_that_people_place_elsewhere_takes_its_entries_along(weekend: Store) -> None:
    first, second = (case_with(weekend, alone(number)).case.id for number in (0, 1))
    weekend.merge_cases([first, second], "ana")
    case = merged(weekend, first, weekend.members(first))
    assert {"Dorian Askew", "Leland Okafor"} <= {party.name for party in case.parties}
    assert "Garrick Thole" not in {party.name for party in case.parties}
    weekend.undo_judgement(1, "ana")
    assert "Leland Okafor" not in {party.name for party in case_with(weekend, alone(0)).parties}


def test_a_round_up_moved_to_another_case_brings_the_part_that_was_moved(weekend: Store) -> None:
    second, third = (case_with(weekend, alone(number)).case.id for number in (1, 2))
    weekend.put(read("2031-06-01", "A council spoke of parks and of roads."), "reader-1")
    link_documents(weekend)
    (council,) = set(weekend.cases()) - {case_with(weekend, alone(number)).case.id for number in range(3)}
    weekend.move_document(ROUND_UP, council, "ana", out_of=second)
    names = {party.name for party in merged(weekend, council, weekend.members(council)).parties}
    assert "Leland Okafor" in names and not {"Maribel Askew", "Wilhelmina Quill"} & names
    assert "Leland Okafor" not in {p.name for p in merged(weekend, third, weekend.members(third)).parties}


def test_a_round_up_in_one_case_alone_is_told_whole(weekend: Store) -> None:
    first = case_with(weekend, alone(0)).case.id
    weekend.judge_cases({ROUND_UP: [first]}, "ana")
    assert set(HARMED) <= {party.name for party in merged(weekend, first, weekend.members(first)).parties}
