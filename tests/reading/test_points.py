"""Points: the lexicon's own examples, whose word an account is, disputes and revisions."""

from functools import cache
from typing import Any

import pytest

from onrecord.language import AnnotatedText, annotate
from onrecord.lexicon import load
from onrecord.reading.evidence import find_evidence
from onrecord.reading.parties import Parties
from onrecord.reading.points import find_points
from onrecord.reading.points.sides import cannot_both_hold
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


# A sentence after the one on the shooting, and the values that it gives on each point beside age, day and place.
TOLD: list[tuple[str, dict[str, list[str]]]] = [
    ("Officers responded to a report of a burglary.", {"reason_for_contact": ["a report of a burglary"]}),
    ("Deputies were called to the house for a report of a fight.", {"reason_for_contact": ["a report of a fight"]}),
    ("Officers came to serve a search warrant.", {"reason_for_contact": ["to serve a search warrant"]}),
    (
        "He was stopped during a traffic stop for speeding.",
        {"reason_for_contact": ["stopped during a traffic stop for speeding"]},
    ),
    ("He was unarmed.", {"armed": ["no"]}),
    ("He did not have a gun.", {"armed": ["no"]}),
    ("She was armed with a shotgun.", {"armed": ["shotgun"]}),
    ("He was holding a cellphone in his hand.", {"armed": ["cellphone"]}),
    ("He had a toy gun in his hand.", {"armed": ["toy gun"]}),
    ("He was not armed.", {"armed": ["no"]}),
    ("Police found a knife beside him.", {"armed": ["knife"]}),
    ("He brandished a machete.", {"armed": ["machete"], "threat": ["pointed a weapon"]}),
    ("He pointed a gun at officers.", {"armed": ["gun"], "threat": ["pointed a weapon"]}),
    ("He never pointed a gun at anyone.", {"threat": ["no"]}),
    ("He lunged at an officer with a knife.", {"armed": ["knife"], "threat": ["attacked"]}),
    ("He charged at the deputies.", {"threat": ["attacked"]}),
    ("He reached for his waistband.", {"threat": ["drew a weapon"]}),
    ("He threatened to kill the officers.", {"threat": ["threatened"]}),
    ("She posed no threat.", {"threat": ["no"]}),
    ("He ran from officers.", {"fleeing": ["yes"]}),
    ("His passenger ran from officers.", {}),
    ("He called 911 to say that someone was threatening to kill him.", {}),
    ("He fled on foot.", {"fleeing": ["yes"]}),
    ("He was running away when he was shot.", {"fleeing": ["yes"]}),
    ("He did not flee.", {"fleeing": ["no"]}),
    ("He had his hands up.", {"surrendering": ["yes"]}),
    ("He was on his knees with his hands in the air.", {"surrendering": ["yes"]}),
    ("He refused to drop the gun.", {"warning_given": ["yes"]}),
    ("He drove his car at an officer.", {"vehicle_as_weapon": ["yes"]}),
    ("He rammed a police cruiser.", {"vehicle_as_weapon": ["yes"]}),
    ("The car was not moving.", {}),
    ("Officers ordered him to drop the knife.", {"warning_given": ["yes"]}),
    ("Officers told him to show his hands.", {"warning_given": ["yes"]}),
    ("Officers gave no warning.", {"warning_given": ["no"]}),
    ("The officer fired without warning.", {"warning_given": ["no"]}),
    ("Police said the man fired first.", {"who_fired": ["suspect fired"]}),
    ("He fired at the officers.", {"threat": ["fired at officers"], "who_fired": ["suspect fired"]}),
    ("The deputy fired six shots.", {"shots_fired": ["six"]}),
    ("Two officers fired.", {}),
    ("Officers fired 12 rounds.", {"shots_fired": ["12"]}),
    ("He was shot twice.", {"shots_fired": ["twice"]}),
    ("He was shot in the back.", {"wounds": ["back"]}),
    ("He was shot five times in the chest.", {"shots_fired": ["five times"], "wounds": ["chest"]}),
    ("The shooting was justified.", {"justified": ["yes"]}),
    ("The shooting was not justified.", {"justified": ["no"]}),
    ("The officer acted in self-defense.", {"self_defense": ["yes"]}),
    ("The officer feared for his life.", {"self_defense": ["yes"]}),
    ("The gun went off by accident.", {"accidental": ["yes"]}),
    ("It was an accidental discharge.", {"accidental": ["yes"]}),
    ("The officers' body cameras were not on.", {"camera_on": ["no"]}),
    ("The body camera was turned off.", {"camera_on": ["no"]}),
    ("The shooting was captured on body camera.", {"camera_on": ["yes"]}),
    ("The officers wore no body cameras.", {"camera_on": ["no"]}),
    ("Officers gave first aid until medics came.", {"medical_aid": ["yes"]}),
    ("Officers performed CPR.", {"medical_aid": ["yes"]}),
    ("Nobody gave him medical aid.", {"medical_aid": ["no"]}),
    ("He died of a gunshot wound to the chest.", {"wounds": ["chest"], "cause_of_death": ["a gunshot wound to the chest"]}),
    ("He died at a hospital.", {}),
    ("An autopsy found that he died of multiple gunshot wounds.", {"cause_of_death": ["multiple gunshot wounds"]}),
    ("He had a wound in his leg.", {"wounds": ["leg"]}),
    ("He was shot in the head.", {"wounds": ["head"]}),
    ("He ignored commands.", {"warning_given": ["yes"]}),
    ("He was asleep in his car.", {}),
    ("He was shot at his home on Oak Street.", {"place": ["his home on Oak Street"]}),
    ("It happened in the 300 block of Oak Street.", {"place": ["300 block of Oak Street"]}),
    ("Witnesses heard four shots.", {"shots_fired": ["four"]}),
    ("He did not point the gun at anyone.", {"threat": ["no"]}),
    ("The officer did not give him a warning.", {"warning_given": ["no"]}),
    ("He struck an officer in the chest.", {"threat": ["attacked"]}),
    ("An officer shot himself in the hand.", {"who_fired": ["police fired"]}),
    ("The officer shot him in the leg.", {"wounds": ["leg"]}),
    ("The chief did not identify the officers.", {}),
    ("The officers did not identify themselves.", {"warning_given": ["no"]}),
    (
        "Police received a call around 5:35 p.m. Tuesday of two men with a gun.",
        {"reason_for_contact": ["a call around 5:35 p.m. tuesday of two men with a gun"]},
    ),
    ("The driver was released on bail.", {}),
    ("The storm hit the town.", {}),
    ("The council raised a point.", {}),
    ("He fired his lawyer.", {}),
    ("They charged a fee.", {}),
    ("The charge was dropped.", {}),
    ("Officers ran a race for charity.", {}),
]


