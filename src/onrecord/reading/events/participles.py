"""Participles that tell what is done to somebody: wanted, passive by their place, joined to a passive."""

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.events.rules import cues

# What a shot goes at.
_AIMING = frozenset({"at", "on", "into", "toward", "towards"})


def is_wanted(text: AnnotatedText, verb: int) -> bool:
    """Whether a participle tells what somebody wants done to its subject: "wants the officer fired and the video released"."""
    if text.tags[verb] not in {"VBN", "VBD"} or not syntax.children(text, verb, "nsubj") or syntax.objects(text, verb):
        return False
    above = text.heads[verb]
    if text.deps[verb] == "conj" and above != verb:
        return is_wanted(text, above)
    return text.deps[verb] == "ccomp" and text.lemmas[above] in cues("wishing") and not syntax.children(text, verb, "mark")


def is_reduced(text: AnnotatedText, verb: int) -> bool:
    """Whether a participle stands for a passive clause: joined to one, or with an agent phrase."""
    if text.tags[verb] != "VBN":
        return False
    if syntax.children(text, verb, "agent"):
        return True
    return text.deps[verb] == "conj" and not syntax.children(text, verb, "nsubj") and syntax.is_passive(text, text.heads[verb])


def is_done_to_same(text: AnnotatedText, verb: int) -> bool:
    """Whether a participle that reads as a past tense goes on with what was done to one: "was suspended and then fired"."""
    above = text.heads[verb]
    if text.tags[verb] != "VBD" or text.deps[verb] != "conj" or text.lemmas[above] not in cues("dismissing"):
        return False
    is_alone = not syntax.children(text, verb, "nsubj", "dobj", "prt") and syntax.is_passive(text, above)
    return is_alone and all(text.lowers[one] not in _AIMING for one in syntax.children(text, verb, "prep"))


def modified(text: AnnotatedText, verb: int) -> int | None:
    """Whom a passive verb concerns: its subject, or the noun right before a participle: "family of a man shot by police"."""
    before = syntax.before_adverbs(text, verb)  # "family of a man fatally shot by police"
    if text.deps[verb] == "acl" and before >= 0 and text.poss[before] in {"NOUN", "PROPN"}:
        return before
    return syntax.subject(text, verb)
