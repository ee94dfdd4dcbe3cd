"""Events across documents: one event a happening, with all its reports."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from onrecord.cases.merging import edtf
from onrecord.cases.merging.ids import Ids, commonest
from onrecord.record import CaseEvent, CaseParty, DocumentSpan, Event, Participant, Place, Reading, Report
from onrecord.record.vocabulary import phase_of

Parts = dict[str, set[str]]

# Participants that tell two happenings of one type apart; of the incident itself, who was harmed: officers act together.
TELLING = frozenset({"subject", "person_harmed", "officer", "agent", "recipient", "requester"})
HARMED = frozenset({"person_harmed"})
# What a planned event becomes when a later document tells it as done.
DONE = ("occurred", "planned", "requested", "hypothetical", "unknown")


@dataclass
class Happening:
    """The reports of one happening: the document's number and its event, with the case's ids of who took part."""

    reports: list[tuple[int, Event]] = field(default_factory=list)
    parts: Parts = field(default_factory=dict)

    def add(self, told: "Told") -> None:
        """Take in a report."""
        self.reports.append((told.document, told.event))
        for role, parties in told.parts.items():
            self.parts.setdefault(role, set()).update(parties)


@dataclass(frozen=True)
class Told:
    """One document's event. `parts`: the named parties in it, by role."""

    document: int
    event: Event
    parts: Parts


def merge_events(readings: Sequence[Reading], ids: Ids, parties: Sequence[CaseParty]) -> list[CaseEvent]:
    """The events of the case, ids `e1`, `e2` ..., noted in `ids`: what more documents date alike first, background last.

    Only parties with a name tell happenings apart, and of those told to be harmed only those that most documents tell so.
    """
    named = {party.id for party in parties if party.name}
    harmed = {party.id for party in parties if "person_harmed" in party.roles}
    happenings: list[Happening] = []
    for document, reading in enumerate(readings):
        taken: set[int] = set()
        for event in reading.events:
            _place(happenings, Told(document, event, _parts(document, event, ids, named, harmed)), taken)
    dated = _days_of_incident(readings)
    happenings.sort(key=lambda happening: (happening.reports[0][1].background, -dated[_date(happening) or ""]))
    for number, happening in enumerate(happenings, 1):
        for document, event in happening.reports:
            ids.put(document, event.id, f"e{number}")
    return [_event(f"e{number}", happening, ids, harmed) for number, happening in enumerate(happenings, 1)]


def _days_of_incident(readings: Sequence[Reading]) -> Counter[str]:
    """How many documents date something of the incident on a day."""
    dated = Counter[str]()
    for reading in readings:
        ours = (event for event in reading.events if phase_of(event.type) == "incident" and not event.background)
        dated.update({event.date for event in ours if event.date and event.polarity == "affirmed"})
    return dated


def _place(happenings: list[Happening], told: Told, taken: set[int]) -> None:
    """Put a report with the one happening that it agrees with best, else with a new one.

    A document tells its own events apart, so none of its events is placed with another of them.
    """
    fits = {n: _agreement(h, told) for n, h in enumerate(happenings) if n not in taken and _same(h, told)}
    best = [n for n, fit in fits.items() if fit == max(fits.values())]
    number = best[0] if len(best) == 1 else len(happenings)
    if number == len(happenings):
        happenings.append(Happening())
    happenings[number].add(told)
    taken.add(number)


def _parts(document: int, event: Event, ids: Ids, named: Collection[str], harmed: Collection[str]) -> Parts:
    parts: Parts = {}
    for one in event.participants:
        party = ids.get(document, one.party)
        if party is not None and party in named and (one.role not in HARMED or party in harmed):
            parts.setdefault(one.role, set()).add(party)
    return parts


def _agreement(happening: Happening, told: Told) -> tuple[int, bool]:
    """How many parties both have, and whether a report gives the same date."""
    shared = sum(len(who & happening.parts.get(role, set())) for role, who in told.parts.items())
    return shared, told.event.date is not None and any(other.date == told.event.date for _, other in happening.reports)


