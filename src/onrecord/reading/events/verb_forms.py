"""The form of a verb: whether it has a tense of its own, is past, an infinitive, sets what was planned on another day."""

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.events.rules import cues


def is_put_off(text: AnnotatedText, verb: int) -> bool:
    """Whether a verb sets what was planned on another day: "was postponed", "put off the trial", "moved to May 3"."""
    if text.lemmas[verb] == "put":
        return any(text.lowers[child] == "off" for child in syntax.children(text, verb, "prt"))
    return text.lemmas[verb] in cues("postponing")


def is_infinitive(text: AnnotatedText, verb: int) -> bool:
    """Whether a verb stands after "to", in the passive too: "to be interviewed"."""
    forms = {text.tags[one] for one in (verb, *syntax.children(text, verb, "auxpass"))}
    return "VB" in forms and any(text.tags[child] == "TO" for child in text.children[verb])


def is_inverted(text: AnnotatedText, verb: int) -> bool:
    """Whether "had" before its subject makes a clause a condition: "Had the officer fired, the boy would have died"."""
    had = [one for one in syntax.children(text, verb, "aux") if text.lowers[one] == "had"]
    subjects = syntax.children(text, verb, "nsubj", "nsubjpass")
    return bool(had) and bool(subjects) and had[0] < subjects[0] and text.deps[verb] == "advcl"


def is_finite(text: AnnotatedText, verb: int) -> bool:
    """Whether a verb has a tense of its own."""
    return text.tags[verb] in syntax.FINITE or any(
        text.tags[child] in syntax.FINITE for child in syntax.children(text, verb, "aux", "auxpass")
    )


def is_past(text: AnnotatedText, verb: int) -> bool:
    """Whether a verb or its auxiliary is in the past tense, or has none."""
    tags = [text.tags[verb], *(text.tags[child] for child in syntax.children(text, verb, "aux", "auxpass"))]
    return "VBD" in tags or not any(tag in syntax.FINITE for tag in tags)
