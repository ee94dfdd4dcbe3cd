"""Questions about a parsed sentence."""

from functools import cache

import pytest

from onrecord.language import AnnotatedText, annotate
from onrecord.reading import syntax


@cache
def read(sentence: str) -> AnnotatedText:
    return annotate(sentence)


def token(text: AnnotatedText, word: str) -> int:
    return text.lowers.index(word.lower())


@pytest.mark.parametrize(
    ("sentence", "word", "negated"),
    [
        ("The officer has not been charged.", "charged", True),
        ("The officer was charged.", "charged", False),
        ("No officers were hurt.", "hurt", True),
        ("Two officers were hurt.", "hurt", False),
        ("The deputy failed to activate his camera.", "activate", True),
        ("The board never reviewed the tape.", "reviewed", True),
        ("There is no video.", "video", True),
        ("The officer was suspended without pay.", "suspended", False),
        ("The man was arrested without incident.", "arrested", False),
        ("Police released the man without charges.", "released", False),
        ("Police released the man without charges.", "charges", True),
        ("The case was closed without an arrest.", "closed", False),
        ("The case was closed without an arrest.", "arrest", True),
        ("They left without charging him.", "charging", True),
    ],
)
def test_negation(sentence: str, word: str, negated: bool) -> None:
    text = read(sentence)
    assert syntax.is_negated(text, token(text, word)) is negated


@pytest.mark.parametrize(
    ("sentence", "verb", "subject"),
    [
        ("The officer stopped and fired twice.", "fired", "officer"),
        ("A man shot by police died.", "shot", "man"),
        ("Prosecutors charged the deputy.", "charged", "Prosecutors"),
        ("The chief wants to resign.", "resign", "chief"),
    ],
)
def test_subject(sentence: str, verb: str, subject: str) -> None:
    text = read(sentence)
    found = syntax.subject(text, token(text, verb))
    assert found is not None
    assert text.doc[found].text == subject


def test_passive_and_its_agent() -> None:
    text = read("The driver was shot by a deputy on Main Street.")
    shot = token(text, "shot")
    assert syntax.is_passive(text, shot)
    agent = syntax.passive_agent(text, shot)
    assert agent is not None
    assert text.lowers[agent] == "deputy"
    assert not syntax.is_passive(read("A deputy shot the driver."), 2)


def test_objects_that_are_joined() -> None:
    text = read("The deputy arrested a man and a woman.")
    assert [text.lowers[one] for one in syntax.objects(text, token(text, "arrested"))] == ["man", "woman"]


def test_clause_verb() -> None:
    text = read("The chief said the officer fired on Tuesday.")
    assert text.lowers[syntax.clause_verb(text, token(text, "Tuesday"))] == "fired"
