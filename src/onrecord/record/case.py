"""A case: the documents of one incident merged. The entries are those of a reading; their spans name their document."""

from typing import Annotated

from pydantic import Field

from onrecord.record.types import (
    Account,
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
from onrecord.record.vocabulary import one_of

CaseParty = Party[DocumentSpan]
CaseStatement = Statement[DocumentSpan]
CaseEvidence = Evidence[DocumentSpan]
CaseAccount = Account[DocumentSpan]
CasePoint = Point[DocumentSpan]


class CaseHeading(Entry):
    """A case at a glance. `opened` and `updated` are EDTF: the days of the first and of the latest document."""

    id: str
    title: str
    status: str
    opened: str | None = None
    updated: str | None = None


class Report(Entry):
    """One document's report of a happening: the date it gives, and whose word it is (a statement id, or null)."""

    document: str
    date: str | None = None
    attributed_to: str | None = None
    spans: Annotated[Spans[DocumentSpan], Field(min_length=1)]


class CaseEvent(Event[DocumentSpan]):
    """One happening with its reports in the order of publication. `attributed_to` is null where a document vouches for it."""

    reports: list[Report]


class OpenThread(Entry):
    """What was opened, asked for, promised or withheld with no answer on record.

    `event` is the id of the event, or of the statement where somebody did not comment; `since` is EDTF; `days_open`
    counts to the day of the case's latest document.
    """

    kind: Annotated[str, one_of("thread_kinds")]
    event: str
    since: str | None = None
    days_open: int | None = None


class CodingCell(Entry):
    """A field of the coding sheet. `confidence` is the share of the documents with a value that have this one.

    `review` asks a person to look: the documents differ.
    """

    field: str
    value: str | None = None
    spans: Spans[DocumentSpan]
    confidence: float | None = None
    review: bool = False


class Case(Entry):
    """Many documents, one incident. `timeline`: event ids by date, the undated apart at its end; background left out."""

    case: CaseHeading
    documents: list[Document]
    parties: list[CaseParty]
    events: list[CaseEvent]
    statements: list[CaseStatement]
    evidence: list[CaseEvidence]
    points: list[CasePoint]
    dates: list[TimeExpression[DocumentSpan]]
    timeline: list[str]
    open_threads: list[OpenThread]
    coding: list[CodingCell]
