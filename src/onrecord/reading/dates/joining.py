"""Joining times of day to the dates beside them: "10 p.m. Friday", "the night of June 5", "Sunday at about 4 a.m."."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Literal

from onrecord.language import AnnotatedText
from onrecord.reading.dates.calendar import as_day
from onrecord.reading.dates.context import Context, Value
from onrecord.text import Span

# What may stand between the two, and how long it is at most, blanks included: characters.
LONGEST_GAP = 20
# A second one that begins so is the next sentence's: "... at 5 p.m. Late Friday, ..."
_OPENS = ("Early", "Late ")
_BETWEEN = re.compile(r"\s*(?:[,–-]|,\s*at|\b(?:on|of|at|on the|in the|(?:just|shortly) (?:before|after))\b)?\s*", re.I)
_DAY = re.compile(r"[\dX]{4}-(?:[\dX]{2}-[\dX]{2}|WXX-\d)$")


@dataclass(frozen=True, slots=True)
class Found:
    """A resolved expression and the last day told before it."""

    span: Span
    value: Value
    told: date | None


def joined(text: AnnotatedText, found: Iterable[Found], context: Context) -> list[tuple[Span, Value]]:
    """The expressions with each time of day joined to its date; a part of the day that has none beside it is left out."""
    chain: list[Found] = []
    for one in found:
        whole = _join(text, chain[-1], one) if chain else None
        if whole is None:
            chain.append(one)
        else:
            chain[-1] = whole
    return [
        (one.span, value) for number, one in enumerate(chain) if (value := _dated(text, chain, number, context)) is not None
    ]


def _join(text: AnnotatedText, first: Found, second: Found) -> Found | None:
    """Two neighbours as one expression, None where they are not one."""
    gap = Span(first.span.end, second.span.start)
    if gap.end - gap.start > LONGEST_GAP or not _BETWEEN.fullmatch(text.content[gap.start : gap.end]):
        return None
    if text.content[second.span.start : second.span.start + 5] in _OPENS or text.paragraph_number(
        gap.start
    ) != text.paragraph_number(gap.end):
        return None
    value = _joined_value(first.value, second.value)
    return Found(Span(first.span.start, second.span.end), value, first.told) if value else None


def _joined_value(first: Value, second: Value) -> Value | None:
    a, b = first.value, second.value
    mod = first.mod or second.mod
    kind: Literal["SET", "TIME"] = "SET" if "SET" in {first.type, second.type} else "TIME"
    if _DAY.match(a) and b.startswith("T"):
        return Value(kind, a + b, mod)
    if a.startswith("T") and _DAY.match(b):
        return Value(kind, b + a, mod)
    day, _, part = a.partition("T")
    is_part = _DAY.match(day) and bool(part)  # "Friday night at 10", "10 p.m. Friday night"
    if is_part and b.startswith("T") and first.type != "DURATION":
        return Value(first.type, a if part[0].isdigit() else day + b, mod)
    return None


def _dated(text: AnnotatedText, chain: list[Found], number: int, context: Context) -> Value | None:
    """A value complete with its date: of the same sentence, else the day told before, else that of publication."""
    one = chain[number]
    if not one.value.value.startswith("T"):
        return one.value
    if not one.value.value[1].isdigit():
        return None
    day = _in_sentence(text, chain, number) or _of_subject(text, chain, number, context) or one.told or context.published
    if day and one.value.value == "T00:00" and day == one.told and (context.published is None or day < context.published):
        day += timedelta(days=1)  # "9 p.m. Monday ... just after midnight"
    return Value("TIME", (day.isoformat() if day else "XXXX-XX-XX") + one.value.value, one.value.mod)


def _of_subject(text: AnnotatedText, chain: list[Found], number: int, context: Context) -> date | None:
    """The day of what a letter is about, where the paragraph tells no day before a time."""
    here = text.paragraph_number(chain[number].span.start)
    for earlier in reversed(chain[:number]):
        if text.paragraph_number(earlier.span.start) != here:
            break
        if as_day(earlier.value.value) is not None:
            return None
    return context.subject


def _in_sentence(text: AnnotatedText, chain: list[Found], number: int) -> date | None:
    """The day that the next expression tells, where it stands in the same sentence and none before it does."""
    if number + 1 >= len(chain) or not len(text.doc):
        return None
    here = text.sentence_number(text.tokens(chain[number].span).start)
    for other in (number - 1, number + 1):
        if other >= 0 and text.sentence_number(text.tokens(chain[other].span).start) == here:
            day = as_day(chain[other].value.value)
            if day is not None:
                return day
    return None
