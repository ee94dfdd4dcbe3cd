"""EDTF dates in order, compatible, one within another, counted in days."""

import re
from calendar import monthrange
from datetime import date
from functools import lru_cache

# The first month of spring, summer and autumn (months 21 to 23 of EDTF); a winter may be that of either end of its year.
_SEASONS = {21: 3, 22: 6, 23: 9}
_WINTER = re.compile(r"^(\d{4})-24$")
_DAY = re.compile(r"(\d{4})(?:-(\d\d)(?:-(\d\d))?)?")
Bounds = tuple[date, date]


@lru_cache(maxsize=65536)
def bounds(edtf: str | None) -> Bounds | None:
    """The first and the last day that a date admits; None for no date. An open end reaches to the end of time."""
    if not edtf:
        return None
    start, slash, end = edtf.partition("/")
    first = _days(start) or (date.min, date.min)
    last = (_days(end) or (date.max, date.max)) if slash else first
    return (first[0], last[1]) if first[0] <= last[1] and (first, last) != ((date.min, date.min),) * 2 else None


def _days(part: str) -> Bounds | None:
    """The days of a year, a season, a month or a day; winter (month 24) counts as its year."""
    found = _DAY.match(part)
    if not found or part.startswith(".."):
        return None
    year, month, day = int(found[1]), int(found[2] or 0), int(found[3] or 0)
    try:
        if first := _SEASONS.get(month):
            return date(year, first, 1), date(year, first + 2, monthrange(year, first + 2)[1])
        if not 1 <= month <= 12:
            return date(year, 1, 1), date(year, 12, 31)
        if not day:
            return date(year, month, 1), date(year, month, monthrange(year, month)[1])
        return date(year, month, day), date(year, month, day)
    except ValueError:
        return None


def is_day(edtf: str | None) -> bool:
    """Whether a date is one day."""
    found = bounds(edtf)
    return found is not None and found[0] == found[1]


def order(edtf: str | None) -> tuple[bool, date, date]:
    """A key that sorts dates: of an open start its end counts; the undated come last."""
    found = bounds(edtf)
    if found is None:
        return True, date.max, date.max
    first, last = found
    return False, last if first == date.min else first, last


def compatible(a: str | None, b: str | None) -> bool:
    """Whether both can be the date of one happening: they share a day, or one is not known."""
    ours, theirs = bounds(a), bounds(b)
    return ours is None or theirs is None or (ours[0] <= theirs[1] and theirs[0] <= ours[1])


def covers(wide: str, narrow: str) -> bool:
    """Whether one date is the other, or wider around it: "in May" and May 3; of a winter December alone is sure."""
    outer, inner = bounds(_WINTER.sub(r"\1-12", wide)), bounds(narrow)
    return wide == narrow or bool(outer and inner and outer[0] <= inner[0] and inner[1] <= outer[1])


def closest(dates: list[str]) -> str | None:
    """The most precise of some dates, the first of equals."""
    known = [(found[1] - found[0], index) for index, edtf in enumerate(dates) if (found := bounds(edtf))]
    return dates[min(known)[1]] if known else None


def days_between(since: str | None, until: str | None) -> int | None:
    """Days from the last day of one date to the last of another; None where one is not known or the order is not."""
    start, end = bounds(since), bounds(until)
    if not start or not end or date.max in (start[1], end[1]) or end[1] < start[1]:
        return None
    return (end[1] - start[1]).days
