"""Names that neither a given name nor a title shows: what is told of them does; and what is no name although it is told of."""

import pytest

from tests.reading.parties.support import parties_of

TOLD = [
    ("Police say RaMay Reed was killed in a car.", ["RaMay Reed"]),
    ("They have arrested Equavi Breshon Osbee in Avon.", ["Equavi Breshon Osbee"]),
    ("The mother and grandfather of Corbin Wiedermolz wept.", ["Corbin Wiedermolz"]),
    ("The family confirmed the baby to be Allenwia Pope.", ["Allenwia Pope"]),
    ("Two of the survivors, Odalis Lugo and Gelisa Watson, told reporters so.", ["Odalis Lugo", "Gelisa Watson"]),
    ("A 20-year-old woman, Emoni House; and a boy fled.", ["Emoni House"]),
    ("Quandre Spall, left, stands with a lawyer.", ["Quandre Spall"]),
    ("Keshon Edwall Jr. ran.", ["Keshon Edwall Jr."]),
    ("Police arrested Marcel Williams and Marquez Banks.", ["Marcel Williams", "Marquez Banks"]),
    ("Officers arrested members of Alder Valley Boys members.", []),
    ("Chicago's Killing Fields Avon's rate rose.", []),
    ("Alder Heights was hit by a storm.", []),
]
GIVEN = [
    ("She planned to visit Brendell Joseph Marden.", ["Brendell Joseph Marden"]),
    ("Lakeem Anthony Faulk pleaded guilty.", ["Lakeem Anthony Faulk"]),
    ("Pope Leo Slams Roe's stand. Ann Roe spoke.", ["Pope Leo", "Ann Roe"]),
    ("They are Ben Dowmore Katie Marden, she said.", ["Ben Dowmore", "Katie Marden"]),
    ("Young Kaylee wept. Kaylee Roe was three.", ["Kaylee Roe"]),
    ("The road meets Nolen Pike there. Zeb Pike, 30, fell.", ["Zeb Pike"]),
    ("He saw ''Cruel Ashings,'' with Ann Roe.", ["Ann Roe"]),
    ("Reach Ann Roe at the desk.", []),
    ("They live in the Harry S. Marsh high-rise.", []),
    ("Ann Roe Hammers Keel Energy. It is what Ann Roe does.", ["Ann Roe"]),
    ("Ann Roe Lopez wept. Then Ann Roe left.", ["Ann Roe Lopez", "Ann Roe"]),
    ("Follow Ann Roe on Twitter. Bo Marsh can be reached at the desk.", []),
    ("He was named Mr. Hero.", []),
    ("Bradley I. Moss ran.", ["Bradley I. Moss"]),
    ("Assistant Attorney General Jay Moss said so.", ["Jay Moss"]),
    ("Bill Hanes said so.", ["Bill Hanes"]),
    ("The Senate Bill Passed on Monday.", []),
    ("Christian Marsh was shot.", ["Christian Marsh"]),
    ("The Christian Church burned.", []),
    ("Brandy Council, 34, and Sean Point, 27, were shot.", ["Brandy Council", "Sean Point"]),
    ("They met on Taylor Street.", []),
    ("April Leon, an attorney, spoke.", ["April Leon"]),
    ("April Fools came.", []),
    ("U.S. Supreme Court Justice Antonin Marsh died.", ["Antonin Marsh"]),
    ("Chief Ray Orr Chief said so.", ["Ray Orr"]),
    ("Brandon Milton, aka Lil Folk, 30, was charged.", ["Brandon Milton"]),
    ("Facebook: Ellie Marden", []),
    ("They met at Mardi Gras.", []),
]


@pytest.mark.parametrize(("content", "expected"), TOLD + GIVEN)
def test_who_is_a_person(content: str, expected: list[str]) -> None:
    assert [party.name for party in parties_of(content).parties if party.kind == "person" and party.name] == expected


def test_an_outlet_is_no_person() -> None:
    found = parties_of("Alder Patch reported that Ann Roe was shot.").parties
    assert [(party.name, party.kind) for party in found] == [("Alder Patch", "organization"), ("Ann Roe", "person")]
