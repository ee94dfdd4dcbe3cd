"""EDTF dates by their bounds: for putting in order, and for telling whether two can be one day."""

import calendar
import re
from datetime import date

_DAY = re.compile(r"(\d{4})(?:-(\d\d)(?:-(\d\d))?)?[~?%]?")


def bounds(edtf: str | None) -> tuple[date, date] | None:
    """The first and last day of an EDTF date or interval; an open end reaches to the end of time. None where unknown."""
    if not edtf:
        return None
    if "/" not in edtf:
        return _bounds(edtf)
    start, end = edtf.split("/", maxsplit=1)
    first = (date.min, date.min) if start in {"", ".."} else _bounds(start)
    last = (date.max, date.max) if end in {"", ".."} else _bounds(end)
    return (first[0], last[1]) if first and last and first[0] <= last[1] else None


def _bounds(edtf: str) -> tuple[date, date] | None:
    found = _DAY.fullmatch(edtf)
    if found is None:
        return None
    year, month, day = (int(part) if part else None for part in found.groups())
    try:
        if year is None:
            return None
        first = date(year, month or 1, day or 1)
        last_month = month or 12
        return first, date(year, last_month, day or calendar.monthrange(year, last_month)[1])
    except ValueError:  # season codes and days that do not exist
        return None


def can_agree(one: str | None, other: str | None) -> bool:
    """Whether two dates can be of one day; an unknown one can be of any."""
    mine, theirs = bounds(one), bounds(other)
    return mine is None or theirs is None or (mine[0] <= theirs[1] and theirs[0] <= mine[1])


def place_in_time(edtf: str | None) -> tuple[bool, date, date]:
    """A key for sorting: by the first day, imprecise dates after exact ones, an open start by its end, undated last."""
    found = bounds(edtf)
    if found is None:
        return True, date.max, date.max
    first, last = found
    return False, last if first == date.min else first, last


def first_day(edtf: str | None) -> date | None:
    """The first day of a date; of an open start, its end."""
    undated, day, _ = place_in_time(edtf)
    return None if undated else day
