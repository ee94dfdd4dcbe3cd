"""What one document tells of another incident as if it were of this one: the day that most documents tell sets it apart."""

from collections import Counter
from collections.abc import Collection, Sequence

from onrecord.cases.merging import names
from onrecord.cases.merging.members import GRAVE
from onrecord.record import Event, Party, Reading, edtf
from onrecord.record.vocabulary import phase_of

# Events that make the incident; of what led to it or followed on it the day may be another.
MAKING = frozenset({"use_of_force", "injury", "death", "offense"})
# An event so many days before the incident is of another one: two days lie between an evening and a morning's report.
SLACK = 2
FAR = 30  # days: a document of an incident so long before or after is of another one
_UNKNOWN = 10**6
_OF_INCIDENT = frozenset({"person_harmed", "victim_of_offense", "occupant", "other"})


def told_apart(readings: Sequence[Reading]) -> list[Reading]:
    """The readings without dates that say less than those of others; events of earlier days and their people set apart."""
    firm = {day for reading in readings if (day := _day(reading))}
    sure = [_without_weak_days(reading, firm) for reading in readings] if firm else list(readings)
    day = incident_day(sure)
    if day is None:
        return sure
    ours = {name for reading in sure if _days_from(day, _day(reading)) <= SLACK for name in _harmed(reading)}
    return [_all_apart(reading) if _is_of_another(reading, day, ours) else _apart(reading, day) for reading in sure]


def _is_of_another(reading: Reading, day: str, ours: Collection[str]) -> bool:
    """Whether a document that only comes back to the case tells of an incident of its own: long before or after, of others."""
    theirs = _harmed(reading)
    return FAR < _days_from(day, _day(reading)) < _UNKNOWN and bool(ours and theirs) and theirs.isdisjoint(ours)


def _harmed(reading: Reading) -> set[str]:
    """The surnames of the persons harmed."""
    named = (party.name for party in reading.parties if party.name and "person_harmed" in party.roles)
    return {words[-1] for name in named if (words := names.plain(name))}


def _days_from(day: str, other: str | None) -> int:
    """How many days lie between two days; of an unknown one too many to count."""
    here, there = edtf.bounds(day), edtf.bounds(other)
    return abs((there[0] - here[0]).days) if here and there else _UNKNOWN


def _all_apart(reading: Reading) -> Reading:
    events = [event.model_copy(update={"background": True}) for event in reading.events]
    other = {"roles": ["other"]}
    parties = [one.model_copy(update=other) if GRAVE.intersection(one.roles) else one for one in reading.parties]
    return reading.model_copy(update={"events": events, "parties": parties})


def _without_weak_days(reading: Reading, firm: Collection[str]) -> Reading:
    events = [_undated(event) if _is_weak(event, firm) else event for event in reading.events]
    return reading if events == reading.events else reading.model_copy(update={"events": events})


def _is_weak(event: Event, firm: Collection[str]) -> bool:
    """Whether an event is dated by its hour or in passing after a day that is told, or vaguely around one: "in May".

    Who was hurt on a day may have died later in the month.
    """
    if event.date is None or phase_of(event.type) != "incident" or event.background or event.date in firm:
        return False
    told = edtf.bounds(event.date)
    if told and told[0] < told[1]:
        return event.type != "death" and any(edtf.compatible(event.date, day) for day in firm)
    return event.date_basis == "inferred" and any(day < event.date for day in firm)


def _undated(event: Event) -> Event:
    return event.model_copy(update={"date": None, "date_basis": None, "time": None})


def incident_day(readings: Sequence[Reading]) -> str | None:
    """The day on which more documents date the incident than on all others together; None of fewer than two."""
    days = Counter(day for reading in readings if (day := _day(reading)))
    [(best, times)] = days.most_common(1) or [("", 0)]
    return best if times > 1 and 2 * times > days.total() else None


def _day(reading: Reading) -> str | None:
    """The day that a document gives most events of the incident, not by their hour alone."""
    told = [event.date for event in reading.events if _makes_it(event) and event.date_basis != "inferred"]
    days = Counter(date for date in told if date and len(date) == len("2021-05-10"))
    return max(days, key=lambda day: days[day], default=None)


def _makes_it(event: Event) -> bool:
    return event.type in MAKING and event.polarity == "affirmed" and event.modality == "occurred" and not event.background


def _apart(reading: Reading, day: str) -> Reading:
    earlier = {event.id for event in reading.events if _makes_it(event) and _is_earlier(event, day)}
    if not earlier or not any(_makes_it(event) and event.id not in earlier for event in reading.events):
        return reading
    events = [event.model_copy(update={"background": True}) if event.id in earlier else event for event in reading.events]
    parties = [_elsewhere(party, events) for party in reading.parties]
    return reading.model_copy(update={"events": events, "parties": parties})


def _is_earlier(event: Event, day: str) -> bool:
    """Whether the whole of an event's date lies before the incident; an offense may have brought the police long after."""
    told, ours = edtf.bounds(event.date), edtf.bounds(day)
    if event.type == "offense" and event.subtype != "shooting":
        return False
    return told is not None and ours is not None and (ours[0] - told[1]).days > SLACK


def _elsewhere(party: Party, events: Sequence[Event]) -> Party:
    """A person who is harmed in events of other incidents alone has no part in this one."""
    if party.kind != "person" or "person_harmed" not in party.roles or not set(party.roles) <= _OF_INCIDENT:
        return party
    took = [
        event for event in events if phase_of(event.type) == "incident" for one in event.participants if one.party == party.id
    ]
    is_there = not took or any(not event.background for event in took)
    return party if is_there else party.model_copy(update={"roles": ["other"]})
