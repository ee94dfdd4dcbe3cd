"""A case: the documents of one incident merged. The entries are those of a reading; their spans name their document."""

from onrecord.record.types import (
    Document,
    DocumentSpan,
    Entry,
    Event,
    Evidence,
    Party,
    Point,
    Spans,
    Statement,
    TimeExpression,
)


class CaseHeading(Entry):
    """A case at a glance. `opened` and `updated` are EDTF: the incident's day, the day of the latest document."""

    id: str
    title: str
    status: str | None = None
    opened: str | None = None
    updated: str | None = None


class OpenThread(Entry):
    """What was opened, asked for, promised or withheld with no answer on record.

    `event` is the id of the event, or of the statement where somebody did not comment; `since` is EDTF; `days_open`
    counts to the day of the case's latest document.
    """

    kind: str
    event: str
    since: str | None = None
    days_open: int | None = None


class CodingCell(Entry):
    """A field of the coding sheet. `confidence` is the share of the documents with a value that have this one.

    `review` asks a person to look: the documents differ.
    """

    field: str
    value: str | int | float | None = None
    spans: Spans[DocumentSpan]
    confidence: float | None = None
    review: bool = False


class Case(Entry):
    """Many documents, one incident."""

    case: CaseHeading
    documents: list[Document]
    parties: list[Party[DocumentSpan]]
    events: list[Event[DocumentSpan]]
    statements: list[Statement[DocumentSpan]]
    evidence: list[Evidence[DocumentSpan]]
    points: list[Point[DocumentSpan]]
    dates: list[TimeExpression[DocumentSpan]]
    timeline: list[str]
    open_threads: list[OpenThread]
    coding: list[CodingCell]
