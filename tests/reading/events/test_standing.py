"""Polarity and modality: what came about, what did not, what is planned or asked for."""

import pytest

from tests.reading.events.reader import events, read, the_event

STANDINGS = [
    ("The officer has not been charged.", "charging_decision", "negated", "occurred"),
    ("The officer was charged.", "charging_decision", "affirmed", "occurred"),
    ("Charges could be filed in the future.", "charging_decision", "affirmed", "hypothetical"),
    ("If he is charged, he will be fired.", "charging_decision", "affirmed", "hypothetical"),
    ("The officer will be charged on Friday.", "charging_decision", "affirmed", "planned"),
    ("No officers were hurt.", "injury", "negated", "occurred"),
    ("Police will not release the officer's name.", "officer_identified", "negated", "occurred"),
    ("The department will release the officer's name on Friday.", "officer_identified", "affirmed", "planned"),
    ("If the unit determines that charges should be filed, it goes to court.", "charging_decision", "affirmed", "hypothetical"),
    ("The officer will remain on leave until May.", "leave", "affirmed", "occurred"),
    ("A vigil is planned for Friday.", "memorial", "affirmed", "planned"),
    ("The trial was put off to November 10.", "trial", "affirmed", "planned"),
    ("A judge put off the trial until November.", "trial", "affirmed", "planned"),
    ("The trial has been moved to May 20.", "trial", "affirmed", "planned"),
    ("The city put up a fence before the trial.", "trial", "affirmed", "occurred"),
    ("The shot wounded the trooper.", "injury", "affirmed", "occurred"),
    ("The bureau continues its investigation.", "investigation_opened", "affirmed", "occurred"),
    ("When the investigation is completed, it goes to the prosecutor.", "investigation_closed", "affirmed", "planned"),
    ("Dale Roe failed to appear in court.", "court_appearance", "negated", "occurred"),
    ("The prosecutor declined to file charges.", "charging_decision", "affirmed", "occurred"),
    ("The state investigation will be completed in June.", "investigation_opened", "affirmed", "occurred"),
    ("The state investigation will be completed in June.", "investigation_closed", "affirmed", "planned"),
    ("The state investigation will continue.", "investigation_opened", "affirmed", "occurred"),
    ("An investigation will be opened in June.", "investigation_opened", "affirmed", "planned"),
    ("The city braced for protest ahead of the footage being released.", "evidence_released", "affirmed", "planned"),
    ("Criminal charges are not warranted.", "charging_decision", "affirmed", "occurred"),
    ("Police said they were not aware of any serious injuries.", "injury", "negated", "occurred"),
    ("There were no reports of serious injuries.", "injury", "negated", "occurred"),
    ("There was no word of an arrest.", "arrest", "negated", "occurred"),
    ("The chief had reports of serious injuries.", "injury", "affirmed", "occurred"),
    ("The chief was not aware of the arrest.", "arrest", "affirmed", "occurred"),
]


@pytest.mark.parametrize(("sentence", "kind", "polarity", "modality"), STANDINGS)
def test_standing(sentence: str, kind: str, polarity: str, modality: str) -> None:
    event = the_event(sentence, kind)
    assert (event.polarity, event.modality) == (polarity, modality)


@pytest.mark.parametrize(
    "sentence",
    [
        "The bullet nearly killed the trooper.",
        "Dale Roe almost died, his mother said.",
        "The bullet came within inches of killing the trooper.",
        "The bullet came close to killing the trooper.",
        "The shot could have killed the trooper.",
    ],
)
def test_what_nearly_came_about_did_not(sentence: str) -> None:
    _, parties, _ = read(sentence)
    assert not events(sentence, "death")
    assert {party.fate for party in parties.parties} <= {None}


@pytest.mark.parametrize(
    ("sentence", "asked"),
    [
        ("Her family called for an independent investigation.", "investigation_opened"),
        ("Marchers demanded that the officer be fired.", "termination"),
        ("Marchers called for justice.", None),
        ("Ann Poe called for the deputy to be charged.", "charging_decision"),
        ("The family asked that the video be released.", "evidence_released"),
        ("Ann Poe asked the city to release the body camera video.", "evidence_released"),
        ("Ann Poe urged prosecutors to charge the deputy.", "charging_decision"),
        ("The union demanded his resignation.", "resignation"),
        ("The mayor called on the chief to resign.", "resignation"),
        ("The officer should be fired, Ann Poe said.", "termination"),
        ("Release the body camera video", "evidence_released"),
        ('"Fire him now," Ann Poe said.', "termination"),
        ("Ann Poe wants the officer fired.", "termination"),
        ("Neighbors want Officer Marsh charged.", "charging_decision"),
        ("They want him charged with murder.", "charging_decision"),
        ("The protesters' demands include the firing of the officer.", "termination"),
        ("Two papers sued for the footage to be released.", "evidence_released"),
        ("Their main demand is the dismissal of the chief.", "termination"),
    ],
)
def test_a_demand_is_a_call_and_not_the_event(sentence: str, asked: str | None) -> None:
    event = the_event(sentence, "call_for_action")
    assert event.subtype == asked
    assert asked not in {other.type for other in events(sentence)}


@pytest.mark.parametrize(
    ("sentence", "caller"),
    [
        ("Ann Poe wants the officer fired.", "Ann Poe"),
        ("Ann Poe's demands include the firing of the officer.", "Ann Poe"),
        ("The mayor called on the chief to resign.", "The mayor"),
    ],
)
def test_who_demands(sentence: str, caller: str) -> None:
    _, parties, _ = read(sentence)
    [requester] = [one for one in the_event(sentence, "call_for_action").participants if one.role == "requester"]
    party = parties.get(requester.party)
    assert caller in {party.name, party.label}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("Press release\n\nAvon police shot a man on Monday.", False),
        ("NEWS RELEASE", False),
        ("The department sent out a press release on Monday.", True),
        ("Chief Jo Marsh said in a written statement that she was sorry.", True),
    ],
)
def test_a_heading_is_no_statement(words: str, told: bool) -> None:
    assert bool(events(words, "statement_issued")) is told


def test_what_a_demand_speaks_of_did_happen() -> None:
    words = "The family called on the city to release the video of the police shooting of Dale Roe."
    assert the_event(words, "use_of_force").modality == "occurred"


@pytest.mark.parametrize(
    "sentence",
    [
        "Officers tried to arrest him.",
        "A law prevented him from being arrested.",
        "He threatened to kill them.",
        "They want to kill us.",
    ],
)
def test_what_was_only_tried_is_no_event(sentence: str) -> None:
    assert not [event for event in events(sentence) if event.type in {"arrest", "death", "call_for_action"}]
