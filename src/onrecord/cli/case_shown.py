"""A case as the terminal shows it: documents by letters, parties by name, the words of spans."""

from collections.abc import Iterable, Iterator, Sequence
from string import ascii_uppercase

from rich.text import Text

from onrecord.cli.terminal import clean, shortened
from onrecord.record import Case, CaseParty, CaseStatement, DocumentSpan

AROUND = 45  # characters of context on each side of an entry's words
LONGEST = 220
DOCUMENT_STYLE = "cyan"


class ShownCase:
    """A case with what its page needs to look up."""

    def __init__(self, case: Case, *, with_words: bool = True) -> None:
        self.case = case
        self.with_words = with_words
        self.events = {event.id: event for event in case.events}
        self.statements = {statement.id: statement for statement in case.statements}
        self._texts = {document.id: document.text for document in case.documents}
        self._published = {document.id: document.published for document in case.documents}
        self._letters = {document.id: letter(number) for number, document in enumerate(case.documents)}
        self._parties = {party.id: party for party in case.parties}
        self._evidence = {item.id: item.kind.replace("_", " ") for item in case.evidence}

    def facts(self) -> Iterator[tuple[str, str]]:
        """Who, where, when and by whom, from the coding sheet."""
        cells = {cell.field: cell.value for cell in self.case.coding}
        where = ", ".join(value for field in ("place_name", "place_city", "place_state") if (value := cells.get(field)))
        age = f", {cells['age']}" if cells.get("age") and ";" not in (cells.get("name") or ";") else ""
        named = [("who", f"{cells['name']}{age}" if cells.get("name") else None), ("where", where), ("when", cells.get("date"))]
        for label, value in [*named, ("agency", cells.get("agency")), ("officers", cells.get("officers"))]:
            if value:
                yield label, value

    def name(self, entry_id: str | None) -> str | None:
        """How a party or a piece of evidence is called; None for null."""
        party = self._parties.get(entry_id or "")
        return (
            shortened(party.name or party.label or f"unnamed {party.kind}", 60) if party else self._evidence.get(entry_id or "")
        )

    def is_named(self, party: str) -> bool:
        """Whether a party has a name."""
        return self._parties[party].name is not None

    def described(self, entry_id: str | None) -> str | None:
        """The name with the title before it: `Police Chief Ann Lee`."""
        party: CaseParty | None = self._parties.get(entry_id or "")
        if party is None or not party.title or party.name is None:
            return self.name(entry_id)
        return shortened(f"{party.title} {party.name}", 60)

    def speaker(self, statement_id: str | None) -> str | None:
        """Who made a statement; None for a document's own voice and where nobody is named."""
        statement: CaseStatement | None = self.statements.get(statement_id or "")
        return self.described(statement.source) if statement else None

    def published(self, document: str) -> str | None:
        """The day of a document."""
        return self._published[document]

    def letter_of(self, document: str) -> str:
        """The letter that stands for a document."""
        return self._letters[document]

    def letters(self, documents: Iterable[str]) -> Text:
        """The letters of documents, each once, in order."""
        found = {self._letters[document] for document in documents}
        return Text(" ".join(known for known in self._letters.values() if known in found), style=DOCUMENT_STYLE)

    def of_spans(self, spans: Sequence[DocumentSpan]) -> Text:
        """The letters of the documents that spans lie in."""
        return self.letters(span.document for span in spans)

    def words(self, spans: Sequence[DocumentSpan], *, alone: bool = False) -> Text:
        """The words of the first document's spans: in bold within their context, or alone."""
        if not spans or not self.with_words:
            return Text()
        first = spans[0].document
        text = self._texts[first]
        ours = sorted((span.start, span.end) for span in spans if span.document == first)
        if alone:
            return Text(shortened(" … ".join(text[start:end] for start, end in ours), LONGEST), style="italic")
        start, end = ours[0]
        before, after = _before(text, start), _after(text, end)
        return Text.assemble(before, (shortened(text[start:end], LONGEST), "bold"), after, style="italic dim")


def letter(number: int) -> str:
    """A, B ... Z, AA, AB ... for 0, 1 ..."""
    rest, last = divmod(number, len(ascii_uppercase))
    return (letter(rest - 1) if rest else "") + ascii_uppercase[last]


def _before(text: str, start: int) -> str:
    """What stands before, from a word on, within the paragraph."""
    window = text[max(0, start - AROUND) : start].rpartition("\n")[2]
    cut = window if start <= AROUND or len(window) < AROUND else "… " + window.partition(" ")[2]
    return clean(cut)


def _after(text: str, end: int) -> str:
    """What stands after, up to a word, within the paragraph."""
    window = text[end : end + AROUND].partition("\n")[0]
    return clean(window if len(window) < AROUND else window.rpartition(" ")[0] + " …")
