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

CaseStatement = Statement[DocumentSpan]
CaseEvidence = Evidence[DocumentSpan]


class CaseParty(Party[DocumentSpan]):
    """A party as all documents tell of it. `also`: other names and labels that it goes by.

    `others`: what some documents say of a field that cannot hold beside it, `{"fate": ["injured"]}`; where neither is better
    supported the field itself is null. "Injured" and then "killed" is a sequence and no conflict.
    """

    others: dict[str, list[str]] = Field(default={})
    also: list[str] = Field(default=[])


class CaseHeading(Entry):
    """A case at a glance. `opened` and `updated` are EDTF: the days of the first and of the latest document."""

    id: str
    title: str
    status: str
    opened: str | None = None
    updated: str | None = None


class Report(Entry):
    """One document's report of a happening: the date it gives, and whose word it is (a statement id, or null).

    `modality` is the document's: what is told as done may have been told as planned before.
    """

    document: str
    date: str | None = None
    modality: Annotated[str, one_of("modalities")] = "occurred"
    attributed_to: str | None = None
    spans: Annotated[Spans[DocumentSpan], Field(min_length=1)]


class Backing(Entry):
    """How well something is supported, by text families and persons quoted, never by outlets: ten copies of one text are one.

    `families`: the independent texts that tell it; `said_by`: the parties whose word it is; `sources`: the independent sources,
    that is each party quoted, however many texts quote it, and each text family that vouches for it itself.
    """

    families: int = 1
    said_by: list[str] = Field(default=[])
    sources: int = 1


class CaseEvent(Event[DocumentSpan], Backing):
    """One happening with its reports in the order of publication. `attributed_to` is null where a document vouches for it."""

    reports: list[Report]


class CaseAccount(Account[DocumentSpan], Backing):
    """One value of a point as one source tells it, in all documents that have it.

    `date` is when it was first said, `first` the day of the first document that tells it: EDTF; `revised`: the same source
    told something else earlier.
    """

    first: str | None = None
    revised: bool = False


class CasePoint(Point[DocumentSpan], Backing):
    """What all accounts of a point say, in the order in which they were first told."""

    accounts: list[CaseAccount] = Field(default=[])  # type: ignore[assignment]  # lists are invariant; entries are immutable


class OpenThread(Entry):
    """What was opened, asked for, promised or withheld with no answer on record.

    `event` is the id of the event, or of the statement where somebody did not comment; `since` is EDTF; `days_open`
    counts to the day of the case's latest document, of a closed thread to the answer. `last_word` is the day of the latest
    document that tells of it; `closed_by` what answers it, null while it is open: an event (the same one, where a document
    tells as done what another one told as planned), a statement, or the party whose name was held back. `passed`: the day
    for which it was planned is over, and no document tells what came of it.
    """

    kind: Annotated[str, one_of("thread_kinds")]
    event: str
    since: str | None = None
    days_open: int | None = None
    last_word: str | None = None
    closed_by: str | None = None
    passed: bool = False


class Matter(Entry):
    """How far one matter has come for one party: the charges against each, the duty of each officer ...

    `about` is a party, null where nobody is named; `what` tells several charges against one apart: `second-degree murder`;
    `history` are the ids of its events by date; `status` is the latest of them in words, `since` its EDTF date.
    """

    about: str | None = None
    matter: Annotated[str, one_of("matters")]
    what: str | None = None
    status: str
    since: str | None = None
    history: Annotated[list[str], Field(min_length=1)]


class Doubt(Entry):
    """What may be one and is left apart for a person to judge: `entry` may be any one of `candidates`. All are party ids."""

    entry: str
    candidates: list[str]
    why: str


class CodingCell(Backing):
    """A field of the coding sheet. `confidence` is the share of the text families with a value that have this one.

    `answer` is `found`, or one of four different kinds of empty: `not_found` in the documents read, `withheld` by who knows,
    `disputed`, `unknown` to the source that speaks of it; a disputed cell has the value that most families give, and the
    others in `others`. `basis` says how it is known; `review` asks a person to look: the documents differ.
    """

    field: str
    value: str | None = None
    spans: Spans[DocumentSpan]
    confidence: float | None = None
    review: bool = False
    families: int = 0
    sources: int = 0
    answer: Annotated[str, one_of("coding_answers")] = "not_found"
    basis: Annotated[str, one_of("coding_bases")] | None = None
    others: list[str] = Field(default=[])


class Case(Entry):
    """Many documents, one incident. `timeline`: event ids by date, the undated apart at its end; background left out.

    `families`: {document id: the first document of its text family}; `matters`: status by person and matter; `doubts`: parties
    that were not joined because two or more candidates remained.
    """

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
    families: dict[str, str] = Field(default={})
    closed_threads: list[OpenThread] = Field(default=[])
    matters: list[Matter] = Field(default=[])
    doubts: list[Doubt] = Field(default=[])
