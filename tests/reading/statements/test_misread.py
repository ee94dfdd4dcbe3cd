"""Kinds of misreadings: negated cues, deeds, words for readers, contents that run on, names of authors."""

import pytest

from tests.reading.statements.told import read, statements, told

NOTHING_SAID = [
    "Police never said that Ashby had a gun.",
    "The department has not said that Ashby was armed.",
    "The mayor stopped short of calling the shooting murder.",
    "The report does not say who fired first.",
    "Family members politely turned down requests for an interview.",
    "Those wishing to remain anonymous can call the police.",
    "The suspect resisted arrest and fled.",
    "Officers answered a call about a fight.",
    "Ray reversed the truck and slammed it into the patrol car.",
    "The officer called for backup.",
    "A grand jury declined to indict him.",
    "The prosecutor declined to file charges.",
    "The mayor declared a state of emergency.",
    "Relatives gathered on the porch to talk about the shooting.",
]


@pytest.mark.parametrize("content", NOTHING_SAID)
def test_nothing_is_said(content: str) -> None:
    assert told(content) == []


@pytest.mark.parametrize(
    ("content", "attitude"),
    [
        ("The department no longer says Ashby was armed.", "denial"),
        ("The union denies Ashby was armed.", "denial"),
        ("The family asks that the name of the child not be published.", "request"),
        ("Family calls for release of video", "request"),
        ("He said he heard no one shout.", "assertion"),
    ],
)
def test_attitude(content: str, attitude: str) -> None:
    assert [s.attitude for s in statements(content)] == [attitude]


@pytest.mark.parametrize(
    ("content", "source", "said"),
    [
        ("The family demands that the tape be kept and has not heard back.", "The family", "the tape be kept"),
        ("He took the babies home, the affidavit states.", "the affidavit", "He took the babies home"),
        ("The man fled, according to Sgt. Holly Ray.", "Sgt. Holly Ray", "The man fled"),
        ("Ray said “there is a link” to a gang.", "Ray", "“there is a link” to a gang"),
    ],
)
def test_source_and_content(content: str, source: str, said: str) -> None:
    assert [(s, c) for _, s, _, c in told(content)] == [(source, said)]


def test_clauses_of_two_speakers() -> None:
    found = told("Chief Bo Ray says he won't resign and Mayor Ann Lee says she won't fire him.")
    assert [c for _, _, _, c in found] == ["he won't resign", "she won't fire him"]


def test_author_of_a_statement() -> None:
    content = "According to a statement from the Avon Police Department, the man fled."
    names = {party.id: party.name for party in read(content).parties}
    assert [names[s.source or ""] for s in statements(content)] == ["Avon Police Department"]


def test_nobody_orders_themselves() -> None:
    found = statements("Colby Renner told investigators that he ordered him to drop the knife.")
    assert found[1].addressee is None
