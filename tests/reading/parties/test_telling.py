"""Names that neither a given name nor a title shows: what is told of them does; and what is no name although it is told of."""

import pytest

from tests.reading.parties.support import parties_of

TOLD = [
    ("Police say KaVay Reed was killed in a car.", ["KaVay Reed"]),
    ("They have arrested Ettavi Deshor Osbee in Avon.", ["Ettavi Deshor Osbee"]),
    ("The mother and grandfather of Corvin Wiedelmast wept.", ["Corvin Wiedelmast"]),
    ("The family confirmed the baby to be Evenwia Pope.", ["Evenwia Pope"]),
    ("Two of the survivors, Ondrel Lugo and Velisa Watson, told reporters so.", ["Ondrel Lugo", "Velisa Watson"]),
    ("A 20-year-old woman, Ilani House; and a boy fled.", ["Ilani House"]),
    ("Quandre Spall, left, stands with a lawyer.", ["Quandre Spall"]),
    ("Keshon Edwall Jr. ran.", ["Keshon Edwall Jr."]),
    ("Police arrested Orrin Williams and Torvez Banks.", ["Orrin Williams", "Torvez Banks"]),
    ("Officers arrested members of Alder Valley Boys members.", []),
    ("Avon's Killing Fields Avon's rate rose.", []),
    ("Alder Heights was hit by a storm.", []),
]
GIVEN = [
    ("She planned to visit Ostrell Joseph Marden.", ["Ostrell Joseph Marden"]),
    ("Torvan Anthony Faulk pleaded guilty.", ["Torvan Anthony Faulk"]),
    ("Pope Leo Slams Roe's stand. Ann Roe spoke.", ["Pope Leo", "Ann Roe"]),
    ("They are Ben Dowmore Katie Marden, she said.", ["Ben Dowmore", "Katie Marden"]),
    ("Young Mabel wept. Mabel Roe was three.", ["Mabel Roe"]),
    ("The road meets Nolen Pike there. Zeb Pike, 30, fell.", ["Zeb Pike"]),
    ("He saw ''Cruel Ashings,'' with Ann Roe.", ["Ann Roe"]),
    ("Reach Ann Roe at the desk.", []),
    ("They live in the Otto S. Marsh high-rise.", []),
    ("Ann Roe Hammers Keel Energy. It is what Ann Roe does.", ["Ann Roe"]),
    ("Ann Roe Lopez wept. Then Ann Roe left.", ["Ann Roe Lopez", "Ann Roe"]),
    ("Follow Ann Roe on Twitter. Bo Marsh can be reached at the desk.", []),
    ("He was named Mr. Clean.", []),
    ("Otto I. Moss ran.", ["Otto I. Moss"]),
    ("Assistant Attorney General Jay Moss said so.", ["Jay Moss"]),
    ("Bill Marden said so.", ["Bill Marden"]),
    ("The Senate Bill Passed on Monday.", []),
    ("Christian Marsh was shot.", ["Christian Marsh"]),
    ("The Christian Church burned.", []),
    ("Wilma Council, 34, and Otto Point, 27, were shot.", ["Wilma Council", "Otto Point"]),
    ("They met on Taylor Street.", []),
    ("April Parker, an attorney, spoke.", ["April Parker"]),
    ("April Fools came.", []),
    ("U.S. Supreme Court Justice Otto Marsh died.", ["Otto Marsh"]),
    ("Chief Ray Orr Chief said so.", ["Ray Orr"]),
    ("Otis Marden, aka Little Jay, 30, was charged.", ["Otis Marden"]),
    ("Facebook: Ellie Marden", []),
    ("They met at Mardi Gras.", []),
]


@pytest.mark.parametrize(("content", "expected"), TOLD + GIVEN)
def test_who_is_a_person(content: str, expected: list[str]) -> None:
    assert [party.name for party in parties_of(content).parties if party.kind == "person" and party.name] == expected


def test_an_outlet_is_no_person() -> None:
    found = parties_of("Alder Patch reported that Ann Roe was shot.").parties
    assert [(party.name, party.kind) for party in found] == [("Alder Patch", "organization"), ("Ann Roe", "person")]
