"""From a TIMEX3 value to EDTF (ISO 8601-2), where EDTF has a form for it."""

import re
from datetime import date, timedelta

_YEAR_FIRST = re.compile(r"\d{4}(?:-\d\d(?:-\d\d)?)?$")
_SEASONS = {"SP": "21", "SU": "22", "FA": "23", "WI": "24", "Q1": "33", "Q2": "34", "Q3": "35", "Q4": "36"}
_OPEN = {"BEFORE": "../{}", "ON_OR_BEFORE": "../{}", "AFTER": "{}/..", "ON_OR_AFTER": "{}/..", "APPROX": "{}~"}


def as_edtf(value: str, mod: str | None = None) -> str | None:
    """The EDTF of a TIMEX3 value: a week is its days, of a time of day the day; None for amounts and the like."""
    if "/" in value:
        return value
    plain = _plain(value.split("T", maxsplit=1)[0]) if value[:1].isdigit() else None
    if plain is None or mod not in _OPEN or "/" in plain or "T" in value:
        return plain
    return _OPEN[mod].format(plain)


def _plain(value: str) -> str | None:
    if _YEAR_FIRST.match(value):
        return value
    if re.fullmatch(r"\d{2,3}", value):
        return value.ljust(4, "X")
    if found := re.fullmatch(r"(\d{4})-(SP|SU|FA|WI|Q[1-4])", value):
        return f"{found[1]}-{_SEASONS[found[2]]}"
    if found := re.fullmatch(r"(\d{4})-W(\d\d)(-WE)?", value):
        monday = date.fromisocalendar(int(found[1]), int(found[2]), 1)
        first = monday + timedelta(days=5 if found[3] else 0)
        return f"{first.isoformat()}/{(monday + timedelta(days=6)).isoformat()}"
    return None
