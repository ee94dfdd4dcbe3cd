"""Roles and fates that follow from events, added to those that the words around a party give."""

from collections import defaultdict
from functools import cache

from onrecord.lexicon import load, words
from onrecord.record import Event, Party

_BODIES = frozenset({"agency", "organization"})
_OF_BODIES = frozenset({"involved_agency", "investigating_agency", "prosecuting_agency", "other_agency"})
# Roles of the incident itself: a person of another incident has none of them.
_OF_INCIDENT = frozenset({"person_harmed", "suspect", "officer", "victim_of_offense", "other"})
_DONE = frozenset({"suspect", "person_harmed", "victim_of_offense"})
_VOICES = frozenset({"spokesperson", "official", "judge", "attorney"})
_WORSE = {"killed": 2, "injured": 1}
Parts = list[tuple[Event, str]]


@cache
def _gives() -> dict[tuple[str, str], str]:
    """The role for each event type and part in it."""
    rules = load("partroles")["events"]
    return {(kind, rule["part"]): rule["gives"] for rule in rules for kind in rule["types"]}


def with_events(parties: list[Party], events: list[Event]) -> list[Party]:
    """The parties with the roles and fates that the events of the incident give them."""
    parts: dict[str, Parts] = defaultdict(list)
    for event in events:
        for participant in event.participants:
            parts[participant.party].append((event, participant.role))
    told = any(_is_of_incident(event) and event.type in load("partroles")["fates"] for event in events)
    return [_with_parts(party, parts[party.id], told) if parts[party.id] else party for party in parties]


def _with_parts(party: Party, parts: Parts, told: bool) -> Party:
    """`told`: the document tells of an incident of its own, so that others can be background."""
    if told and _is_background(party, parts):
        kin = [role for role in party.roles if role == "family"]
        return party.model_copy(update={"roles": kin or ["other"], "fate": _fate(party, parts)})
    own = [(event, part) for event, part in parts if _is_of_incident(event)]
    roles = [*party.roles, *(role for event, part in own if (role := _role(party, event, part)))]
    roles = [role for role in dict.fromkeys(roles) if role != "other"] or ["other"]
    return party.model_copy(update={"roles": roles, "fate": _fate(party, own)})


def _is_of_incident(event: Event) -> bool:
    return event.polarity == "affirmed" and event.modality == "occurred" and not event.background


def _is_background(party: Party, parts: Parts) -> bool:
    """Whether a person appears in events of other incidents only."""
    roles = set(party.roles) - {"family"}  # a brother killed years ago
    if party.kind != "person" or not roles <= _OF_INCIDENT or roles == {"suspect"}:
        return False
    return all(event.background for event, _ in parts)


def _role(party: Party, event: Event, part: str) -> str | None:
    role: str | None = _gives().get((event.type, part))
    if role is None or (role in _OF_BODIES) != (party.kind in _BODIES):
        return None
    if party.kind == "group" and party.roles != ["other"]:  # "the family of the man shot" was not shot
        return None
    if role == "officer" and "officer" not in party.roles and _is_former(party):
        return None
    if role == "suspect" and "officer" in party.roles:  # an officer charged is the officer still
        return None
    if role in _DONE and _VOICES & set(party.roles):  # who speaks of an arrest was not arrested
        return None
    return role


def _is_former(party: Party) -> bool:
    """ "A former officer" who did something long after: no officer of the incident, where the words around do not say so."""
    called = f"{party.title or ''} {party.label or ''}".lower().split()
    return not words("partroles", "no_longer").isdisjoint(called)


def _fate(party: Party, parts: Parts) -> str | None:
    """The worst that events and words say became of a person."""
    if party.kind != "person":
        return party.fate
    by_type: dict[str, str] = load("partroles")["fates"]
    fates = [party.fate, *(by_type.get(event.type) for event, part in parts if part == "person_harmed")]
    return max(fates, key=lambda fate: _WORSE.get(fate or "", 0))
