"""Accounts that follow from what other layers found: day and place, age and name, weapons and cameras."""

import re
from collections.abc import Iterator

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading.points.hours import hours
from onrecord.reading.points.incident import Incident
from onrecord.reading.points.told import Told
from onrecord.record import Event, Evidence, Party, TimeExpression
from onrecord.text import Span

_DETERMINERS = re.compile(
    r"^(?:an?|the|his|her|their|its|what appeared to be an?|one|two|several|[\w.]+(?: [\w.]+)?[’']s?) ", re.IGNORECASE
)
_NOT = re.compile(r"\b(?:not|never|rather than|instead of)(?: an?| the| any)?\s*$", re.IGNORECASE)
_YEAR_OLD = re.compile(r"\b(\d{1,2})-year-old", re.IGNORECASE)
# Characters within which an age stands beside a mention of its person.
BESIDE_MENTION = 60


def told_by_layers(
    text: AnnotatedText, incident: Incident, parties: list[Party], dates: list[TimeExpression], evidence: list[Evidence]
) -> Iterator[Told]:
    """Day, hour and place of the incident, ages and names of those harmed, weapons that they had, cameras that were off."""
    yield from _day(incident.events, dates)
    yield from hours(text, incident.events, dates)
    yield from _place(incident.events)
    ages = [told for party in incident.harmed for told in _age(text, party)]
    yield from ages or _age_by_event(text, incident)
    for event in incident.identified:
        yield from _name(event, parties)
    for item in evidence:
        yield from _armed(text, incident, item)
        yield from _camera(text, item)


def _day(events: list[Event], dates: list[TimeExpression]) -> Iterator[Told]:
    """The day of the first event that has one, in the words nearest to the event that stand for it."""
    for event in events:
        near = [date for date in dates if date.edtf and event.date and date.edtf[:10] == event.date[:10]]
        if near and event.date:
            words_of_day = min(near, key=lambda date: min(abs(date.span.start - span.start) for span in event.spans))
            yield Told("date", event.date, words_of_day.span)
            return


def _place(events: list[Event]) -> Iterator[Told]:
    """The place told most closely: an address or a building before a town."""
    told = [event.place for event in events if event.place and event.place.spans]
    for place in sorted(told, key=lambda place: place.name is None)[:1]:
        value = place.name or place.city or place.county or place.state
        if value:
            yield Told("place", value, place.spans[0])


def _age(text: AnnotatedText, party: Party) -> Iterator[Told]:
    """Where the party's age stands, by its first mention that has it near."""
    if party.age is None:
        return
    number = re.compile(rf"\b{party.age}\b(?:-year-old)?|\b[a-z]+-year-old", re.IGNORECASE)
    for mention in party.spans:
        hit = number.search(text.content, max(mention.start - BESIDE_MENTION, 0), mention.end + BESIDE_MENTION)
        if hit:
            yield Told("age", str(party.age), Span(*hit.span()), party.id)
            return


def _age_by_event(text: AnnotatedText, incident: Incident) -> Iterator[Told]:
    """The age told in a sentence on the harm done, where the person's own is not known: "a 17-year-old was shot"."""
    for event in incident.events:
        sentence = text.sentences[text.sentence_number(text.tokens(event.spans[0]).start)]
        hit = _YEAR_OLD.search(text.content, *text.span(*sentence))
        if hit and event.type != "initial_contact":
            yield Told("age", hit.group(1), Span(*hit.span()), incident.about(text, None))
            return


def _name(event: Event, parties: list[Party]) -> Iterator[Told]:
    """The name under which somebody was identified."""
    subjects = {one.party for one in event.participants if one.role == "subject"}
    for party in parties:
        if party.id in subjects and party.name and "person_harmed" in party.roles:
            yield Told("name", party.name, event.spans[0], party.id)


def _armed(text: AnnotatedText, incident: Incident, item: Evidence) -> Iterator[Told]:
    """A weapon that is evidence tells that the person had it, but where a weapon of the police went off by accident."""
    sentences = [text.sentences[text.sentence_number(text.tokens(span).start)] for span in item.spans]
    accident = any(not words("points", "accident").isdisjoint(text.lowers[one.start : one.end]) for one in sentences)
    if item.kind != "weapon" or "exists" not in item.status or accident:
        return
    for span, sentence in zip(item.spans, sentences, strict=True):
        is_denied = _NOT.search(text.content, max(span.start - BESIDE_MENTION, 0), span.start)  # "a phone, not a knife"
        if incident.tells(text, sentence) and not is_denied:
            thing = _DETERMINERS.sub("", text.content[span.start : span.end]).lower()
            yield Told("armed", thing, span, incident.harmed[0].id if incident.harmed else None)


def _camera(text: AnnotatedText, item: Evidence) -> Iterator[Told]:
    """A camera that did not record, in the words of the sentence that says so."""
    if item.kind in {"body_camera", "dash_camera"} and "not_recording" in item.status:
        said = (span for span in item.spans if _says_no(text, span))
        yield Told("camera_on", "no", next(said, item.spans[0]))


def _says_no(text: AnnotatedText, span: Span) -> bool:
    sentence = text.sentences[text.sentence_number(text.tokens(span).start)]
    return not words("points", "no_camera").isdisjoint(text.lowers[sentence.start : sentence.end])
