"""The entries of a case that a filter shows, in one list, so that all of them can be decided on at once."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from onrecord.review.batch import version_of
from onrecord.review.case import Part
from onrecord.web.case_statements import statements
from onrecord.web.case_view import CaseView
from onrecord.web.rows import Row

Layer = Literal["", "points", "events", "statements", "evidence", "parties"]
Review = Literal["", "unseen", "accepted", "corrected"]
STATES: dict[str, str] = {"unseen": "not looked at", "accepted": "accepted", "corrected": "corrected"}


@dataclass(frozen=True)
class Asked:
    """Which entries are wanted; what is empty asks for nothing.

    `words` all stand in what is shown of an entry; `document` is the id of one that tells it; `state` `unseen` also asks for
    what has come to be read otherwise since it was decided on.
    """

    layer: Layer = ""
    state: Review = ""
    words: str = ""
    document: str = ""

    def wants(self, layer: str, row: Row) -> bool:
        """Whether an entry is wanted."""
        if self.layer and layer != self.layer:
            return False
        if self.state and row.state != self.state and not (self.state == "unseen" and row.differs):
            return False
        if self.document and all(document != self.document for document, _, _ in row.targets):
            return False
        shown = _shown(row)
        return all(word in shown for word in self.words.casefold().split())


def _shown(row: Row) -> str:
    said = (piece.words for quote in row.quotes for piece in quote.pieces)
    return " ".join([row.words.head, *row.words.details, row.words.whose, row.when, *said]).casefold()


def entries(view: CaseView) -> Iterator[tuple[Layer, Row]]:
    """All entries of a case that can be decided on, each with its layer."""
    yield from (("points", row) for row in view.points)
    for _, events in view.timeline:
        yield from (("events", row) for row in events)
    for _, said in statements(view, "date"):
        yield from (("statements", row) for row in said)
    yield from (("evidence", row) for row in view.evidence)
    for _, parties in view.parties:
        yield from (("parties", row) for row in parties)


class Entries:
    """The entries of a case that are wanted."""

    def __init__(self, view: CaseView, asked: Asked) -> None:
        self.view, self.asked = view, asked
        self.rows = [(layer, row) for layer, row in entries(view) if row.targets and asked.wants(layer, row)]

    @property
    def parts(self) -> list[Part]:
        """The documents' entries that they are made of: of one document's alone where it is asked for."""
        its = (part for _, row in self.rows for part in self.view.reviewed.parts[row.id])
        return [part for part in its if self.asked.document in {"", part[0]}]

    @property
    def waiting(self) -> int:
        """How many of these a person should look at."""
        return sum(entry.waits for _, entry in self.parts)

    @property
    def version(self) -> str:
        """Names the state in which they are shown."""
        return version_of(self.parts)
