"""Kinds of misreadings: whose deed, what sort of event, whose word, which day."""

import pytest

from onrecord.reading import read_annotated
from onrecord.record import Document
from onrecord.text import document_id
from tests.reading.events.reader import annotated, events, read, the_event

BELOW = "\n\nNeighbors left flowers outside the house where Dale Roe was killed.\n"
# A headline; the parties that no event may have as its doer.
HEADLINES = [
    ("Family disputes police account of Elm Street shooting", "Family"),
    ("Mother questions sheriff's version of Orchard Park shooting", "Mother"),
    ("Town mourns Avon High School shooting", "Town"),
    ("Neighbors recall Oak Lane killing", "Neighbors"),
    ("Widow questions deputy's story of Larkin stabbing", "Widow"),
    ("Protesters decry Dale Roe shooting", "Dale Roe"),
    ("Mayor defends officers in Maple Avenue killing", "officers"),
]
DOERS = {"subject", "officer", "agent"}


@pytest.mark.parametrize(("headline", "who"), HEADLINES)
def test_a_shooting_that_ends_a_headline_is_nobodys_deed(headline: str, who: str) -> None:
    found, parties, _ = read(headline + BELOW)
    doers = [parties.get(one.party) for event in found for one in event.participants if one.role in DOERS]
    assert who not in {party.name or party.label for party in doers}


def test_a_shooting_with_an_object_is_a_deed() -> None:
    found, parties, _ = read("Video shows officer shooting Dale Roe")
    assert [event.type for event in found if event.participants] == ["use_of_force"]


# Text; type and who takes part how, of the one event of that type; a type that there must not be.
TOLD = [
    ("I decline to file charges against Officer Lee Doe.", "charging_decision", {("Lee Doe", "subject")}, "plea"),
    ("No criminal charges will be filed against Deputy Lee Doe.", "charging_decision", {("Lee Doe", "subject")}, "plea"),
    ("The report found Officer Lee Doe fired first.", "use_of_force", {("Lee Doe", "officer")}, "termination"),
    ("Investigators found Deputy Lee Doe fired twice at the car.", "use_of_force", {("Lee Doe", "officer")}, "termination"),
    ("Officer Lee Doe fired three times, shot once at the window, and fell.", "use_of_force", {("Lee Doe", "officer")}, "injury"),
    ("Dale Roe was shot in the execution of a search warrant.", "offense", {("Dale Roe", "person_harmed")}, "court_order"),
    ("Deputies serving a search warrant shot Dale Roe.", "initial_contact", {("Deputies", "officer")}, "court_order"),
    ("The internal review of the shooting is over.", "use_of_force", set(), "offense"),
]


@pytest.mark.parametrize(("words", "kind", "who", "barred"), TOLD)
def test_what_is_told(words: str, kind: str, who: set[tuple[str, str]], barred: str) -> None:
    _, parties, _ = read(words)
    event = the_event(words, kind)
    named = {(parties.get(one.party).name or parties.get(one.party).label, one.role) for one in event.participants}
    assert named == who
    assert not events(words, barred)


# Text; how many inquiries it tells of.
INQUIRIES = [
    (
        "The Oxbow Bureau of Investigation is investigating the shooting. The Avon Police Department opened its own investigation.",
        2,
    ),
    ("The Avon Police Department is investigating. Avon police said the investigation continues.", 1),
    ("The Oxbow Bureau of Investigation is investigating. An investigation was opened on Monday.", 1),
]


@pytest.mark.parametrize(("words", "count"), INQUIRIES)
def test_each_body_has_an_inquiry_of_its_own(words: str, count: int) -> None:
    assert len(events(words, "investigation_opened")) == count


def test_who_denies_an_account_does_not_tell_of_the_shooting() -> None:
    words = "Family disputes police account of Elm Street shooting\n\nA man was shot by an Avon officer on Monday."
    assert the_event(words, "use_of_force").attributed_to is None


LETTER = """August 5, 2025

Dear Chief Salk:

I have reviewed the death of Dale Roe. I decline to file charges against Officer Lee Doe.

Very truly yours,

Ann Holm

Keel County Attorney
"""


def test_the_day_of_a_letter_is_not_that_of_the_death_that_it_tells_of() -> None:
    reading = read_annotated(Document(id=document_id(LETTER), text=LETTER), annotated(LETTER))
    names = {party.id: party.name for party in reading.parties}
    told = {event.type: (event.date, {(names[one.party], one.role) for one in event.participants}) for event in reading.events}
    assert told == {
        "death": (None, {("Dale Roe", "person_harmed")}),
        "charging_decision": ("2025-08-05", {("Ann Holm", "authority"), ("Lee Doe", "subject")}),
    }
