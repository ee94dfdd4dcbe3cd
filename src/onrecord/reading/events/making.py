"""Makes an event of the tellings that were joined."""

from onrecord.language import AnnotatedText
from onrecord.reading.events.attribution import Contents
from onrecord.reading.events.dating import Calendar, When
from onrecord.reading.events.places import Places
from onrecord.reading.events.telling import Telling
from onrecord.record import Event, Participant
from onrecord.text import Span

# States that hold "at this time": their end is open, up to the day on which they are told.
_STATES = frozenset({"held"})


def make_event(
    name: str, group: list[Telling], text: AnnotatedText, calendar: Calendar, incident: When, places: Places, contents: Contents
) -> Event:
    """One event: the first telling's words lead, the rest add what it leaves out."""
    first = group[0]
    spans = list(dict.fromkeys(_span(text, telling) for telling in group))
    when = _when(group, calendar, incident)
    return Event(
        id=name,
        type=first.type,
        subtype=next((telling.subtype for telling in group if telling.subtype), None),
        date=when.date,
        date_basis=when.basis,
        time=when.time,
        place=places.of_event([telling.trigger for telling in group], of_incident=first.is_incident and not first.background),
        participants=_participants(group),
        polarity=first.polarity,
        modality=first.modality,
        background=first.background,
        outcome=next((telling.outcome for telling in group if telling.outcome), None),
        count=next((telling.count for telling in group if telling.count is not None), None),
        attributed_to=contents.holding(spans[0]),
        spans=spans,
    )


def _span(text: AnnotatedText, telling: Telling) -> Span:
    return text.span(telling.trigger.start, telling.trigger.end)


def _participants(group: list[Telling]) -> list[Participant]:
    pairs = [(party, role) for telling in group for role, parties in telling.participants.items() for party in parties]
    return [Participant(party=party, role=role) for party, role in dict.fromkeys(pairs)]


def _when(group: list[Telling], calendar: Calendar, incident: When) -> When:
    """The date told most closely; the incident's own for its events."""
    first = group[0]
    told = [telling.when for telling in group if telling.when.date]
    if first.is_incident and not first.background and first.type != "offense" and incident.date:
        return incident._replace(time=next((when.time for when in told if when.time), None))
    if told:
        return max(told, key=lambda when: len(when.date or "") == 10)
    if first.is_incident and not first.background:
        return incident._replace(time=None)
    return When()
