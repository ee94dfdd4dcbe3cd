"""Arithmetic on the calendar: the TIMEX3 value of a day's week, month, quarter ..., and of those before and after it."""

import re
from calendar import monthrange
from datetime import date, timedelta

_SEASONS = {12: "WI", 1: "WI", 2: "WI", 3: "SP", 4: "SP", 5: "SP", 6: "SU", 7: "SU", 8: "SU", 9: "FA", 10: "FA", 11: "FA"}
_SEASON_STARTS = {"SP": 3, "SU": 6, "FA": 9, "WI": 12}
MONTHS_OF_QUARTER = 3


def as_day(edtf: str | None) -> date | None:
    """The day that an EDTF date or date and time names, None where it names none."""
    found = re.match(r"(\d{4})-(\d\d)-(\d\d)", edtf or "")
    return real_day(*map(int, found.groups())) if found else None


def real_day(year: int, month: int, day: int) -> date | None:
    """A day, None where the calendar has no such one."""
    try:
        return date(year, month, day)
    except ValueError:
        return None


def week(day: date) -> str:
    """The ISO week of a day: `2026-W43`."""
    year, number, _ = day.isocalendar()
    return f"{year:04}-W{number:02}"


def month(year: int, number: int, shift: int = 0) -> str:
    """The month `shift` months after a month: `2026-10`."""
    months = year * 12 + number - 1 + shift
    if months < 12:
        raise ValueError("before the calendar")
    return f"{months // 12:04}-{months % 12 + 1:02}"


def quarter(year: int, number: int, shift: int = 0) -> str:
    """The quarter `shift` quarters after a quarter: `2026-Q4`."""
    quarters = year * 4 + number - 1 + shift
    return f"{quarters // 4:04}-Q{quarters % 4 + 1}"


def period(day: date, unit: str, shift: int = 0) -> str:
    """The day, week, month ... `shift` units after the one that a day lies in, as a TIMEX3 value.

    Raises ValueError or OverflowError where it lies outside of the calendar.
    """
    if unit in {"D", "TH", "TM", "S"}:
        return (day + timedelta(days=shift)).isoformat() if unit == "D" else day.isoformat()
    if unit in {"W", "WE"}:
        return week(day + timedelta(weeks=shift)) + ("-WE" if unit == "WE" else "")
    if unit == "M":
        return month(day.year, day.month, shift)
    if unit == "Q":
        return quarter(day.year, (day.month - 1) // MONTHS_OF_QUARTER + 1, shift)
    year = day.year + shift * {"Y": 1, "DE": 10, "CE": 100}[unit]
    if not 1 <= year <= 9999:
        raise ValueError("outside of the calendar")
    return f"{year:04}"[: {"Y": 4, "DE": 3, "CE": 2}[unit]]


def weekday_from(day: date, weekday: int, way: int, *, strictly: bool = False) -> date:
    """The nearest day of the week (Monday is 1) before (`way` -1) or after (1) a day, that day included unless `strictly`."""
    distance = (weekday - day.isoweekday()) * way % 7
    return day + timedelta(days=way * (7 if strictly and not distance else distance))


def season(day: date, name: str, near: int) -> str:
    """The season of that name last (-1), this (0) or next (1) seen from a day: `2026-SU`; a winter's year is its first."""
    start = _SEASON_STARTS[name]
    begun = day.month >= start
    if near < 0:
        now_in_it = _SEASONS[day.month] == name
        return f"{day.year - (0 if begun and not now_in_it else 1):04}-{name}"
    if near > 0:
        return f"{day.year + (1 if begun else 0):04}-{name}"
    return f"{day.year - (1 if name == 'WI' and day.month < MONTHS_OF_QUARTER else 0):04}-{name}"


def easter(year: int) -> date:
    """Easter Sunday of the Gregorian calendar (the anonymous algorithm, Meeus, Astronomical Algorithms, chapter 8)."""
    a, b, c = year % 19, year // 100, year % 100
    d, e = divmod(b, 4)
    g = (8 * b + 13) // 25
    h = (19 * a + b - d - g + 15) % 30
    i, k = divmod(c, 4)
    weekday = (32 + 2 * e + 2 * i - h - k) % 7
    m = (a + 11 * h + 22 * weekday) // 451
    number, day = divmod(h + weekday - 7 * m + 114, 31)
    return date(year, number, day + 1)


def holiday(rule: str, year: int) -> date:
    """The day of a holiday in a year; rules: `12-25`, month-nth-weekday `11-4-4` (5 is the last), `easter-46`, `election`."""
    if rule.startswith("easter"):
        return easter(year) - timedelta(days=int(rule[7:] or 0))
    if rule == "election":
        return weekday_from(date(year, 11, 1), 1, 1) + timedelta(days=1)
    parts = [int(part) for part in rule.split("-")]
    if len(parts) == 2:
        return date(year, parts[0], parts[1])
    number, nth, weekday = parts
    if nth == 5:
        return weekday_from(date(year, number, monthrange(year, number)[1]), weekday, -1)
    return weekday_from(date(year, number, 1), weekday, 1) + timedelta(weeks=nth - 1)
