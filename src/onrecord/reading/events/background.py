"""Tells apart the incident that a text is about from others and from an earlier history."""

import re
from collections.abc import Iterable
from functools import cache

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.events.days import days_between, is_of_another_year
from onrecord.reading.events.rules import cues
from onrecord.reading.events.telling import Telling
from onrecord.reading.parties import Parties
from onrecord.record.vocabulary import phase_of

# An event so many days before the incident belongs to another one; contact and crime may come a little earlier.
BEFORE = 1
# What brought the police may go back so far.
OFFENSE_BEFORE = 92
# The cause of a death stands so many words after it at most.
CAUSE_REACH = 6
# "The shooting, which came less than two weeks after": so many words before "after" stands the verb at most, and its
# subject's noun before the verb.
SPAN, SUBJECT_REACH = 7, 4
# How many sentences of a paragraph the telling of another incident goes on without a date of its own.
CARRIES = 2


def mark_background(
    text: AnnotatedText, parties: Parties, tellings: list[Telling], incident: str | None, *, is_part: bool
) -> None:
    """Set `background` on the tellings of another incident: dated before, told beside one that is, or of its people alone.

    `is_part`: of a round-up, whose parts say themselves that they are of another incident than the part before.
    """
    is_shooting = any(one.subtype == "shooting" and one.polarity == "affirmed" for one in tellings)
    is_shooting &= all(one.type != "pursuit" for one in tellings)  # which may end in a crash
    by_police = any(one.type == "use_of_force" and one.polarity == "affirmed" for one in tellings)
    reach = OFFENSE_BEFORE if by_police else BEFORE  # without police force the offense is the incident
    for telling in tellings:
        telling.background = _is_before(telling, incident, reach) or (
            telling.is_incident and (_is_another(text, telling) or _is_answered(text, telling) or _came_before(text, telling))
        )
        telling.background |= _is_known_by_another(text, parties, telling) or (not is_part and _is_elsewhere(text, telling))
        telling.background |= is_shooting and telling.type == "death" and _has_other_cause(text, telling)
    _listed_after(text, tellings)
    if any(telling.background for telling in tellings):
        _carry_on(text, tellings)
        _by_people(tellings)


def _listed_after(text: AnnotatedText, tellings: list[Telling]) -> None:
    """What is listed after a colon of other incidents belongs to them: "cites two other shootings: Dale Roe, who was shot"."""
    triggers = [one.trigger for one in tellings if one.is_incident and _is_another(text, one)]
    others = {text.sentence_number(trigger.start): trigger.end for trigger in triggers}
    for one in tellings:
        end = others.get(text.sentence_number(one.trigger.start))
        if end is not None and one.is_incident and one.when.date is None and ":" in text.lowers[end : one.trigger.start]:
            one.background = True


def _is_before(telling: Telling, incident: str | None, reach: int) -> bool:
    """Whether a telling is dated before the incident; `reach`: how many days before it an offense may lie."""
    if incident is None or telling.when.date is None:
        return False
    if telling.is_incident and is_of_another_year(telling.when.date, incident):
        return True
    if telling.when.date.startswith(incident):  # a day of the year that is all that is known
        return False
    days = days_between(telling.when.date, incident)
    return days is not None and days > (reach if telling.type == "offense" else BEFORE)


def _is_another(text: AnnotatedText, telling: Telling) -> bool:
    """Whether the words make it another event: "a previous shooting", "another shooting, in which a man was killed"."""
    head = telling.trigger.head
    if not text.tags[head].startswith("NN"):
        verb = syntax.clause_verb(text, head)
        head = text.heads[verb]
        if text.deps[verb] != "relcl" or text.lemmas[head] not in cues("incident"):
            return False
    return any(text.lowers[child] in cues("another") for child in syntax.children(text, head, "amod", "det"))


def _is_elsewhere(text: AnnotatedText, telling: Telling) -> bool:
    """Whether a sentence says that it tells of another incident: "Elsewhere, two officers were shot", "in that case"."""
    sentence = text.span(*text.sentences[text.sentence_number(telling.trigger.start)])
    return bool(_elsewhere().search(text.content, *sentence))