@pytest.mark.parametrize(("sentence", "expected"), TOLD, ids=[sentence for sentence, _ in TOLD])
def test_what_a_sentence_tells(sentence: str, expected: dict[str, list[str]]) -> None:
    by_incident = {name: said(point) for name, point in points("").items()}
    found = {name: said(point) for name, point in points(sentence).items()}
    assert {name: values for name, values in found.items() if values != by_incident.get(name)} == expected


def test_the_incident_gives_day_place_and_age() -> None:
    found = points("")
    assert {name: said(point) for name, point in found.items()} == {
        "age": ["34"],
        "date": ["2026-06-15"],
        "place": ["Elm Road"],
    }
    assert found["age"].about == "p1"
    assert found["place"].accounts[0].spans == [Span(35, 43)]


@pytest.mark.parametrize(
    ("sentence", "clock", "hour", "expected"),
    [
        ("The shooting was at 11:30 p.m., police said.", "11:30 p.m.", "23:30", "23:30"),
        ("The shooting happened around 10:30 p.m. on the road.", "around 10:30 p.m.", "22:30", "about 22:30"),
        ("The shooting happened just after 10:30 p.m. there.", "10:30 p.m.", "22:30", "after 22:30"),
        ("The shooting was shortly before 4 a.m. there.", "4 a.m.", "04:00", "before 04:00"),
        ("His aunt came home at 9 p.m. and heard the shooting.", "9 p.m.", "21:00", None),
        ("His aunt slept at 9 p.m. that day.", "9 p.m.", "21:00", None),
    ],
)
def test_the_hour_is_told_beside_the_force(sentence: str, clock: str, hour: str, expected: str | None) -> None:
    content = FORCE + sentence
    mod = "APPROX" if clock.startswith("around") else None
    at = TimeExpression(span=_span(content, clock), type="TIME", value=f"2026-06-15T{hour}", mod=mod, edtf="2026-06-15")
    spans = [*SHOOTING.spans, *([_span(content, "shooting")] if "shooting" in content else [])]
    shooting = SHOOTING.model_copy(update={"spans": spans})
    document = Document(id=document_id(content), text=content)
    found = find_points(read(content), document, [HARMED], [MONDAY, at], [], [shooting], [])
    told = next(said(point) for point in found if point.point == "date")
    assert told == ["2026-06-15", *([expected] if expected else [])]


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        ("02:00", "about 01:15", True),
        ("02:00", "about 01:40", False),
        ("about 22:30", "after 23:30", True),
        ("before 04:00", "04:00", False),
        ("23:55", "00:00", False),  # midnight lies between
        ("17:35", "17:50", True),
        ("17:35", "17:40", False),
        ("02:00", "2026-06-15", False),
    ],
)
def test_hours_apart(one: str, other: str, apart: bool) -> None:
    assert cannot_both_hold("date", one, other) is cannot_both_hold("date", other, one) is apart


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


def test_shots_stand_under_the_person_who_was_hit_or_fired() -> None:
    content = FORCE + "Reed was shot 10 times. Bo Ray was shot twice. Officers fired 12 rounds."
    here = [Span(content.index(name), content.index(name) + len(name)) for name in ("Reed was", "Bo Ray")]
    people = [
        HARMED.model_copy(update={"spans": [*HARMED.spans, Span(here[0].start, here[0].start + 4)]}),
        Party(id="p4", kind="person", name="Bo Ray", roles=["person_harmed"], spans=[here[1]]),
    ]
    text = read(content)
    found = find_points(text, Document(id=document_id(content), text=content), people, [MONDAY], [], [SHOOTING], [])
    shots = [point for point in found if point.point == "shots_fired"]
    assert [(one.about, said(one), one.disputed) for one in shots] == [
        ("p1", ["10 times"], False),
        ("p4", ["twice"], False),
        (None, ["12"], False),
    ]


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
