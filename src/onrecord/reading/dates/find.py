"""Finding time expressions: the longest form at each place, resolved in the order of the text."""

import re
from collections.abc import Callable, Iterator
from datetime import date
from functools import lru_cache
from types import ModuleType

from onrecord.language import AnnotatedText
from onrecord.reading.dates import amounts, clock, explicit, named, quarters, relative, vague
from onrecord.reading.dates.calendar import as_day
from onrecord.reading.dates.context import Context, Value
from onrecord.reading.dates.edtf import as_edtf
from onrecord.reading.dates.forms import Match, grammar
from onrecord.reading.dates.guards import is_no_date
from onrecord.reading.dates.joining import Found, joined
from onrecord.reading.dates.stamps import HEAD, MAY_BE_STAMPED, is_stamp
from onrecord.record import TimeExpression
from onrecord.text import Span

Resolver = Callable[[Match, Context], Value | None]
_RE = re.compile(r"\s*(?:in )?re:", re.IGNORECASE)
_PAST_CALENDAR = re.compile(r"(?:^|/)\d{5}")
_MODULES: tuple[ModuleType, ...] = (explicit, named, relative, quarters, amounts, clock, vague)


def resolver(name: str) -> Resolver:
    """The function that a form names. Raises LookupError for an unknown name."""
    for module in _MODULES:
        if name in vars(module):
            function: Resolver = vars(module)[name]
            return function
    raise LookupError(f"no resolver {name!r}")


def find_dates(text: AnnotatedText, published: str | None) -> list[TimeExpression]:
    """Every time expression in the order of the text, its value resolved against the day of publication (EDTF or None).

    Where the page says that it was put up on an earlier day, that day counts: the one given may be that of a later copy.
    """
    context = Context(text, _put_up(text, as_day(published)))
    return [
        TimeExpression(span=span, type=value.type, value=value.value, mod=value.mod, edtf=as_edtf(value.value, value.mod))
        for span, value in joined(text, _resolved(text, context), context)
        if not _PAST_CALENDAR.search(value.value)
    ]


def _put_up(text: AnnotatedText, published: date | None) -> date | None:
    """The day of publication, or an earlier one of a stamp at the head of the page, but not of a picture in brackets."""
    if published is None or not MAY_BE_STAMPED.search(text.content, 0, HEAD):
        return published
    undated = Context(text, None)
    heads = [match for match in _matches(text) if match.span.start < HEAD and is_stamp(text.content, match.span)]
    values = [
        _value(match, undated) for match in heads if "(" not in text.content[max(match.span.start - 20, 0) : match.span.start]
    ]
    days = [day for value in values if value and (day := as_day(value.value[:10]))]
    return min([published, *days])


def _resolved(text: AnnotatedText, context: Context) -> Iterator[Found]:
    """The expressions that have a value, in order, none over another."""
    end = 0
    for match in _matches(text):
        span = match.span
        if span.start < end:
            continue
        if match.form.rule == "skip":
            end = span.end
            continue
        value = None if is_no_date(match, text) else _value(match, context)
        if value is not None:
            end = span.end
            yield Found(span, value, context.told)
            if not _is_later(text, span, value, context.published):
                context.tell(value)
            if context.subject is None and _is_subject(text.content, span):
                context.subject = as_day(value.value)


def _is_subject(content: str, span: Span) -> bool:
    """Whether a date stands in the line of a letter that tells what it is about: "Re: Death of Dale Roe on May 5, 2025"."""
    line = content.rfind("\n", 0, span.start) + 1
    return bool(_RE.match(content, line, span.start))


def _is_later(text: AnnotatedText, span: Span, value: Value, published: date | None) -> bool:
    """Whether an expression tells when the page was changed after its publication: an hour after it is of no such day."""
    day = as_day(value.value[:10])
    return published is not None and day is not None and day > published and is_stamp(text.content, span)


@lru_cache(maxsize=1)  # a text's day of publication and its dates are found one after the other
def _matches(text: AnnotatedText) -> tuple[Match, ...]:
    return tuple(grammar().matches(grammar().lexer.words(text)))


def _value(match: Match, context: Context) -> Value | None:
    """The value of a match, None where it lies outside of the calendar or has none."""
    try:
        return resolver(match.form.rule)(match, context)
    except (ValueError, OverflowError):
        return None
