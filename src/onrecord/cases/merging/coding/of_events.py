"""Fields that are filled from what happened, what became of evidence and what is said of the points."""

from collections.abc import Iterator, Mapping
from typing import Any

from onrecord.cases.merging.coding.record import Record, Value
from onrecord.cases.merging.decisions import accused, is_on_civilians, may_be_on_officers
from onrecord.cases.merging.happenings import first_known, possible_date
from onrecord.cases.merging.points import JUDGED
from onrecord.reading.points.hours import is_hour
from onrecord.record import CaseAccount, CaseEvent, Event

# What the officers do, and is told of them as often as of the person harmed.
FIRING = frozenset({"shots_fired", "who_fired"})


def force(record: Record, _: Any) -> Iterator[Value]:
    """The kinds of force that were used, the one that most documents tell first; `other` where there is none else."""
    told = [event for event in record.done(["use_of_force"]) if event.subtype]
    for event in [one for one in told if one.subtype != "other"] or told:
        yield from record.reported(event, str(event.subtype))


def incident(record: Record, field: str) -> Iterator[Value]:
    """A field of the incident, as each document has it; no day after a document that tells of it."""
    known = first_known(record.readings)
    for document, event in _reports(record):
        value = possible_date(event, known) if field == "date" else getattr(event, field)
        derived = field == "date" and event.date_basis in {"resolved", "inferred"}
        if value is not None:
            voice = record.voices.of(document, event.attributed_to)
            yield Value(str(value), record.spans(document, event.spans), voice, "worked_out" if derived else "told")


def _reports(record: Record) -> Iterator[tuple[int, Event]]:
    """What each document has of the incident."""
    for document, reading in enumerate(record.readings):
        for event in reading.events:
            if record.incident and record.ids.get(document, event.id) == record.incident.id:
                yield document, event


def hours(record: Record, name: str) -> Iterator[Value]:
    """The hours among the accounts of a point, those of the incident where nobody tells one beside it."""
    told = [value._replace(value=value.value[-5:]) for value in point(record, name) if is_hour(value.value)]
    yield from told or incident(record, "time")


def place(record: Record, field: str) -> Iterator[Value]:
    """Where the incident was, as each document has it."""
    for document, event in _reports(record):
        value = getattr(event.place, field) if event.place else None
        if event.place and value is not None:
            spans = record.spans(document, event.place.spans or event.spans)
            yield Value(value, spans, record.voices.of(document, event.attributed_to))


def point(record: Record, name: str) -> Iterator[Value]:
    """The accounts of a point, a judgement as somebody's: of the person harmed, or who fired at them, where of somebody."""
    firing = {one.id for one in record.parties if name in FIRING and "officer" in one.roles}
    whom = {None, record.harmed.id if record.harmed else None} | firing
    for found in record.points:
        if found.point == name and (record.harmed is None or found.about in whom):
            changed = {one.source for one in found.accounts if one.revised}
            for account in (one for one in found.accounts if one.source or name not in JUDGED):
                yield from _told(record, account, account.revised or account.source is None or account.source not in changed)


def _told(record: Record, account: CaseAccount, stands: bool) -> Iterator[Value]:
    """An account, in every document that has it."""
    basis = "recorded" if account.source in {item.id for item in record.evidence} else "told"
    first_in = {span.document: span for span in reversed(account.spans)}
    for document in dict.fromkeys(span.document for span in account.spans):
        voice = record.voices.of(record.numbers[document], None, account.source)
        yield Value(account.value, [first_in[document]], voice, basis, stands)


def evidence(record: Record, kinds: list[str]) -> Iterator[Value]:
    """What became of items of evidence of some kinds."""
    for item in record.evidence:
        if item.kind in kinds and item.status:
            yield Value(", ".join(item.status), item.spans[:1], record.own(item.spans[0]))


def outcome(record: Record, types: list[str]) -> Iterator[Value]:
    """What was decided on the officers, or on nobody named; of whom and of which charge, where that is not all one."""
    events = [one for one in record.done(types) if one.outcome and may_be_on_officers(one, record.parties)]
    differ = len({event.outcome for event in events}) > 1
    several = len(accused(events, ())) > 1
    for event in events:
        charges = record.charges.named_in(event) if differ else []
        whom = _names(record, event) if differ and several else ""
        told = f"{event.outcome} ({', '.join(charges)})" if charges else str(event.outcome)
        yield from record.reported(event, f"{whom}: {told}" if whom else told)


def _names(record: Record, event: CaseEvent) -> str:
    """Whom a decision is on."""
    names = {party.id: party.name or party.label for party in record.parties}
    return ", ".join(str(names[one.party]) for one in event.participants if one.role == "subject" and one.party in names)


def charged(record: Record, types: list[str]) -> Iterator[Value]:
    """What was decided on somebody who is no officer."""
    for event in record.done(types):
        if is_on_civilians(event, record.parties):
            whom = _names(record, event)
            yield from record.reported(event, f"{whom}: {event.outcome}" if event.outcome else whom)


def happened(record: Record, types: list[str]) -> Iterator[Value]:
    """When something happened that is no matter of a suspect's, `yes` where no day is known."""
    for event in (one for one in record.done(types) if not is_on_civilians(one, record.parties)):
        derived = event.date_basis in {"resolved", "inferred"}
        yield from record.reported(event, event.date or "yes", "worked_out" if event.date and derived else "told")


def detail(record: Record, wanted: Mapping[str, str]) -> Iterator[Value]:
    """A field of events: `{initial_contact: subtype}`."""
    for kind, field in wanted.items():
        for event in record.done([kind]):
            value = getattr(event, field)
            if value is not None:
                yield from record.reported(event, str(value))


def decider(record: Record, types: list[str]) -> Iterator[Value]:
    """Who decided, released, investigates."""
    names = {party.id: party.name for party in record.parties}
    for event in record.done(types):
        acting = [one.party for one in event.participants if one.role in {"agent", "authority", "releaser"}]
        for party in acting or event.said_by:
            if names.get(party):
                yield from record.reported(event, str(names[party]))
