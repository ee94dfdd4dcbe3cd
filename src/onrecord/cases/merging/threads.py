"""Threads: what was opened, promised, asked for, withheld or refused, and what answers it. Rules: threads.yml."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from onrecord.cases.merging.answers import Answers
from onrecord.cases.merging.charges import Charges
from onrecord.cases.merging.decisions import accused
from onrecord.cases.merging.openings import Opening, openings
from onrecord.cases.merging.refusals import Refusals
from onrecord.record import CaseEvent, CaseEvidence, CaseParty, CaseStatement, Document, OpenThread, Report, edtf


class Threads(NamedTuple):
    """The threads of a case, the oldest first."""

    open: list[OpenThread]
    closed: list[OpenThread]


class Threading:
    """Makes the threads of a case. `named`: the days of the documents that name each party."""

    def __init__(
        self,
        documents: Sequence[Document],
        parties: Sequence[CaseParty],
        events: Sequence[CaseEvent],
        statements: Sequence[CaseStatement],
        named: Mapping[str, Sequence[str | None]],
        evidence: Sequence[CaseEvidence] = (),
    ) -> None:
        self._published = {document.id: document.published for document in documents}
        self._latest = max(filter(None, self._published.values()), key=edtf.order, default=None)
        self._parties, self._events = parties, events
        self._refusals = Refusals(documents, parties, statements)
        self._dates = {event.id: event.date or self._published.get(_first_done(event).document) for event in events}
        reports = {item.id for item in evidence if item.kind == "autopsy_report"}
        examined = [one for one in statements if one.source in reports]
        self._dates |= {one.id: one.date or self._published.get(one.spans[0].document) for one in examined}
        self._answers = Answers(events, parties, self._published, named, Charges(documents), examined)

    def threads(self) -> Threads:
        """All threads."""
        found = sorted([*self._of_events(), *self._refusals.threads()], key=lambda thread: edtf.order(thread.since))
        return Threads([one for one in found if one.closed_by is None], [one for one in found if one.closed_by])

    def _of_events(self) -> Iterator[OpenThread]:
        dead = {party.id for party in self._parties if party.fate == "killed"}
        by_matter: dict[tuple[str, str | None], list[Opening]] = {}
        for opening in openings(self._events, self._latest, dead):
            by_matter.setdefault(opening.matter, []).append(opening)
        for found in _nameless_joined(by_matter, len(accused(self._events, self._parties)) > 1):
            yield self._thread(sorted(found, key=lambda opening: edtf.order(self._since(opening.event))))

    def _thread(self, found: Sequence[Opening]) -> OpenThread:
        """One thread of a matter's openings in their order, open where the last is. A name promised is withheld until then."""
        first, closed_by = found[0], self._answers.to(found)
        kind = "promised" if any(opening.kind == "promised" for opening in found) else first.kind
        days = [self._published.get(report.document) for opening in found for report in opening.event.reports]
        since = self._since(first.event)
        return OpenThread(
            kind=kind,
            event=next(opening for opening in found if opening.kind == kind).event.id,
            since=since,
            days_open=edtf.days_between(since, self._latest if closed_by is None else self._dates.get(closed_by)),
            last_word=max(filter(None, days), key=edtf.order, default=None),
            closed_by=closed_by,
            passed=closed_by is None and self._has_passed(found[-1].event),
        )

    def _has_passed(self, event: CaseEvent) -> bool:
        """Whether the day for which something was planned is over."""
        day, latest = edtf.bounds(event.date), edtf.bounds(self._latest)
        return event.modality == "planned" and day is not None and latest is not None and day[1] < latest[0]

    def _since(self, event: CaseEvent) -> str | None:
        """The day of an event that occurred; else the day of the document that first tells of it."""
        occurred = event.modality == "occurred" and event.polarity == "affirmed"
        return event.date if event.date and occurred else self._published.get(event.reports[0].document)


def _first_done(event: CaseEvent) -> Report:
    """The first report that tells an event as it stands: of one that took place, as done."""
    return next((report for report in event.reports if report.modality == event.modality), event.reports[0])


def _nameless_joined(by_matter: Mapping[tuple[str, str | None], list[Opening]], several: bool) -> Iterator[list[Opening]]:
    """The openings of each matter; charges against nobody named are those against the one who is, where `several` are not."""
    for (matter, about), found in by_matter.items():
        others = [one for one in by_matter if one[0] == matter and one[1] is not None]
        is_theirs = len(others) == 1 and not (several and matter == "charges")
        if about is None and is_theirs:
            continue
        yield found + (by_matter.get((matter, None), []) if about is not None and is_theirs else [])