@cache
def _elsewhere() -> re.Pattern[str]:
    first, *within = sorted(cues("elsewhere"), key=lambda words: len(words.split()))
    return re.compile(rf"(?<![^\n.!?”\"] )\b{first}\b|\b(?:{'|'.join(within)})\b", re.IGNORECASE)


def _is_known_by_another(text: AnnotatedText, parties: Parties, telling: Telling) -> bool:
    """Whether a trial or verdict goes by the name of somebody told of nowhere else: "since the Lee Doe trial in Avon"."""
    noun = telling.trigger.head
    if phase_of(telling.type) != "decision" or not text.tags[noun].startswith("NN"):
        return False
    ours = any("person_harmed" in party.roles for party in parties.parties)
    by_whose_name = {parties.at(child) for child in syntax.children(text, noun, "compound", "nmod", "poss")} - {None}
    named = [party for party in parties.parties if party.id in by_whose_name and party.name]
    return ours and any(party.roles == ["other"] and len(party.spans) == 1 for party in named)


def _is_answered(text: AnnotatedText, telling: Telling) -> bool:
    """Whether an event is what the incident answers or is like: "in retaliation for a killing", "like the shooting of"."""
    preposition = text.heads[telling.trigger.head]
    is_object = text.deps[telling.trigger.head] == "pobj" and text.lowers[preposition] in {"for", "to", "of"}
    return is_object and text.lemmas[text.heads[preposition]] in cues("answering")


def _has_other_cause(text: AnnotatedText, telling: Telling) -> bool:
    """Whether somebody died of something else than what the text is about: "was killed in a car crash", "died of cancer"."""
    sentence = text.sentences[text.sentence_number(telling.trigger.start)]
    after = range(telling.trigger.end, min(telling.trigger.end + CAUSE_REACH, sentence.end))
    causes = (i for i in after if text.lemmas[i] in cues("other_causes"))
    return any(not {"in", "of", "from"}.isdisjoint(text.lowers[telling.trigger.end : i]) for i in causes)


def _came_before(text: AnnotatedText, telling: Telling) -> bool:
    """Whether the incident is told to come after an event: "The shooting comes a month after police killed a man there".

    By the words, since the parse joins what follows "after" to one thing or another.
    """
    sentence = text.sentences[text.sentence_number(telling.trigger.start)]
    for after in range(sentence.start + 3, telling.trigger.start):
        if text.lowers[after] == "after" and text.lowers[after - 1] in cues("spans"):
            coming = [i for i in range(max(sentence.start, after - SPAN), after) if text.lemmas[i] in cues("coming")]
            return bool(coming) and _is_of_incident(text, sentence.start, coming[-1])
    return False


def _is_of_incident(text: AnnotatedText, start: int, verb: int) -> bool:
    """Whether the incident is a verb's subject, or the noun before its "which"."""
    before = text.lemmas[max(start, verb - SUBJECT_REACH) : verb]
    return not cues("incident").isdisjoint(before)


def _carry_on(text: AnnotatedText, tellings: list[Telling]) -> None:
    """Undated tellings that follow closely on a dated one of another incident, in its paragraph, belong to that one."""
    paragraph, sentence = -1, -1  # of the last telling of another incident
    for telling in tellings:
        here = text.paragraph_number(text.doc[telling.trigger.start].idx), text.sentence_number(telling.trigger.start)
        if telling.when.date is not None:
            paragraph, sentence = here if telling.background else (-1, -1)
        elif here[0] == paragraph and here[1] - sentence <= CARRIES:
            telling.background = True


def _by_people(tellings: list[Telling]) -> None:
    """An undated telling whose person is hurt in the other incident and on no day in this one belongs to that one."""
    dated = [one for one in tellings if one.is_incident and not one.background and one.when.date]
    ours, others = _hurt(dated), _hurt(one for one in tellings if one.is_incident and one.background)
    for telling in tellings:
        if dated and telling.subject in others - ours and telling.when.date is None:
            telling.background = True


def _hurt(tellings: Iterable[Telling]) -> set[str]:
    return {party for one in tellings for party in one.participants.get("person_harmed", ())}
