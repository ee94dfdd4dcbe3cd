"""News outlets that are told something; what ends or is spelled as they are, and is none."""

import pytest

from tests.reading.parties.support import parties_of

OUTLETS = [
    ("Ann Roe told the Associated Press of it.", ["Associated Press"]),
    ("Ann Roe told the Marlow Herald of it.", ["Marlow Herald"]),
    ("Brownsville Patch reported that Ann Lane fled.", ["Brownsville Patch"]),
    ("Wallace of Fox News reported it.", ["Fox News"]),
    ("KXYZ reported it.", ["KXYZ"]),
    ("She told WAVE 3 News of it.", ["WAVE 3 News"]),
    ("He told the Czech Republic of it.", []),
    ("The Colorado Republican said no.", []),
    ("He fought in WWII, his son said.", []),
    ("WHAT TO KNOW about it.", []),
    ("The Keel County Medical Examiner said so.", []),
    ("Copyright KXYZ. Follow the Marlow Herald.", []),
]


@pytest.mark.parametrize(("content", "expected"), OUTLETS)
def test_outlets(content: str, expected: list[str]) -> None:
    found = [party for party in parties_of(content).parties if party.kind == "organization"]
    assert [(party.name or "").removeprefix("the ") for party in found] == expected
