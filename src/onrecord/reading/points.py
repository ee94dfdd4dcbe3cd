"""Points on which the accounts agree or differ."""

from onrecord.language import AnnotatedText
from onrecord.record import Document, Event, Evidence, Party, Point, Statement, TimeExpression


def find_points(
    text: AnnotatedText,
    document: Document,
    parties: list[Party],
    dates: list[TimeExpression],
    statements: list[Statement],
    events: list[Event],
    evidence: list[Evidence],
) -> list[Point]:
    """The points of the vocabulary on which the document gives accounts, in the vocabulary's order."""
    return []
