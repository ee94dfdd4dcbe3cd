"""What of a document linking looks at: what it tells of its own incident, and of a round-up each part by itself.

Left out are lines that lead to other stories, paragraphs that tell of other incidents alone, and the people of those: an
anniversary told in passing, or another shooting by the same officer, ties a document to no case.
"""

import re
from collections.abc import Iterator, Sequence

from onrecord.cases.within import within
from onrecord.reading.roundups import HAPPENINGS, incidents, stand_in, teasers
from onrecord.record import Event, Party, Reading
from onrecord.text import Span

PLACED = HAPPENINGS | {"offense"}
_PARAGRAPH = re.compile(r"[^\n]*\n*")


def told(reading: Reading) -> list[Reading]:
    """The reading, or for a round-up the reading of each part: its own text, and the entries that stand in it."""
    document = reading.document
    found = incidents(document.text, document.published, reading.events)
    if len(found) == 1:
        return [_own(reading, found[0])]
    alone = reading.model_copy(update={"document": document.model_copy(update={"title": None})})
    return [_own(within(alone, [part]), part) for part in found]


def _own(reading: Reading, part: Span) -> Reading:
    """What a part tells of its own incident."""
    text = "".join(_paragraphs(reading, part))
    people = list(_people(reading.parties, reading.events))
    return reading.model_copy(update={"parties": people, "document": reading.document.model_copy(update={"text": text})})


def _paragraphs(reading: Reading, part: Span) -> Iterator[str]:
    """The paragraphs that do not tell of another incident alone, and lead to no other story."""
    placed = [event for event in reading.events if event.type in PLACED]
    ours, others = ([event for event in placed if event.background is is_other] for is_other in (False, True))
    leads = teasers(reading.document.text)
    for match in _PARAGRAPH.finditer(reading.document.text, part.start, part.end):
        paragraph = Span(*match.span())
        is_aside = _tells(others, paragraph) and not _tells(ours, paragraph)
        if not is_aside and not stand_in(leads, paragraph):
            yield match.group()


def _tells(events: Sequence[Event], paragraph: Span) -> bool:
    return any(stand_in(event.spans, paragraph) for event in events)


def _people(parties: Sequence[Party], events: Sequence[Event]) -> Iterator[Party]:
    """All but those who take part in what is told as background, and in nothing else."""
    here = {one.party for event in events if not event.background for one in event.participants}
    others = {one.party for event in events if event.background for one in event.participants}
    return (party for party in parties if party.id not in others - here)
