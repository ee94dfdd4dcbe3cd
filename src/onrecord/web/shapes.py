"""What the API takes and gives besides the record's own types."""

from typing import Annotated, Any, Literal

from pydantic import Field

from onrecord.cases.naming import Policy
from onrecord.record import Case, Entry, Event, Evidence, Party, Point, Reading, Statement
from onrecord.review import Reviewed, ReviewedCase, ReviewedEntry
from onrecord.review.case import Part as ReviewedPart
from onrecord.review.laying import State
from onrecord.store import Decision, Judgement, Listed
from onrecord.store.people import Listed as Bearers
from onrecord.store.summary import Summary
from onrecord.text import Span
from onrecord.web.case_entries import Entries, Layer, Review
from onrecord.web.document_view import DocumentView, Elsewhere
from onrecord.web.steps import LONGEST_WHY

AnyEntry = Party | Event | Statement | Evidence | Point
Why = Annotated[str | None, Field(max_length=LONGEST_WHY)]
Number = Annotated[int, Field(ge=1, le=2**31 - 1)]


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
    """A decision to make.

    `correct` takes `changes`, `add` a `layer` and `changes`; `merge` and `tell_apart` (a party of one document from one of
    another) the `other` entry's three names, `split` the `mentions` of a party that are somebody else's, who is called
    `name`. `keep` and `let_go` are about a decision whose entry is gone, by its `number`.
    """

    document: str
    entry: str = ""
    version: str = ""
    action: Literal["accept", "correct", "reject", "add", "merge", "split", "tell_apart", "undo", "keep", "let_go"]
    layer: str | None = None
    changes: dict[str, Any] | None = None
    other_document: str | None = None
    other: str | None = None
    other_version: str | None = None
    mentions: list[Span] | None = None
    name: str | None = None
    number: int | None = None
    why: Why = None


class Made(Entry):
    """The numbers of the decisions that were made."""

    numbers: list[int]


class Conflict(Entry):
    """Somebody decided meanwhile: their decision or judgement; both are null where something was read anew."""

    detail: str
    decision: Decision | None
    judgement: Judgement | None = None


class Decisions(Entry):
    """A page of decisions, in the order in which they were made."""

    total: int
    items: list[Decision]


class Undo(Entry):
    """Decisions to take back, by their numbers; those on which somebody has decided since stay."""

    numbers: Annotated[list[Number], Field(min_length=1, max_length=100_000)]
    why: Why = None


class OfCase(Entry):
    """An entry of a case in words, with the documents' entries that it is made of."""

    id: str
    layer: str
    head: str
    details: list[str]
    whose: str
    when: str
    state: State
    differs: bool
    parts: list[Part]


class CaseEntries(Entry):
    """A page of the entries of a case that a filter shows; `version` names the state of all that it shows.

    `waiting` of the documents' entries are still to be looked at.
    """

    total: int
    waiting: int
    version: str
    items: list[OfCase]


class DecideAll(Entry):
    """A decision on all entries of a case that a filter shows, in the state that `version` names: a row an entry."""

    action: Literal["accept", "reject"]
    version: str
    layer: Layer = ""
    state: Review = ""
    q: str = ""
    document: str = ""
    why: Why = None


class Judge(Entry):
    """What to say of a case: `split` documents off, `move` them `into` a case, or `merge` all of it with that one.

    `seen` is the number of the latest judgement that was seen; null minds no others.
    """

    action: Literal["split", "move", "merge"]
    documents: list[str] = Field(default=[])
    into: str = ""
    seen: Number | None = None
    why: Why = None


class Judged(Entry):
    """The number of a judgement, and the case that it leads to (null for an undo)."""

    number: int
    case: str | None = None


class Judgements(Entry):
    """A page of what was linked and judged, in the order in which it was said."""

    total: int
    items: list[Judgement]


class Reason(Entry):
    """Why something is done."""

    why: Why = None


class Following(Entry):
    """Whether a case is followed, and why."""

    followed: bool
    why: Why = None


class NamesSetting(Entry):
    """Whose names pages and exports of a case show: `shielded` puts minors, family and bystanders under labels."""

    names: Policy


class People(Entry):
    """A page of people, or bodies, by name; `more` says that there is a next page."""

    more: bool
    items: list[Bearers]


class Place(Entry):
    """An entry of another document, in the words that it rests on."""

    document: str
    title: str
    key: str
    version: str
    words: str


class Around(Entry):
    """An entry with what the case says elsewhere: the `same`, and where a `correction` of it is `offered` too."""

    entry: EntryState
    same: list[Place]
    correction: int | None
    offered: list[Place]


class CorrectToo(Entry):
    """Places at which a correction is made too, as they were offered."""

    places: Annotated[list[tuple[str, str, str]], Field(min_length=1, max_length=1_000)]
    why: Why = None


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


def part(of_case: ReviewedPart) -> Part:
    """A document's entry in a case for the API."""
    document, entry = of_case
    return Part(document=document, key=entry.key, version=entry.version, state=entry.state)


def case_state(reviewed: ReviewedCase) -> CaseState:
    """A case for the API."""
    parts = {name: list(map(part, its)) for name, its in reviewed.parts.items()}
    return CaseState.model_construct(case=reviewed.case, parts=parts)


def case_entries(found: Entries, limit: int, offset: int) -> CaseEntries:
    """A page of a case's entries for the API."""
    parts = found.view.reviewed.parts
    items = [
        OfCase.model_construct(
            id=row.id,
            layer=layer,
            head=row.words.head,
            details=row.words.details,
            whose=row.words.whose,
            when=row.when,
            state=row.state,
            differs=row.differs,
            parts=list(map(part, parts[row.id])),
        )
        for layer, row in found.rows[offset : offset + limit]
    ]
    return CaseEntries.model_construct(total=len(found.rows), waiting=found.waiting, version=found.version, items=items)


def around(view: DocumentView) -> Around:
    """An entry with what the case says elsewhere for the API."""
    assert view.chosen is not None
    correction, offered = view.offered or (None, [])
    return Around.model_construct(
        entry=entry_state(view.chosen.entry),
        same=[_elsewhere(each) for each in view.elsewhere],
        correction=correction.number if correction else None,
        offered=[_elsewhere(each) for each in offered],
    )


def _elsewhere(place: Elsewhere) -> Place:
    words = "".join(piece.words for piece in place.pieces)
    key, version = place.entry.key, place.entry.version
    return Place(document=place.document, title=place.title, key=key, version=version, words=words)
