"""Evidence: the lexicon's own examples, items and what became of them."""

from functools import cache
from typing import Any

import pytest

from onrecord.language import AnnotatedText, annotate
from onrecord.lexicon import load
from onrecord.reading.evidence import find_evidence, link_shown
from onrecord.reading.parties import Mention, Parties
from onrecord.record import Evidence, Party, Statement, TimeExpression
from onrecord.text import Span

LEXICON = load("evidence")


@cache
def read(content: str) -> AnnotatedText:
    return annotate(content)


def evidence(content: str) -> list[Evidence]:
    return find_evidence(read(content), Parties(), [])


def kinds(content: str) -> list[str]:
    return [item.kind for item in evidence(content)]


@pytest.mark.parametrize("rule", LEXICON["rules"], ids=lambda rule: f"{rule['kind']}-{rule.get('item', '')}")
def test_rules_match_their_examples(rule: dict[str, Any]) -> None:
    for sentence in rule["match"]:
        assert rule["kind"] in kinds(sentence), sentence
    for sentence in rule["not"]:
        assert rule["kind"] not in kinds(sentence), sentence


@pytest.mark.parametrize("pattern", LEXICON["statuses"]["patterns"], ids=lambda pattern: str(pattern["status"]))
def test_statuses_match_their_examples(pattern: dict[str, Any]) -> None:
    def told(sentence: str) -> bool:
        found = evidence(sentence)
        return any(pattern["status"] in item.status for item in found)

    if pattern["status"] == "unclear":
        assert all(not item.status for item in evidence(pattern["match"][0]))
        return
    assert all(told(sentence) for sentence in pattern["match"])
    assert not any(told(sentence) for sentence in pattern["not"])


@pytest.mark.parametrize("sentence", LEXICON["weapon"]["examples"]["match"])
def test_weapons(sentence: str) -> None:
    assert kinds(sentence) == ["weapon"]


@pytest.mark.parametrize("sentence", LEXICON["weapon"]["examples"]["not"])
def test_no_weapons(sentence: str) -> None:
    assert kinds(sentence) == []


@pytest.mark.parametrize(
    ("content", "items"),
    [
        ("Avon police released body camera video on Monday.", [("body_camera", ["exists", "released"])]),
        ("Avon police will release body camera video on Monday.", [("body_camera", ["exists"])]),
        ("The city declined to release the dash camera footage.", [("dash_camera", ["exists", "withheld"])]),
        ("None of the officers wore body cameras.", [("body_camera", ["not_recording"])]),
        ("Officers wore body cameras. Detectives are reviewing the footage.", [("body_camera", ["exists", "viewed"])]),
        ("It is unclear if the arrest was caught on surveillance video.", [("surveillance_video", [])]),
        ("No weapon was found at the scene.", [("weapon", ["none_found"])]),
        ("He pulled a gun. The gun was later found to be a toy.", [("weapon", ["exists"])]),
        ("Court records show that he is 40. The criminal complaint says he ran.", [("court_record", ["exists"])] * 2),
        ("“Show us the gun,” the crowd chanted.", []),
        ("“Where is the gun?” the crowd chanted.", []),
        ("They want him charged and the body camera video released.", [("body_camera", ["exists"])]),
        ("They need the body camera video released.", [("body_camera", ["exists"])]),
        ("Police responded to a report of a robbery. Anyone with information should call 911.", []),
        ("See more videos\n\nPhoto: Dana Reed", []),
    ],
)
def test_items(content: str, items: list[tuple[str, list[str]]]) -> None:
    assert [(item.kind, item.status) for item in evidence(content)] == items


def test_releaser_and_day() -> None:
    content = "Avon police released body camera video on Monday."
    party = Party(id="p1", kind="agency", name="Avon police", spans=[Span(0, 11)])
    monday = TimeExpression(span=Span(42, 48), type="DATE", value="2026-06-15", edtf="2026-06-15")
    (item,) = find_evidence(read(content), Parties([party], [Mention(0, 2, "p1")]), [monday])
    assert (item.id, item.released_by, item.held_by, item.date) == ("v1", "p1", "p1", "2026-06-15")


def test_what_an_item_shows() -> None:
    content = "The chief said the body camera video shows a knife. Court records show she is 40."
    items = evidence(content)
    said = Statement(id="s1", kind="indirect", source="p1", content_spans=[Span(15, 50)])
    speaks = Statement(id="s2", kind="indirect", source="v2", content_spans=[Span(71, 80)])
    shown = {item.kind: item.shows for item in link_shown(read(content), items, [said, speaks])}
    assert shown["body_camera"] == ["s1"]
    assert shown["court_record"] == (["s2"] if items[1].kind == "court_record" else [])


@pytest.mark.parametrize("content", ["", "...", "🎥 video", "\ud800 gun", "فيديو", "911\r\ncall", "he had a gun and " * 800])
def test_any_text_is_read(content: str) -> None:
    evidence(content)
