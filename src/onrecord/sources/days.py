"""Dates of metadata: EDTF (ISO 8601-2, levels 0 and 1) as users state it, and the ways in which mail and pages write a day."""

import re
from datetime import date

_YEAR = r"-?\d{4}|-?\d{3}X|-?\d{2}XX|Y-?\d{5,}"
_DATE = re.compile(rf"(?P<year>{_YEAR})(?:-(?P<month>\d\d|XX)(?:-(?P<day>\d\d|XX))?)?[~?%]?")
_TIMESTAMP = re.compile(r"(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d(?::?\d\d)?)?")
_MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
_MONTH = rf"(?P<name>{'|'.join(_MONTHS)})[a-z]{{0,6}}\.?"
_WRITTEN = (
    re.compile(r"\b(?P<year>\d{4})[-/](?P<month>\d\d)[-/](?P<day>\d\d)(?!\d)"),
    re.compile(r"\b(?P<year>\d{4})(?P<month>\d\d)(?P<day>\d\d)(?!\d)"),
    re.compile(rf"\b{_MONTH} +(?P<day>\d\d?)(?:st|nd|rd|th)?,? +(?P<year>\d{{4}})\b", re.IGNORECASE),
    re.compile(rf"\b(?P<day>\d\d?)(?:st|nd|rd|th)?[ -]+{_MONTH},?[ -]+(?P<year>\d{{4}})\b", re.IGNORECASE),
)
_SEASONS = range(21, 25)


def as_edtf(written: str) -> str | None:
    """The date in EDTF, a timestamp cut to its local day; null if it is none (`March 3`, `2026-02-30`)."""
    written = written.strip()
    if stamp := _TIMESTAMP.fullmatch(written):
        written = stamp[1]
    return written if is_edtf(written) else None


def written_day(written: str) -> str | None:
    """The day in a line of metadata such as `Tue, Mar 3, 2026 at 4:15 PM` or `3 March 2026`, the local day as written.

    Null where there is none; a day in numbers alone is taken in the order year, month, day only.
    """
    for pattern in _WRITTEN:
        if match := pattern.search(written[:200]):
            parts = match.groupdict()
            month = int(parts.get("month") or _MONTHS.index(parts["name"].lower()) + 1)
            day = f"{parts['year']}-{month:02}-{int(parts['day']):02}"
            return day if is_edtf(day) else None
    return None


def is_edtf(written: str) -> bool:
    """Whether the string is a date or an interval of EDTF level 0 or 1."""
    ends = written.split("/")
    if len(ends) == 1:
        return _is_date(written)
    return len(ends) == 2 and all(end in {"", ".."} or _is_date(end) for end in ends) and any(map(_is_date, ends))


def _is_date(written: str) -> bool:
    """Whether it is one date that the calendar has."""
    match = _DATE.fullmatch(written)
    if not match:
        return False
    year, month, day = match["year"], match["month"], match["day"]
    if month is None or month == "XX":
        return day in {None, "XX"}
    if day is None or day == "XX":
        return 1 <= int(month) <= 12 or (day is None and int(month) in _SEASONS)
    return _on_calendar(year, int(month), int(day))


def _on_calendar(year: str, month: int, day: int) -> bool:
    """Whether the month has that day; an unspecified or far year counts as a leap year."""
    try:
        date(int(year) if re.fullmatch(r"\d{4}", year) and year != "0000" else 2000, month, day)
    except ValueError:
        return False
    return True
