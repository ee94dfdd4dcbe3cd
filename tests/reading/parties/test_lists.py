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
    ("The dead man was identified as Kyle Brandt, 27, of Avon.", {"Kyle Brandt": (27, "killed")}),
    (
        "Wayne Evers shot Tess Moore, 23, and Ann Marsh, 57, ran.",
        {"Wayne Evers": (None, None), "Tess Moore": (23, "injured"), "Ann Marsh": (57, None)},
    ),
]

VICTIMS = [
    ("The other victims, Wayne Evers, 52, and Tess Moore, 23, did not know the gunmen.", ["Wayne Evers", "Tess Moore"]),
    ("The victims were identified as Wayne Evers and Tess Moore.", ["Wayne Evers", "Tess Moore"]),
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
