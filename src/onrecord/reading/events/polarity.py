"""Whether a trigger says that something came about at all, and how: affirmed or negated, and its modality."""

from typing import NamedTuple

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.events.modality import OWED, TRIED, modality_of, verb_of
from onrecord.reading.events.rules import cues
from onrecord.reading.events.triggers import Trigger
from onrecord.record.vocabulary import phase_of

# Phases of what is done to somebody, so that to say that it ought to be is to call for it.
_CALLED_FOR = frozenset({"duty status", "decision"})
_KNOWN = frozenset({"the", "this", "that", "its", "their", "his", "her", "our"})
# What may be told of something: "no word of injuries".
_TOLD = frozenset({"report", "word", "sign", "indication", "record", "evidence", "mention"})
# What is arranged beforehand, so that it can be undone.
_ARRANGED = frozenset({"settlement", "protest", "memorial", "press_conference", "hearing", "court_appearance", "policy_change"})
_NEGATED_NOUN = frozenset({"no", "without", "neither", "nor"})


class Standing(NamedTuple):
    """What a trigger says of its event; `is_demand`: somebody calls for it, by the word `demanded` where one is told."""

    polarity: str
    modality: str
    demanded: int | None = None
    is_demand: bool = False


def standing(text: AnnotatedText, trigger: Trigger) -> Standing | None:
    """Polarity and modality of a trigger, what its rule fixes first; None for what was only tried or threatened."""
    rule = trigger.rule
    polarity = rule.polarity or ("negated" if _is_negated(text, trigger) else "affirmed")
    modality, demanded = modality_of(text, trigger.head)
    if modality == TRIED:
        return None
    if modality == OWED:
        modality = "requested" if phase_of(rule.type) in _CALLED_FOR else "hypothetical"
        return Standing(polarity, modality, demanded, is_demand=modality == "requested" and polarity == "affirmed")
    if modality == "requested" and phase_of(rule.type) == "incident" and text.poss[trigger.head] == "NOUN":
        modality, demanded = "occurred", None  # "called on the city to release the video of the shooting"
    if polarity == "negated" and modality == "planned" and rule.polarity is None:
        modality = "occurred"  # "will not release the name" is a refusal
    if modality == "planned" and rule.type == "investigation_opened" and _is_under_way(text, trigger.head):
        modality = "occurred"
    if modality == "planned" and rule.type == "lawsuit_filed" and _is_going_on(text, trigger.head):
        modality = "occurred"
    return Standing(polarity, rule.modality or modality, demanded, is_demand=demanded is not None)


def _is_under_way(text: AnnotatedText, noun: int) -> bool:
    """Whether an inquiry is known already, whatever is to come of it: "as part of its inquiry, the office will review"."""
    is_known = any(text.lowers[one] in _KNOWN for one in syntax.children(text, noun, "det", "poss"))
    is_published = text.deps[noun] == "dobj" and text.lemmas[text.heads[noun]] == "release"
    return (text.deps[noun] == "pobj" and is_known) or is_published


def _is_going_on(text: AnnotatedText, noun: int) -> bool:
    """Whether a lawsuit is there already, whatever is to come of it: "is set for trial", not "is expected to be filed"."""
    if text.deps[noun] not in {"nsubj", "nsubjpass"}:
        return False
    verb = text.heads[noun]
    done = syntax.children(text, verb, "xcomp")[:1] or [verb]
    return text.lemmas[done[0]] in cues("going_on")


def _is_negated(text: AnnotatedText, trigger: Trigger) -> bool:
    head = trigger.head
    if text.lowers[max(trigger.start - 1, 0)] in _NEGATED_NOUN or syntax.is_negated(text, head):
        return True
    if _is_denied(text, head):
        return True
    if text.tags[head].startswith("VB"):
        return any(_has_no(text, one) for one in syntax.objects(text, head)[:2])
    verb = verb_of(text, head)
    if any(_has_no(text, noun) for noun in (head, _first_joined(text, head))) or _is_of_nothing_told(text, head):
        return True
    # "Nobody was arrested in the shooting", "declined to comment on the lawsuit": what is spoken of is there.
    spoken_of = {"incident", "civil"} if text.lowers[text.heads[head]] == "under" else {"incident", "civil", "investigation"}
    if text.deps[head] == "pobj" and phase_of(trigger.rule.type) in spoken_of:
        return False
    if verb is not None and trigger.rule.type in _ARRANGED and _is_undone(text, verb, head):
        return True
    return verb is not None and syntax.is_negated(text, verb)


def _is_denied(text: AnnotatedText, verb: int) -> bool:
    """Whether a verb tells what somebody denies or fails to do: "deny that an officer shot him", "failure to charge him"."""
    above = text.heads[verb]
    if text.deps[verb] in {"ccomp", "xcomp"} and text.lemmas[above] in cues("denying"):
        return not syntax.is_negated(text, above)
    is_infinitive = any(text.tags[child] == "TO" for child in text.children[verb])
    return is_infinitive and text.deps[verb] in {"acl", "relcl"} and text.lemmas[above] in cues("nouns_of_refusals")


def _is_undone(text: AnnotatedText, verb: int, noun: int) -> bool:
    """Whether a verb says that what was to be shall not be: "rejected a settlement", "the protest was called off"."""
    particle = next((text.lowers[one] for one in syntax.children(text, verb, "prt")), "")
    is_undone = f"{text.lemmas[verb]} {particle}".strip() in cues("undoing")
    return is_undone and text.deps[noun] in {"dobj", "nsubjpass"} and not syntax.is_negated(text, verb)


def _is_of_nothing_told(text: AnnotatedText, noun: int) -> bool:
    """Whether nothing is told of: "no reports of serious injuries", "not aware of any injuries"."""
    if text.deps[noun] != "pobj":
        return False
    above = text.heads[text.heads[noun]]
    if text.lemmas[above] in _TOLD and _has_no(text, above):
        return True
    is_any = any(text.lowers[child] == "any" for child in text.children[noun])
    return is_any and syntax.is_negated(text, syntax.clause_verb(text, noun))


def _first_joined(text: AnnotatedText, noun: int) -> int:
    """The first of some joined nouns: "no commendations or discipline"."""
    return text.heads[noun] if text.deps[noun] == "conj" else noun


def _has_no(text: AnnotatedText, noun: int) -> bool:
    return any(text.lowers[child] in _NEGATED_NOUN for child in text.children[noun])
