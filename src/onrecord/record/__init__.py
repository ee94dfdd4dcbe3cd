"""The record's types and its closed vocabularies, one schema for everything."""

from onrecord.record.spans import spans_in
from onrecord.record.types import (
    Account,
    Document,
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
    "Document",
    "Entry",
    "Event",
    "Evidence",
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
