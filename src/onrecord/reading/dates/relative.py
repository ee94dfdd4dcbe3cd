"""Dates told by their distance: from publication ("last week", "Friday") or from the date told before ("the next day")."""

from datetime import date, timedelta

from onrecord.reading.dates import calendar
from onrecord.reading.dates.amounts import amount, how_many, modifier
from onrecord.reading.dates.context import Context, Value
from onrecord.reading.dates.explicit import month, month_day
from onrecord.reading.dates.forms import Match

_UNKNOWN = {
    "D": "XXXX-XX-XX",
    "W": "XXXX-WXX",
    "WE": "XXXX-WXX-WE",
    "M": "XXXX-XX",
    "Q": "XXXX-QX",
    "Y": "XXXX",
    "DE": "XXX",
    "CE": "XX",
}


def deictic(match: Match, context: Context) -> Value | None:
    """ "today", "late yesterday", "tomorrow"."""
    return _day(context.published, match.get("deictic"), modifier(match))


def before_yesterday(match: Match, context: Context) -> Value | None:
    """ "the day before yesterday"."""
    return _day(context.published, -2)


def after_tomorrow(match: Match, context: Context) -> Value | None:
    """ "the day after tomorrow"."""
    return _day(context.published, 2)


def _day(start: date | None, shift: int, mod: str | None = None) -> Value:
    return Value("DATE", calendar.period(start, "D", shift) if start else _UNKNOWN["D"], mod)


def weekday(match: Match, context: Context) -> Value | None:
    """ "Friday": the nearest one before publication, that day included; after it in the future tense or with "next"."""
    day = _weekday(match, context)
    return Value("DATE", day.isoformat() if day else f"XXXX-WXX-{match.get('weekday')}", modifier(match))


def _weekday(match: Match, context: Context) -> date | None:
    published, near, number = context.published, match.get("near"), match.first("WEEKDAY")
    if published is None:
        return None
    if near is None:
        way = 1 if context.tense(match.span).time == "future" and not context.is_possessive(match.span) else -1
        return calendar.weekday_from(published, number, way)
    if near == 0 and match.has("past"):
        near = -1
    if near == 0:
        return calendar.weekday_from(published, number, -1 if context.tense(match.span).time == "past" else 1)
    return calendar.weekday_from(published, number, near, strictly=True)


def weekday_of_week(match: Match, context: Context) -> Value | None:
    """ "Friday of last week", "next week Tuesday"."""
    if context.published is None:
        return Value("DATE", f"XXXX-WXX-{match.get('weekday')}")
    monday = context.published - timedelta(days=context.published.weekday())
    return _day(monday, 7 * match.get("near") + match.get("weekday") - 1)


def day_before_weekday(match: Match, context: Context) -> Value | None:
    """ "the day before last Tuesday"."""
    return _day(_weekday(match, context), -1)


def before_last(match: Match, context: Context) -> Value | None:
    """ "the Friday before last", "the week before last"."""
    unit = match.get("unit")
    if context.published is None or unit in {"TH", "TM", "S", "D"}:
        return None
    if unit:
        return Value("DATE", calendar.period(context.published, unit, -2))
    return _day(_before(context.published, match.get("weekday")), -7)


def weeks_from_weekday(match: Match, context: Context) -> Value | None:
    """ "a week from Monday", "two weeks ago Friday"."""
    weeks, way = how_many(match), match.get("way") or 1
    if context.published is None or weeks is None:
        return None
    return _day(calendar.weekday_from(context.published, match.get("weekday"), way), 7 * way * weeks)


def weekdays_ago(match: Match, context: Context) -> Value | None:
    """ "three Sundays ago"."""
    weeks = how_many(match)
    if context.published is None or weeks is None:
        return None
    return _day(_before(context.published, match.get("weekday")), -7 * (weeks - 1))


