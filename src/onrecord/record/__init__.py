"""The record's types and its closed vocabularies, one schema for everything."""

from onrecord.record.case import Case, CaseHeading, CodingCell, OpenThread
from onrecord.record.spans import spans_in
from onrecord.record.types import (
    Account,
    Document,
    DocumentSpan,
    Entry,
    Event,
    Evidence,
    Page,
    Participant,
    Party,
    Place,
    Point,
    Reading,
    Relation,
    Spans,
    Statement,
    TimeExpression,
    Triage,
)

__all__ = [
    "Account",
    "Case",
    "CaseHeading",
    "CodingCell",
    "Document",
    "DocumentSpan",
    "Entry",
    "Event",
    "Evidence",
    "OpenThread",
    "Page",
    "Participant",
    "Party",
    "Place",
    "Point",
    "Reading",
    "Relation",
    "Spans",
    "Statement",
    "TimeExpression",
    "Triage",
    "spans_in",
]
