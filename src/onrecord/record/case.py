"""A case: the documents of one incident merged. The same keys as a reading, every span carrying its document.

Ids are unique in the case. A span's JSON form is `[start, end, document id]`.
"""

from typing import TYPE_CHECKING, Annotated, NamedTuple

from pydantic import Field

from onrecord.record.types import (
    Account,
    Document,
    Entry,
    Event,
    Evidence,
    Party,
    Place,
    Point,
    Spans,
    Statement,
    TimeExpression,
    Triage,
)
from onrecord.record.vocabulary import one_of


class CaseSpan(NamedTuple):
    """A stretch of one document's text, in code points: `start` included, `end` excluded."""

    start: int
    end: int
    document: str


if TYPE_CHECKING:  # a list of case spans stands wherever a list of spans does; the checker takes lists as invariant
    CaseSpans = Spans
else:
    CaseSpans = list[CaseSpan]


class CaseParty(Party):
    """Somebody who appears, in whichever documents."""

    spans: Annotated[CaseSpans, Field(min_length=1)]


class CasePlace(Place):
    """Where an event happened, as far as the documents say."""

    spans: CaseSpans = []


class Report(Entry):
    """One document's report of a happening: what it gives as the date, and whose word it is (a statement id, or null)."""

    document: str
    date: str | None = None
    attributed_to: str | None = None
    spans: Annotated[CaseSpans, Field(min_length=1)]


class CaseEvent(Event):
    """One happening with all its reports, in the order of publication. `attributed_to` is null where a document vouches for it."""

    place: CasePlace | None = None
    spans: Annotated[CaseSpans, Field(min_length=1)]
    reports: list[Report]


class CaseStatement(Statement):
    """Who said what to whom, in which document."""

    document: str
    source_spans: CaseSpans = []
    cue_spans: CaseSpans = []
    content_spans: CaseSpans = []


class CaseEvidence(Evidence):
    """A recording, a document or a thing, and what became of it."""

    spans: Annotated[CaseSpans, Field(min_length=1)]


class CaseAccount(Account):
    """One account of a point."""

    spans: Annotated[CaseSpans, Field(min_length=1)]


class CasePoint(Point):
    """What the accounts of all documents agree or differ on."""

    accounts: list[CaseAccount] = []  # type: ignore[assignment]  # lists are invariant


class CaseTimeExpression(TimeExpression):
    """A time expression of one document."""

    span: CaseSpan  # type: ignore[assignment]  # a span that knows its document


class CaseTriage(Triage):
    """Whether any document of the case is about use of force; the highest score."""

    because: CaseSpans = []


class Thread(Entry):
    """What was opened, promised, asked for, pending or refused with no answer on record.

    `event`: the event, or the statement that refuses. `days_open` counts from `since` to the day of the latest document.
    """

    kind: Annotated[str, one_of("thread_kinds")]
    event: str
    since: str | None = None
    days_open: int | None = None


class Cell(Entry):
    """A field of the coding sheet. `value` is null where the documents do not give it.

    `confidence`: the share of the documents giving a value that give this one (0..1). `review`: a person should look.
    """

    field: str
    value: str | None = None
    spans: CaseSpans = []
    confidence: float | None = None
    review: bool = False


class CaseHead(Entry):
    """What a case is called and how it stands. `opened` and `updated`: the days of its first and latest document."""

    id: str
    title: str
    status: str
    opened: str | None = None
    updated: str | None = None


class Case(Entry):
    """The documents of one incident merged. `timeline`: event ids by date, the undated apart at its end."""

    case: CaseHead
    documents: list[Document]
    parties: list[CaseParty] = []
    events: list[CaseEvent] = []
    statements: list[CaseStatement] = []
    evidence: list[CaseEvidence] = []
    points: list[CasePoint] = []
    dates: list[CaseTimeExpression] = []
    triage: CaseTriage | None = None
    timeline: list[str] = []
    open_threads: list[Thread] = []
    coding: list[Cell] = []
