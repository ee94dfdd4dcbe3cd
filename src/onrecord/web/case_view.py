"""What the page of a case shows: its sections, each entry in words with its quotations and what can be decided on it."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from onrecord.cases.describing import Described, described
from onrecord.cases.naming import Policy
from onrecord.cases.wording import readable, term
from onrecord.record import CaseAccount, CaseEvent, CasePoint, OpenThread, edtf
from onrecord.review import ReviewedCase
from onrecord.web import case_coding, case_documents, case_parties
from onrecord.web.case_documents import CaseDocument, Versions
from onrecord.web.case_parties import Standing, Uncertain
from onrecord.web.case_rows import CaseRows
from onrecord.web.case_statements import Group, Grouping, refusals, statements
from onrecord.web.rows import Cell, Difference, Quote, Row, Told
from onrecord.web.timeline import Picture, picture

_AGENCIES = {"involved_agency": "involved", "investigating_agency": "investigating", "prosecuting_agency": "prosecuting"}


class CaseView(CaseRows):
    """A reviewed case under a naming policy, its statements grouped `by` speaker or date."""

    def __init__(
        self, reviewed: ReviewedCase, policy: Policy = "all", by: Grouping = "speaker", versions: Versions | None = None
    ) -> None:
        super().__init__(reviewed, policy)
        self.by, self.versions = by, versions or {}

    @property
    def title(self) -> str:
        """What the case is called."""
        return self.names.plain(self.case.case.title)

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

    @property
    def points(self) -> list[Row]:
        """The points with what all accounts of each say."""
        return [
            self.row(f"point{number}", described(point, self.names), "", [s for a in point.accounts for s in a.spans])
            for number, point in enumerate(self.case.points)
        ]

    @cached_property
    def disputed_points(self) -> list[Difference]:
        """The points on which accounts differ or were revised."""
        return [self._difference(n, point) for n, point in enumerate(self.case.points) if point.disputed or point.revised]

    def _difference(self, number: int, point: CasePoint) -> Difference:
        columns: dict[str, list[tuple[str, str, list[Quote]]]] = {}
        for account in point.accounts:
            whose = self._whose(account)
            when = self.when(account.date, account.spans)
            value = self.names.plain(account.value)
            columns.setdefault(whose, []).append((value, when, self.quotes(f"point{number}", account.spans)))
        row = self.row(f"point{number}", Described(term(point.point), [self.names.name(point.about) or ""]), "", [])
        return Difference(row, point.disputed, point.revised, [Told(*column) for column in columns.items()])

    def _whose(self, account: CaseAccount) -> str:
        speaker = self.names.described(account.source) or self.names.speaker(account.statement)
        return speaker or f"document {self.numbers[account.spans[0].document]} in its own words"

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
        return self.row(event.id, described(event, self.names), when, event.spans, note, dim=event.background)

    @cached_property
    def evidence(self) -> list[Row]:
        """Recordings, documents and things."""
        return [self.row(item.id, described(item, self.names), "", item.spans) for item in self.case.evidence]

    @cached_property
    def threads(self) -> list[Row]:
        """What is still open: kind, since when, for how long, whether the day for which it was planned has passed."""
        return list(self._threads(self.case.open_threads, "open"))

    @cached_property
    def closed(self) -> list[Row]:
        """What was opened, asked for or promised and has its answer on record, with what answers it."""
        return list(self._threads(self.case.closed_threads, "closed"))

    def _threads(self, threads: Sequence[OpenThread], name: str) -> Iterator[Row]:
        for number, thread in enumerate(threads):
            row, answer = self._rows.get(thread.event), self._rows.get(thread.closed_by or "")
            if row is None:
                continue
            when = [readable(thread.since, ""), f"{thread.days_open} days" if thread.days_open else ""]
            told = [f"answered: {answer.words.head}, {answer.when}"] if answer else [*_last_word(thread)]
            words = Described(row.words.head, [term(thread.kind), *told, *row.words.details])
            note = f"its day ({row.when}) has passed without a word" if thread.passed else ""
            yield Row(f"{name}-{number}", words, ", ".join(filter(None, when)), row.quotes, note=note)

    @cached_property
    def _rows(self) -> dict[str, Row]:
        """The rows of events and statements by their ids."""
        return {row.id: row for _, group in self.timeline for row in group} | self.said

    @cached_property
    def statements(self) -> list[Group]:
        """Who said what and who did not comment, in groups."""
        return statements(self, self.by)

    @cached_property
    def refusals(self) -> list[tuple[str, str, str, str]]:
        """Who did not comment."""
        return refusals(self)

    @cached_property
    def parties(self) -> list[tuple[str, list[Row]]]:
        """People and bodies."""
        return case_parties.parties(self)

    @cached_property
    def standings(self) -> list[Standing]:
        """How far matters have come for each."""
        return case_parties.standings(self, {name: row.words.head for name, row in self._rows.items()})

    @cached_property
    def uncertain(self) -> list[Uncertain]:
        """Whom a person should judge to be one or two."""
        return case_parties.uncertain(self)

    @cached_property
    def coding(self) -> list[Cell]:
        """The coding sheet's cells that say something."""
        return case_coding.filled(self)

    @property
    def not_found(self) -> list[str]:
        """The coding sheet's empty fields."""
        return case_coding.not_found(self)

    @property
    def documents(self) -> list[CaseDocument]:
        """The documents with their families and versions."""
        return case_documents.documents(self, self.versions)


def _last_word(thread: OpenThread) -> Iterator[str]:
    """The day of the latest document that tells of it, where others have told of it before."""
    if thread.last_word and thread.last_word != thread.since:
        yield f"last word {readable(thread.last_word)}"
