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
        ("The shooting was captured on body camera.", [("body_camera", ["exists"])]),
        ("Police released dashboard camera video on Monday.", [("dash_camera", ["exists", "released"])]),
        ("A neighbor filmed the arrest on her phone.", [("bystander_video", ["exists"])]),
        ("A store's surveillance camera recorded the shooting.", [("surveillance_video", ["exists"])]),
        ("The city will not release the video.", [("other", ["exists", "withheld"])]),
        ("The department refused to release the body camera footage.", [("body_camera", ["exists", "withheld"])]),
        ("A judge ordered the release of the dash camera video.", [("dash_camera", ["exists"])]),
        ("Jurors watched the video in court.", [("other", ["exists", "viewed"])]),
        ("The video was shown to the family.", [("other", ["exists", "viewed"])]),
        ("The family has seen the body camera video.", [("body_camera", ["exists", "viewed"])]),
        ("Police released the 911 call.", [("emergency_call", ["exists", "released"])]),
        ("The 911 recordings were made public on Friday.", [("emergency_call", ["exists", "released"])]),
        ("Radio traffic recorded the officers.", [("radio", ["exists"])]),
        ("The body cameras were not turned on.", [("body_camera", ["not_recording"])]),
        ("The officer's body camera was off.", [("body_camera", ["not_recording"])]),
        ("The video is missing.", [("other", ["missing"])]),
        ("Police released part of the video.", [("other", ["exists", "released", "partial"])]),
        ("Detectives found a gun beside him.", [("weapon", ["exists"])]),
        ("No gun was found.", [("weapon", ["none_found"])]),
        ("Officers recovered a knife from the car.", [("weapon", ["exists"])]),
        ("A toxicology report showed no drugs.", [("forensic", ["exists"])]),
        ("The autopsy report says he was shot twice.", [("autopsy_report", ["exists"])]),
        ("The medical examiner has not released the autopsy report.", [("autopsy_report", ["exists", "withheld"])]),
        ("Tests showed his fingerprints on the gun.", [("forensic", ["exists"]), ("weapon", ["exists"])]),
        ("Shell casings were found in the street.", [("forensic", ["exists"])]),
        ("A witness told police that he ran.", [("witness_account", ["exists"])]),
        ("The lawsuit says the officer fired first.", [("court_record", ["exists"])]),
        ("The affidavit was filed on Monday.", [("court_record", ["exists"])]),
        ("Investigators took photos of the scene.", [("photo", ["exists"])]),
        ("The department released its report on the shooting.", [("report", ["exists", "released"])]),
        ("He took a photo of his dog.", []),
        ("They called 911.", [("emergency_call", ["exists"])]),
        ("The mayor read the report on the budget.", []),
        ("Reporters held cameras.", []),
        ("The gun store was closed.", []),
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
