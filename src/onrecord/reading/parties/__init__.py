"""Who appears in a document."""

from onrecord.language import AnnotatedText
from onrecord.reading.parties.mentions import Mention, Parties
from onrecord.record import Document, Event, Evidence, Party, Statement

__all__ = ["Mention", "Parties", "assign_roles", "find_parties"]


def find_parties(text: AnnotatedText, document: Document) -> Parties:
    """The parties with every mention; roles and fates that need the events come later (`assign_roles`)."""
    return Parties()


def assign_roles(
    text: AnnotatedText, parties: Parties, statements: list[Statement], events: list[Event], evidence: list[Evidence]
) -> list[Party]:
    """The parties as they stand in the record, with roles, fate and relations that follow from what happened and who spoke."""
    return parties.parties
