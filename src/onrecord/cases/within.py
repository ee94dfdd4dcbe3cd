"""What a document tells in some parts of it: the entries that stand there, their words those of these parts alone.

A round-up comes into the case of an incident with the parts that tell of it, and with nothing of the others.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TypeVar

from onrecord.cases.merging.members import GRAVE
from onrecord.reading.roundups import stand_in
from onrecord.record import Event, Evidence, Party, Point, Reading, Statement
from onrecord.record.vocabulary import phase_of
from onrecord.text import Span

Parts = Sequence[Span]
Found = TypeVar("Found", Event, Evidence, Party)
# Roles in an incident, which nobody has in another one.
OF_INCIDENT = GRAVE | {"occupant", "caller", "medic", "bystander", "witness"}


def within(reading: Reading, parts: Parts) -> Reading:
    """The reading of some parts of a document, with the document whole: spans stay true.

    Somebody who stands there and is of another incident has the role `other`, as those of an incident told as background.
    """
    events = [_cut(event, parts) for event in reading.events if _begins_in(event.spans, parts)]
    statements = [one for one in reading.statements if _begins_in(one.spans, parts)]
    points = [point for each in reading.points if (point := _accounts_in(each, parts)).accounts]
    return reading.model_copy(
        update={
            "events": events,
            "statements": statements,
            "evidence": [_cut(item, parts) for item in reading.evidence if _stands_in(item.spans, parts)],
            "points": points,
            "parties": list(_parties(reading, parts, events, statements)),
            "dates": [date for date in reading.dates if _stands_in([date.span], parts)],
        }
    )


def _stands_in(spans: Sequence[Span], parts: Parts) -> bool:
    return any(stand_in(spans, part) for part in parts)


def _begins_in(spans: Sequence[Span], parts: Parts) -> bool:
    return _stands_in(spans[:1], parts)


def _cut(entry: Found, parts: Parts) -> Found:
    """An entry with its words in the parts; with all of them where none stands there."""
    here = [span for span in entry.spans if _stands_in([span], parts)]
    return entry.model_copy(update={"spans": here}) if here else entry


def _accounts_in(point: Point, parts: Parts) -> Point:
    return point.model_copy(update={"accounts": [one for one in point.accounts if _begins_in(one.spans, parts)]})


def _parties(reading: Reading, parts: Parts, events: Sequence[Event], statements: Sequence[Statement]) -> Iterator[Party]:
    """Who stands there, speaks or takes part, and the bodies that they belong to."""
    told = {one.party for event in events for one in event.participants} | {one.source for one in statements}
    here = {party.id for party in reading.parties if party.id in told or _stands_in(party.spans, parts)}
    bodies = {party.affiliation for party in reading.parties if party.id in here}
    ours, all_parts = _in_the_incident(events), _in_the_incident(reading.events)
    for party in (party for party in reading.parties if party.id in here | bodies):
        elsewhere = party.id not in ours and (party.id in all_parts or not _begins_in(party.spans, parts))
        yield _cut(_of_another(party) if elsewhere else party, parts)


def _in_the_incident(events: Iterable[Event]) -> Collection[str]:
    """Who takes part in what happened in incidents."""
    return {one.party for event in events if phase_of(event.type) == "incident" for one in event.participants}


def _of_another(party: Party) -> Party:
    """Somebody of another incident, where the party has a part in one."""
    if not OF_INCIDENT.intersection(party.roles):
        return party
    roles = [role for role in party.roles if role not in OF_INCIDENT]
    return party.model_copy(update={"roles": roles or ["other"], "fate": None})
