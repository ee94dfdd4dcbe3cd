"""Fields that are filled from the people and bodies of a case."""

from collections.abc import Iterator
from typing import Any

from onrecord.cases.merging.coding.record import Record, Value


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
        telling = next((its for its in record.members(party) if getattr(its[1], field) == value), None)
        if value is not None and telling:
            spans = record.spans(telling[0], telling[1].spans[:1])
            yield Value(f"{party.name or party.label}: {value}", spans, record.own(spans[0]))


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


def independent(record: Record, _: Any) -> Iterator[Value]:
    """Whether a body that was not involved investigates, whoever else does."""
    bodies = [party for party in record.parties if "investigating_agency" in party.roles]
    outside = [party for party in bodies if "involved_agency" not in party.roles]
    for party in outside or bodies:
        yield Value("yes" if outside else "no", party.spans[:1], record.own(party.spans[0]), "worked_out")


def history(record: Record, _: Any) -> Iterator[Value]:
    """Earlier uses of force by the officers of the case."""
    ours = {party.id: party.name or party.label for party in record.officers}
    for event in record.events:
        officer = next((ours[p.party] for p in event.participants if p.party in ours and p.role == "officer"), None)
        if event.type == "use_of_force" and event.background and event.polarity == "affirmed" and officer:
            yield from record.reported(event, f"{officer}: {event.subtype or 'force'}, {event.date or 'undated'}")
