"""Times that have a name: decades, centuries, seasons, holidays."""

import re

from onrecord.reading.dates import calendar
from onrecord.reading.dates.amounts import modifier
from onrecord.reading.dates.context import Context, Value
from onrecord.reading.dates.explicit import SOON, spelled_year
from onrecord.reading.dates.forms import Match


def decade(match: Match, context: Context) -> Value | None:
    """ "the 1990s", "the late '80s", "the nineties"."""
    if (spelled := match.get("spelled")) is not None:
        return Value("DATE", f"19{spelled // 10}", modifier(match))
    digits = re.sub(r"\D", "", match.get("decade"))
    if len(digits) == 2:
        digits = ("20" if digits in {"00", "10", "20"} else "19") + digits
    return Value("DATE", digits[:3], modifier(match))


def century(match: Match, context: Context) -> Value | None:
    """ "the 19th century": `18`, the digits that its years begin with."""
    return Value("DATE", f"{match.get('nth') - 1:02}", modifier(match))


def season(match: Match, context: Context) -> Value | None:
    """ "last fall", "the summer of 2019", "this spring"."""
    name, near, written = match.get("season"), match.get("near"), match.get("year")
    if words := match.named_words("spelled"):
        spelled = spelled_year(match, context)
        written = int(spelled.value) if spelled and words else None
    if written is not None:
        return Value("DATE", f"{written:04}-{name}", modifier(match))
    if context.published is None:
        return Value("DATE", f"XXXX-{name}", modifier(match))
    if near is None:
        near = 1 if context.tense(match.span).time == "future" else -1
        current = calendar.season(context.published, name, 0)
        return Value("DATE", current if near < 0 else calendar.season(context.published, name, 1), modifier(match))
    if match.has("past") and near == 0:
        near = -1
    return Value("DATE", calendar.season(context.published, name, near), modifier(match))


def holiday(match: Match, context: Context) -> Value | None:
    """ "Christmas Eve", "last Thanksgiving", "Labor Day 2019"."""
    rule, year, near, published = match.get("holiday"), match.get("year"), match.get("near"), context.published
    if year is None and published is None:
        return Value("DATE", f"XXXX-{rule}") if len(rule) == 5 else None
    if year is not None or published is None:
        return Value("DATE", calendar.holiday(rule, year or 0).isoformat())
    tense = context.tense(match.span)
    future = near == 1 or (near is None and tense.time == "future")
    days = [calendar.holiday(rule, published.year + shift) for shift in (-1, 0, 1)]
    if near == 0:
        return Value("DATE", days[1].isoformat())
    soon = next((day for day in days if 0 <= (day - published).days <= SOON), None)
    if future or (soon and near is None and tense.time != "past"):
        return Value("DATE", next(day for day in days if day >= published).isoformat())
    return Value("DATE", next(day for day in reversed(days) if day <= published).isoformat())


def holiday_weekend(match: Match, context: Context) -> Value | None:
    """ "Memorial Day weekend": the one before a Monday, else that of its week; none of a day in the middle of one."""
    found = holiday(match, context)
    day = calendar.as_day(found.value) if found else None
    if day is None or day.isoweekday() in {2, 3}:
        return None
    return Value("DATE", calendar.period(day, "WE", -1 if day.isoweekday() == 1 else 0))
