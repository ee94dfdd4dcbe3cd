"""What happened, is planned or was asked for."""

from onrecord.language import AnnotatedText
from onrecord.reading.parties import Parties
from onrecord.record import Document, Event, Statement, TimeExpression

__all__ = ["find_events"]


def find_events(
    text: AnnotatedText, document: Document, parties: Parties, dates: list[TimeExpression], statements: list[Statement]
) -> list[Event]:
    """The events in the order of the text, ids `e1`, `e2` ..., one a happening however often it is told."""
    return []