def nth_weekday(match: Match, context: Context) -> Value | None:
    """ "the first Monday of March", each month's where none is told."""
    weekday, nth = match.get("weekday"), match.get("number") or 5  # 5 is the last, as of holidays
    if not match.get("month"):
        return Value("SET", f"XXXX-WXX-{weekday}")
    of_month = month(match, context)
    if of_month is None or of_month.value.startswith("X") or nth > 5:
        return None
    year, of_year = map(int, of_month.value.split("-"))
    return Value("DATE", calendar.holiday(f"{of_year:02}-{nth}-{weekday}", year).isoformat())


def _before(published: date, weekday: int) -> date:
    return calendar.weekday_from(published, weekday, -1, strictly=True)


def week_of(match: Match, context: Context) -> Value | None:
    """ "the week of March 2"."""
    found = month_day(match, context)
    day = calendar.as_day(found.value) if found else None
    return Value("DATE", calendar.week(day)) if day else None


def near(match: Match, context: Context) -> Value | None:
    """ "last week", "early this month", "next year", "the past decade"."""
    unit, shift = match.get("unit"), match.get("near")
    if unit in {"TH", "TM", "S"}:
        return None
    if match.has("the") and match.has("previous") and context.told:
        return Value("DATE", calendar.period(context.told, unit, -1), modifier(match))
    if context.published is None:
        return Value("DATE", _UNKNOWN[unit], modifier(match))
    if unit == "WE" and shift == 0 and context.tense(match.span).time == "past" and context.published.isoweekday() < 5:
        shift = -1
    return Value("DATE", calendar.period(context.published, unit, shift), modifier(match))


def the_unit(match: Match, context: Context) -> Value | None:
    """ "the year", "earlier in the month", "over the weekend": the one of publication, a weekend the last one."""
    unit = match.first("UNIT")
    if unit in {"TH", "TM", "S", "D"}:
        return None
    if context.next_word(match.span) in {"ended", "ending", "end"}:
        return Value("DURATION", amount(1, unit), modifier(match))
    if context.published is None:
        return Value("DATE", _UNKNOWN[unit], modifier(match))
    ahead = context.tense(match.span).time == "future" or context.published.isoweekday() >= 6
    shift = -1 if unit == "WE" and not ahead else 0
    return Value("DATE", calendar.period(context.published, unit, shift), modifier(match))


def year_end(match: Match, context: Context) -> Value | None:
    """ "year-end": the last day of the year of publication."""
    return Value("DATE", f"{context.published.year:04}-12-31") if context.published else None


def following(match: Match, context: Context) -> Value | None:
    """ "the next day", "the following Friday", "the next morning": counted from the date told before."""
    return _from_told(match, context, 1)


def preceding(match: Match, context: Context) -> Value | None:
    """ "the previous day", "the preceding week"."""
    return _from_told(match, context, -1)


def same(match: Match, context: Context) -> Value | None:
    """ "that day", "later that night", "the same month"."""
    return _from_told(match, context, 0)


def _from_told(match: Match, context: Context, shift: int) -> Value | None:
    unit, number, part = match.get("unit"), match.get("weekday"), match.get("daypart")
    if unit in {"TH", "TM", "S"}:
        return None
    is_next = match.has("next") and context.tense(match.span).time != "past"  # "died the next day" is not tomorrow
    start = context.told_for(unit or "D") or (context.published if is_next else None)
    if start is None:
        return _from_nothing(match, unit, number)
    if number:
        return Value("DATE", calendar.weekday_from(start, number, shift, strictly=True).isoformat())
    if month := match.get("month"):
        return Value("DATE", f"{start.year:04}-{month:02}")
    if part:
        of_day = calendar.period(start, "D", shift if part == "MO" or shift < 0 else 0)
        return Value("TIME", f"{of_day}T{part}", modifier(match))
    return Value("DATE", calendar.period(start, unit, shift), modifier(match))


def _from_nothing(match: Match, unit: str | None, weekday: int | None) -> Value | None:
    """The value where no date was told before: "that day" alone may be any."""
    if match.get("month") or (unit == "D" and match.words[0].lower != "the"):
        return None
    return Value("DATE", f"XXXX-WXX-{weekday}" if weekday else _UNKNOWN[unit or "D"])
