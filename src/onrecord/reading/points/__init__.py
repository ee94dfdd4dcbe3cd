"""Points on which the accounts agree or differ."""

from onrecord.language import AnnotatedText
from onrecord.reading.points.accounts import as_points
from onrecord.reading.points.incident import Incident
from onrecord.reading.points.layers import told_by_layers
from onrecord.reading.points.words import told_in_words
from onrecord.record import Document, Event, Evidence, Party, Point, Statement, TimeExpression

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

    A document that tells no use of force, or one as background only, has none.
    """
    incident = Incident(text, parties, events)
    if not incident:
        return []
    in_words = list(told_in_words(text, incident))
    addressed = any(one.point == "place" for one in in_words)
    by_layers = told_by_layers(text, incident, parties, dates, evidence)
    told = [*in_words, *(one for one in by_layers if not (addressed and one.point == "place"))]  # an address before a town
    return as_points(told, statements)
