"""Points: the lexicon's own examples, whose word an account is, disputes and revisions."""

from functools import cache
from typing import Any

import pytest

from onrecord.language import AnnotatedText, annotate
from onrecord.lexicon import load
from onrecord.reading.evidence import find_evidence
from onrecord.reading.parties import Parties
from onrecord.reading.points import find_points
from onrecord.record import Document, Event, Participant, Party, Place, Point, Statement, TimeExpression
from onrecord.record.vocabulary import values
from onrecord.text import Span, document_id

LEXICON = load("points")
FORCE = "Avon police shot Dana Reed, 34, on Elm Road Monday. "
HARMED = Party(id="p1", kind="person", name="Dana Reed", age=34, roles=["person_harmed"], spans=[Span(17, 26)])
SHOOTING = Event(
    id="e1",
    type="use_of_force",
    date="2026-06-15",
    place=Place(name="Elm Road", spans=[Span(35, 43)]),
    participants=[Participant(party="p1", role="person_harmed")],
    spans=[Span(12, 16)],
)
MONDAY = TimeExpression(span=Span(44, 50), type="DATE", value="2026-06-15", edtf="2026-06-15")


@cache
def read(content: str) -> AnnotatedText:
    return annotate(content)


def points(sentences: str, statements: dict[str, str] | None = None, events: list[Event] | None = None) -> dict[str, Point]:
    """The points of a document that opens with the shooting; `statements`: the source of each content."""
    content = FORCE + sentences
    said = [
        Statement(id=f"s{number}", kind="indirect", source=source, content_spans=[_span(content, words)])
        for number, (words, source) in enumerate((statements or {}).items(), 1)
    ]
    text = read(content)
    evidence = find_evidence(text, Parties(), [])
    document = Document(id=document_id(content), text=content)
    found = find_points(text, document, [HARMED], [MONDAY], said, [SHOOTING] if events is None else events, evidence)
    return {point.point: point for point in found}


def _span(content: str, words: str) -> Span:
    start = content.index(words)
    return Span(start, start + len(words))


def said(point: Point) -> list[str]:
    return [account.value for account in point.accounts]


@pytest.mark.parametrize("entry", LEXICON["patterns"], ids=lambda entry: f"{entry['point']}-{entry.get('value', '')}")
def test_patterns_match_their_examples(entry: dict[str, Any]) -> None:
    def told(sentence: str) -> bool:
        point = points(sentence).get(entry["point"])
        if point is None:
            return False
        if "value" in entry:
            return entry["value"] in said(point)
        return any(value.lower() in sentence.lower() for value in said(point))

    for sentence in entry["match"]:
        assert told(sentence), sentence
    for sentence in entry["not"]:
        assert not told(sentence), sentence


def test_exclusive_values_are_values_of_the_patterns() -> None:
    given = {
        point: {e["value"] for e in LEXICON["patterns"] if e["point"] == point and "value" in e} for point in values("points")
    }
    for point, groups in LEXICON["exclusive"].items():
        if point not in {"armed", "shots_fired"}:  # their values are taken from the text
            assert {value for group in groups for value in group} <= given[point] | {"yes", "no"}, point


def test_the_incident_gives_day_place_and_age() -> None:
    found = points("")
    assert {name: said(point) for name, point in found.items()} == {
        "age": ["34"],
        "date": ["2026-06-15"],
        "place": ["Elm Road"],
    }
    assert found["age"].about == "p1"
    assert found["place"].accounts[0].spans == [Span(35, 43)]


def test_whose_word_it_is() -> None:
    found = points("Police said he fled on foot. He was unarmed.", {"he fled on foot": "p2"})
    assert [(a.value, a.statement, a.source) for a in found["fleeing"].accounts] == [("yes", "s1", "p2")]
    assert [(a.value, a.statement, a.source) for a in found["armed"].accounts] == [("no", None, None)]


@pytest.mark.parametrize(
    ("sentences", "statements", "point", "disputed", "revised"),
    [
        (
            "Police said he pointed a gun at officers. His mother said he was unarmed.",
            {"he pointed a gun at officers": "p2", "he was unarmed": "p3"},
            "armed",
            True,
            False,
        ),
        (
            "Police said he had pointed a gun at officers. Police later said he was unarmed.",
            {"he had pointed a gun at officers": "p2", "he was unarmed": "p2"},
            "armed",
            False,
            True,
        ),
        (
            "Police said he pointed a gun at officers. A witness said he had a pistol.",
            {"he pointed a gun at officers": "p2", "he had a pistol": "p3"},
            "armed",
            False,
            False,
        ),
    ],
)
def test_disputes(sentences: str, statements: dict[str, str], point: str, disputed: bool, revised: bool) -> None:
    found = points(sentences, statements)[point]
    assert (found.disputed, found.revised) == (disputed, revised)


def test_no_force_no_points() -> None:
    assert points("He fled on foot.", events=[]) == {}
    assert points("He fled on foot.", events=[SHOOTING.model_copy(update={"background": True})]) == {}


def test_other_incidents_are_left_out() -> None:
    content = FORCE + "In 2012 officers shot a man who fled on foot."
    other = SHOOTING.model_copy(update={"id": "e2", "background": True, "spans": [_span(content, "officers shot")]})
    assert "fleeing" not in points("In 2012 officers shot a man who fled on foot.", events=[SHOOTING, other])


@pytest.mark.parametrize("sentences", ["...", "🚓", "\ud800 he fled", "هرب", "he\r\nfled", "he pointed a gun at " * 800])
def test_any_text_is_read(sentences: str) -> None:
    points(sentences)
