"""One event a happening; who takes part; whose word it is; numbers."""

import pytest

from onrecord.reading.events.attribution import Contents
from onrecord.record import Statement
from onrecord.text import Span
from tests.reading.events.reader import events, read, the_event


def test_tellings_of_one_shooting_are_one_event() -> None:
    words = "An officer shot Dale Roe on Monday. Roe was shot twice, police said. The shooting happened on Elm Street."
    assert len(events(words, "use_of_force")[0].spans) == 3
    assert not events(words, "offense")


def test_different_people_are_arrested_apart() -> None:
    words = "Police arrested Dale Roe on Monday. Ann Poe was arrested too."
    assert len(events(words, "arrest")) == 2


def test_what_is_denied_and_what_is_planned_are_two_events() -> None:
    words = "The officer's name has not been released. The department will release the officer's name on Friday."
    assert {(event.polarity, event.modality) for event in events(words, "officer_identified")} == {
        ("negated", "occurred"),
        ("affirmed", "planned"),
    }


def test_the_wound_of_somebody_who_died_is_no_injury() -> None:
    assert not events("Dale Roe was shot in the chest by a deputy. Roe died on Monday.", "injury")
    assert events("Dale Roe was shot in the leg by a deputy.", "injury")


@pytest.mark.parametrize(
    "words",
    [
        "Officer Lee Doe shot Dale Roe.",
        "Dale Roe was shot by Officer Lee Doe.",
        "Dale Roe was shot and killed by Officer Lee Doe.",
    ],
)
def test_participants_active_and_passive(words: str) -> None:
    _, parties, _ = read(words)
    event = the_event(words, "use_of_force")
    assert {(parties.get(one.party).name, one.role) for one in event.participants} == {
        ("Lee Doe", "officer"),
        ("Dale Roe", "person_harmed"),
    }


@pytest.mark.parametrize(
    ("words", "kind", "roles"),
    [
        ("The Avon Police Department placed Officer Lee Doe on leave.", "leave", {"authority", "officer"}),
        ("Prosecutors filed charges against Officer Lee Doe.", "charging_decision", {"authority", "subject"}),
        ("Officer Lee Doe submitted his resignation on Monday.", "resignation", {"officer"}),
    ],
)
def test_who_acts_and_who_is_concerned(words: str, kind: str, roles: set[str]) -> None:
    assert {one.role for one in the_event(words, kind).participants} == roles


@pytest.mark.parametrize(
    ("words", "harmed"),
    [
        ("Officer Lee Doe was sued by the family of the man he shot in May.", {"the man"}),
        ("Shooting suspect Dale Roe surrenders to officers.", set()),
        ("Lee Doe shot down the question of Dale Roe.", set()),
    ],
)
def test_whom_a_shot_harms(words: str, harmed: set[str]) -> None:
    found, parties, _ = read(words)
    told = {one.party for event in found for one in event.participants if one.role == "person_harmed"}
    assert {parties.get(party).name or parties.get(party).label for party in told} <= harmed


def test_only_police_are_drawn_on_as_officers() -> None:
    words = "Dale Roe, 30, argued with Ann Poe. Roe pointed a gun at Poe."
    assert {one.role for one in the_event(words, "weapon_drawn").participants} == {"agent"}


def test_nobody_is_doer_and_harmed_in_one_telling() -> None:
    words = "Dale Roe, 16, went to a party. The boy living there shot Dale Roe."
    assert {one.role for one in the_event(words, "offense").participants if one.party == "p1"} <= {"person_harmed"}


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("Officer indicted in shooting of Dale Roe", "use_of_force"),
        ("A grand jury indicted Officer Lee Doe in the shooting of Dale Roe.", "use_of_force"),
        ("Officer Lee Doe was charged with murder in the shooting death of Dale Roe.", "use_of_force"),
        ("Deputy Lee Doe was cleared in the shooting of Dale Roe.", "use_of_force"),
        ("Deputy charged in shooting of his wife", "offense"),
        ("Former deputy indicted in shooting of Dale Roe", "offense"),
        ("An off-duty officer was charged in a shooting outside a bar.", "offense"),
        ("Dale Roe was charged in the shooting of a deputy.", "offense"),
    ],
)
def test_the_shooting_in_which_an_officer_is_accused(words: str, kind: str) -> None:
    assert the_event(words, kind).subtype == "shooting"
    assert not events(words, "offense" if kind == "use_of_force" else "use_of_force")


def test_an_agency_gives_way_to_its_officer() -> None:
    words = "Toledo police shot Dale Roe on Monday. Officer Lee Doe fired twice at Roe. Toledo police responded to a call."
    _, parties, _ = read(words)
    force, contact = the_event(words, "use_of_force"), the_event(words, "initial_contact")
    assert {parties.get(one.party).name for one in force.participants if one.role == "officer"} == {"Lee Doe"}
    assert [one.role for one in contact.participants] == ["authority"]


def test_the_innermost_statement_is_the_one_whose_word_it_is() -> None:
    words = "The chief said that the officer shot Dale Roe."
    _, _, statements = read(words)
    assert the_event(words, "use_of_force").attributed_to == statements[0].id
    outer = Statement(id="s1", kind="indirect", content_spans=[Span(0, 50)])
    inner = Statement(id="s2", kind="indirect", content_spans=[Span(10, 30)])
    contents = Contents([outer, inner])
    assert [contents.holding(Span(at, at + 2)) for at in (12, 40, 60)] == ["s2", "s1", None]


@pytest.mark.parametrize(
    ("words", "kind", "count"),
    [
        ("An officer fired three shots at the car.", "use_of_force", 3),
        ("A judge sentenced him to eight years in prison.", "sentence", 8),
        ("The city settled the lawsuit for $2.5 million.", "settlement", 2_500_000),
        ("Bail was set at $50,000.", "custody", 50_000),
        ("Officers fired at the car.", "use_of_force", None),
    ],
)
def test_counts(words: str, kind: str, count: int | None) -> None:
    assert the_event(words, kind).count == count


def test_ids_run_in_the_order_of_the_text() -> None:
    found = events("An officer shot Dale Roe. He died. The officer is on leave. A vigil was held.")
    assert [event.id for event in found] == [f"e{number}" for number in range(1, len(found) + 1)]
    assert [event.spans[0].start for event in found] == sorted(event.spans[0].start for event in found)


def test_a_trial_that_is_put_off_supersedes_the_earlier_plan() -> None:
    words = "His trial was scheduled for June 1. The trial has been postponed and is now set for July 5."
    first, second = events(words, "trial")
    assert (first.date, second.date) == ("2021-06-01", "2021-07-05")
    assert (first.supersedes, second.supersedes) == (None, first.id)
