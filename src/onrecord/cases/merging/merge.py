"""The readings of one case's documents merged into a case. A pure function; the order of the readings does not matter."""

from collections.abc import Iterable, Sequence

from onrecord.cases.merging import sayings
from onrecord.cases.merging.apart import told_apart
from onrecord.cases.merging.backing import Voices
from onrecord.cases.merging.coding import Record, coding_sheet
from onrecord.cases.merging.events import merge_events
from onrecord.cases.merging.force import as_force
from onrecord.cases.merging.happenings import first_known
from onrecord.cases.merging.identities import Identity
from onrecord.cases.merging.ids import Ids
from onrecord.cases.merging.matters import matters
from onrecord.cases.merging.people import merge_parties
from onrecord.cases.merging.points import Points
from onrecord.cases.merging.status import status, title
from onrecord.cases.merging.threads import Threading
from onrecord.record import Case, CaseEvent, CaseHeading, Document, Reading, edtf
from onrecord.text import heading


def merge(case_id: str, readings: Iterable[Reading], said: Sequence[Identity] = ()) -> Case:
    """The case that the readings make, with what people have `said` of who is one. Raises ValueError without any."""
    told = told_apart(in_order(readings))
    if not told:
        raise ValueError(f"{case_id}: a case has at least one document")
    ids = Ids(told)
    parties, doubts = merge_parties(told, ids, said)
    told = as_force(told, ids, parties)
    items = sayings.number_evidence(told, ids)
    sayings.number_statements(told, ids)
    named = {party.id for party in parties if party.name}
    voices = Voices(told, ids, parties)
    events = merge_events(told, ids, parties, voices)
    statements = sayings.merge_statements(told, ids)
    evidence = sayings.merge_evidence(items, ids)
    points = Points(told, ids, named, voices, first_known(told)).merged()
    documents = [_document(reading) for reading in told]
    threads = Threading(documents, parties, events, statements, _naming_days(told, ids), evidence).threads()
    standing = matters(events, parties, documents, threads.closed)
    return Case(
        case=_head(case_id, documents, title(parties, events), status(parties, events, threads.closed, standing)),
        documents=documents,
        parties=parties,
        events=events,
        statements=statements,
        evidence=evidence,
        points=points,
        dates=sayings.merge_dates(told, ids),
        timeline=timeline(events),
        open_threads=threads.open,
        closed_threads=threads.closed,
        coding=coding_sheet(Record(told, ids, voices, parties, events, evidence, points, threads.open)),
        families=ids.families,
        matters=standing,
        doubts=doubts,
    )


def _document(reading: Reading) -> Document:
    """The document, the places where it was found in an order of their own."""
    return reading.document.model_copy(update={"found": sorted(reading.document.found)})


def _naming_days(readings: Sequence[Reading], ids: Ids) -> dict[str, list[str | None]]:
    """The days of the documents that call each party by name."""
    days: dict[str, list[str | None]] = {}
    for document, reading in enumerate(readings):
        for party in reading.parties:
            if party.name and (found := ids.get(document, party.id)):
                days.setdefault(found, []).append(reading.document.published)
    return days


def in_order(readings: Iterable[Reading]) -> list[Reading]:
    """Each document's reading once, in the order of publication; the undated last."""
    once = {reading.document.id: reading for reading in readings}
    return sorted(once.values(), key=lambda reading: (edtf.order(reading.document.published), reading.document.id))


def timeline(events: Sequence[CaseEvent]) -> list[str]:
    """The ids of the events by date and hour, the undated apart at the end; background left out."""
    ours = [event for event in events if not event.background]
    return [event.id for event in sorted(ours, key=lambda event: (edtf.order(event.date), event.time or "99"))]


def _head(case_id: str, documents: Sequence[Document], called: str, stands: str) -> CaseHeading:
    published = sorted(filter(None, (document.published for document in documents)), key=edtf.order)
    titled = next((document.title for document in documents if document.title), None)
    fallback = titled or heading(None, documents[0].text)[:80]
    return CaseHeading(
        id=case_id,
        title=called or fallback or case_id,
        status=stands,
        opened=published[0] if published else None,
        updated=published[-1] if published else None,
    )
