"""Kinds of mistaken parties: posts within names, towns that share a word, words in capitals, who announces something."""

import pytest

from tests.reading.parties.support import parties_of

# Text; the names or labels that must be among the parties; what none may be called.
ROWS = [
    ("Technician Carla Voss photographed the scene.", {"Carla Voss"}, {"Technician Carla Voss"}),
    ("Evidence Technician Dale Roe testified.", {"Dale Roe"}, {"Technician Dale Roe"}),
    ("Dispatcher Ann Poe heard the call.", {"Ann Poe"}, {"Dispatcher Ann Poe"}),
    ("Avon police left. Avon Heights police came.", {"Avon police", "Avon Heights police"}, set()),
    ("North Avon police shot a man. Avon police helped.", {"North Avon police", "Avon police"}, set()),
    ("Avon police left. Avon Metro Police came.", {"Avon Metro Police"}, {"Avon police"}),
    ("The officers were cleared by a review board.", {"review board"}, set()),
    ("The city's civilian oversight board met.", {"civilian oversight board"}, set()),
    ("THE LAW OFFICERS RENDERED FIRST AID TO THE SUSPECT.", set(), {"RENDERED FIRST AID"}),
    ("She flagged down officers Lee Doe and Bo Ray.", {"Lee Doe", "Bo Ray"}, set()),
]


@pytest.mark.parametrize(("content", "called", "barred"), ROWS)
def test_who_appears(content: str, called: set[str], barred: set[str]) -> None:
    found = {one.name or one.label for one in parties_of(content).parties}
    assert called <= found
    assert not barred & found


def test_who_announces_a_death_is_not_the_dead() -> None:
    content = "A grand jury cleared the officer in the fatal shooting of 12-year-old Tamir Roe, a prosecutor announced Monday."
    titles = {one.name: one.title for one in parties_of(content).parties if one.name}
    assert titles == {"Tamir Roe": None}


# Text; who was hurt or killed by name or label.
HARMED = [
    (
        "A man was shot and killed by Avon deputies. Deputies found 41-year-old Eloy Gonzalez Jr. outside.\n\n"
        "The department says Gonzalez grabbed a hatchet and was shot.\n\n"
        "“We want justice,” said Gonzalez’s younger brother, Paolo Gonzalez.",
        {"Eloy Gonzalez Jr."},
    ),
    ("The family of a man fatally shot by Avon deputies files suit.", {"a man"}),
]


@pytest.mark.parametrize(("content", "who"), HARMED)
def test_who_is_harmed(content: str, who: set[str]) -> None:
    assert {one.name or one.label for one in parties_of(content).parties if "person_harmed" in one.roles} == who


def test_initials_in_pd_are_those_of_police() -> None:
    content = "The Atlanta City Council voted on Monday. An APD officer shot a man."
    assert {one.name for one in parties_of(content).parties if one.kind == "agency"} == {"Atlanta City Council", "APD"}


def test_police_told_of_before_are_not_those_of_the_story() -> None:
    content = (
        "A man was shot by a police officer. It came weeks after the death of George Fell under the knee of an Avon police officer. "
        "Police said so."
    )
    agencies = {one.name or one.label: len(one.spans) for one in parties_of(content).parties if one.kind == "agency"}
    assert agencies.get("Avon police") == 1


def test_who_represents_police_is_not_police() -> None:
    content = "Derrick Roe is a lawyer in Avon who represents Avon police officers."
    assert [one.affiliation for one in parties_of(content).parties if one.name == "Derrick Roe"] == [None]


def test_who_investigates_is_none_of_those_investigated() -> None:
    content = (
        "A former officer was acquitted of shooting a man. The detective investigating the shooting agreed. The officer wept."
    )
    found = {one.label: len(one.spans) for one in parties_of(content).parties if one.kind == "person"}
    assert "The detective" in found
