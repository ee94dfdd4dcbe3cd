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
