"""Which tellings are of the incident: a shooting told without its doer, a wound of somebody who died."""

from onrecord.language import AnnotatedText
from onrecord.reading.events.telling import Telling
from onrecord.record.vocabulary import phase_of

_NOT_TOLD = frozenset({"hypothetical", "planned", "requested", "unknown"})


def of_the_incident(text: AnnotatedText, told: list[Telling]) -> list[Telling]:
    """The tellings with the incident's own put right; what did not happen is no part of an incident."""
    told = [one for one in told if not (one.is_incident and (one.modality in _NOT_TOLD or _is_denied(one)))]
    told = [one for one in told if not (one.type == "call_for_action" and one.subtype and phase_of(one.subtype) == "incident")]
    by_police = any(one.type == "use_of_force" and one.subtype == "shooting" for one in told)
    for one in told:
        if by_police and "civilian" in one.trigger.rule.flags and not one.participants.get("subject"):
            one.type, one.subtype = "use_of_force", "shooting"
    return [one for one in told if not _is_fatal_wound(text, one, told)]


def _is_denied(one: Telling) -> bool:
    """Negated force is told ("no shots were fired"); of the rest only unhurt people are."""
    return one.polarity == "negated" and one.type not in {"injury", "use_of_force"}


def _is_fatal_wound(text: AnnotatedText, one: Telling, told: list[Telling]) -> bool:
    """Whether the person wounded is the one who died."""
    if one.type != "injury" or one.polarity == "negated":
        return False
    deaths = [death for death in told if death.type == "death"]
    if any(death.subject == one.subject for death in deaths if one.subject):
        return True
    sentence = text.sentence_number(one.trigger.start)
    if any(text.sentence_number(death.trigger.start) == sentence and None in (death.subject, one.subject) for death in deaths):
        return True
    return bool(deaths) and one.subject is None and "unless_dead" in one.trigger.rule.flags
