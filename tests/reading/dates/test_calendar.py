"""Arithmetic on the calendar and the EDTF of a TIMEX3 value."""

from datetime import date

import pytest

from onrecord.reading.dates import calendar
from onrecord.reading.dates.edtf import as_edtf

DAY = date(2026, 10, 21)


@pytest.mark.parametrize(
    ("unit", "shift", "value"),
    [
        ("D", -1, "2026-10-20"),
        ("W", 0, "2026-W43"),
        ("W", 11, "2027-W01"),
        ("WE", -1, "2026-W42-WE"),
        ("M", 3, "2027-01"),
        ("Q", 0, "2026-Q4"),
        ("Q", 1, "2027-Q1"),
        ("Y", -1, "2025"),
        ("DE", -1, "201"),
        ("CE", 0, "20"),
    ],
)
def test_periods(unit: str, shift: int, value: str) -> None:
    assert calendar.period(DAY, unit, shift) == value


@pytest.mark.parametrize(("unit", "shift"), [("Y", -3000), ("D", 10**9), ("M", -(10**6))])
def test_periods_outside_of_the_calendar(unit: str, shift: int) -> None:
    with pytest.raises((ValueError, OverflowError)):
        calendar.period(DAY, unit, shift)


@pytest.mark.parametrize(
    ("rule", "year", "day"),
    [
        ("12-25", 2026, "2026-12-25"),
        ("11-4-4", 2026, "2026-11-26"),
        ("05-5-1", 2026, "2026-05-25"),
        ("easter", 2026, "2026-04-05"),
        ("easter-2", 2027, "2027-03-26"),
        ("election", 2026, "2026-11-03"),
    ],
)
def test_holidays(rule: str, year: int, day: str) -> None:
    assert calendar.holiday(rule, year).isoformat() == day


@pytest.mark.parametrize(
    ("name", "near", "value"),
    [
        ("FA", 0, "2026-FA"),
        ("FA", -1, "2025-FA"),
        ("SU", -1, "2026-SU"),
        ("SP", 1, "2027-SP"),
        ("WI", 0, "2026-WI"),
        ("WI", -1, "2025-WI"),
    ],
)
def test_seasons(name: str, near: int, value: str) -> None:
    assert calendar.season(DAY, name, near) == value


@pytest.mark.parametrize(
    ("value", "mod", "edtf"),
    [
        ("2026-10-21", None, "2026-10-21"),
        ("2026-10-21T14:30", "APPROX", "2026-10-21"),
        ("2026-10", "START", "2026-10"),
        ("2026", "APPROX", "2026~"),
        ("2026", "BEFORE", "../2026"),
        ("2026", "ON_OR_AFTER", "2026/.."),
        ("199", None, "199X"),
        ("19", None, "19XX"),
        ("2026-Q4", None, "2026-36"),
        ("2026-WI", None, "2026-24"),
        ("2026-W43", None, "2026-10-19/2026-10-25"),
        ("2026-W43-WE", None, "2026-10-24/2026-10-25"),
        ("P2W", None, None),
        ("XXXX-WXX-5", None, None),
        ("PAST_REF", None, None),
    ],
)
def test_edtf(value: str, mod: str | None, edtf: str | None) -> None:
    assert as_edtf(value, mod) == edtf
