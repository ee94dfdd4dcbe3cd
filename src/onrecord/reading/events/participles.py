"""Participles that tell what is done to somebody: wanted, passive by their place, joined to a passive."""

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.events.rules import cues

# What a shot goes at.
_AIMING = frozenset({"at", "on", "into", "toward", "towards"})
# What follows on a charge, an arrest, a sentence: "charged with assault", "arrested in Ohio".
_OF_A_CHARGE = frozenset({"with", "for", "in"})


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
        charged = _done_to_before(text, verb, before) if text.lemmas[verb] in cues("charging") else None
        return before if charged is None else charged
    return syntax.subject(text, verb)


def _done_to_before(text: AnnotatedText, verb: int, before: int) -> int | None:
    """Whom the participle before a charge is said of: "Woman shot by police | charged with assault" is of the woman."""
    by = text.heads[before]
    above = text.heads[by]
    is_doer = (
        text.deps[before] == "pobj" and text.deps[by] == "agent" and text.deps[above] == "acl" and text.tags[above] == "VBN"
    )
    return (
        modified(text, above)
        if is_doer and text.lowers[verb + 1 : verb + 2] and text.lowers[verb + 1] in _OF_A_CHARGE
        else None
    )
