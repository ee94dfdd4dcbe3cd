"""Recordings, documents and things, what became of them and what they are said to show."""

from onrecord.language import AnnotatedText
from onrecord.reading.parties import Parties
from onrecord.record import Evidence, Statement, TimeExpression


def find_evidence(text: AnnotatedText, parties: Parties, dates: list[TimeExpression]) -> list[Evidence]:
    """The evidence in the order of the text, ids `v1`, `v2` ..., one entry an item however often it is mentioned."""
    return []


def link_shown(text: AnnotatedText, evidence: list[Evidence], statements: list[Statement]) -> list[Evidence]:
    """The evidence with `shows`: the statements that tell what an item shows, or whose source it is."""
    return evidence
