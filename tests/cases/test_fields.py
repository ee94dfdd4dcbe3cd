"""What several documents say of a party's fate and age."""

from typing import Any

import pytest

from onrecord.cases.merging import merge
from onrecord.cases.merging.fields import Told, fate
from onrecord.record import CaseParty
from tests.cases.made import Telling

# A letter a value (killed, injured, unharmed), the text family, the day of the month.
VALUES = {"k": "killed", "i": "injured", "u": "unharmed"}


def day(letter: str) -> str | None:
    """A day of April, none for `?`."""
    return None if letter == "?" else f"2031-04-0{letter}"


@pytest.mark.parametrize(
    ("told", "value", "others"),
    [
        ("kA1", "killed", []),
        ("iA1 kB2", "killed", []),  # who was hurt has died since
        ("iA1 iB1 iC1 kD5", "killed", []),
        ("iA1 kB2 kC2 iD3", "killed", []),  # most tell so since
        ("kA1 iB2 iC3 iD3", "injured", ["killed"]),  # one alone does not decide
        ("kA1 iB2", None, ["injured", "killed"]),  # told, not decided
        ("iA1 kB1", "killed", []),  # of one day: first hurt, then dead
        ("iA1 iB1 kC1", "injured", ["killed"]),  # unless more tell otherwise
        ("kA? iB?", "killed", []),
        ("iA1 kB1 kC1", "killed", []),
        ("kA1 kA1 kA1 iB1 iC1", "injured", ["killed"]),  # copies of one text are one
        ("uA1 iB1", None, ["injured", "unharmed"]),
        ("uA1 uB1 kC2", "unharmed", ["killed"]),
    ],
)
def test_fate(told: str, value: str | None, others: list[str]) -> None:
    assert fate([Told(VALUES[one[0]], one[1], day(one[2])) for one in told.split()]) == (value, others)


def askew(*known: dict[str, Any], wounded: bool = True) -> CaseParty:
    """Dorian Askew as documents of several days tell of him, one a day; `wounded`: an injury is told where that is his fate."""
    readings = []
    for day, each in enumerate(known, 1):
        telling = Telling(f"Dorian Askew on day {day}.", f"2031-04-0{day}").person("p1", "Dorian Askew", **each)
        if wounded and each.get("fate") == "injured":
            telling.event("e1", "injury", "on day", {"p1": "person_harmed"})
        readings.append(telling.read())
    return merge("case-1", readings).parties[0]


def test_a_conflict_is_told_and_not_decided() -> None:
    harmed = {"roles": ["person_harmed"]}
    party = askew(harmed | {"fate": "killed"}, harmed | {"fate": "injured"})
    assert (party.fate, party.others) == (None, {"fate": ["injured", "killed"]})
    party = askew(harmed | {"age": 34}, harmed | {"age": 34}, harmed | {"age": 35})
    assert (party.age, party.others) == (34, {})  # a birthday may lie between


def test_who_is_only_told_to_have_been_shot_is_not_told_to_live() -> None:
    harmed = {"roles": ["person_harmed"]}
    told = [harmed | {"fate": fate} for fate in ("injured", "killed", "injured")]
    assert (askew(*told, wounded=False).fate, askew(*told, wounded=False).others) == ("killed", {})
    assert askew(*told).fate == "injured" and askew(*told).others == {"fate": ["killed"]}
    assert askew(harmed | {"fate": "injured"}, wounded=False).fate == "injured"


def test_a_fate_that_one_of_three_documents_gives_to_nobody_harmed_is_none() -> None:
    assert askew({"fate": "killed"}, {}, {}).fate is None


def test_other_names_are_kept() -> None:
    tellings = [
        Telling(f"{name} left.", day).person("p1", name) for name, day in (("Dorian Askew", "2031-04-01"), ("Askew", None))
    ]
    party = merge("case-1", [telling.read() for telling in tellings]).parties[0]
    assert (party.name, party.also) == ("Dorian Askew", ["Askew"])
