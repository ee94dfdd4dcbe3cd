"""A case as the terminal shows it: documents by number, parties by name, the words of spans, how much of a long list."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from rich.padding import Padding
from rich.text import Text

from onrecord.cases.excerpts import beside_each_other
from onrecord.cases.naming import Names
from onrecord.cases.wording import readable
from onrecord.cli.excerpts import AROUND, LONGEST, in_context
from onrecord.cli.shown import party_name
from onrecord.cli.terminal import clean, shortened
from onrecord.record import Case, DocumentSpan
from onrecord.text import Span
from onrecord.text import Text as Content

T = TypeVar("T")
NUMBER = "cyan not bold"  # the style of a document's number


class ShownCase(Names):
    """A case with what its page needs to look up.

    `everything` shows long lists whole and quotes each document that has an entry, not the first alone. Without `with_words`
    only the documents' numbers stand. `marks` are put around an entry's words where bold is not shown. `at_most` entries
    of a list are shown, for a page shorter than the usual one.
    """

    def __init__(
        self,
        case: Case,
        *,
        everything: bool = False,
        with_words: bool = True,
        marks: tuple[str, str] = ("", ""),
        at_most: int | None = None,
    ) -> None:
        super().__init__(case)
        self.case = case
        self.at_most = at_most
        self.with_words = with_words
        self.everything = everything
        self.marks = marks
        self.events = {event.id: event for event in case.events}
        self._texts = {document.id: document.text for document in case.documents}
        self._titles = {document.id: len(document.title or "") for document in case.documents}
        self._published = {document.id: document.published for document in case.documents}
        self._numbers = {document.id: f"[{number}]" for number, document in enumerate(case.documents, 1)}

    def name(self, entry_id: str | None) -> str | None:
        """How a party or a piece of evidence is called; None for null. A minor who was only near goes by the label, if any."""
        party = self.parties.get(entry_id or "")
        if party is None:
            return super().name(entry_id)
        by_label = party.minor and party.label and "person_harmed" not in party.roles
        return party_name(party.model_copy(update={"name": None}) if by_label else party)

    def described(self, entry_id: str | None) -> str | None:
        """The name with the title before it: `Police Chief Ann Lee`."""
        called = super().described(entry_id)
        return called and shortened(called, 60)

    def plain(self, words: str) -> str:
        """Words as a terminal can show them."""
        return clean(words)

    def takes_part(self) -> set[str | None]:
        """The ids of the parties who do, say or suffer something, or are told to be somebody's."""
        events = (one.party for event in self.case.events for one in event.participants)
        said = (party for statement in self.case.statements for party in (statement.source, statement.addressee))
        kin = {to for party in self.case.parties for to in (party.affiliation, *party.represents)}
        related = {party.id for party in self.case.parties if party.relations or party.fate}
        return {*events, *said, *kin, *related, *(point.about for point in self.case.points)}

    def when(self, date: str | None, spans: Sequence[DocumentSpan]) -> str:
        """When something was or was said; where that is not known, `told` and the day of the first document that tells it."""
        told = self._published[spans[0].document] if spans and not date else None
        return clean(readable(date, f"told {readable(told)}" if told else ""))

    def number(self, document: str) -> str:
        """The number that stands for a document: `[1]`."""
        return self._numbers[document]

    def numbers(self, documents: Iterable[str]) -> str:
        """The numbers of documents, each once, in order."""
        found = set(documents)
        return " ".join(number for document, number in self._numbers.items() if document in found)

    def in_context(self, spans: Sequence[DocumentSpan]) -> Iterator[Text]:
        """The words in bold within what stands around them, a line a document, each with its number."""
        return self._lines(spans, lambda text, its: in_context(text, beside_each_other(its, AROUND), self.marks))

    def alone(self, spans: Sequence[DocumentSpan]) -> Iterator[Text]:
        """The words by themselves."""
        return self._lines(spans, lambda text, its: Text(shortened(Content(text).words(its), LONGEST)))

    def _lines(self, spans: Sequence[DocumentSpan], excerpt: Callable[[str, list[Span]], Text]) -> Iterator[Text]:
        by_document: dict[str, list[Span]] = {}
        for span in spans:
            by_document.setdefault(span.document, []).append(Span(span.start, span.end))
        if not self.with_words:
            yield Text(self.numbers(by_document), style="cyan")
            return
        quoted = self.first(list(by_document), 1, spare=0)
        for document in quoted:
            line = excerpt(self._texts[document], self._below_title(document, sorted(by_document[document])))
            line.append(f" {self.number(document)}", style=NUMBER)
            if document == quoted[-1] and len(quoted) < len(by_document):
                line.append(f" also {self.numbers(list(by_document)[len(quoted) :])}", style=f"dim {NUMBER}")
            yield line

    def _below_title(self, document: str, spans: list[Span]) -> list[Span]:
        """The spans in a document's body, which says more than its headline; where there are none, those in the headline."""
        return [span for span in spans if span.start >= self._titles[document]] or spans

    def first(self, entries: Sequence[T], most: int, spare: int = 1) -> Sequence[T]:
        """The entries to show; where few would be left out, these too."""
        most, spare = (most, spare) if self.at_most is None else (min(most, self.at_most), 0)
        return entries if self.everything or len(entries) <= most + spare else entries[:most]

    def rest(self, entries: Sequence[Any], most: int, indent: int = 0) -> Iterator[Padding]:
        """How many were left out, where some were."""
        left = len(entries) - len(self.first(entries, most))
        if left:
            yield Padding(Text(f"… and {left} more (--all)", style="dim italic"), (0, 0, 0, indent))
