"""The shooting of somebody, told as a crime by a document that names no police, which others tell as the use of force."""

from collections.abc import Collection, Sequence

from onrecord.cases.merging.ids import Ids
from onrecord.record import CaseParty, Event, Reading


def as_force(readings: Sequence[Reading], ids: Ids, parties: Sequence[CaseParty]) -> list[Reading]:
    """The readings in which "the fatal shooting of Dorian Askew" is a use of force where police shot him by another one."""
    named = {party.id: party for party in parties if party.name and "officer" not in party.roles}
    shot = {whom for n, reading in enumerate(readings) for e in reading.events if _is_force(e) for whom in _harmed(n, e, ids)}
    return [_in_one(number, reading, ids, shot & named.keys()) for number, reading in enumerate(readings)]


def _in_one(number: int, reading: Reading, ids: Ids, shot: Collection[str]) -> Reading:
    if any(_is_force(event) for event in reading.events):
        return reading
    force = {"type": "use_of_force"}
    events = [e.model_copy(update=force) if _is_shooting_of(e, _harmed(number, e, ids), shot) else e for e in reading.events]
    return reading.model_copy(update={"events": events})


def _is_shooting_of(event: Event, harmed: Collection[str], shot: Collection[str]) -> bool:
    is_shooting = (event.type, event.subtype) == ("offense", "shooting") and _took_place(event)
    return is_shooting and bool(harmed) and set(harmed) <= set(shot)


def _is_force(event: Event) -> bool:
    return event.type == "use_of_force" and _took_place(event)


def _took_place(event: Event) -> bool:
    return event.polarity == "affirmed" and event.modality == "occurred" and not event.background


def _harmed(document: int, event: Event, ids: Ids) -> list[str]:
    return ids.all(document, (one.party for one in event.participants if one.role == "person_harmed"))
