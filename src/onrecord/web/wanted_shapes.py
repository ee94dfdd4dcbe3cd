"""What the API takes: decisions and judgements to make, texts to read."""

from typing import Annotated, Any, Literal

from pydantic import Field

from onrecord.record import Entry
from onrecord.text import Span
from onrecord.web.case_entries import Layer, Review
from onrecord.web.shapes import Number, Why


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


class DecideEach(Entry):
    """One decision on each of some entries, given as document, key and version: all or none."""

    action: Literal["accept", "reject", "undo"]
    entries: Annotated[list[tuple[str, str, str]], Field(min_length=1, max_length=10_000)]
    why: Why = None


class Undo(Entry):
    """Decisions to take back, by their numbers; those on which somebody has decided since stay."""

    numbers: Annotated[list[Number], Field(min_length=1, max_length=10_000)]
    why: Why = None


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


class Reason(Entry):
    """Why something is done."""

    why: Why = None


class CorrectToo(Entry):
    """Places at which a correction is made too, as they were offered."""

    places: Annotated[list[tuple[str, str, str]], Field(min_length=1, max_length=1_000)]
    why: Why = None


class ToRead(Entry):
    """A text or a URL to read."""

    text: str | None = None
    url: str | None = None
    title: str | None = None
    publisher: str | None = None
    published: str | None = None
