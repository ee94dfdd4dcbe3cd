"""The whole reading of a document: annotated text in, record out. A pure function of text, metadata, lexicon and model."""

from collections.abc import Iterable, Iterator
from itertools import tee

from onrecord.language import AnnotatedText, annotate_many
from onrecord.reading.dates import find_dates, find_published
from onrecord.reading.events import find_events
from onrecord.reading.evidence import find_evidence, link_shown
from onrecord.reading.parties import assign_roles, find_parties
from onrecord.reading.points import find_points
from onrecord.reading.statements import find_statements, link_told
from onrecord.reading.triage import find_triage
from onrecord.record import Document, Reading


def read_documents(documents: Iterable[Document], model: str | None = None) -> Iterator[Reading]:
    """Documents read in order; a generator that holds one batch in memory."""
    documents, of_texts = tee(documents)
    for document, text in zip(documents, annotate_many((d.text for d in of_texts), model), strict=True):
        yield read_annotated(document, text)


def read_annotated(document: Document, text: AnnotatedText) -> Reading:
    """The reading of a document whose text is annotated already."""
    published, basis = find_published(text, document)
    document = document.model_copy(update={"published": published, "published_basis": basis})
    dates = find_dates(text, published)
    parties = find_parties(text, document)
    evidence = find_evidence(text, parties, dates)
    statements = find_statements(text, document, parties, dates, evidence)
    events = find_events(text, document, parties, dates, statements)
    statements = link_told(text, statements, events)
    evidence = link_shown(text, evidence, statements)
    people = assign_roles(text, parties, statements, events, evidence)
    points = find_points(text, document, people, dates, statements, events, evidence)
    return Reading(
        document=document,
        parties=people,
        events=events,
        statements=statements,
        evidence=evidence,
        points=points,
        dates=dates,
        triage=find_triage(text, document, people, events),
    )
