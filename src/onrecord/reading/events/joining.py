"""One event a happening: the tellings of the same thing joined."""

from dataclasses import dataclass, field

from onrecord.lexicon import words
from onrecord.reading.events.telling import Telling
from onrecord.reading.parties import Parties

# Happenings of which an incident has one, whoever is concerned.
_ONE_AN_INCIDENT = frozenset(
    {"use_of_force", "initial_contact", "pursuit", "weapon_drawn", "offense", "leave", "investigation_opened", "autopsy",
     "investigation_closed", "case_assigned", "officer_identified", "evidence_viewed", "hearing", "interview"}
)  # fmt: skip
# Types whose subtypes are different happenings.
_BY_SUBTYPE = frozenset({"custody", "court_appearance", "evidence_released", "call_for_action", "memorial", "use_of_force"})
# Investigations, which each body has of its own.
_INVESTIGATIONS = frozenset({"investigation_opened", "investigation_closed"})


@dataclass(slots=True)
class _Happening:
    """The tellings of one happening, and of those the ones that differ in what joining asks for."""

    tellings: list[Telling] = field(default_factory=list)
    distinct: list[Telling] = field(default_factory=list)

    def add(self, telling: Telling) -> None:
        """Add a telling."""
        self.tellings.append(telling)
        if not any(_says_no_more(telling, one) for one in self.distinct):
            self.distinct.append(telling)


def join(tellings: list[Telling], parties: Parties) -> list[list[Telling]]:
    """The tellings in groups, one a happening, in the order of their first words."""
    happenings: list[_Happening] = []
    of_kind: dict[tuple[object, ...], list[_Happening]] = {}
    for telling in tellings:
        kind = (telling.type, telling.polarity, telling.modality, telling.background)
        candidates = of_kind.setdefault(kind, [])
        home = next((one for one in candidates if all(_same(told, telling, parties) for told in one.distinct)), None)
        if home is None:
            home = _Happening()
            candidates.append(home)
            happenings.append(home)
        home.add(telling)
    return [happening.tellings for happening in happenings]


def _says_no_more(telling: Telling, one: Telling) -> bool:
    """Whether a telling adds nothing to another that joining asks for."""
    same = (telling.outcome, telling.subtype, telling.when.date, telling.subject) == (
        one.outcome,
        one.subtype,
        one.when.date,
        one.subject,
    )
    return same and telling.participants.get("authority", []) == one.participants.get("authority", [])


def _same(one: Telling, other: Telling, parties: Parties) -> bool:
    """Whether two tellings of one type and standing can be of one happening."""
    if one.outcome and other.outcome and one.outcome != other.outcome:
        return False
    if one.type in _BY_SUBTYPE and one.subtype != other.subtype and None not in (one.subtype, other.subtype):
        return False
    if one.type in _INVESTIGATIONS and _by_other_bodies(one, other, parties):
        return False
    if one.type == "use_of_force" and _of_other_people(one, other, parties):
        return False
    if one.type in _ONE_AN_INCIDENT and not one.background:
        return True
    return _dates_agree(one.when.date, other.when.date) and not _differ(one.subject, other.subject, parties)


def _of_other_people(one: Telling, other: Telling, parties: Parties) -> bool:
    """Whether force was used by police of two bodies on two named people."""
    bodies = [_bodies_of(telling.participants.get("officer", []), parties) for telling in (one, other)]
    people = [_named(telling.participants.get("person_harmed", []), parties) for telling in (one, other)]
    return all(bodies) and all(people) and bodies[0].isdisjoint(bodies[1]) and people[0].isdisjoint(people[1])


def _named(found: list[str], parties: Parties) -> set[str]:
    return {party for party in found if parties.get(party).name}


def _by_other_bodies(one: Telling, other: Telling, parties: Parties) -> bool:
    """Whether two investigations are surely not of one body: each told with its agency, and with no agency in common."""
    first, second = _agencies(one, parties), _agencies(other, parties)
    return bool(first) and bool(second) and first.isdisjoint(second)


def _agencies(telling: Telling, parties: Parties) -> set[str]:
    """The agencies that investigate, by themselves or through somebody of theirs."""
    return _bodies_of(telling.participants.get("authority", []), parties)


def _bodies_of(found: list[str], parties: Parties) -> set[str]:
    each = {party if parties.get(party).kind == "agency" else parties.get(party).affiliation for party in found}
    return {party for party in each if party is not None}


def _dates_agree(one: str | None, other: str | None) -> bool:
    return one is None or other is None or one.startswith(other) or other.startswith(one)


def _differ(one: str | None, other: str | None, parties: Parties) -> bool:
    """Whether two parties are surely not the same: both named, of two ages, or an officer and somebody who is none."""
    if one is None or other is None or one == other:
        return False
    first, second = parties.get(one), parties.get(other)
    if first.name and second.name:
        return True
    if first.gender and second.gender and first.gender != second.gender:
        return True
    if first.age is not None and second.age is not None and abs(first.age - second.age) > 1:
        return True
    if not words("joining", "apart").isdisjoint([*(first.label or "").lower().split(), *(second.label or "").lower().split()]):
        return True
    return ("officer" in first.roles) != ("officer" in second.roles)
