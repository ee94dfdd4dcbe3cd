"""What the page of a case shows: its sections, each entry in words with its quotations and what can be decided on it."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

from onrecord.cases.merging import edtf
from onrecord.cases.wording import REFUSALS, readable, term
from onrecord.record import CaseAccount, CaseEvent, CaseParty, CasePoint, CaseStatement, Document, DocumentSpan
from onrecord.record.vocabulary import values
from onrecord.review import ReviewedCase
from onrecord.text import Span
from onrecord.web.describing import Described, described
from onrecord.web.naming import Names, Policy
from onrecord.web.rows import Cell, Difference, Quote, Row, Told
from onrecord.web.text import Piece, quotation, shortened
from onrecord.web.timeline import Picture, picture

_AGENCIES = {"involved_agency": "involved", "investigating_agency": "investigating", "prosecuting_agency": "prosecuting"}
_BODIES = ("agency", "organization")


class CaseView:
    """A reviewed case under a naming policy."""

    def __init__(self, reviewed: ReviewedCase, policy: Policy = "all") -> None:
        self.reviewed, self.case = reviewed, reviewed.case
        self.names = Names(self.case, policy)
        self._documents = {document.id: document for document in self.case.documents}
        self._numbers = {document: number for number, document in enumerate(self._documents, 1)}

    @property
    def title(self) -> str:
        """What the case is called."""
        return self.names.without_names(self.case.case.title)

    @property
    def day(self) -> str:
        """The day of the incident as the coding sheet has it; else of the first document."""
        known = next((cell.value for cell in self.case.coding if cell.field == "date"), None)
        return readable(known or self.case.case.opened)

    @property
    def place(self) -> str:
        """The town of the first event in the timeline that has one, and its state."""
        events = {event.id: event for event in self.case.events}
        places = (events[event_id].place for event_id in self.case.timeline)
        named = ([part for part in (p.city or p.county, p.state) if part] for p in places if p)
        return next((", ".join(parts) for parts in named if parts), "")

    @property
    def agencies(self) -> list[str]:
        """The agencies with their part in it."""
        told = (
            f"{party.name} ({word})"
            for role, word in _AGENCIES.items()
            for party in self.case.parties
            if role in party.roles and party.name
        )
        return list(dict.fromkeys(told))

    @property
    def people(self) -> list[str]:
        """Who was harmed."""
        return [self.names.name(p.id) or "" for p in self.case.parties if "person_harmed" in p.roles and p.name]

    @cached_property
    def picture(self) -> Picture | None:
        """The picture of the timeline."""
        return picture(self.case)

    @cached_property
    def disputed_points(self) -> list[Difference]:
        """The points on which accounts differ or were revised."""
        return [self._difference(n, point) for n, point in enumerate(self.case.points) if point.disputed or point.revised]

    def _difference(self, number: int, point: CasePoint) -> Difference:
        columns: dict[str, list[tuple[str, str, list[Quote]]]] = {}
        for account in point.accounts:
            whose = self._whose(account)
            when = self.when(account.date, account.spans)
            value = self.names.without_names(account.value)
            columns.setdefault(whose, []).append((value, when, self.quotes(f"point{number}", account.spans)))
        words = Described(term(point.point), [self.names.name(point.about) or ""])
        row = self._row(f"point{number}", words, "", [])
        return Difference(row, point.disputed, point.revised, [Told(*column) for column in columns.items()])

    def _whose(self, account: CaseAccount) -> str:
        speaker = self.names.described(account.source) or self.names.speaker(account.statement)
        return speaker or f"document {self._numbers[account.spans[0].document]} in its own words"

    @cached_property
    def timeline(self) -> list[tuple[str, list[Row]]]:
        """The events in groups: dated, undated, background."""
        events = {event.id: event for event in self.case.events}
        listed = [events[event_id] for event_id in self.case.timeline]
        background = sorted((event for event in self.case.events if event.background), key=lambda e: edtf.order(e.date))
        groups = (
            ("In the order of dates", [event for event in listed if event.date]),
            ("Undated", [event for event in listed if not event.date]),
            ("Earlier history and other incidents", background),
        )
        return [(title, [self._event(event) for event in group]) for title, group in groups if group]

    def _event(self, event: CaseEvent) -> Row:
        dates = [report.date for report in event.reports if report.date]
        note = "dates differ" if any(not edtf.compatible(event.date, date) for date in dates) else ""
        when = " ".join(filter(None, [self.when(event.date, event.spans), event.time]))
        return self._row(event.id, described(event, self.names), when, event.spans, note, dim=event.background)

    @cached_property
    def statements(self) -> list[tuple[Described, str, list[Row]]]:
        """What each said, in the order in which they first speak; unnamed speakers last."""
        said = [statement for statement in self.case.statements if statement.kind not in REFUSALS]
        speakers = sorted(dict.fromkeys(statement.source for statement in said), key=lambda source: source is None)
        return [(self._speaker(who), who or "unnamed", self._said(s for s in said if s.source == who)) for who in speakers]

    def _speaker(self, source: str | None) -> Described:
        party = self.names.parties.get(source or "")
        known = [party.title or "", self.names.name(party.affiliation) or ""] if party else []
        return Described(self.names.name(source) or "Speaker not named", [part for part in known if part])

    def _said(self, statements: Iterable[CaseStatement]) -> list[Row]:
        return [
            self._row(s.id, described(s, self.names), self.when(s.date, s.spans), s.content_spans or s.spans, context=False)
            for s in statements
        ]

    @cached_property
    def refusals(self) -> list[Row]:
        """Who declined to comment, did not answer, was asked."""
        return [
            self._row(s.id, described(s, self.names), self.when(s.date, s.spans), s.content_spans or s.spans)
            for s in self.case.statements
            if s.kind in REFUSALS
        ]

    @cached_property
    def evidence(self) -> list[Row]:
        """Recordings, documents and things."""
        return [self._row(item.id, described(item, self.names), "", item.spans) for item in self.case.evidence]

    @cached_property
    def threads(self) -> list[Row]:
        """What is still open: kind, since when, for how long."""
        rows = {row.id: row for _, group in self.timeline for row in group} | {row.id: row for row in self.refusals}
        found = ((thread, rows.get(thread.event)) for thread in self.case.open_threads)
        return [
            Row(
                f"open-{number}",
                Described(row.words.head, [term(thread.kind), *row.words.details]),
                readable(thread.since, ""),
                row.quotes,
                note=f"{thread.days_open} days" if thread.days_open else "",
            )
            for number, (thread, row) in enumerate(found)
            if row
        ]

    @cached_property
    def parties(self) -> list[tuple[str, list[Row]]]:
        """People and bodies with their roles, unnamed ones under their labels."""
        ranked = sorted(self.case.parties, key=_rank)
        groups = (("People", False), ("Agencies and organizations", True))
        return [
            (title, [self._row(p.id, described(p, self.names), "", p.spans) for p in ranked if (p.kind in _BODIES) is wanted])
            for title, wanted in groups
        ]

    @cached_property
    def coding(self) -> list[Cell]:
        """The coding sheet's filled cells."""
        return [
            Cell(
                term(cell.field),
                self.names.without_names(term(cell.value)),
                f"{cell.confidence:.0%} agree" if cell.review and cell.confidence is not None else "",
                self.quotes("", cell.spans),
            )
            for cell in self.case.coding
            if cell.value is not None
        ]

    @property
    def not_found(self) -> list[str]:
        """The coding sheet's empty fields."""
        return [term(cell.field) for cell in self.case.coding if cell.value is None]

    @property
    def documents(self) -> list[tuple[int, Document, str, int]]:
        """The documents: number, document, title, how much waits to be looked at."""
        return [
            (number, d, self.document_title(d), self.reviewed.documents[d.id].waiting)
            for number, d in enumerate(self.case.documents, 1)
        ]

    def document_title(self, document: Document) -> str:
        """A document's title, or how its text begins."""
        return self.names.without_names(shortened(document.title or document.text.strip().partition("\n")[0], 110))

    def when(self, date: str | None, spans: Sequence[DocumentSpan]) -> str:
        """When something was or was said; where that is not known, `told` and the day of the first document that tells it."""
        told = self._documents[spans[0].document].published if spans and not date else None
        return readable(date, f"told {readable(told)}" if told else "undated")

    def quotes(self, entry_id: str, spans: Sequence[DocumentSpan], *, context: bool = True) -> list[Quote]:
        """The words of spans, a quotation a document, in the order of the documents' numbers."""
        by_document: dict[str, list[Span]] = {}
        for span in spans:
            by_document.setdefault(span.document, []).append(Span(span.start, span.end))
        ordered = sorted(by_document, key=self._numbers.__getitem__)
        return [self._quote(document, entry_id, by_document[document], context) for document in ordered]

    def _quote(self, document: str, entry_id: str, spans: list[Span], context: bool) -> Quote:
        known = self._documents[document]
        body = [span for span in spans if span.start >= len(known.title or "")] or spans
        pieces = quotation(known.text, body, self.names.hidden(document), context=context)
        pieces = [Piece(self.names.without_names(piece.words), piece.marked) for piece in pieces]
        keys = [entry.key for where, entry in self.reviewed.parts.get(entry_id, []) if where == document]
        return Quote(self._numbers[document], document, keys[0] if keys else None, pieces)

    def _row(
        self,
        entry_id: str,
        words: Described,
        when: str,
        spans: Sequence[Any],
        note: str = "",
        *,
        dim: bool = False,
        context: bool = True,
    ) -> Row:
        parts = self.reviewed.parts.get(entry_id, [])
        return Row(
            entry_id,
            words,
            when,
            self.quotes(entry_id, spans, context=context) if spans else [],
            self.reviewed.state(entry_id),
            any(entry.differs for _, entry in parts),
            tuple((document, entry.key, entry.version) for document, entry in parts),
            note,
            dim,
        )


def _rank(party: CaseParty) -> tuple[int, bool]:
    """By the vocabulary's order of roles, those with a name first."""
    return min(map(values("roles").index, party.roles), default=len(values("roles"))), party.name is None
