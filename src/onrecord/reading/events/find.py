"""Finds the events of a text, step by step."""

from collections.abc import Iterable
from functools import partial

from onrecord.language import AnnotatedText
from onrecord.reading import roundups
from onrecord.reading.events.attribution import Contents
from onrecord.reading.events.background import mark_background
from onrecord.reading.events.dating import Calendar
from onrecord.reading.events.days import When, incident_day, is_day, is_news, is_within
from onrecord.reading.events.fresh import day_of_news
from onrecord.reading.events.incident import (
    died_later,
    fatal_wounds,
    join_accused,
    join_shooting,
    of_the_incident,
    without_doerless,
)
from onrecord.reading.events.joining import join
from onrecord.reading.events.making import TheText, make_event
from onrecord.reading.events.places import Places
from onrecord.reading.events.superseding import link_superseded
from onrecord.reading.events.telling import Telling, plan_what_is_to_come, tell
from onrecord.reading.events.triggers import Trigger, find_triggers
from onrecord.reading.parties import Parties
from onrecord.record import Document, Event, Statement, TimeExpression
from onrecord.text import Span


def find_events(
    text: AnnotatedText, document: Document, parties: Parties, dates: list[TimeExpression], statements: list[Statement]
) -> list[Event]:
    """The events in the order of the text, ids `e1`, `e2` ..., one a happening however often it is told.

    Each part of a round-up tells of an incident of its own, with a day and a place of its own.
    """
    triggers = find_triggers(text, parties)
    made = partial(_happenings, text, document, parties, Contents(statements))
    cut = roundups.parts(text.content)
    if len(cut) > 1:
        told = (made(*_told_in(part, text, triggers, dates), is_part=True) for part in cut)
        events = _events(happening for happenings in told for happening in happenings)
        if len(roundups.incidents(text.content, document.published, events)) > 1:
            return link_superseded(text, events)
    return link_superseded(text, _events(made(triggers, dates)))


Happening = tuple[list[Telling], TheText]


def _happenings(
    text: AnnotatedText,
    document: Document,
    parties: Parties,
    contents: Contents,
    triggers: list[Trigger],
    dates: list[TimeExpression],
    *,
    is_part: bool = False,
) -> list[Happening]:
    """The tellings of each happening with what they are told of: one incident and its background; `is_part`: of a round-up."""
    calendar = Calendar(text, dates, triggers, document.published)
    told = [telling for trigger in triggers if (telling := tell(text, parties, calendar, trigger)) is not None]
    plan_what_is_to_come(told, document.published)
    told = of_the_incident(told)
    fatal = fatal_wounds(text, told)
    told = [one for one in told if not any(one is wound for wound in fatal)]
    wounds = [one for one in fatal if "dies_later" not in one.trigger.rule.flags]
    incident = _incident_day(sorted([*told, *wounds], key=_place), calendar, document.published)
    if incident.date is None and any(_is_force_or_harm(one) for one in told):
        incident = day_of_news(text.content, dates, document.published)
    told += [one for one in fatal if died_later(one, told, incident.date)]
    told.sort(key=_place)
    mark_background(text, parties, told, incident.date, is_part=is_part)
    join_accused(text, parties, told)
    join_shooting(told)
    told = without_doerless(told, parties)
    incident_triggers = [telling.trigger for telling in told if telling.is_incident and not telling.background]
    places = Places(text, document, incident_triggers, parties)
    told_of = TheText(text, document.published, calendar, incident, places, contents, parties)
    return [(group, told_of) for group in join(told, parties)]


def _events(happenings: Iterable[Happening]) -> list[Event]:
    return [make_event(f"e{number}", group, told_of) for number, (group, told_of) in enumerate(happenings, start=1)]


def _told_in(
    part: Span, text: AnnotatedText, triggers: list[Trigger], dates: list[TimeExpression]
) -> tuple[list[Trigger], list[TimeExpression]]:
    """The triggers and dates of a part of a text, without the words that turn to it."""
    turning = [turn for turn in roundups.turns(text.content) if turn.start == part.start]
    begins = turning[0].end if turning else part.start
    tokens = text.tokens(Span(begins, part.end))
    here = [trigger for trigger in triggers if tokens.start <= trigger.start < tokens.end]
    return here, [date for date in dates if roundups.stand_in([date.span], part)]


def _place(telling: Telling) -> tuple[int, int]:
    """Where a telling stands among others."""
    return telling.trigger.start, telling.trigger.rule.number


# What a date says of the day of the incident: beside its force, beside a crime or wound, in the sentence of either,
# told first, of a noun that stands for the incident, or beside another of its events; a time of day alone says less.
VOTES = {"force": 3.0, "incident": 2.0, "force sentence": 1.5, "sentence": 0.5, "first": 3.0, "noun": 2.0, "other": 1.0}
TIME_ALONE = 0.1


def _incident_day(told: list[Telling], calendar: Calendar, published: str | None) -> When:
    """The day of the incident, by the votes of its events; where they leave it open, the day told in passing."""
    telling_of_it = [telling for telling in told if telling.is_incident and not telling.is_state]
    dated = [one.when for one in telling_of_it if _is_force_or_harm(one) and one.when.date]
    first = next((when for when in dated if is_news(when.date, published)), dated[0] if dated else When())
    votes = [(first, VOTES["first"]), *((when, VOTES["noun"]) for when in calendar.of_incident())]
    for telling in telling_of_it:
        force = "force" if telling.type == "use_of_force" else "incident" if _is_force_or_harm(telling) else "other"
        votes.append((telling.when, VOTES[force]))
    own = {when.date for when, _ in votes}
    for telling in telling_of_it:
        if telling.when.date is None:
            kind = "force sentence" if telling.type == "use_of_force" else "sentence"
            votes.append((calendar.of_sentence(telling.trigger), VOTES[kind]))
    weighed = [(when, weight * (TIME_ALONE if when.basis == "inferred" else 1)) for when, weight in votes]
    found = incident_day(weighed, published)
    if not telling_of_it or is_day(found.date):
        return found
    passing = calendar.in_passing(published, found.date)
    is_open = found.date not in own - {None} or (passing.date is not None and is_within(passing.date, found.date))
    return passing if passing.date and is_open else found


def _is_force_or_harm(telling: Telling) -> bool:
    """Whether a telling is of what makes the incident; contacts, chases and deaths are of other days as often."""
    return telling.type in {"use_of_force", "offense", "injury"}
