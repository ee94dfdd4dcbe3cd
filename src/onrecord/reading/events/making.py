"""Makes an event of the tellings that were joined."""

from dataclasses import dataclass

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.events.attribution import Contents
from onrecord.reading.events.dating import Calendar
from onrecord.reading.events.days import When, days_between, known
from onrecord.reading.events.participants import participants_of
from onrecord.reading.events.places import Places
from onrecord.reading.events.rules import cues
from onrecord.reading.events.telling import Telling
from onrecord.reading.parties import Parties
from onrecord.record import Event
from onrecord.record.vocabulary import phase_of
from onrecord.text import Span

# Who does what a document does, and the phases whose acts are done by writing them.
_WRITERS = frozenset({"i", "we"})
_PERFORMED = frozenset({"decision", "duty status", "investigation"})
# What is of the day of the incident whatever day stands beside it: "was hospitalized with wounds on Tuesday".
_AT_ONCE = frozenset({"use_of_force", "injury"})
# An undated arrest told within so many days of the incident is told as a part of it.
SOON = 8


@dataclass(frozen=True)
class TheText:
    """What the making of every event of a text needs."""

    text: AnnotatedText
    published: str | None
    calendar: Calendar
    incident: When
    places: Places
    contents: Contents
    parties: Parties


def make_event(name: str, group: list[Telling], told_of: TheText) -> Event:
    """One event: the first telling's words lead, the rest add what it leaves out."""
    first = group[0]
    spans = list(dict.fromkeys(_span(told_of.text, telling) for telling in group))
    when = known(_when(group, told_of))
    of_incident = first.is_incident and not first.background
    return Event(
        id=name,
        type=first.type,
        subtype=next((telling.subtype for telling in group if telling.subtype), None),
        date=when.date,
        date_basis=when.basis,
        time=when.time,
        place=told_of.places.of_event([telling.trigger for telling in group], of_incident=of_incident),
        participants=participants_of(group, told_of.parties),
        polarity=first.polarity,
        modality=first.modality,
        background=first.background,
        outcome=next((telling.outcome for telling in group if telling.outcome), None),
        count=next((telling.count for telling in group if telling.count is not None), None),
        attributed_to=told_of.contents.holding_first(spans),
        spans=spans,
    )


def _span(text: AnnotatedText, telling: Telling) -> Span:
    return text.span(telling.trigger.start, telling.trigger.end)


def _when(group: list[Telling], told_of: TheText) -> When:
    """The date told most closely; the incident's own for its events; an open end for a state."""
    first, incident = group[0], told_of.incident
    told = [telling.when for telling in group if telling.when.date and not (incident.date and telling.is_state)]
    best = max(told, key=lambda when: len(when.date or "") == 10, default=When())
    if first.is_incident and not first.background and incident.date:
        return _of_incident(first.type, best, incident)
    if best.date:
        return best
    if first.type == "arrest" and _is_same_day(group, told_of):
        return When(incident.date, "inferred", None)
    if told_of.published and any(_is_performed(telling, told_of.text) for telling in group):
        return When(told_of.published, "inferred", None)
    return _open_end(group, told_of)


def _is_performed(telling: Telling, text: AnnotatedText) -> bool:
    """Whether the document itself does what it tells: "I decline to file charges", "We find the shooting justified"."""
    verb = syntax.clause_verb(text, telling.trigger.head)
    if text.deps[verb] == "xcomp":
        verb = text.heads[verb]
    speakers = {text.lowers[noun] for noun in syntax.children(text, verb, "nsubj")} & _WRITERS
    is_act = telling.modality == "occurred" and text.tags[verb] == "VBP" and verb not in text.quoted_tokens
    return bool(speakers) and is_act and phase_of(telling.type) in _PERFORMED


def _of_incident(kind: str, told: When, incident: When) -> When:
    """The incident's day, or the event's own where it is another day beside it, or a crime's any time before.

    An hour alone ("at 11 p.m.") tells no other day than the incident's.
    """
    if told.basis == "inferred" and kind != "offense":
        return incident._replace(time=told.time if told.date == incident.date else None)
    apart = days_between(told.date, incident.date) if told.date and incident.date else None
    if told.date and (
        kind == "offense" or (apart is not None and len(told.date) == 10 and kind not in _AT_ONCE and -30 < apart <= 2)
    ):
        return told
    return incident._replace(time=told.time if told.date == incident.date else None)


def _is_same_day(group: list[Telling], told_of: TheText) -> bool:
    """Whether an undated arrest is told as a part of the incident's day."""
    text, first = told_of.text, group[0]
    if first.background or (first.polarity, first.modality) != ("affirmed", "occurred"):
        return False
    sentence = text.sentences[text.sentence_number(first.trigger.start)]
    age = days_between(told_of.incident.date, told_of.published) if told_of.incident.date and told_of.published else None
    return age is not None and age < SOON and not cues("later") & set(text.lowers[sentence.start : sentence.end])


def _open_end(group: list[Telling], told_of: TheText) -> When:
    """ "has not been released", "is being held": so up to the day on which it is said."""
    first, text = group[0], told_of.text
    verbs = [syntax.clause_verb(text, telling.trigger.head) for telling in group]
    auxiliaries = {text.lowers[child] for verb in verbs for child in text.children[verb]}
    is_held = first.subtype == "held" and first.polarity == "affirmed" and not {"was", "were", "had"} & auxiliaries
    is_not_yet = first.polarity == "negated" and {"has", "have"} & auxiliaries
    said = told_of.calendar.said(first.trigger)
    is_done = first.type == "interview" and {"has", "have"} & auxiliaries and said
    end = said or told_of.published
    if end and first.modality == "occurred" and (is_held or is_not_yet or is_done):
        return When(f"../{end.split('/')[-1]}", "inferred", None)
    return When()
