"""Which tellings are of the incident: a shooting told without its doer, a wound of somebody who died."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.events.days import days_between, is_day
from onrecord.reading.events.fitting import words_of
from onrecord.reading.events.rules import cues, kind
from onrecord.reading.events.telling import Telling
from onrecord.reading.parties import Parties
from onrecord.record.vocabulary import phase_of

# Whoever dies so many days after a wound is told to die of it.
LONGEST_DYING = 366
# What is done about a crime.
_AGAINST = frozenset({"arrest", "custody", "charging_decision", "plea", "trial", "verdict", "sentence"})
_NOT_TOLD = frozenset({"hypothetical", "planned", "requested", "unknown"})


def of_the_incident(told: list[Telling]) -> list[Telling]:
    """The tellings without those of what did not happen."""
    told = [one for one in told if not (one.is_incident and (one.modality in _NOT_TOLD or _is_denied(one)))]
    return [one for one in told if not (one.type == "call_for_action" and one.subtype and phase_of(one.subtype) == "incident")]


def fatal_wounds(text: AnnotatedText, told: list[Telling]) -> list[Telling]:
    """The wounds of the dead, which the death tells too but where it came on a later day (`died_later`)."""
    deaths = {text.sentence_number(one.trigger.start): one.subject for one in told if one.type == "death"}
    return [one for one in told if _is_fatal_wound(text, one, set(deaths.values()), deaths)]


def died_later(wound: Telling, told: list[Telling], incident: str | None) -> bool:
    """Whether somebody wounded, on the day of the incident where no other is told, is told to have died on a later day."""
    if wound.polarity == "negated":
        return False
    wounded = wound.when.date or incident
    deaths = [one for one in told if one.type == "death" and not one.background and one.when.basis != "inferred"]
    days = [
        one.when.date
        for one in deaths
        if one.when.date and is_day(one.when.date) and (wound.subject is None or one.subject in (None, wound.subject))
    ]
    apart = [days_between(wounded, day) for day in days] if wounded and is_day(wounded) else []
    return bool(apart) and all(days is not None and 0 < days <= LONGEST_DYING for days in apart)


def join_shooting(told: list[Telling]) -> None:
    """Make the shooting told without its doer the one by police, where the text tells of that on no other day."""
    days: dict[bool, set[str | None]] = {}
    for one in told:
        if one.type == "use_of_force" and one.subtype in {None, "shooting"} and one.polarity == "affirmed":
            days.setdefault(one.background, set()).add(one.when.date)
    for one in told:
        by_nobody = "civilian" in one.trigger.rule.flags and not one.participants.keys() & {"subject", "officer"}
        if by_nobody and one.background in days and not _is_on_another_day(one.when.date, days[one.background]):
            one.type, one.subtype = "use_of_force", "shooting"


def join_accused(text: AnnotatedText, parties: Parties, told: list[Telling]) -> None:
    """Make the shooting in which an officer is charged, cleared or put on leave one by police.

    "Deputy indicted in the shooting of a man"; whoever is put on leave after one need not be the one who fired.
    """
    for one in told:
        if "civilian" not in one.trigger.rule.flags or (accused := _accused_in(text, one)) is None:
            continue
        if _serves(text, words_of(text, parties, accused)):
            one.type, one.subtype = "use_of_force", "shooting"
            if (party := parties.at(accused)) is not None and not _is_relieved(text, one):
                one.participants.setdefault("officer", []).append(party)


def _serves(text: AnnotatedText, called: set[str]) -> bool:
    """Whether somebody called so is police on duty, or was: "the former deputy", of whose work the text tells."""
    if not called & kind("police") or called & cues("off_duty"):
        return False
    return not called & cues("no_longer") or any(phrase in text.content for phrase in words("parties", "on_duty"))


def _accused_in(text: AnnotatedText, one: Telling) -> int | None:
    """Who is charged, cleared or put on leave for a shooting that is told by a noun; None where it is of their family."""
    head = one.trigger.head
    verb = syntax.clause_verb(text, text.heads[head])
    is_judged = text.lemmas[verb] in cues("judging") and not {"in", "for", "over"}.isdisjoint(text.lowers[verb:head])
    if not is_judged and not _is_relieved(text, one):
        return None
    sentence = text.sentences[text.sentence_number(head)]
    if not kind("kin").isdisjoint(text.lemmas[head : sentence.end]):
        return None
    return next(iter(syntax.objects(text, verb)), None) or syntax.subject(text, verb)


def _is_relieved(text: AnnotatedText, one: Telling) -> bool:
    """Whether a shooting is that after which somebody was put on leave: "was placed on leave after the shooting of"."""
    after = text.heads[one.trigger.head]
    if text.lowers[after] not in {"after", "following"}:
        return False
    return not cues("relieving").isdisjoint(text.lemmas[syntax.clause_verb(text, after) : after])


def without_doerless(told: list[Telling], parties: Parties) -> list[Telling]:
    """The tellings without the offense of a "fatal shooting" that the text tells of by that noun alone, by nobody: a death."""
    offenses = [one for one in told if one.type == "offense"]
    is_crime = any("suspect" in party.roles for party in parties.parties) or any(one.type in _AGAINST for one in told)
    is_crime |= any(not _is_fatal_noun(one, told) for one in offenses)
    return told if is_crime else [one for one in told if one.type != "offense"]


def _is_fatal_noun(offense: Telling, told: list[Telling]) -> bool:
    """Whether an offense is told by a noun for a death, without a doer: "the scene of the fatal shooting of Dale Roe"."""
    if offense.participants.keys() & {"subject", "officer"} or "civilian" not in offense.trigger.rule.flags:
        return False
    return any(one.type == "death" and one.trigger.head == offense.trigger.head for one in told)


def _is_on_another_day(day: str | None, others: set[str | None]) -> bool:
    return is_day(day) and bool(others - {None}) and all(is_day(other) and other != day for other in others - {None})


def _is_denied(one: Telling) -> bool:
    """Negated force is told ("no shots were fired"); of the rest only unhurt people are."""
    return one.polarity == "negated" and one.type not in {"injury", "use_of_force"}


def _is_fatal_wound(text: AnnotatedText, one: Telling, dead: set[str | None], of_sentences: dict[int, str | None]) -> bool:
    """Whether the person wounded is one of the dead; `of_sentences`: who died in which sentence."""
    if "dies_later" in one.trigger.rule.flags:
        return True
    if one.type != "injury" or one.polarity == "negated":
        return False
    if one.subject is not None and one.subject in dead:
        return True
    sentence = text.sentence_number(one.trigger.start)
    if sentence in of_sentences and None in (of_sentences[sentence], one.subject):
        return True
    return bool(dead) and one.subject is None and "unless_dead" in one.trigger.rule.flags
