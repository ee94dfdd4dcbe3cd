"""Expressions that place something in the past, the present or the future, and no nearer."""

from onrecord.reading.dates.context import Context, Value
from onrecord.reading.dates.forms import Match


def past(match: Match, context: Context) -> Value | None:
    """ "recently", "previously"."""
    return Value("DATE", "PAST_REF")


def present(match: Match, context: Context) -> Value | None:
    """ "now", "currently"."""
    return Value("DATE", "PRESENT_REF")


def future(match: Match, context: Context) -> Value | None:
    """ "soon", "the near future"."""
    return Value("DATE", "FUTURE_REF")


def skip(match: Match, context: Context) -> Value | None:
    """Words that look like a time expression and are none: an age, a street."""
    return None
