"""How the fields of coding.yml are filled: a function a way, called by its name in `from`."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from onrecord.cases.merging.coding.record import Record, Value
from onrecord.cases.merging.coding.stated import stated
from onrecord.cases.merging.decisions import is_on_civilians, may_be_on_officers
from onrecord.cases.merging.happenings import first_known, possible_date
from onrecord.cases.merging.points import JUDGED
from onrecord.record import CaseAccount

Filler = Callable[[Record, Any], Iterator[Value]]


def harmed(record: Record, field: str) -> Iterator[Value]:
    """A field of the person harmed, as each document has it. Of a fate only what can stand on record."""
    main = record.harmed
    for document, party in record.members(main):
        value = getattr(party, field)
        against = main.others.get(field, []) if main else []
        sequence = field == "fate" and main is not None and main.fate is not None and value not in {main.fate, *against}
        if value is not None and not sequence:
            yield Value(str(value), record.spans(document, party.spans), record.own(record.spans(document, party.spans)[0]))


def called(record: Record, _: Any) -> Iterator[Value]:
    """The name of the person harmed: the fullest, in every document that names them."""
    main = record.harmed
    for document, party in record.members(main):
        if main and main.name and party.name:
            spans = record.spans(document, party.spans)
            yield Value(main.name, spans, record.own(spans[0]))


def others_harmed(record: Record, _: Any) -> Iterator[Value]:
    """The others who were harmed in the incident."""
    told = {one.party for e in record.events if not e.background for one in e.participants if one.role == "person_harmed"}
    for party in record.parties:
        harmed_too = "person_harmed" in party.roles and party.kind == "person" and party.id in told
        if harmed_too and party is not record.harmed and party.name:
            yield Value(party.name, party.spans[:1], record.own(party.spans[0]))


def officers(record: Record, field: str) -> Iterator[Value]:
    """A field of the officers, each with the name or label."""
    for party in record.officers:
        value = getattr(party, field)
        if value is not None:
            yield Value(f"{party.name or party.label}: {value}", party.spans[:1], record.own(party.spans[0]))


def named(record: Record, role: str) -> Iterator[Value]:
    """Everybody with a role who has a name, in every document."""
    for party in record.parties:
        if role in party.roles and party.name:
            by_document = {span.document: span for span in reversed(party.spans)}
            yield from (Value(party.name, [span], record.own(span)) for _, span in sorted(by_document.items()))


def kin(record: Record, _: Any) -> Iterator[Value]:
    """The relatives of the person harmed, with their names and their kinship; no children by name."""
    main = record.harmed
    for party in (party for party in record.parties if not party.minor):
        for relation in party.relations:
            if main and relation.to == main.id and party.name:
                yield Value(f"{party.name} ({relation.relation})", party.spans[:1], record.own(party.spans[0]))


def force(record: Record, field: str) -> Iterator[Value]:
    """A field of the first use of force, as each document has it; no day after a document that tells of it."""
    known = first_known(record.readings)
    for document, reading in enumerate(record.readings):
        for event in reading.events:
            if record.force and record.ids.get(document, event.id) == record.force.id:
                value = possible_date(event, known) if field == "date" else getattr(event, field)
                derived = field == "date" and event.date_basis in {"resolved", "inferred"}
                if value is not None:
                    voice = record.voices.of(document, event.attributed_to)
                    yield Value(str(value), record.spans(document, event.spans), voice, "worked_out" if derived else "told")


def place(record: Record, field: str) -> Iterator[Value]:
    """Where the first use of force was, as each document has it."""
    for document, reading in enumerate(record.readings):
        for event in reading.events:
            if record.force and record.ids.get(document, event.id) == record.force.id and event.place:
                value = getattr(event.place, field)
                spans = record.spans(document, event.place.spans or event.spans)
                if value is not None:
                    yield Value(value, spans, record.voices.of(document, event.attributed_to))


def point(record: Record, name: str) -> Iterator[Value]:
    """The accounts of a point, a judgement only as somebody's: of the person harmed where it is about somebody."""
    main = record.harmed
    for found in record.points:
        if found.point == name and (found.about is None or main is None or found.about == main.id):
            changed = {one.source for one in found.accounts if one.revised}
            for account in (one for one in found.accounts if one.source or name not in JUDGED):
                yield from _told(record, account, account.revised or account.source is None or account.source not in changed)


def _told(record: Record, account: CaseAccount, stands: bool) -> Iterator[Value]:
    """An account, in every document that has it."""
    basis = "recorded" if account.source in {item.id for item in record.evidence} else "told"
    for document in dict.fromkeys(span.document for span in account.spans):
        spans = [span for span in account.spans if span.document == document][:1]
        voice = record.voices.of(record.numbers[document], None, account.source)
        yield Value(account.value, spans, voice, basis, stands)


def evidence(record: Record, kinds: list[str]) -> Iterator[Value]:
    """What became of items of evidence of some kinds."""
    for item in record.evidence:
        if item.kind in kinds and item.status:
            yield Value(", ".join(item.status), item.spans[:1], record.own(item.spans[0]))


def outcome(record: Record, types: list[str]) -> Iterator[Value]:
    """What was decided on the officers, or on nobody named."""
    for event in record.done(types):
        if event.outcome and may_be_on_officers(event, record.parties):
            yield from record.reported(event, event.outcome)


def charged(record: Record, types: list[str]) -> Iterator[Value]:
    """What was decided on somebody who is no officer."""
    names = {party.id: party.name or party.label for party in record.parties}
    for event in record.done(types):
        if is_on_civilians(event, record.parties):
            whom = ", ".join(
                str(names[one.party]) for one in event.participants if one.role == "subject" and one.party in names
            )
            yield from record.reported(event, f"{whom}: {event.outcome}" if event.outcome else whom)


def happened(record: Record, types: list[str]) -> Iterator[Value]:
    """When something happened, `yes` where no day is known."""
    for event in record.done(types):
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


def history(record: Record, _: Any) -> Iterator[Value]:
    """Earlier uses of force by the officers of the case."""
    ours = {party.id: party.name or party.label for party in record.officers}
    for event in record.events:
        officer = next((ours[p.party] for p in event.participants if p.party in ours and p.role == "officer"), None)
        if event.type == "use_of_force" and event.background and event.polarity == "affirmed" and officer:
            yield from record.reported(event, f"{officer}: {event.subtype or 'force'}, {event.date or 'undated'}")


def independent(record: Record, _: Any) -> Iterator[Value]:
    """Whether a body that was not involved investigates."""
    for party in record.parties:
        if "investigating_agency" in party.roles:
            value = "no" if "involved_agency" in party.roles else "yes"
            yield Value(value, party.spans[:1], record.own(party.spans[0]), "worked_out")


FILLERS: Mapping[str, Filler] = {
    filler.__name__: filler
    for filler in (
        harmed, called, others_harmed, officers, named, kin, force, place, point, evidence,
        outcome, charged, happened, detail, decider, history, independent, stated,
    )
}  # fmt: skip
