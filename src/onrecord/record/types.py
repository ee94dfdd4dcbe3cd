"""The record's types, as in the record format. JSON, database columns, API and exports come from these alone.

Offsets are Unicode code points into `document.text`, start included, end excluded. Dates are EDTF strings.
"""

from typing import Annotated, Generic

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypeVar

from onrecord.record.vocabulary import one_of
from onrecord.text import Span, Text

Role = Annotated[str, one_of("roles")]


class Entry(BaseModel):
    """Base of all entries: immutable, every key always present in the JSON, none unknown, every number one that JSON has."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)


class DocumentSpan(Entry):
    """A span in a case, where it has to name its document (by id)."""

    document: str
    start: int
    end: int


# What an entry rests on: spans of its own document, or in a case spans that name their document.
S = TypeVar("S", bound=Span | DocumentSpan, default=Span)
Spans = list[S]


class Page(Entry):
    """Where a page of a paged source lies in the text."""

    number: int
    span: Span


class Document(Entry):
    """What was read, and what is known of it. `id` is the sha256 of `text`."""

    id: str
    title: str | None = None
    publisher: str | None = None
    authors: list[str] = []
    published: str | None = None
    published_basis: Annotated[str, one_of("published_bases")] | None = None
    modified: str | None = None
    url: str | None = None
    found: list[str] = []
    retrieved: str | None = None
    language: str | None = None
    media_type: str | None = None
    kind: Annotated[str, one_of("kinds_of_document")] = "other"
    pages: list[Page] = []
    issues: list[str] = []
    text: str


class Relation(Entry):
    """How a party is related to another: `{"to": party id, "relation": "maternal grandmother"}`."""

    to: str
    relation: str


class Party(Entry, Generic[S]):
    """Somebody who appears. `name` is null for an unnamed party, which then has a `label`; `age` is in years."""

    id: str
    kind: Annotated[str, one_of("kinds_of_party")]
    name: str | None = None
    label: str | None = None
    title: str | None = None
    affiliation: str | None = None
    roles: list[Role] = []
    age: int | float | None = None
    gender: Annotated[str, one_of("genders")] | None = None
    minor: bool | None = None
    relations: list[Relation] = []
    represents: list[str] = []
    fate: Annotated[str, one_of("fates")] | None = None
    spans: Annotated[Spans[S], Field(min_length=1)]


class Place(Entry, Generic[S]):
    """Where an event happened, as far as the text says."""

    name: str | None = None
    city: str | None = None
    county: str | None = None
    state: str | None = None
    country: str | None = None
    spans: Spans[S] = []


class Participant(Entry):
    """A party's part in an event."""

    party: str
    role: Annotated[str, one_of("participant_roles")]


class Event(Entry, Generic[S]):
    """What happened, is planned or was asked for. `attributed_to`: a statement id, null for the document's voice."""

    id: str
    type: Annotated[str, one_of("event_types")]
    subtype: str | None = None
    date: str | None = None
    date_basis: Annotated[str, one_of("date_bases")] | None = None
    time: str | None = None
    place: Place[S] | None = None
    participants: list[Participant] = []
    polarity: Annotated[str, one_of("polarities")] = "affirmed"
    modality: Annotated[str, one_of("modalities")] = "occurred"
    background: bool = False
    supersedes: str | None = None
    outcome: Annotated[str, one_of("outcomes")] | None = None
    count: int | float | None = None
    attributed_to: str | None = None
    spans: Annotated[Spans[S], Field(min_length=1)]


class Statement(Entry, Generic[S]):
    """Who said what to whom. `source` is a party id, or an evidence id where a document or a recording speaks."""

    id: str
    kind: Annotated[str, one_of("statement_kinds")]
    attitude: Annotated[str, one_of("attitudes")] = "assertion"
    source: str | None = None
    source_spans: Spans[S] = []
    cue_spans: Spans[S] = []
    content_spans: Spans[S] = []
    addressee: str | None = None
    medium: Annotated[str, one_of("media")] | None = None
    date: str | None = None
    nested_in: str | None = None
    about: list[str] = []

    @property
    def spans(self) -> Spans[S]:
        """All the words that the statement rests on, in the order of the text."""
        return sorted([*self.source_spans, *self.cue_spans, *self.content_spans], key=lambda span: (span.start, span.end))


class Evidence(Entry, Generic[S]):
    """A recording, a document or a thing, and what became of it."""

    id: str
    kind: Annotated[str, one_of("evidence_kinds")]
    status: list[Annotated[str, one_of("evidence_statuses")]] = []
    held_by: str | None = None
    released_by: str | None = None
    date: str | None = None
    shows: list[str] = []
    spans: Annotated[Spans[S], Field(min_length=1)]


class Account(Entry, Generic[S]):
    """One account of a point: its value and whose word it is."""

    value: str
    statement: str | None = None
    source: str | None = None
    spans: Annotated[Spans[S], Field(min_length=1)]
    date: str | None = None


class Point(Entry, Generic[S]):
    """What the accounts agree or differ on."""

    point: Annotated[str, one_of("points")]
    about: str | None = None
    accounts: list[Account[S]] = []
    disputed: bool = False
    revised: bool = False


class TimeExpression(Entry, Generic[S]):
    """A TIMEX3 time expression with its EDTF twin (null where EDTF has no form for it)."""

    span: S
    type: Annotated[str, one_of("timex_types")]
    value: str
    mod: str | None = None
    edtf: str | None = None


class Triage(Entry, Generic[S]):
    """Is the document about an incident in which police used force, or its aftermath? `score` lies in 0..1."""

    use_of_force: bool
    score: float
    because: Spans[S] = []


class Reading(Entry):
    """All that was read in one document."""

    document: Document
    parties: list[Party] = []
    events: list[Event] = []
    statements: list[Statement] = []
    evidence: list[Evidence] = []
    points: list[Point] = []
    dates: list[TimeExpression] = []
    triage: Triage | None = None

    @property
    def text(self) -> Text:
        """The document's text."""
        return Text(self.document.text)
