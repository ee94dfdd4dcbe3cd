"""The statements of a text: cues matched, contents completed by quotations, each made an entry of the record."""

from onrecord.language import AnnotatedText
from onrecord.reading.parties import Parties
from onrecord.reading.statements.attributions import attributions
from onrecord.reading.statements.entries import entries
from onrecord.record import Document, Evidence, Statement, TimeExpression


def find_statements(
    text: AnnotatedText, document: Document, parties: Parties, dates: list[TimeExpression], evidence: list[Evidence]
) -> list[Statement]:
    """The statements in the order of the text, ids `s1`, `s2` ... `document.published` is the resolved day of publication."""
    drafts = attributions(text)
    return entries(text, parties, dates, evidence, drafts)
