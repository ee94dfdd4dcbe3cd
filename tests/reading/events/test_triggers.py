"""Which events a sentence tells, by type; homonyms tell none."""

import pytest

from tests.reading.events.reader import events

TOLD = [
    ("Two deputies fired at the van on Tuesday.", {"use_of_force"}),
    ("The sheriff fired the deputy on Tuesday.", {"termination"}),
    ("The chief suspended Officer Lee Doe without pay.", {"suspension"}),
    ("Prosecutors charged Officer Lee Doe with assault.", {"charging_decision"}),
    ("A judge dismissed the lawsuit on Tuesday.", {"dismissal"}),
    ("A judge dismissed the charges on Tuesday.", {"charging_decision"}),
    ("Police released body camera footage on Tuesday.", {"evidence_released"}),
    ("Dale Roe was released from jail on Tuesday.", {"custody"}),
    ("The board cleared the officer of wrongdoing.", {"finding"}),
    ("An autopsy was performed on Tuesday.", {"autopsy"}),
    ("The officer was placed on paid leave.", {"leave"}),
    ("The city settled the lawsuit for $2 million.", {"settlement"}),
    ("Officer Lee Doe pleaded not guilty on Tuesday.", {"plea"}),
    ("A jury acquitted Officer Lee Doe.", {"verdict"}),
    ("Dale Roe was shot by his neighbor on Tuesday.", {"offense"}),
    ("Dale Roe was driving away from police when they fired and struck a wall.", {"use_of_force"}),
    ("A man was shot by authorities on Tuesday.", {"use_of_force"}),
    ("The family of a man shot by police on Tuesday wept.", {"use_of_force"}),
    ("Police in Avon, Ohio shot a man.", {"use_of_force"}),
]
HOMONYMS = [
    "He charged at the officer with a stick.",
    "The site suspended her account.",
    "Officers cleared the building.",
    "He was discharged from the hospital.",
    "The officer told the man to leave the store.",
    "The crew shot a film in Avon.",
    "The woman charged her phone.",
    "In March she moved to Avon.",
    "The band released a record.",
    "",
    "... !!! ???",
    "😀 🚓",
]


@pytest.mark.parametrize(("sentence", "types"), TOLD)
def test_types(sentence: str, types: set[str]) -> None:
    assert {event.type for event in events(sentence)} == types


@pytest.mark.parametrize("sentence", HOMONYMS)
def test_homonyms(sentence: str) -> None:
    assert events(sentence) == []


def test_spans_begin_with_the_trigger() -> None:
    words = "Officers shot Dale Roe. The shooting happened on Tuesday."
    [event] = events(words, "use_of_force")
    assert [words[span.start : span.end] for span in event.spans] == ["shot", "shooting"]
