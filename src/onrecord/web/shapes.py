"""What the API takes and gives besides the record's own types."""

from typing import Any, Literal

from onrecord.record import Case, Entry, Event, Evidence, Party, Point, Reading, Statement
from onrecord.review import Reviewed, ReviewedCase, ReviewedEntry
from onrecord.store import Decision, Listed
from onrecord.store.summary import Summary

AnyEntry = Party | Event | Statement | Evidence | Point
State = Literal["unseen", "accepted", "corrected", "rejected"]


class EntryState(Entry):
    """An entry of a document: what the machine read (null for one that a person added), what people made of it.

    A decision names its `key` and the `version` that it saw.
    """

    key: str
    layer: str
    version: str
    state: State
    differs: bool
    machine: AnyEntry | None
    value: AnyEntry
    merged_into: tuple[str, str] | None
    decisions: list[Decision]


class DocumentState(Entry):
    """A document: the reading as the machine made it and as people left it, each entry's state, decisions without an entry."""

    machine: Reading
    reading: Reading
    entries: list[EntryState]
    lost: list[Decision]


class Part(Entry):
    """A document's entry of which an entry of a case is made."""

    document: str
    key: str
    version: str
    state: State


class CaseState(Entry):
    """A case as reviewed; `parts`: the documents' entries by the id of the case's entry (points: `point` and their number)."""

    case: Case
    parts: dict[str, list[Part]]


class Waiting(Entry):
    """A document with entries that a person should look at."""

    document: str
    title: str | None
    entries: list[EntryState]
    lost: list[Decision]


class Found(Entry):
    """Where words stand: a document, or one of its entries (`entry` is the id); `marks` are places in the snippet."""

    document: str
    title: str | None
    layer: str
    entry: str | None
    snippet: str
    marks: list[tuple[int, int]]


class Cases(Entry):
    """A page of the cases."""

    total: int
    items: list[Summary]


class Documents(Entry):
    """A page of the documents."""

    total: int
    items: list[Listed]


class Inbox(Entry):
    """A page of what waits; `total` counts documents."""

    total: int
    items: list[Waiting]


class Decide(Entry):
    """A decision to make. `correct` takes `changes`, `add` a `layer` and `changes`, `merge` the `other` entry's three names."""

    document: str
    entry: str = ""
    version: str = ""
    action: Literal["accept", "correct", "reject", "add", "merge", "undo"]
    layer: str | None = None
    changes: dict[str, Any] | None = None
    other_document: str | None = None
    other: str | None = None
    other_version: str | None = None
    why: str | None = None


class Made(Entry):
    """The numbers of the decisions that were made."""

    numbers: list[int]


class Conflict(Entry):
    """Somebody decided meanwhile; their decision, or null where the document was read anew."""

    detail: str
    decision: Decision | None


class Problem(Entry):
    """What went wrong, in one line."""

    detail: str


class ToRead(Entry):
    """A text or a URL to read."""

    text: str | None = None
    url: str | None = None
    title: str | None = None
    publisher: str | None = None
    published: str | None = None


class Job(Entry):
    """How far the reading of one thing has come; `by` had it read, null without accounts."""

    name: str
    by: str | None
    state: Literal["waiting", "reading", "done"]
    documents: list[str]
    errors: list[str]


def entry_state(entry: ReviewedEntry) -> EntryState:
    """An entry for the API. What was valid is not validated again."""
    names = ("key", "layer", "version", "state", "differs", "machine", "value", "merged_into")
    known: dict[str, Any] = {name: getattr(entry, name) for name in names}
    return EntryState.model_construct(**known, decisions=list(entry.decisions))


def document_state(reviewed: Reviewed) -> DocumentState:
    """A document for the API."""
    return DocumentState.model_construct(
        machine=reviewed.machine,
        reading=reviewed.reading,
        entries=[entry_state(entry) for entry in reviewed.entries.values()],
        lost=reviewed.lost,
    )


def case_state(reviewed: ReviewedCase) -> CaseState:
    """A case for the API."""
    parts = {
        name: [Part(document=document, key=e.key, version=e.version, state=e.state) for document, e in its]
        for name, its in reviewed.parts.items()
    }
    return CaseState.model_construct(case=reviewed.case, parts=parts)
