"""Parties through a whole text: every mention of each, none twice, any text read."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.reading.parties.support import annotated, mentions, parties_of

STORY = (
    "Marlow Police Chief Dana Orr said Tuesday that an officer shot a man on Finch Street. The man, Marlon Ashby, 34, died at a "
    "hospital. Ashby's mother, Ruth Ashby, said he was unarmed. The Nevada State Police is investigating.\n\n"
    "“He was my son,” Ruth Ashby said. Orr declined to name the officer."
)

EXAMPLES = [
    ("Dana Orr", ["Dana Orr", "Orr"]),
    ("Marlon Ashby", ["a man", "The man", "Marlon Ashby", "Ashby"]),
    ("Ruth Ashby", ["Ashby's mother", "Ruth Ashby", "Ruth Ashby"]),
    ("an officer", ["an officer", "the officer"]),
    ("Nevada State Police", ["Nevada State Police"]),
    ("Marlow Police", ["Marlow Police"]),
]


@pytest.mark.parametrize(("who", "expected"), EXAMPLES)
def test_a_party_has_all_its_mentions(who: str, expected: list[str]) -> None:
    assert mentions(STORY, who) == expected


def test_no_party_is_made_of_a_street_or_a_day() -> None:
    assert len(parties_of(STORY).parties) == len(EXAMPLES)


def test_ids_follow_the_order_of_first_mention() -> None:
    firsts = [party.spans[0].start for party in parties_of(STORY).parties]
    assert firsts == sorted(firsts)
    assert [party.id for party in parties_of(STORY).parties] == [f"p{number}" for number in range(1, len(firsts) + 1)]


def test_every_token_of_a_mention_answers() -> None:
    found = parties_of(STORY)
    for mention in found.mentions:
        assert all(found.at(token) is not None for token in range(mention.start, mention.end))
    assert found.within(0, len(annotated(STORY).doc)) == found.mentions


ODD = [
    "",
    "...",
    "😀 😀",
    "\u200f\u05e9\u05dc",
    "a\r\nb",
    "\ud800 Officer",
    "old",
    "(",
    "Bo Ray, 3",
    '"',
    "- -",
    "'s",
    "year-old",
    "the of",
    "A Lee, 3, and B Moss, 4, ran. All",
    "According to Ann Roe, the driver,",
]


@pytest.mark.parametrize("content", ODD)
def test_any_text_is_read(content: str) -> None:
    for party in parties_of(content).parties:
        assert all(content[span.start : span.end] for span in party.spans)


PIECES = [
    "Officer",
    "Ray",
    "the",
    "police",
    "'s",
    "-",
    "year",
    "old",
    "17",
    ",",
    ".",
    "“",
    "Lane",
    "his",
    "mother",
    "of",
    "shot",
    "by",
    "\n\n",
    "(",
    "all",
    "both",
    "three",
    ";",
    "and",
    "Bill",
    "Jr.",
    "identified as",
    "is",
    "according to",
    "victims",
    ":",
    "were",
    "among",
    "killed",
    "men",
    "said",
    "after",
    "former",
    "left",
    "aka",
]


@settings(max_examples=80, deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=25))
def test_any_order_of_words_is_read(pieces: list[str]) -> None:
    content = " ".join(pieces)
    for party in parties_of(content).parties:
        assert all(0 <= span.start < span.end <= len(content) for span in party.spans)