def _same(happening: Happening, told: Told) -> bool:
    """Whether an event can be another report of a happening: type, dates and participants do not contradict it.

    Of the incident itself, the same parties outweigh another date: both dates are kept.
    """
    event, incident = told.event, phase_of(told.event.type) == "incident"
    if not all(_alike(other, event) for _, other in happening.reports):
        return False
    for role in HARMED if incident else TELLING:
        if happening.parts.get(role) and told.parts.get(role) and not happening.parts[role] & told.parts[role]:
            return False
    dates_agree = all(edtf.compatible(other.date, event.date) for _, other in happening.reports)
    return dates_agree or (incident and _agreement(happening, told)[0] > 0)


def _alike(a: Event, b: Event) -> bool:
    return (
        (a.type, a.polarity, a.background) == (b.type, b.polarity, b.background)
        and (a.subtype is None or b.subtype is None or a.subtype == b.subtype)
        and (a.outcome is None or b.outcome is None or a.outcome == b.outcome)
        and (a.modality == b.modality or {a.modality, b.modality} == {"planned", "occurred"})
    )


def _event(event_id: str, happening: Happening, ids: Ids, harmed: Collection[str]) -> CaseEvent:
    events = [event for _, event in happening.reports]
    date = _date(happening)
    attributed = [ids.get(document, event.attributed_to) for document, event in happening.reports]
    return CaseEvent(
        id=event_id,
        type=events[0].type,
        subtype=commonest(event.subtype for event in events),
        date=date,
        date_basis=next((event.date_basis for event in events if event.date == date and date), None),
        time=commonest(event.time for event in events),
        place=_where(happening, ids),
        participants=_participants(happening, ids, harmed),
        polarity=events[0].polarity,
        modality=min((event.modality for event in events), key=DONE.index),
        background=events[0].background,
        supersedes=next(filter(None, (ids.get(document, event.supersedes) for document, event in happening.reports)), None),
        outcome=commonest(event.outcome for event in events),
        count=commonest(event.count for event in events),
        attributed_to=None if None in attributed else attributed[0],
        spans=[span for document, event in happening.reports for span in ids.spans(document, event.spans)],
        reports=[_report(document, event, ids) for document, event in happening.reports],
    )


def _report(document: int, event: Event, ids: Ids) -> Report:
    return Report(
        document=ids.document(document),
        date=event.date,
        attributed_to=ids.get(document, event.attributed_to),
        spans=ids.spans(document, event.spans),
    )


def _date(happening: Happening) -> str | None:
    """The date most documents give; of equals the most precise, then the first told."""
    given = [event.date for _, event in happening.reports if event.date]
    most = max(map(given.count, given), default=0)
    return edtf.closest([date for date in given if given.count(date) == most]) or (given[0] if given else None)


def _where(happening: Happening, ids: Ids) -> Place[DocumentSpan] | None:
    """The place that most documents give: their state, then their city in it, then the name there."""
    told = [(document, event.place) for document, event in happening.reports if event.place]
    state = commonest(place.state for _, place in told)
    told = [(document, place) for document, place in told if place.state in {None, state}]
    city = commonest(place.city for _, place in told)
    told = [(document, place) for document, place in told if place.city in {None, city}]
    if not told:
        return None
    return Place[DocumentSpan](
        name=_fullest([place for _, place in told]),
        city=city,
        county=commonest(place.county for _, place in told),
        state=state,
        country=commonest(place.country for _, place in told),
        spans=[span for document, place in told for span in ids.spans(document, place.spans)],
    )


def _fullest(places: list[Place]) -> str | None:
    """An address with a number before one without, else the longest name."""
    named = [place.name for place in places if place.name]
    return max(named, key=lambda name: (any(map(str.isdigit, name)), len(name)), default=None)


def _participants(happening: Happening, ids: Ids, harmed: Collection[str]) -> list[Participant]:
    """Who took part by any report; of the harmed, those that most documents tell so where there are any."""
    found = ((ids.get(document, one.party), one.role) for document, event in happening.reports for one in event.participants)
    everybody = [Participant(party=party, role=role) for party, role in dict.fromkeys(found) if party]
    doubtful = [one for one in everybody if one.role in HARMED and one.party not in harmed]
    sure = [one for one in everybody if one.role in HARMED and one.party in harmed]
    return [one for one in everybody if one not in doubtful] if sure else everybody
