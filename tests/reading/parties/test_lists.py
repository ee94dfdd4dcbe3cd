"""What is said of a list of persons is said of each."""

import pytest

from tests.reading.parties.support import parties_of

LISTS = [
    (
        "Nick Lee Powell, 30; Demario Ray Burke, 21; and Jerry Cole, 31, all died of gunshot wounds, the coroner said.",
        {"Nick Lee Powell": (30, "killed"), "Demario Ray Burke": (21, "killed"), "Jerry Cole": (31, "killed")},
    ),
    (
        "Wayne Evers, 52, of Avon; Tess Moore, 23; and Ann Marsh, 57, were wounded by police.",
        {"Wayne Evers": (52, "injured"), "Tess Moore": (23, "injured"), "Ann Marsh": (57, "injured")},
    ),
    ("Two men, Wayne Evers and Karl Moss, were killed.", {"Wayne Evers": (None, "killed"), "Karl Moss": (None, "killed")}),
    ("A man was shot. He died. He has been identified as Derrick Moss, 16, of Avon.", {"Derrick Moss": (16, "killed")}),
    ("The coroner identified him as 76-year-old Eli Lane, of Avon.", {"Eli Lane": (76, "killed")}),
    ("Also killed were Victor Orr, 22, and Bo Lane, 25.", {"Victor Orr": (22, "killed"), "Bo Lane": (25, "killed")}),
    (
        "He killed three people -- Renee Bell, 30; and Bo Lane, 31 -- at home.",
        {"Renee Bell": (30, "killed"), "Bo Lane": (31, "killed")},
    ),
    ("Three people were wounded, including Ann Marsh, 30, of Avon.", {"Ann Marsh": (30, "injured")}),
    ("Ann Marsh, a visitor from Avon who was wounded in the leg, said so.", {"Ann Marsh": (None, "injured")}),
    ("Ann Marsh and Bo Lane were taken to a hospital.", {"Ann Marsh": (None, "injured"), "Bo Lane": (None, "injured")}),
    ("Ann Marsh was taken to a hospital for an evaluation.", {"Ann Marsh": (None, None)}),
    ("The wounded included Pastor Ray Orr's daughter.", {"Ray Orr": (None, None)}),
    ("Ray Orr is the father of Ann Orr, 30, who was killed.", {"Ray Orr": (None, None), "Ann Orr": (30, "killed")}),
    ("The bodies of Ann Marsh, 32, and Bo Lane, 5, were found.", {"Ann Marsh": (32, "killed"), "Bo Lane": (5, "killed")}),
    (
        "Two men were shot. The men were identified as Bo Lane and Ray Orr.",
        {"Bo Lane": (None, "injured"), "Ray Orr": (None, "injured")},
    ),
    ("They found Bo Lane, 20, in a parking lot with a gunshot wound.", {"Bo Lane": (20, "injured")}),
    ("Bo Lane took his own life.", {"Bo Lane": (None, "killed")}),
    ("Someone wounded two officers, Chief Ann Roe said.", {"Ann Roe": (None, None)}),
    ("The dead man was identified as Kyle Brandt, 27, of Avon.", {"Kyle Brandt": (27, "killed")}),
    (
        "Wayne Evers shot Tess Moore, 23, and Ann Marsh, 57, ran.",
        {"Wayne Evers": (None, None), "Tess Moore": (23, "injured"), "Ann Marsh": (57, None)},
    ),
]

VICTIMS = [
    ("The other victims, Wayne Evers, 52, and Tess Moore, 23, did not know the gunmen.", ["Wayne Evers", "Tess Moore"]),
    ("The victims were identified as Wayne Evers and Tess Moore.", ["Wayne Evers", "Tess Moore"]),
    ("The victims include 18-year-old Wayne Evers and 23-year-old Tess Moore, police said.", ["Wayne Evers", "Tess Moore"]),
    (
        "Medics took two other victims to Mercy Hospital, including 34-year-old Wayne Evers and 20-year-old Tess Moore.",
        ["Wayne Evers", "Tess Moore"],
    ),
    (
        "The victims were identified as Wayne Evers, age 37, of Avon; Tess Moore, age 29, of Cold Spring.",
        ["Wayne Evers", "Tess Moore"],
    ),
    (
        "The other two victims remain in critical condition. They are Wayne Evers of Avon, and Karl Moss, 19, of Solon.",
        ["Wayne Evers", "Karl Moss"],
    ),
    ("The victims were identified as: Wayne Evers, 21, of Avon, and Karl Moss, 25, of Solon.", ["Wayne Evers", "Karl Moss"]),
    ("The victims are Wayne Evers, his wife Ann Evers and their son Bo Evers.", ["Wayne Evers", "Ann Evers", "Bo Evers"]),
    ("The wounded included Ellen Paige, 59.", ["Ellen Paige"]),
    ("Two neighbors, Wayne Evers and Tess Moore, did not know the gunmen.", []),
    ("The victim's neighbors, Wayne Evers and Tess Moore, wept.", []),
]


@pytest.mark.parametrize(("content", "expected"), LISTS)
def test_fates_of_lists(content: str, expected: dict[str, tuple[int | None, str | None]]) -> None:
    named = {party.name: (party.age, party.fate) for party in parties_of(content).parties if party.name}
    assert named == expected


@pytest.mark.parametrize(("content", "expected"), VICTIMS)
def test_lists_of_victims(content: str, expected: list[str]) -> None:
    harmed = [party.name for party in parties_of(content).parties if party.name and "person_harmed" in party.roles]
    assert harmed == expected


def test_lists_of_suspects() -> None:
    content = "The suspects, Wayne Evers, 19, and Karl Moss, 20, fled."
    assert {party.name for party in parties_of(content).parties if party.roles == ["suspect"]} == {"Wayne Evers", "Karl Moss"}


def test_who_shot_and_killed_somebody_was_not_killed() -> None:
    found = parties_of("Police say a 10-year-old shot and killed an 11-year-old inside a home Thursday.").parties
    assert [(party.age, party.fate) for party in found if party.kind == "person"] == [(10, None), (11, "killed")]


ACCUSED = [
    (
        "Tony Bell, 21, Jerrod Cole, 24, and Bo Lane, 20, are accused of killing Ann Roe.",
        ["Tony Bell", "Jerrod Cole", "Bo Lane"],
    ),
    ("Tony Bell, aka Nito, 35; and Bo Lane, aka Tank, 28, all of Avon, were charged.", ["Tony Bell", "Bo Lane"]),
    ("Tony Bell, 23; and Bo Lane, 20, each face two counts of murder.", ["Tony Bell", "Bo Lane"]),
    ("Warrants have been issued for Tony Bell and Bo Lane.", ["Tony Bell", "Bo Lane"]),
    ("Prosecutors filed charges against Bo Lane.", ["Bo Lane"]),
    ("Bo Lane was found guilty of robbery.", ["Bo Lane"]),
    ("Bo Lane's trial begins on Monday.", ["Bo Lane"]),
    ("Bo Lane made his first appearance in court.", ["Bo Lane"]),
    ("Sheriff Bo Lane pleaded for calm.", []),
    ("Tony Bell and Bo Lane were standing there.", []),
]


@pytest.mark.parametrize(("content", "expected"), ACCUSED)
def test_who_is_accused(content: str, expected: list[str]) -> None:
    assert [party.name for party in parties_of(content).parties if "suspect" in party.roles] == expected
