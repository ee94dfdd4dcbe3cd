"""Documents that tell of several incidents: where they turn from one to the next, and which parts tell of an incident each.

A round-up turns to another incident in words that say so (lexicon/roundups.yml). Each part must tell of a happening of a day
of its own near the day of publication, and take its share of the text: what is told of another incident in passing, or of
years before, is background and makes no part.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from onrecord.lexicon import alternatives
from onrecord.reading.events.days import DAY, days_between
from onrecord.record import Event
from onrecord.text import Span

RECENT = 14  # days before the day of publication
SHARE = 0.15  # of the text
BEGINNING = 500  # characters in which a story says that it tells of several incidents
_TOWN = re.compile(r"\n\s*(In [A-Z][\w.'’-]+(?: [A-Z][\w.'’-]+){0,2}),")
HAPPENINGS = frozenset({"use_of_force", "injury", "death"})


def incidents(content: str, published: str | None, events: Sequence[Event]) -> list[Span]:
    """The parts of a text that tell of an incident each; of a text that mainly tells of one the whole."""
    whole, cut = [Span(0, len(content))], parts(content)
    if len(cut) == 1:
        return whole
    least = SHARE * len(content)
    told = [part for part in cut if part.end - part.start >= least and _is_incident(part, published, events)]
    return whole if len(told) < 2 or len(told) < len(cut) - 1 else told


def parts(content: str) -> list[Span]:
    """A text in parts, each but the first beginning with words that turn to another incident."""
    return [Span(*bounds) for bounds in pairwise([0, *(turn.start for turn in turns(content)), len(content)])]


def turns(content: str) -> list[Span]:
    """The words that turn to another incident: they tell that it is another one, and nothing of it.

    In a story that announces several incidents, also the town with which a paragraph begins: "In Harrow Falls, ..."; of the
    first of them it tells in one part with the announcement.
    """
    found = [Span(*match.span(1)) for match in _turns().finditer(content)]
    if not _announced().search(content, 0, BEGINNING):
        return found
    towns = [Span(*match.span(1)) for match in _TOWN.finditer(content)]
    return sorted({*found, *towns[1:]})


def teasers(content: str) -> list[Span]:
    """The lines that lead to other stories."""
    return [Span(*match.span()) for match in _teasers().finditer(content)]


def stand_in(spans: Sequence[Span], part: Span) -> bool:
    """Whether any of some words stand in a part."""
    return any(part.start <= span.start < part.end for span in spans)


def _is_incident(part: Span, published: str | None, events: Sequence[Event]) -> bool:
    happened = (event.date for event in _happenings(events) if stand_in(event.spans, part))
    return any(_is_recent(day, published) for day in happened)


def _happenings(events: Sequence[Event]) -> Iterator[Event]:
    for event in events:
        took_place = event.polarity == "affirmed" and event.modality == "occurred" and not event.background
        if event.type in HAPPENINGS and took_place:
            yield event


def _is_recent(day: str | None, published: str | None) -> bool:
    apart = days_between(day[:DAY], published[:DAY]) if day and published and len(day) >= DAY <= len(published) else None
    return apart is not None and 0 <= apart <= RECENT


@cache
def _announced() -> re.Pattern[str]:
    return re.compile(alternatives("roundups", "announced"), re.IGNORECASE)


@cache
def _turns() -> re.Pattern[str]:
    return re.compile(rf"(?:^|[\n.!?\"”]\s*)((?i:{alternatives('roundups', 'turns')}))")


@cache
def _teasers() -> re.Pattern[str]:
    return re.compile(rf"^[^\w\n]*(?:{alternatives('roundups', 'teasers')}).*$", re.IGNORECASE | re.MULTILINE)
