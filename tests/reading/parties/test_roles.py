"""Roles and fates: from words alone, and from events."""

import pytest

from onrecord.reading.parties import assign_roles
from onrecord.record import Event, Participant
from onrecord.text import Span
from tests.reading.parties.support import annotated, parties_of, party

ROLES = [
    ("Marlow police shot and killed Marlon Ashby.", "Marlon Ashby", ["person_harmed"], "killed"),
    ("Marlon Ashby was shot in the leg by a deputy.", "Marlon Ashby", ["person_harmed"], "injured"),
    ("Marlon Ashby was found dead.", "Marlon Ashby", ["person_harmed"], "killed"),
    ("Police found Marlon Ashby suffering from a gunshot wound.", "Marlon Ashby", ["person_harmed"], "injured"),
    ("The victim was identified as Marlon Ashby.", "Marlon Ashby", ["person_harmed"], None),
    ("Marlon Ashby was arrested and charged with murder.", "Marlon Ashby", ["suspect"], None),
    ("Police are searching for Marlon Ashby.", "Marlon Ashby", ["suspect"], None),
    ("Marlon Ashby threatened to kill Carl Lane.", "Carl Lane", ["other"], None),
    ("Carl Lane was not injured.", "Carl Lane", ["other"], "unharmed"),
    ("Officer Bo Hanley fired twice.", "Bo Hanley", ["officer"], None),
    ("Lt. Rita Hanley said it was late.", "Rita Hanley", ["spokesperson"], None),
    ("Call Det. Paul Hanley at 555-0100.", "Paul Hanley", ["investigator"], None),
    ("Sheriff Rita Hanley spoke.", "Rita Hanley", ["official"], None),
    ("District Attorney Rita Hanley spoke.", "Rita Hanley", ["official"], None),
    ("Attorney Rita Hanley spoke.", "Rita Hanley", ["attorney"], None),
    ("Judge Rita Hanley ruled.", "Rita Hanley", ["judge"], None),
    ("Carl Lane, president of the Marlow police union, spoke.", "Carl Lane", ["union"], None),
    ("KXYZ's Carl Lane reports.", "Carl Lane", ["reporter"], None),
    ("Marlon Ashby was killed. His mother, Ruth Ashby, spoke.", "Ruth Ashby", ["family"], None),
    ("Carl Lane saw the shooting.", "Carl Lane", ["witness"], None),
    ("Investigators said so.", "Investigators", ["investigator"], None),
    ("Authorities said so.", "Authorities", ["official"], None),
    ("The Georgia Bureau of Investigation came.", "Georgia Bureau of Investigation", ["investigating_agency"], None),
    ("Marlow Police Department officers came.", "Marlow Police Department", ["involved_agency"], None),
    (
        "The Oxbow County District Attorney's Office declined.",
        "Oxbow County District Attorney's Office",
        ["prosecuting_agency"],
        None,
    ),
]


@pytest.mark.parametrize(("content", "who", "roles", "fate"), ROLES)
def test_roles_from_words(content: str, who: str, roles: list[str], fate: str | None) -> None:
    found = party(content, who)
    assert (found.roles, found.fate) == (roles, fate)


def test_the_agency_whose_officer_fired_is_the_involved_one() -> None:
    content = "Nevada State Police officials came. Nevada State Police is investigating. A Marlow police officer fired twice."
    assert party(content, "Marlow police").roles == ["involved_agency"]
    assert party(content, "Nevada State Police").roles == ["investigating_agency"]


def event(kind: str, who: str, part: str, **more: object) -> Event:
    return Event.model_validate(
        {"id": "e1", "type": kind, "participants": [Participant(party=who, role=part)], "spans": [Span(0, 1)], **more}
    )


FROM_EVENTS = [
    ([("use_of_force", "person_harmed", {})], ["person_harmed"], "injured"),
    ([("death", "person_harmed", {}), ("injury", "person_harmed", {})], ["person_harmed"], "killed"),
    ([("arrest", "subject", {})], ["suspect"], None),
    ([("offense", "person_harmed", {})], ["victim_of_offense"], None),
    ([("arrest", "subject", {"polarity": "negated"})], ["other"], None),
    ([("arrest", "subject", {"modality": "planned"})], ["other"], None),
    ([("weapon_drawn", "officer", {})], ["officer"], None),
    ([("initial_contact", "officer", {})], ["other"], None),
    ([("protest", "agent", {})], ["other"], None),
]


@pytest.mark.parametrize(("events", "roles", "fate"), FROM_EVENTS)
def test_roles_from_events(events: list[tuple[str, str, dict[str, str]]], roles: list[str], fate: str | None) -> None:
    content = "Marlon Ashby walked home."
    made = [event(kind, "p1", part, **more) for kind, part, more in events]
    assigned = assign_roles(annotated(content), parties_of(content), [], made, [])
    assert (assigned[0].roles, assigned[0].fate) == (roles, fate)


def test_who_was_hurt_in_another_incident_is_an_other() -> None:
    content = "Marlon Ashby was shot. Carl Lane was shot in 1994."
    events = [event("injury", "p1", "person_harmed"), event("injury", "p2", "person_harmed", background=True)]
    assigned = assign_roles(annotated(content), parties_of(content), [], events, [])
    assert [one.roles for one in assigned] == [["person_harmed"], ["other"]]


def test_an_officer_who_is_charged_stays_an_officer() -> None:
    content = "Officer Bo Hanley fired twice."
    assigned = assign_roles(annotated(content), parties_of(content), [], [event("arrest", "p1", "subject")], [])
    assert assigned[0].roles == ["officer"]
