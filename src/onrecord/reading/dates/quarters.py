"""Quarters of a year, which business news counts in."""

from onrecord.reading.dates import calendar
from onrecord.reading.dates.context import Context, Value
from onrecord.reading.dates.forms import Match


def quarter(match: Match, context: Context) -> Value | None:
    """ "the third quarter", "next year's first quarter", "the fourth quarter of 2019": the last one begun."""
    nth, year = match.get("nth"), match.get("year")
    if not 1 <= nth <= 4:
        return None
    published = context.published
    if year is None and published is not None:
        if (near := match.get("near")) is not None:
            year = published.year + near
        else:
            begun = (nth - 1) * calendar.MONTHS_OF_QUARTER < published.month
            year = published.year - (0 if begun or context.tense(match.span).time == "future" else 1)
            if match.has("ago", "earlier"):
                return Value("DATE", f"{year - 1:04}-Q{nth}")
    if year is not None:
        context.quarter = context.quarter_compared = f"{year:04}-Q{nth}"
    return Value("DATE", f"{year:04}-Q{nth}" if year is not None else f"XXXX-Q{nth}")


def same_quarter(match: Match, context: Context) -> Value | None:
    """ "the quarter": the one told before, else the last before publication."""
    if context.quarter:
        year = match.get("year") or int(context.quarter[:4])
        return Value("DATE", f"{year:04}{context.quarter[4:]}")
    if context.published is None:
        return Value("DATE", "XXXX-QX")
    return Value("DATE", calendar.period(context.published, "Q", 0 if match.has("this", "current") else -1))


def quarter_ago(match: Match, context: Context) -> Value | None:
    """ "the year-ago quarter", "the year-earlier period": a year before the quarter told of."""
    nth = match.get("nth")
    start = context.quarter
    if start is None:
        return Value("DATE", f"{context.published.year - 1:04}") if context.published else None
    return Value("DATE", f"{int(start[:4]) - 1:04}-Q{nth or start[-1]}")
