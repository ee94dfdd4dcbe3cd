"""Whether a trigger says that something came about: affirmed or negated; occurred, planned, requested, hypothetical, unknown."""

from typing import NamedTuple

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.events.rules import cues
from onrecord.reading.events.triggers import Trigger

# How a noun may hang on the verb whose negation or tense is its own: "did not release the names", "a trial is set".
_PARTS = frozenset({"dobj", "nsubjpass", "nsubj", "attr", "pobj", "prep", "compound", "poss", "conj", "dative", "oprd"})
_NEGATED_NOUN = frozenset({"no", "without", "neither", "nor"})
# Verbs above a trigger that are looked at for plans, requests and doubts.
HIGHEST = 4


class Standing(NamedTuple):
    """What a trigger says of its event; `demanded` where somebody calls for it."""

    polarity: str
    modality: str
    demanded: int | None = None


def standing(text: AnnotatedText, trigger: Trigger) -> Standing:
    """Polarity and modality of a trigger; what its rule fixes comes first."""
    rule = trigger.rule
    polarity = rule.polarity or ("negated" if _is_negated(text, trigger) else "affirmed")
    modality, demanded = _modality(text, trigger)
    return Standing(polarity, rule.modality or modality, demanded)


def _is_negated(text: AnnotatedText, trigger: Trigger) -> bool:
    head = trigger.head
    if any(text.lowers[token] in _NEGATED_NOUN for token in range(max(trigger.start - 1, 0), trigger.start)):
        return True
    if syntax.is_negated(text, head):
        return True
    if text.tags[head].startswith("VB"):
        return any(_has_no(text, one) for one in syntax.objects(text, head)[:2])
    verb = _verb_of(text, head)
    return _has_no(text, head) or (verb is not None and syntax.is_negated(text, verb))


def _has_no(text: AnnotatedText, noun: int) -> bool:
    return any(text.lowers[child] in _NEGATED_NOUN for child in text.children[noun])


def _verb_of(text: AnnotatedText, noun: int) -> int | None:
    """The verb that a noun is a part of: its subject, object or the object of its preposition."""
    token = noun
    for _ in range(HIGHEST):
        if text.deps[token] not in _PARTS:
            return None
        token = text.heads[token]
        if text.poss[token] in {"VERB", "AUX"}:
            return token
    return None


def _modality(text: AnnotatedText, trigger: Trigger) -> tuple[str, int | None]:
    """The modality and, where somebody calls for the event, the word that does."""
    verb = trigger.head if text.poss[trigger.head] in {"VERB", "AUX"} else _verb_of(text, trigger.head)
    if verb is None:
        return _of_noun(text, trigger.head)
    if verb != trigger.head and (found := _of_governor(text, verb, trigger.head)):
        return found
    below = verb
    for _ in range(HIGHEST):
        found = _of_clause(text, below) or _of_governor(text, text.heads[below], below)
        if found:
            return found
        if text.deps[below] not in {"xcomp", "ccomp", "conj", "advcl", "acl", "pcomp", "relcl"} or _is_finite(text, below):
            break
        below = text.heads[below]
        if text.poss[below] not in {"VERB", "AUX", "ADJ", "NOUN"}:
            break
    return "occurred", None


def _of_noun(text: AnnotatedText, noun: int) -> tuple[str, int | None]:
    """The modality of a noun that no verb governs: "calls for an inquiry"."""
    for above in syntax.ancestors(text, noun)[:2]:
        if text.lemmas[above] in cues("demanding"):
            return "requested", above
    return "occurred", None


def _of_clause(text: AnnotatedText, verb: int) -> tuple[str, int | None] | None:
    """What a verb's own auxiliaries and marks say."""
    own = {text.lowers[child] for child in text.children[verb]}
    perfect = "have" in own or text.tags[verb] in {"VBD"}
    if own & cues("conditional"):
        return "hypothetical", None
    if "whether" in own:
        return "unknown", None
    if own & cues("will"):
        if any(text.deps[c] == "advcl" and {text.lowers[g] for g in text.children[c]} & cues("conditional") for c in text.children[verb]):
            return "hypothetical", None
        return "planned", None
    if own & cues("may") and not (perfect or text.lowers[verb] == "had"):
        return "hypothetical", None
    if _is_infinitive(text, verb) and text.lemmas[text.heads[verb]] == "be" and text.deps[verb] == "xcomp":
        return "planned", None
    return None


def _of_governor(text: AnnotatedText, governor: int, below: int) -> tuple[str, int | None] | None:
    """What the word above says of the clause or noun below it: a plan, a request, a demand, an attempt."""
    if governor == below or text.deps[below] in {"conj", "advcl", "relcl"}:
        return None
    lemma = text.lemmas[governor]
    if text.deps[below] == "ccomp" and _is_finite(text, below) and lemma not in cues("demanding"):
        return None
    if lemma in cues("requesting"):
        return "requested", None
    if lemma in cues("demanding"):
        return "requested", governor
    if lemma in cues("not_done"):
        return "hypothetical", None
    if lemma in cues("planning") and (text.deps[below] != "nsubj" or text.tags[governor] == "VBN"):
        return "planned", None
    return None


def _is_infinitive(text: AnnotatedText, verb: int) -> bool:
    return text.tags[verb] == "VB" and any(text.tags[child] == "TO" for child in text.children[verb])


def _is_finite(text: AnnotatedText, verb: int) -> bool:
    """Whether a verb has a tense of its own."""
    if text.tags[verb] in {"VBD", "VBZ", "VBP"}:
        return True
    return any(text.tags[child] in {"VBD", "VBZ", "VBP", "MD"} for child in text.children[verb] if text.deps[child] in {"aux", "auxpass"})
