"""Triage: the signs' own examples, and whole short documents."""

from functools import cache
from typing import Any

import pytest

from onrecord.language import AnnotatedText, annotate
from onrecord.lexicon import load
from onrecord.reading.triage import find_triage, signs
from onrecord.record import Document, Triage
from onrecord.text import document_id

SIGNS = [*load("triage")["patterns"], *load("triage")["parsed"]]


@cache
def read(content: str) -> AnnotatedText:
    return annotate(content)


def triage(content: str) -> Triage:
    document = Document(id=document_id(content), text=content)
    return find_triage(read(content), document, [], [])


@pytest.mark.parametrize("sign", SIGNS, ids=lambda sign: str(sign["name"]))
def test_signs_match_their_examples(sign: dict[str, Any]) -> None:
    for sentence in sign["match"]:
        assert sign["name"] in signs(read(sentence), []), sentence
    for sentence in sign["not"]:
        assert sign["name"] not in signs(read(sentence), []), sentence


@pytest.mark.parametrize(
    ("content", "answer"),
    [
        (
            "Avon police shoot, kill man on Elm Road\n\nAvon police officers fatally shot a man on Monday after he pointed a gun at them.",
            True,
        ),
        (
            "One dead after deputy-involved shooting\n\nA deputy opened fire when the driver reached for a knife, the sheriff said.",
            True,
        ),
        (
            "No charges for officers who shot Dana Reed\n\nThe prosecutor cleared two officers in the police shooting of Dana Reed.",
            True,
        ),
        (
            "Man shot at party\n\nA man was shot by his neighbor on Friday, Avon police said. Officers arrested the neighbor.",
            False,
        ),
        ("Officer shot in Avon\n\nAn Avon officer was shot by a man who fled. Police are searching for him.", False),
        (
            "Corporal wins in court\n\nA corporal who was sued by the family of the man he shot has won in court. "
            "The SPD's Jo Marsh opened fire after a chase, and a judge ruled that Marsh fired reasonably.",
            True,
        ),
        ("Avon lays off deputies\n\nDeputy Reed was fired by the Avon sheriff, who opened the door to appeals.", False),
        ("Council votes on budget\n\nThe Avon council voted on Tuesday to pave Elm Road.", False),
    ],
)
def test_documents(content: str, answer: bool) -> None:
    found = triage(content)
    assert found.use_of_force is answer
    assert 0 <= found.score <= 1
    assert bool(found.because) is answer


def test_a_mention_deep_in_a_long_text_is_one_in_passing() -> None:
    filler = "The council then spoke of roads. "
    mention = "A man was shot by police last year. "
    assert "passing" in signs(read(filler * 60 + mention + filler * 30), [])
    assert "passing" not in signs(read(mention + filler * 90), [])
    assert "passing" not in signs(read(filler * 60 + mention + filler * 20 + mention), [])


def test_a_rank_once_makes_the_name_police() -> None:
    assert "police_acted" in signs(read("Deputy Reed came. Later Reed shot the man."), [])
    assert "others_acted" in signs(read("Mr. Reed came. Later Reed shot the man."), [])


def test_reasons_are_words_of_the_text() -> None:
    content = "Avon police fatally shot a man on Monday. The officer-involved shooting is under review."
    words = [content[span.start : span.end] for span in triage(content).because]
    assert "officer-involved shooting" in words


@pytest.mark.parametrize(
    "content", ["", "...", "🚓🚓", "\ud800 police shot", "مرحبا", "shot\r\nby\r\npolice", "police shot " * 1000]
)
def test_any_text_is_read(content: str) -> None:
    triage(content)
