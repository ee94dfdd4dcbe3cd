"""Whom a pronoun in an event's clause stands for."""

import pytest

from tests.reading.events.reader import events, read, the_event

FORCE = [
    ("Deputies said they shot a man who had a knife.", True),
    ("The gunman shot at police officers and they shot him.", True),
    ("Dale Roe fired at officers before they shot him.", True),
    ("Officers chased two men before they shot a clerk.", False),
    ("The men said they shot a clerk.", False),
]


@pytest.mark.parametrize(("words", "by_police"), FORCE)
def test_they_are_the_many_told_before(words: str, by_police: bool) -> None:
    assert bool(events(words, "use_of_force")) is by_police


def test_he_who_was_dealt_with_did_what_led_to_it() -> None:
    found, parties, _ = read("A police officer shot and killed Dale Roe, 40, after he killed his wife, Ann Roe, 38.")
    of_wife = next(
        event for event in found if event.type == "death" and len(event.participants) == 2 and event.spans[0].start > 40
    )
    assert {parties.get(one.party).name: one.role for one in of_wife.participants} == {
        "Dale Roe": "subject",
        "Ann Roe": "person_harmed",
    }


def test_who_is_shot_at_by_a_suspect_is_not_harmed_by_that() -> None:
    found, parties, _ = read("A man began firing at officers on Elm Street, and officers returned fire.")
    offense = next(event for event in found if event.type == "offense")
    assert [one.role for one in offense.participants] == ["subject", "officer"]
    assert not [one for event in found for one in event.participants if one.role == "person_harmed"]
    assert parties


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("The department has two videos. Both were released on Tuesday.", "evidence_released"),
        ("The city has two videos of the stop. It released both on Tuesday.", "evidence_released"),
    ],
)
def test_both_are_the_objects_told_before(words: str, kind: str) -> None:
    assert [event.type for event in events(words) if event.date == "2021-05-11"] == [kind]


@pytest.mark.parametrize(
    "sentence",
    [
        "Dale Roe was shot by Officer Lee Doe and Sgt. Ann Poe.",
        "Officer Lee Doe and Sgt. Ann Poe shot Dale Roe.",
        "Officers Lee Doe and Ann Poe shot Dale Roe.",
    ],
)
def test_all_who_fired(sentence: str) -> None:
    _, parties, _ = read(sentence)
    taking_part = [(parties.get(one.party).name, one.role) for one in the_event(sentence, "use_of_force").participants]
    assert sorted(taking_part) == [("Ann Poe", "officer"), ("Dale Roe", "person_harmed"), ("Lee Doe", "officer")]
    assert "person_harmed" not in {party.name: party.roles for party in parties.parties}["Ann Poe"]
