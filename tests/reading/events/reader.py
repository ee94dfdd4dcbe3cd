"""Short texts read through the real layers, each once."""

from functools import cache

from onrecord.language import AnnotatedText, annotate
from onrecord.reading.dates import find_dates
from onrecord.reading.events import find_events
from onrecord.reading.parties import Parties, find_parties
from onrecord.reading.statements import find_statements
from onrecord.record import Document, Event, Statement
from onrecord.text import document_id

PUBLISHED = "2021-05-12"  # a Wednesday


@cache
def annotated(words: str) -> AnnotatedText:
    return annotate(words)


@cache
def read(words: str, published: str | None = PUBLISHED) -> tuple[tuple[Event, ...], Parties, tuple[Statement, ...]]:
    """The events, parties and statements of a text."""
    text = annotated(words)
    document = Document(id=document_id(words), text=words, published=published)
    dates, parties = find_dates(text, published), find_parties(text, document)
    statements = find_statements(text, document, parties, dates, [])
    return tuple(find_events(text, document, parties, dates, statements)), parties, tuple(statements)


def events(words: str, kind: str | None = None) -> list[Event]:
    """The events of a text, of one type where it is named."""
    return [event for event in read(words)[0] if kind in (None, event.type)]


def the_event(words: str, kind: str) -> Event:
    """The one event of a type in a text."""
    found = events(words, kind)
    assert len(found) == 1, f"{len(found)} {kind} in {words!r}"
    return found[0]
