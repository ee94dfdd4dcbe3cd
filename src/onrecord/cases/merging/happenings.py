"""Which events of several documents are one happening."""

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from onrecord.cases.merging.apart import MAKING
from onrecord.cases.merging.decisions import is_civilian
from onrecord.cases.merging.ids import Ids
from onrecord.lexicon import load
from onrecord.record import CaseParty, Event, Reading, edtf
from onrecord.record.vocabulary import phase_of

Parts = dict[str, set[str]]

# Participants that tell two happenings of one type apart; of the incident itself, who was harmed: officers act together.
TELLING = frozenset({"subject", "person_harmed", "officer", "agent", "recipient", "requester"})
HARMED = frozenset({"person_harmed"})
OFFICIAL = frozenset({"recipient", "authority"})
INQUIRY = frozenset({"authority"})  # two bodies that investigate do so each for itself
# What cannot have happened after the first document that tells of the incident. Who was hurt may die later.
AT_ONCE = frozenset({"pursuit", "weapon_drawn", "use_of_force", "injury", "initial_contact", "offense"})


@dataclass(frozen=True)
class Told:
    """One document's event. `parts`: the named parties in it, by role; `date`: its date, null where that cannot be.

    `side`: of a decision on charges, whether it is on a suspect or (one yet to come, against nobody named) on the police.
    """

    document: int
    event: Event
    parts: Parts
    date: str | None
    side: str | None = None


@dataclass
class Happening:
    """The reports of one happening, and the parties with a name in it, by role.

    `dates`: those that reports give; `kinds`: of the reports that say alike what it was the first.
    """

    reports: list[Told] = field(default_factory=list)
    parts: Parts = field(default_factory=dict)
    dates: dict[str | None, None] = field(default_factory=dict)
    kinds: dict[Hashable, Event] = field(default_factory=dict)
    sides: set[str | None] = field(default_factory=set)

    def add(self, told: Told) -> None:
        """Take in a report."""
        self.reports.append(told)
        self.dates[told.date] = None
        self.sides.add(told.side)
        self.kinds.setdefault((told.event.subtype, told.event.outcome, told.event.modality), told.event)
        for role, parties in told.parts.items():
            self.parts.setdefault(role, set()).update(parties)


def happenings(readings: Sequence[Reading], ids: Ids, parties: Sequence[CaseParty]) -> list[Happening]:
    """The happenings of the case: what more documents date alike first, background last.

    Only parties with a name tell happenings apart, and of those told to be harmed only those that most documents tell so.
    """
    found: list[Happening] = []
    of_kind: dict[Hashable, list[Happening]] = {}
    for told in _told(readings, ids, parties):
        event = told.event
        among = of_kind.setdefault((event.type, event.polarity, event.background), [])
        happening = _home(among, told)
        if happening is None:
            happening = Happening()
            among.append(happening)
            found.append(happening)
        happening.add(told)
    dated = _days_of_incident(found)
    return sorted(found, key=lambda one: (one.reports[0].event.background, -max(dated[told.date] for told in one.reports)))


def _told(readings: Sequence[Reading], ids: Ids, parties: Sequence[CaseParty]) -> Iterator[Told]:
    by_id = {party.id: party for party in parties if party.name}
    known = first_known(readings)
    dead = [party.id for party in parties if party.fate == "killed" and "person_harmed" in party.roles]
    for document, reading in enumerate(readings):
        for event in reading.events:
            parts = _parts(document, event, ids, by_id)
            if event.type == "death" and len(dead) == 1 and _took_place(event) and not _harms(event):
                parts["person_harmed"] = set(dead)  # nobody else died
            yield Told(document, event, parts, possible_date(event, known), _side(event, parts, by_id))


def _harms(event: Event) -> bool:
    return any(one.role in HARMED for one in event.participants)


def _side(event: Event, parts: Parts, named: Mapping[str, CaseParty]) -> str | None:
    if event.type != "charging_decision":
        return None
    if any(is_civilian(named[party]) for party in parts.get("subject", ())):
        return "suspect"
    return "police" if event.modality == "planned" and not parts.get("subject") else None


