"""What parties are to one another: kinship, clients; and what is not joined."""

import pytest

from tests.reading.parties.support import mentions, parties_of, party

KIN = [
    ("Bo Ray's aunt on his mother's side, Ann Roe, spoke.", "Ann Roe", "maternal aunt"),
    ("Bo Ray spoke. Kim Lane, his maternal grandmother, wept.", "Kim Lane", "maternal grandmother"),
    ("Bo Ray's uncle on his father's side, Al Roe, spoke.", "Al Roe", "paternal uncle"),
    ("Bo Ray's mother, Ann Roe, spoke.", "Ann Roe", "mother"),
    ("Bo Ray spoke. His brother-in-law, Al Roe, wept.", "Al Roe", "brother-in-law"),
]
CLIENTS = [
    ("Sean Wall, an attorney for the Ray family, spoke. Officer Bo Lane's attorney did not.", ["the Ray family"]),
    ("Sean Wall, an attorney for Officer Bo Lane, spoke. Bo Ray's attorney did not.", ["Bo Lane"]),
    ("City Attorney Sean Wall spoke. Bo Lane's attorney did not.", []),
    ("Sean Wall, an attorney for Bo Ray, spoke.", ["Bo Ray"]),
    ("Sean Wall represents Bo Ray.", ["Bo Ray"]),
    ("Sean Wall, who represents Bo Ray and Ann Roe, spoke.", ["Bo Ray", "Ann Roe"]),
    ("Sean Wall, an attorney for the family, spoke. The family wept.", ["the family"]),
    ("Sean Wall does not represent Bo Ray.", []),
    ("Sean Wall represents Marlow County in Congress.", []),
]


@pytest.mark.parametrize(("content", "who", "expected"), KIN)
def test_kinship(content: str, who: str, expected: str) -> None:
    related = party(content, who)
    assert [relation.relation for relation in related.relations] == [expected]


@pytest.mark.parametrize(("content", "expected"), CLIENTS)
def test_clients(content: str, expected: list[str]) -> None:
    known = {one.id: one.name or one.label for one in parties_of(content).parties}
    assert [known[client] for client in party(content, "Sean Wall").represents] == expected


def test_a_dead_mother_does_not_speak() -> None:
    content = "Ann Lane, the mother of Kim Lane, was killed. Her mother said she was kind."
    assert "Her mother" in [one.label for one in parties_of(content).parties]


def test_a_child_belongs_to_the_one_it_is_joined_to() -> None:
    content = "An officer shot Ann Lane and her son. The officer said he fired."
    officer, lane = party(content, "An officer"), party(content, "Ann Lane")
    assert (officer.gender, lane.gender) == ("male", "female")
    assert [relation.to for relation in party(content, "her son").relations] == [lane.id]


def test_an_object_is_not_its_subject() -> None:
    assert party("A coroner identified him as Eli Lane.", "A coroner").gender is None


def test_a_man_who_lives_is_not_the_one_killed() -> None:
    content = "A man was killed by police. Bo Ray, 20, was charged. The man, identified as Bo Ray, ran."
    assert party(content, "Bo Ray").fate is None


AGES = [
    ("A one-year-old was hurt.", "A one-year-old", 1, True),
    ("A man in his 20s was killed.", "A man", None, False),
    ("Bo Ray, in his mid-40s, was hurt.", "Bo Ray", None, False),
    ("A 13-month-old boy was hurt.", "A 13-month-old boy", 1, True),
]


@pytest.mark.parametrize(("content", "who", "age", "minor"), AGES)
def test_ages(content: str, who: str, age: int | None, minor: bool) -> None:
    assert (party(content, who).age, party(content, who).minor) == (age, minor)


APART = [
    ("A man shot another man. A second man was hurt.", ["A man", "another man", "A second man"]),
    ("Two men were shot. The first man died. The second man was hurt.", ["Two men", "The first man", "The second man"]),
    ("The officer fired. Another officer fired too.", ["The officer", "Another officer"]),
]


@pytest.mark.parametrize(("content", "expected"), APART)
def test_unnamed_parties_stay_apart(content: str, expected: list[str]) -> None:
    assert [one.label for one in parties_of(content).parties] == expected


def test_a_dash_is_no_part_of_a_description() -> None:
    assert mentions("AVON (AP) - A 13-month-old boy was hurt.", "A 13-month-old boy") == ["A 13-month-old boy"]


TOGETHER = "Jon Lane, 50, and his son, Bo Lane, 22, were at home. "
SURNAMES = [
    (TOGETHER + "Lane was shot by a deputy.", {"Jon Lane": 0, "Bo Lane": 0}),
    (TOGETHER + "The elder Lane was shot by a deputy.", {"Jon Lane": 1, "Bo Lane": 0}),
    (TOGETHER + "The younger Lane was shot by a deputy.", {"Jon Lane": 0, "Bo Lane": 1}),
    (TOGETHER + "Bo was shot by a deputy.", {"Jon Lane": 0, "Bo Lane": 1}),
    ("Jon Lane and his wife, Ann Lane, were at home. Mr. Lane was shot.", {"Jon Lane": 1, "Ann Lane": 0}),
    ("Bo Lane was shot. His father, Jon Lane, wept. Lane had a gun, police said.", {"Jon Lane": 0, "Bo Lane": 1}),
    ("Bo Lane was shot. His father, Jon Lane, wept. The elder Lane spoke.", {"Jon Lane": 1, "Bo Lane": 0}),
]


@pytest.mark.parametrize(("content", "again"), SURNAMES)
def test_a_surname_that_kin_share(content: str, again: dict[str, int]) -> None:
    """How often each is mentioned by name beyond the first time."""
    for who, count in again.items():
        assert len([words for words in mentions(content, who) if words.split()[-1] in who]) - 1 == count, who
