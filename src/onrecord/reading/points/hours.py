"""Hours of the incident: `23:30`, `about 22:30`, `before 04:00`; and whether two of them can be one."""

import re
from collections.abc import Iterator, Sequence

from onrecord.language import AnnotatedText
from onrecord.reading.points.told import Told
from onrecord.record import Event, TimeExpression
from onrecord.text import Span

# Minutes within which a time of day is meant: told to the minute or the quarter, the full hour, with "about", "just after".
_MINUTE, _FULL_HOUR, _ABOUT, _NEXT_TO = 5, 15, 20, 30
_DAY = 24 * 60
_WORDS = 30  # characters before a time of day that tell how exactly it is meant
_CLOCK = re.compile(r"T\d\d:\d\d$")
_CLAUSE = re.compile(r"\b(?:which|who|when|where|while|until|then|and(?! (?:killed|wounded|injured|shot)))\b", re.IGNORECASE)
_HOUR = re.compile(r"(?:(about|before|after) )?(\d\d):(\d\d)")
_BESIDE = re.compile(r"\b(?:just|shortly|soon|right|little|moments|minutes)\s+(before|after)\s+(?:about\s+)?$", re.IGNORECASE)


def hours(text: AnnotatedText, events: Sequence[Event], dates: Sequence[TimeExpression]) -> Iterator[Told]:
    """The hours at which force was used: told beside it, alone in a sentence on it, and on no call or stop of before."""
    contact = {number for event in events if event.type == "initial_contact" for number in _sentences(text, event.spans)}
    force = [event for event in events if event.type == "use_of_force"]
    spans = [span for event in force for span in event.spans]
    here, days = _sentences(text, spans) - contact, {event.date for event in force}
    told: dict[int, list[TimeExpression]] = {}
    for date in dates:
        if _CLOCK.search(date.value):
            told.setdefault(_sentence(text, date.span), []).append(date)
    alone = (found[0] for number, found in told.items() if number in here and len(found) == 1)
    for date in alone:
        if date.edtf in days and _is_beside(text, date.span, min(spans, key=lambda span: abs(span.start - date.span.start))):
            yield Told("date", _value(text, date), date.span)


def _is_beside(text: AnnotatedText, one: Span, other: Span) -> bool:
    """Whether no other clause begins between two spans: "came home at 9 p.m. and heard shots"."""
    first, last = sorted((one, other))
    return not _CLAUSE.search(text.content, first.end, last.start)


def _sentences(text: AnnotatedText, spans: Sequence[Span]) -> set[int]:
    return {_sentence(text, span) for span in spans}


def _sentence(text: AnnotatedText, span: Span) -> int:
    return text.sentence_number(text.tokens(span).start)


def _value(text: AnnotatedText, told: TimeExpression) -> str:
    """The hour and how exactly it is told."""
    beside = _BESIDE.search(text.content, max(told.span.start - _WORDS, 0), told.span.start)
    how = beside[1].lower() if beside else "about" if told.mod == "APPROX" else ""
    return f"{how} {told.value[-5:]}".strip()


def is_hour(value: str) -> bool:
    """Whether an account of the date is an hour."""
    return _minutes(value) is not None


def are_apart(one: str, other: str) -> bool:
    """Whether both are hours and not the same one, with what "about" and a full hour leave open; midnight may lie between."""
    ours, theirs = _minutes(one), _minutes(other)
    if not ours or not theirs:
        return False
    apart = abs(ours[0] + ours[1] - theirs[0] - theirs[1]) / 2
    return min(apart, _DAY - apart) > (ours[1] - ours[0] + theirs[1] - theirs[0]) / 2


def _minutes(told: str) -> tuple[int, int] | None:
    """The first and the last minute of the day that are meant; None for what is no hour."""
    found = _HOUR.fullmatch(told)
    if not found:
        return None
    how, at = found[1], 60 * int(found[2]) + int(found[3])
    if how in {"before", "after"}:
        return (at - _NEXT_TO, at) if how == "before" else (at, at + _NEXT_TO)
    slack = _ABOUT if how else _FULL_HOUR if found[3] == "00" else _MINUTE
    return at - slack, at + slack
