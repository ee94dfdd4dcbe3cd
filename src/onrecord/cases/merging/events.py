"""Events across documents: one event a happening, with all its reports."""

from collections.abc import Collection, Sequence

from onrecord.cases.merging.backing import Voices
from onrecord.cases.merging.happenings import HARMED, Happening, Told, happenings
from onrecord.cases.merging.ids import Ids, commonest
from onrecord.record import CaseEvent, CaseParty, DocumentSpan, Participant, Place, Reading, Report, edtf

# What a planned event becomes when a later document tells it as done.
DONE = ("occurred", "planned", "requested", "hypothetical", "unknown")


def merge_events(readings: Sequence[Reading], ids: Ids, parties: Sequence[CaseParty], voices: Voices) -> list[CaseEvent]:
    """The events of the case, ids `e1`, `e2` ..., noted in `ids`: what more documents date alike first, background last."""
    harmed = {party.id for party in parties if "person_harmed" in party.roles}
    found = happenings(readings, ids, parties)
    for number, happening in enumerate(found, 1):
        for told in happening.reports:
            ids.put(told.document, told.event.id, f"e{number}")
    return [_event(f"e{number}", happening, ids, harmed, voices) for number, happening in enumerate(found, 1)]


def _event(event_id: str, happening: Happening, ids: Ids, harmed: Collection[str], voices: Voices) -> CaseEvent:
    events = [told.event for told in happening.reports]
    date = _date(happening, ids)
    attributed = [ids.get(told.document, told.event.attributed_to) for told in happening.reports]
    backing = voices.backing(voices.of(told.document, told.event.attributed_to) for told in happening.reports)
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
        supersedes=next(filter(None, (ids.get(told.document, told.event.supersedes) for told in happening.reports)), None),
        outcome=commonest(event.outcome for event in events),
        count=commonest(event.count for event in events),
        attributed_to=None if None in attributed else attributed[0],
        spans=[span for told in happening.reports for span in ids.spans(told.document, told.event.spans)],
        reports=[_report(told, ids) for told in happening.reports],
        **dict(backing),
    )


def _report(told: Told, ids: Ids) -> Report:
    return Report(
        document=ids.document(told.document),
        date=told.event.date,
        modality=told.event.modality,
        attributed_to=ids.get(told.document, told.event.attributed_to),
        spans=ids.spans(told.document, told.event.spans),
    )


def _date(happening: Happening, ids: Ids) -> str | None:
    """The date most text families give, a vague one for every date in it; of equals the most precise, then the first told.

    Of what took place no date for which it was only planned, but a day where no report of it has one.
    """
    done = [report for report in happening.reports if report.event.modality == "occurred"]
    dated = [report for report in done if report.date] or [r for r in happening.reports if not done or edtf.is_day(r.date)]
    told = dict.fromkeys((report.date, ids.family(report.document)) for report in dated if report.date)
    given = [date for date, _ in told if date]
    backing = {date: sum(edtf.covers(other, date) for other in given) for date in given}
    most = max(backing.values(), default=0)
    return edtf.closest([date for date in given if backing[date] == most]) or (given[0] if given else None)


def _where(happening: Happening, ids: Ids) -> Place[DocumentSpan] | None:
    """The place that most documents give: their state, then their city in it, then the name there."""
    told = [(report.document, report.event.place) for report in happening.reports if report.event.place]
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
    told = ((report.document, one) for report in happening.reports for one in report.event.participants)
    found = ((ids.get(document, one.party), one.role) for document, one in told)
    everybody = [Participant(party=party, role=role) for party, role in dict.fromkeys(found) if party]
    doubtful = [one for one in everybody if one.role in HARMED and one.party not in harmed]
    sure = [one for one in everybody if one.role in HARMED and one.party in harmed]
    return [one for one in everybody if one not in doubtful] if sure else everybody
