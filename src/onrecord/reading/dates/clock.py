"""Times of day. A time without a date has a value that begins with T; joining gives it the date beside it or told before."""

from datetime import timedelta

from onrecord.reading.dates.amounts import modifier
from onrecord.reading.dates.context import Context, Value
from onrecord.reading.dates.forms import Match

_HALF_DAY = 12


def clock(match: Match, context: Context) -> Value | None:
    """ "2:30 a.m.", "about 10 p.m.", "noon", "3 in the morning", "9 o'clock"."""
    if name := match.get("name"):
        return Value("TIME", f"T{name}", modifier(match))
    written = match.get("clock") or str(match.get("hour"))
    hour, _, minutes = written.partition(":")
    number = _hour(int(hour), match.get("meridiem"), match.get("daypart"))
    if number is None or (
        match.get("meridiem") is None and match.get("daypart") is None and not match.has("o'clock", "at", "around", "about")
    ):
        return None
    return Value("TIME", f"T{number:02}:{minutes or '00'}", modifier(match))


def _hour(hour: int, meridiem: int | None, part: str | None) -> int | None:
    """The hour of 24; None where there is no such one."""
    if meridiem is None and part is None:
        return hour if hour <= 24 else None
    if hour > _HALF_DAY or hour == 0:
        return hour if meridiem != 0 and hour < 24 else None
    after_noon = meridiem == _HALF_DAY if meridiem is not None else part in {"AF", "EV"} or (part == "NI" and hour >= 6)
    return hour % _HALF_DAY + (_HALF_DAY if after_noon else 0)


def daypart(match: Match, context: Context) -> Value | None:
    """ "the morning", "late night": a value only beside a date."""
    return Value("TIME", f"T{match.get('daypart')}", modifier(match))


def near_daypart(match: Match, context: Context) -> Value | None:
    """ "this morning", "last night"."""
    if context.published is None:
        return Value("TIME", f"XXXX-XX-XXT{match.get('daypart')}", modifier(match))
    day = context.published + timedelta(days=match.get("near"))
    return Value("TIME", f"{day.isoformat()}T{match.get('daypart')}", modifier(match))


def tonight(match: Match, context: Context) -> Value | None:
    """ "tonight"."""
    return Value("TIME", f"{context.published.isoformat() if context.published else 'XXXX-XX-XX'}TNI", modifier(match))


def overnight(match: Match, context: Context) -> Value | None:
    """ "overnight": the night told of, else the one before publication."""
    day = context.told or context.published
    return Value("TIME", f"{day.isoformat() if day else 'XXXX-XX-XX'}TNI")