def first_known(readings: Sequence[Reading]) -> str | None:
    """The day of the first document that tells of the force used, of a case without it of what harmed somebody."""
    force = [r for r in readings if any(e.type == "use_of_force" and _took_place(e) for e in r.events)]
    telling = force or [r for r in readings if any(e.type in MAKING and _took_place(e) for e in r.events)]
    return min((r.document.published for r in telling if r.document.published), key=edtf.order, default=None)


def _took_place(event: Event) -> bool:
    return event.polarity == "affirmed" and event.modality == "occurred" and not event.background


def possible_date(event: Event, known: str | None) -> str | None:
    """The event's date; null where it lies after a document that tells of it: a misread day of the week, say."""
    day, first = edtf.bounds(event.date), edtf.bounds(known)
    late = event.type in AT_ONCE and _took_place(event) and day and first and day[0] > first[1]
    return None if late else event.date


def _days_of_incident(found: Sequence[Happening]) -> Counter[str | None]:
    """How many documents date something of the incident on a day."""
    told = (told for happening in found for told in happening.reports if phase_of(told.event.type) == "incident")
    ours = {(t.document, t.date) for t in told if t.date and not t.event.background and t.event.polarity == "affirmed"}
    return Counter(date for _, date in ours)


def _home(among: Sequence[Happening], told: Told) -> Happening | None:
    """The one happening that a report agrees with best; None where there is none, or several.

    A document tells its own events apart, so none of its events is placed with another of them.
    """
    fits = [(_agreement(one, told), one) for one in among if one.reports[-1].document != told.document and _same(one, told)]
    most = max((fit for fit, _ in fits), default=None)
    best = [one for fit, one in fits if fit == most]
    return best[0] if len(best) == 1 else None


def _parts(document: int, event: Event, ids: Ids, named: Mapping[str, CaseParty]) -> Parts:
    """The parties with a name, by role; what an official does, or is handed, the office does."""
    parts: Parts = {}
    for one in event.participants:
        party = named.get(ids.get(document, one.party) or "")
        if party and (one.role not in HARMED or "person_harmed" in party.roles):
            acting = _office(party) if one.role in OFFICIAL else party.id
            parts.setdefault(one.role, set()).update({acting} if acting else ())
    return parts


def _office(party: CaseParty) -> str | None:
    """The body for which somebody acts; of a person without one nobody."""
    return party.affiliation or (None if party.kind == "person" else party.id)


def _agreement(happening: Happening, told: Told) -> tuple[int, bool]:
    """How many parties both have, and whether a report gives the same date."""
    shared = sum(len(who & happening.parts.get(role, set())) for role, who in told.parts.items())
    return shared, told.date is not None and told.date in happening.dates


def _same(happening: Happening, told: Told) -> bool:
    """Whether an event can be another report of a happening: type, dates and participants do not contradict it.

    Of the incident itself, the same parties outweigh another date: both dates are kept.
    """
    incident = phase_of(told.event.type) == "incident"
    if {"police", "suspect"} <= {told.side, *happening.sides}:
        return False
    if not all(_alike(other, told.event) for other in happening.kinds.values()):
        return False
    for role in HARMED if incident else TELLING | (INQUIRY if told.event.type == "investigation_opened" else frozenset()):
        if happening.parts.get(role) and told.parts.get(role) and not happening.parts[role] & told.parts[role]:
            return False
    dates_agree = all(edtf.compatible(date, told.date) for date in happening.dates)
    return dates_agree or (incident and _agreement(happening, told)[0] > 0)


def _alike(a: Event, b: Event) -> bool:
    """Whether events of one type, told or denied both, can be one."""
    return (
        subtypes_agree(a.subtype, b.subtype)
        and (a.outcome is None or b.outcome is None or a.outcome == b.outcome)
        and (a.modality == b.modality or {a.modality, b.modality} == {"planned", "occurred"})
    )


def subtypes_agree(a: str | None, b: str | None) -> bool:
    """Whether both can be one: the same, one not told, or one wider than the other: a recording is body camera video."""
    wider: dict[str, list[str]] = load("joining")["wider"]
    return a is None or b is None or a == b or a in wider.get(b, ()) or b in wider.get(a, ())
