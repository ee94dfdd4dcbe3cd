"""Dates that name their day, month or year; a missing year comes from the day of publication and the tense."""

from datetime import date

from onrecord.reading.dates import calendar
from onrecord.reading.dates.amounts import modifier, number
from onrecord.reading.dates.context import Context, Value
from onrecord.reading.dates.forms import Match
from onrecord.reading.dates.tense import PAST

# How far ahead of publication a date without a year may lie where no verb beside it tells: days.
AHEAD = 150
# A day or month so near ahead is meant where no verb tells of the past, though it lies in the next year: days, months.
SOON = 60
SOON_MONTHS = 2
# "Must be returned by Jan. 14" may be told on the days right after it: days.
JUST_GONE = 7


def iso(match: Match, context: Context) -> Value | None:
    """ "2026-10-21"."""
    day = calendar.as_day(match.get("iso"))
    return Value("DATE", day.isoformat()) if day else None


def slashed(match: Match, context: Context) -> Value | None:
    """ "10/21/2026", "1/5/26": month first, as in the United States."""
    month, day, year = map(int, match.get("slashed").split("/"))
    if year < 100:
        year += 1900 if year > 60 else 2000
    found = calendar.real_day(year, month, day)
    return Value("DATE", found.isoformat()) if found else None


def month_day(match: Match, context: Context) -> Value | None:
    """ "Wednesday, Oct. 21, 2026", "October 21st", "21 October"."""
    return _day(match, context, match.get("day") or match.get("number"))


def day_range(match: Match, context: Context) -> Value | None:
    """ "June 14-20, 2026": the interval of its days."""
    first, last = (_day(match, context, match.get(name)) for name in ("day", "last_day"))
    if first is None or last is None or not first.value < last.value or first.value[0] == "X":
        return None
    return Value("DATE", f"{first.value}/{last.value}")


def _day(match: Match, context: Context, day: int) -> Value | None:
    month, year = match.get("month"), match.get("year")
    if not 1 <= day <= 31:
        return None
    if year is None and context.published is None:
        return Value("DATE", f"XXXX-{month:02}-{day:02}")
    year = year or year_of(context, match, month, day)
    found = calendar.real_day(year, month, day) if year else None
    return Value("DATE", found.isoformat(), match.first("PART")) if found else None


def year_of(context: Context, match: Match, month: int, day: int) -> int | None:
    """The year of a day told without one: its weekday tells, else tense, else it is near publication or of the same year."""
    published = context.published
    if published is None:
        return None
    days = [d for year in (-1, 0, 1, 2) if (d := calendar.real_day(published.year + year, month, day))]
    weekday = match.first("ANY_WEEKDAY")
    if agreeing := [d for d in days if d.isoweekday() == weekday]:
        return min(agreeing, key=lambda d: abs(d - published)).year
    tense = context.tense(match.span)
    if tense.time == "future":
        return next((d.year for d in days if (d - published).days > -JUST_GONE), None)
    if tense == PAST:
        return next((d.year for d in reversed(days) if d <= published), None)
    soon = next((d.year for d in days if 0 <= (d - published).days <= SOON), None) if tense.time is None else None
    return soon or next((d.year for d in reversed(days) if d.year <= published.year and (d - published).days <= AHEAD), None)


def month(match: Match, context: Context) -> Value | None:
    """ "October 2026", "late November", "last March", "June last year"."""
    number, year, near, published = match.get("month"), match.get("year"), match.get("near"), context.published
    mod = modifier(match)
    if match.named_words("spelled"):
        spelled = spelled_year(match, context)
        if spelled is None:
            return None
        year = int(spelled.value)
    if year is not None:
        return Value("DATE", f"{year:04}-{number:02}", mod)
    if published is None:
        return Value("DATE", f"XXXX-{number:02}", mod)
    if match.has("year"):
        return Value("DATE", f"{published.year + (near or 0):04}-{number:02}", mod)
    return Value("DATE", f"{_year_of_month(match, context, published, number, near):04}-{number:02}", mod)


def _year_of_month(match: Match, context: Context, published: date, number: int, near: int | None) -> int:
    """The year of a month told without one."""
    if near is None and number == published.month:
        return published.year
    if near is None:
        time = context.tense(match.span).time
        soon = time is None and 0 < (number - published.month) % 12 <= SOON_MONTHS
        near = 1 if time == "future" or soon else -1
    if near < 0:
        return published.year - (number >= published.month)
    return published.year + (number <= published.month if near > 0 else 0)


def year(match: Match, context: Context) -> Value | None:
    """ "2019", "early 2020", "fiscal 1990", "1998 or later"."""
    found = f"{match.get('year'):04}"
    if match.has("later", "beyond", "post") and len(match.words) > 2:
        return Value("DATE", found, "AFTER" if match.has("post") else "ON_OR_AFTER")
    if match.has("pre") or match.has("or"):
        return Value("DATE", found, "BEFORE" if match.has("pre") else "ON_OR_BEFORE")
    return Value("DATE", found, modifier(match))


def spelled_year(match: Match, context: Context) -> Value | None:
    """ "nineteen ninety-six", "two thousand"."""
    words = match.named_words("spelled")
    values: list[int] = [word.values["CARDINAL"] for word in words if "CARDINAL" in word.values]
    if any(word.lower.isdigit() for word in words):
        return None
    if values[0] in {19, 20} and 10 <= values[1] <= 90:
        return Value("DATE", f"{values[0] * 100 + sum(values[1:])}")
    if values[:2] == [2, 1000] and match.has("year"):
        return Value("DATE", f"{number(words)}")
    return None
