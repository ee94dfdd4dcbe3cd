"""Descriptions: joined to a name, to the one party that they can mean, or a party of their own."""

import pytest

from onrecord.lexicon import load
from onrecord.reading.parties.descriptions import find_descriptions
from onrecord.reading.parties.names import find_names
from onrecord.reading.parties.titles import title_words
from onrecord.reading.parties.tokens import Words
from tests.reading.parties.support import annotated, mentions, parties_of

JOINED = [
    ("The driver, Marlon Ashby, was shot. The driver died.", "Marlon Ashby", ["The driver", "Marlon Ashby", "The driver"]),
    ("Warren Lane, a spokesman for the Marlow Police Department, declined.", "Warren Lane", ["Warren Lane", "a spokesman"]),
    ("An attorney for the family, Sean Walters, called for an inquiry.", "Sean Walters", ["An attorney", "Sean Walters"]),
    ("A man was shot by police. The man was identified as Marlon Ashby.", "Marlon Ashby", ["A man", "The man", "Marlon Ashby"]),
    ("A teen, later identified by the school as Keegan Shaw, was killed.", "Keegan Shaw", ["A teen", "Keegan Shaw"]),
    (
        "A 17-year-old boy died. Christopher Rowe, 17, was in school.",
        "Christopher Rowe",
        ["A 17-year-old boy", "Christopher Rowe"],
    ),
    ("A 6-year-old boy was hurt. The boy is in hospital.", "A 6-year-old boy", ["A 6-year-old boy", "The boy"]),
    ("Ann Lane spoke. Her son Kodi was hurt.", "Kodi", ["Her son", "Kodi"]),
    ("Brenda Marsh, 51, of Oxbow, the former wife of Lane, spoke.", "Brenda Marsh", ["Brenda Marsh", "the former wife"]),
    ("Marlon Ashby is the son of Ruth Ashby.", "Marlon Ashby", ["Marlon Ashby", "the son"]),
    ("Two officers fired. The officers were not hurt.", "Two officers", ["Two officers", "The officers"]),
    (
        "Lane was killed Monday. Two deputies fired. Carl Lane, 40, was a father.",
        "Carl Lane",
        ["Lane", "Carl Lane", "a father"],
    ),
]


@pytest.mark.parametrize(("content", "who", "expected"), JOINED)
def test_a_description_joins_its_party(content: str, who: str, expected: list[str]) -> None:
    assert mentions(content, who) == expected


APART = [
    ("A man was shot by a relative, Silva said. The relative fled.", ["A man", "a relative"]),
    ("A man shot a woman. The woman died.", ["A man", "a woman"]),
    ("The coroner identified the man killed as Marlon Ashby.", ["The coroner", "Marlon Ashby"]),
    ("According to Warren Lane, the driver fled. The driver was arrested.", ["Warren Lane", "the driver"]),
    ("The robbery victim called 911. Marlon Ashby was shot by police.", ["The robbery victim", "Marlon Ashby"]),
]


@pytest.mark.parametrize(("content", "expected"), APART)
def test_what_the_text_does_not_join_stays_apart(content: str, expected: list[str]) -> None:
    persons = [party.name or party.label for party in parties_of(content).parties if party.kind == "person"]
    assert persons == expected


NO_PARTIES = [
    "He was a good man.",
    "An officer may use deadly force.",
    "It was death at the hands of another person.",
    "No officer was there.",
    "Any driver knows that.",
    "The victim advocate's office is shut.",
]


@pytest.mark.parametrize("content", NO_PARTIES)
def test_what_stands_for_nobody(content: str) -> None:
    assert [party.label for party in parties_of(content).parties if party.kind in {"person", "group"}] == []


@pytest.mark.parametrize("kind", load("parties")["classes"])
def test_each_class_of_the_lexicon_matches_its_example(kind: str) -> None:
    entry = load("parties")["classes"][kind]
    for example, expected in ((entry["match"], True), (entry["not"], False)):
        page = Words(annotated(example))
        found = [described.type for described in find_descriptions(page, [False] * len(page))]
        assert (kind in found) == expected, example


@pytest.mark.parametrize("kind", load("ranks")["ranks"])
def test_each_rank_of_the_lexicon_matches_its_example(kind: str) -> None:
    entry = load("ranks")["ranks"][kind]
    for example, expected in ((entry["match"], True), (entry["not"], False)):
        page = Words(annotated(example))
        titles = [page.lowers[name.title[1] - 1] for name in find_names(page, [False] * len(page)) if name.title]
        assert (kind in [title_words().get(title) for title in titles]) == expected, example


@pytest.mark.parametrize(
    "content",
    [
        "County Attorney Ann Lee spoke at the county attorney's office. The county sheriff said he was sad.",
        "Mayor Ann Lee spoke. Lee, the mayor, left. The chief said he was sad.",
    ],
)
def test_one_office_is_not_another(content: str) -> None:
    assert not {"The county sheriff", "The chief"}.intersection(mentions(content, "Ann Lee"))


@pytest.mark.parametrize(
    "content",
    [
        "Deputies shot Dale Roe, the driver of a car. The driver of a passing car saw it.",
        "Police shot a driver, Dale Roe, 30. The driver of another car saw it.",
    ],
)
def test_who_is_of_a_new_thing_is_somebody_new(content: str) -> None:
    assert "The driver" not in mentions(content, "Dale Roe")
