"""The incidents that a document mainly tells of: most tell of one, a round-up of several.

A round-up turns from one incident to the next in words that say so (lexicon/roundups.yml). Each part must tell of a happening
of a day of its own near the day of publication, and take its share of the text: what is told of another incident in passing,
or of years before, is background and makes no part.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from onrecord.cases.linking.days import day_number
from onrecord.lexicon import load
from onrecord.record import Event, Reading
from onrecord.text import Span

RECENT = 14  # days before the day of publication
SHARE = 0.15  # of the text
HAPPENINGS = frozenset({"use_of_force", "injury", "death"})


def told(reading: Reading) -> list[Reading]:
    """The reading whole, or for a round-up the reading of each part: its text, and the entries that stand in it."""
    text = reading.document.text
    turns = [match.start(1) for match in _turns().finditer(text)]
    if not turns:
        return [reading]
    parts = [Span(*bounds) for bounds in pairwise([0, *turns, len(text)])]
    incidents = [part for part in parts if _is_incident(reading, part)]
    if len(incidents) < 2 or len(incidents) < len(parts) - 1:
        return [reading]
    return [_within(reading, part) for part in incidents]


def _is_incident(reading: Reading, part: Span) -> bool:
    is_large = part.end - part.start >= SHARE * len(reading.document.text)
    return is_large and any(_is_recent(event, reading.document.published) for event in _happenings(reading, part))


def _happenings(reading: Reading, part: Span) -> Iterator[Event]:
    for event in reading.events:
        told = (
            event.type in HAPPENINGS and event.polarity == "affirmed" and event.modality == "occurred" and not event.background
        )
        if told and _is_in(event.spans, part):
            yield event


def _is_recent(event: Event, published: str | None) -> bool:
    happened, told = day_number(event.date), day_number(published)
    return happened is not None and told is not None and 0 <= told - happened <= RECENT


def _within(reading: Reading, part: Span) -> Reading:
    """What stands in a part, under the document's name. Its spans are those in the whole text."""
    document = reading.document.model_copy(update={"title": None, "text": reading.document.text[part.start : part.end]})
    events = [event for event in reading.events if _is_in(event.spans[:1], part)]  # where its first words stand
    parties = [party for party in reading.parties if _is_in(party.spans, part)]
    return Reading(document=document, events=events, parties=parties)


def _is_in(spans: Sequence[Span], part: Span) -> bool:
    return any(part.start <= span.start < part.end for span in spans)


def without_teasers(text: str) -> str:
    """The text without the lines that lead to other stories."""
    return _teasers().sub("", text)


@cache
def _teasers() -> re.Pattern[str]:
    patterns = "|".join(teaser["pattern"] for teaser in load("roundups")["teasers"])
    return re.compile(rf"^[^\w\n]*(?:{patterns}).*$", re.IGNORECASE | re.MULTILINE)


@cache
def _turns() -> re.Pattern[str]:
    patterns = "|".join(turn["pattern"] for turn in load("roundups")["turns"])
    return re.compile(rf"(?:^|[\n.!?\"”]\s*)((?i:{patterns}))")
