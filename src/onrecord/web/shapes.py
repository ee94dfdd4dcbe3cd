"""What the API gives besides the record's own types."""

from typing import Annotated, Any, Literal

from pydantic import Field

from onrecord.cases.naming import Policy
from onrecord.record import Case, Entry, Event, Evidence, Party, Point, Reading, Statement
from onrecord.review.laying import State
from onrecord.review.news import News
from onrecord.store import Decision, Judgement, Listed
from onrecord.store.people import Listed as Bearers
from onrecord.store.summary import Summary
from onrecord.web.steps import LONGEST_WHY

AnyEntry = Party | Event | Statement | Evidence | Point
Why = Annotated[str | None, Field(max_length=LONGEST_WHY)]
Number = Annotated[int, Field(ge=1, le=2**31 - 1)]


class Listing(Entry):
    """A page of a list: `total` counts all that is asked for, null where that is not counted; `more`: there is a next page."""

    total: int | None
    more: bool
    items: list[Any]


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
    """A case as reviewed; `parts`: the documents' entries by the id of the case's entry (points: `point` and their number).

    `versions`: of each document that has other versions all of them, the oldest first.
    """

    case: Case
    parts: dict[str, list[Part]]
    versions: dict[str, list[str]]


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


class Finds(Listing):
    """A page of the places where words stand, the best first; they are not counted."""

    items: list[Found]


class Cases(Listing):
    """A page of the cases."""

    items: list[Summary]


class Documents(Listing):
    """A page of the documents."""

    items: list[Listed]


class Inbox(Listing):
    """A page of what waits; `total` counts documents, `waiting` the entries in them that nobody has looked at."""

    waiting: int
    items: list[Waiting]


class Made(Entry):
    """The numbers of the decisions that were made."""

    numbers: list[int]


class Conflict(Entry):
    """Somebody decided meanwhile: their decision or judgement; both are null where something was read anew."""

    detail: str
    decision: Decision | None
    judgement: Judgement | None = None


class Decisions(Listing):
    """A page of decisions, in the order in which they were made."""

    items: list[Decision]


class Quoted(Entry):
    """Words of a document in what stands around them; `marks` are the places in `words` of those that the entry rests on."""

    document: str
    key: str | None
    words: str
    marks: list[tuple[int, int]]


class OfCase(Entry):
    """An entry of a case in words, with the documents' words that tell it, and their entries that it is made of."""

    id: str
    layer: str
    head: str
    details: list[str]
    whose: str
    when: str
    state: State
    differs: bool
    quotes: list[Quoted]
    parts: list[Part]


class CaseEntries(Listing):
    """A page of the entries of a case that a filter shows; `version` names the state of all that it shows.

    `waiting` of the documents' entries are still to be looked at.
    """

    waiting: int
    version: str
    items: list[OfCase]


class Judged(Entry):
    """The number of a judgement, and the case that it leads to (null for an undo)."""

    number: int
    case: str | None = None


class Judgements(Listing):
    """A page of what was linked and judged, in the order in which it was said."""

    items: list[Judgement]


class Following(Entry):
    """Whether a case is followed, and why."""

    followed: bool
    why: Why = None


class NamesSetting(Entry):
    """Whose names pages and exports of a case show: `shielded` puts minors, family and bystanders under labels."""

    names: Policy


class People(Listing):
    """A page of people, or bodies, by name; they are not counted."""

    items: list[Bearers]


class NewsList(Listing):
    """A page of the news of followed cases, those without any too."""

    items: list[News]


class Place(Entry):
    """An entry of another document, in the words that it rests on."""

    document: str
    title: str
    key: str
    version: str
    words: str


class OnPage(Entry):
    """Where words stand on the picture of a page: rectangles as left, top, width and height, in thousandths of its width."""

    number: int
    rectangles: list[tuple[float, float, float, float]]


class Around(Entry):
    """An entry with what the case says elsewhere: the `same`, and where a `correction` of it is `offered` too.

    `page` is where its words stand on the picture of a page, null where there is none.
    """

    entry: EntryState
    page: OnPage | None
    same: list[Place]
    correction: int | None
    offered: list[Place]


class Problem(Entry):
    """What went wrong, in one line."""

    detail: str


class Job(Entry):
    """How far the reading of one thing has come; `by` had it read, null without accounts."""

    name: str
    by: str | None
    state: Literal["waiting", "reading", "done"]
    documents: list[str]
    errors: list[str]


class Jobs(Listing):
    """A page of what was read and is being read, the latest first."""

    items: list[Job]
