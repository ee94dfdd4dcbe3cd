"""Points on which the accounts agree or differ."""

from onrecord.language import AnnotatedText
from onrecord.reading.points.accounts import as_points
from onrecord.reading.points.incident import Incident
from onrecord.reading.points.layers import told_by_layers
from onrecord.reading.points.told import Told
from onrecord.reading.points.words import told_in_words
from onrecord.reading.roundups import incidents, stand_in
from onrecord.record import Document, Event, Evidence, Party, Point, Statement, TimeExpression
from onrecord.record.vocabulary import values
from onrecord.text import Span

__all__ = ["find_points"]


def find_points(
    text: AnnotatedText,
    document: Document,
    parties: list[Party],
    dates: list[TimeExpression],
    statements: list[Statement],
    events: list[Event],
    evidence: list[Evidence],
) -> list[Point]:
    """The points of the vocabulary on which the document gives accounts, in the vocabulary's order.

    A document that tells no use of force, or one as background only, has none; each part of a round-up has its own.
    """
    found = [
        told
        for part in incidents(text.content, document.published, events)
        for told in as_points(_told(text, part, parties, dates, events, evidence), statements)
    ]
    return sorted(found, key=lambda point: values("points").index(point.point))


def _told(
    text: AnnotatedText,
    part: Span,
    parties: list[Party],
    dates: list[TimeExpression],
    events: list[Event],
    evidence: list[Evidence],
) -> list[Told]:
    """What a part of the text tells of its incident; most texts are one part."""
    people = [party for party in parties if stand_in(party.spans, part)]
    incident = Incident(text, people, [event for event in events if stand_in(event.spans[:1], part)], part)
    if not incident:
        return []
    in_words = list(told_in_words(text, incident))
    addressed = any(one.point == "place" for one in in_words)
    items = [item for item in evidence if stand_in(item.spans, part)]
    by_layers = told_by_layers(text, incident, people, dates, items)
    return [*in_words, *(one for one in by_layers if not (addressed and one.point == "place"))]  # an address before a town
