"""What stands before, inside and after a list of persons is said of each of them."""

import pytest

from tests.reading.parties.support import parties_of

FATES = [
    (
        "Three others were shot. Police identified them as Rachel Roby, 22, and Larry Moss, 21.",
        {"Rachel Roby": "injured", "Larry Moss": "injured"},
    ),
    (
        "One was killed and two were hurt. Police identified them as Ann Roby and Ray Moss.",
        {"Ann Roby": None, "Ray Moss": None},
    ),
    (
        "The bodies of Ann Roby, 32, Bo Roby, 7, and Ray Moss, 5, were found.",
        dict.fromkeys(("Ann Roby", "Bo Roby", "Ray Moss"), "killed"),
    ),
    (
        "The shooting left Ann Roby, 30; Bo Moss, 31; and Ray Lane, 4, dead.",
        dict.fromkeys(("Ann Roby", "Bo Moss", "Ray Lane"), "killed"),
    ),
    ("The family left Ann Roby, 30, and Bo Moss, 31, at home.", {"Ann Roby": None, "Bo Moss": None}),
    (
        "Killed were Ann Roby, 30; Bo Moss, 31, a nurse; and Ray Lane, 44.",
        {"Ann Roby": "killed", "Bo Moss": "killed", "Ray Lane": "killed"},
    ),
    (
        "The deceased were identified as an adult male, Tate Roby, and his son Ray Moss.",
        {"Tate Roby": "killed", "Ray Moss": "killed"},
    ),
    ("Ann Roby, 56, and Bo Moss, 31, live there. Both were injured in it.", {"Ann Roby": "injured", "Bo Moss": "injured"}),
    ("Ann Roby, 6, and Bo Moss, 8, were inside. All three were dead.", {"Ann Roby": None, "Bo Moss": None}),
    ("Ann Roby, 56, and another woman in her 80s were killed.", {"Ann Roby": "killed"}),
    ("Bo Moss, 19, was one of the young men gunned down on Monday.", {"Bo Moss": "killed"}),
    ("Among the four wounded was Pastor Carl Moss's daughter Ann Moss.", {"Carl Moss": None, "Ann Moss": "injured"}),
    ("Shot dead: Capt. Ann Roby said that a rifle went off.", {"Ann Roby": None}),
    ("Ann Roby, left, and Bo Moss, right, were shot.", {"Ann Roby": "injured", "Bo Moss": "injured"}),
    ("He is accused of fatally shooting one of the teens, 13-year-old Bo Moss.", {"Bo Moss": "killed"}),
    ("The coroner said Bo Ray Moss Jr. was shot.", {"Bo Ray Moss Jr.": "injured"}),
]
ACCUSED = [
    ("Police arrested Ann Roby, 30; Bo Moss, 31; and Ray Lane, 44.", ["Ann Roby", "Bo Moss", "Ray Lane"]),
    ("Police arrested the others, Ann Roby, 19, and Bo Moss, 19.", ["Ann Roby", "Bo Moss"]),
    ("Bo Moss, 19, and a 16-year-old boy have been charged.", ["Bo Moss"]),
    ("Bo Moss, 19, Ray Lane, 19, and a 16-year-old juvenile are each charged.", ["Bo Moss", "Ray Lane"]),
    ("Bo Moss, 24, is one of three suspected gunmen.", ["Bo Moss"]),
    ("A judge found Bo Moss guilty.", ["Bo Moss"]),
    ("The other man charged with the shooting, 19-year-old Bo Moss, spoke.", ["Bo Moss"]),
    ("The man charged with killing his wife, Ann Roby, spoke.", []),
]
VICTIMS = [
    ("According to Coroner Carl Moss, the victim, Ann Roby, left at 3 p.m.", ["Ann Roby"]),
    ("Family identified one of the victims in the shooting as Bo Moss, 19.", ["Bo Moss"]),
    ("The other victims were identified as:\n\nBo Moss, 19, of Avon\n\nRay Lane, 29, of Avon", ["Bo Moss", "Ray Lane"]),
    ("They spoke with the victim, identified as Ann Roby, 20.", ["Ann Roby"]),
    ("Family identified the car in the picture as Bo Moss wept.", []),
]


@pytest.mark.parametrize(("content", "expected"), FATES)
def test_fates(content: str, expected: dict[str, str | None]) -> None:
    assert {
        party.name: party.fate for party in parties_of(content).parties if party.kind == "person" and party.name
    } == expected


@pytest.mark.parametrize(
    ("content", "role", "expected"),
    [(*row[:1], "suspect", row[1]) for row in ACCUSED] + [(*row[:1], "person_harmed", row[1]) for row in VICTIMS],
)
def test_roles(content: str, role: str, expected: list[str]) -> None:
    assert [party.name for party in parties_of(content).parties if party.name and role in party.roles] == expected
