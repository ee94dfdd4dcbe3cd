"""Is a document about an incident in which police used force, or its aftermath?"""

from onrecord.language import AnnotatedText
from onrecord.record import Document, Event, Party, Triage


def find_triage(text: AnnotatedText, document: Document, parties: list[Party], events: list[Event]) -> Triage:
    """The answer with the words it rests on."""
    return Triage(use_of_force=False, score=0.0)
