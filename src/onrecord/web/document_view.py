"""What the page of a document shows: its text with marks, its entries, the one that is chosen."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from onrecord.cases.describing import Described, described
from onrecord.cases.naming import Names
from onrecord.review import Reviewed, ReviewedCase, ReviewedEntry
from onrecord.review.matching import effective
from onrecord.review.spreading import same_elsewhere
from onrecord.store import Decision
from onrecord.text import Span, heading
from onrecord.web.fields import ADDED, Filled, filled
from onrecord.web.history import Change, changes
from onrecord.web.marks import Stretch, marked_spans, stretches
from onrecord.web.paper import Paper, paper
from onrecord.web.text import Piece, quotation, shortened
from onrecord.web.words import Words, word_fields

LAYERS = {
    "parties": "People and agencies",
    "events": "Events",
    "statements": "Statements",
    "evidence": "Evidence",
    "points": "Points",
}
PICTURED = 12  # spans of an entry that are marked on the picture of a page


@dataclass(frozen=True)
class Shown:
    """An entry of the document in words."""

    entry: ReviewedEntry
    words: Described
    pieces: list[Piece]

    @property
    def when(self) -> str:
        """Its date, where the entry has one."""
        return getattr(self.entry.value, "date", None) or ""

    @property
    def said(self) -> str:
        """The words that the entry rests on, by themselves."""
        return " … ".join(piece.words for piece in self.pieces if piece.marked)


@dataclass(frozen=True)
class Elsewhere:
    """An entry of another document, with its title and its words."""

    entry: ReviewedEntry
    document: str
    title: str
    pieces: list[Piece]


class DocumentView:
    """A reviewed document in its case, with one entry chosen or none."""

    def __init__(
        self, reviewed: Reviewed, case: ReviewedCase | None, chosen: str | None = None, original: bytes | None = None
    ) -> None:
        self.reviewed, self.case, self._original = reviewed, case, original
        self.document = reviewed.machine.document
        self.chosen = self.show(reviewed.entries[chosen]) if chosen in reviewed.entries else None
        self.names = Names(reviewed.reading)

    @property
    def title(self) -> str:
        """Its title, or how its text begins."""
        return shortened(heading(self.document.title, self.document.text), 140)

    @property
    def stretches(self) -> list[Stretch]:
        """The text in pieces."""
        return stretches(self.document.text, self.reviewed.entries.values(), self.chosen.entry.key if self.chosen else None)

    @cached_property
    def layers(self) -> list[tuple[str, str, list[Shown]]]:
        """The entries by layer: its name, its heading, its entries."""
        entries = self.reviewed.entries.values()
        listed = [(name, title, [self.show(e) for e in entries if e.layer == name]) for name, title in LAYERS.items()]
        return [one for one in listed if one[2]]

    def show(self, entry: ReviewedEntry) -> Shown:
        """An entry in words."""
        record = self.reviewed.reading if entry.state != "rejected" else self.reviewed.machine
        return Shown(entry, described(entry.value, Names(record)), self.quote(entry))

    def quote(self, entry: ReviewedEntry) -> list[Piece]:
        """The first words that an entry rests on in their context."""
        return _quotation(self.document.text, entry)

    @property
    def form(self) -> list[Filled]:
        """The form to correct the chosen entry."""
        chosen = self.chosen
        return filled(chosen.entry.layer, chosen.entry.value, self.reviewed.reading) if chosen else []

    @cached_property
    def paper(self) -> Paper | None:
        """The page on which the words of the chosen entry stand, where its file was kept."""
        if self._original is None or self.chosen is None:
            return None
        return paper(self._original, self.document, marked_spans(self.chosen.entry)[:PICTURED])

    @property
    def words(self) -> list[Words]:
        """The words that the chosen entry rests on, for the form."""
        chosen = self.chosen
        return word_fields(chosen.entry.layer, chosen.entry.value, self.document.text) if chosen else []

    @cached_property
    def offered(self) -> tuple[Decision, list[Elsewhere]] | None:
        """The latest correction of the chosen entry that holds, and where the case still says what it corrected."""
        made = [d for d in effective(self.chosen.entry.decisions) if d.action == "correct"] if self.chosen else []
        if not made or not self.case:
            return None
        same = same_elsewhere(self.case, made[-1])
        return (made[-1], [self._place(each.document, each.entry) for each in same]) if same else None

    @property
    def added(self) -> Mapping[str, Any]:
        """What may be added."""
        return ADDED

    @property
    def history(self) -> list[Change]:
        """What was decided on the chosen entry, the latest first."""
        return changes(self.chosen.entry.decisions) if self.chosen else []

    @cached_property
    def elsewhere(self) -> list[Elsewhere]:
        """Where else the case says the same as the chosen entry.

        They come in the case's order of documents from this one on, so that the first is the next step of a round.
        """
        if not self.case or not self.chosen:
            return []
        ours = self.document.id, self.chosen.entry.key
        its = next((parts for parts in self.case.parts.values() if any((d, e.key) == ours for d, e in parts)), [])
        at = next((number for number, (d, e) in enumerate(its) if (d, e.key) == ours), 0)
        return [self._place(document, entry) for document, entry in [*its[at + 1 :], *its[:at]]]

    def _place(self, document: str, entry: ReviewedEntry) -> Elsewhere:
        assert self.case is not None
        known = self.case.documents[document].machine.document
        title = shortened(heading(known.title, known.text), 70)
        return Elsewhere(entry, document, title, _quotation(known.text, entry))

    def quote_of(self, place: Elsewhere, hidden: Iterable[tuple[Span, str]]) -> list[Piece]:
        """The words of an entry of another document, what is `hidden` in it under labels."""
        assert self.case is not None
        return _quotation(self.case.documents[place.document].machine.document.text, place.entry, hidden)

    @property
    def mergeable(self) -> list[tuple[str, str, str, str]]:
        """The parties that may be the same as the chosen one: document, key, version, name with the document's title."""
        if not self.chosen or self.chosen.entry.layer != "parties":
            return []
        documents = self.case.documents if self.case else {self.document.id: self.reviewed}
        return list(self._others(documents))

    def _others(self, documents: Mapping[str, Reviewed]) -> Iterator[tuple[str, str, str, str]]:
        assert self.chosen is not None
        for document, reviewed in documents.items():
            for entry in reviewed.entries.values():
                own = (document, entry.key) == (self.document.id, self.chosen.entry.key)
                if entry.layer == "parties" and entry.state != "rejected" and entry.merged_into is None and not own:
                    name = Names(reviewed.reading).name(getattr(entry.value, "id", None)) or ""
                    title = "" if document == self.document.id else f" — {shortened(reviewed.machine.document.title or '', 40)}"
                    yield document, entry.key, entry.version, f"{name}{title}"


def _quotation(text: str, entry: ReviewedEntry, hidden: Iterable[tuple[Span, str]] = ()) -> list[Piece]:
    """The words that an entry rests on; of a party's many mentions the longest, which most often is the name."""
    spans = marked_spans(entry)
    if entry.layer == "parties":
        spans = sorted(spans, key=lambda span: span.start - span.end)[:1]
    return quotation(text, spans, hidden) if spans else []
