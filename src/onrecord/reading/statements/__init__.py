"""Who said what to whom: statements, refusals and silences."""

from onrecord.language import AnnotatedText
from onrecord.reading.parties import Parties
from onrecord.record import Document, Evidence, Statement, TimeExpression

__all__ = ["find_statements"]


def find_statements(
    text: AnnotatedText, document: Document, parties: Parties, dates: list[TimeExpression], evidence: list[Evidence]
) -> list[Statement]:
    """The statements in the order of the text, ids `s1`, `s2` ... `document.published` is the resolved day of publication."""
    return []
