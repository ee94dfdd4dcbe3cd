"""Cues that tell a deed, not a saying: "resisted arrest", "answered the door", "called deputies for help"."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import load, words
from onrecord.reading import syntax


def is_deed(text: AnnotatedText, verb: int, frame: str) -> bool:
    """Whether a cue verb with its complement tells what somebody does, by what the verb acts on or by its purpose."""
    if frame == "object":
        nouns, acted_on = syntax.children(text, verb, "dobj", "dative"), load("cues")["acts"].get(text.lemmas[verb], ())
        touching = text.lemmas[verb] in words("cues", "deeds") and any(_is_touched(text, noun) for noun in nouns)
        return touching or any(text.lemmas[noun] in acted_on for noun in nouns) or _is_purpose(text, verb)
    if frame == "for" and text.lemmas[verb] == "call":
        return bool(syntax.children(text, verb, "dobj")) or _calls_help(text, verb)
    return _is_purpose(text, verb)


def _is_touched(text: AnnotatedText, noun: int) -> bool:
    """Whether a noun is a person or thing that one lays hands on."""
    return text.poss[noun] in {"PRON", "PROPN"} or text.lemmas[noun] in words("cues", "touched")


def _calls_help(text: AnnotatedText, verb: int) -> bool:
    nouns = [noun for prep in syntax.children(text, verb, "prep") for noun in syntax.children(text, prep, "pobj")]
    return any(text.lemmas[noun] in words("cues", "called_out") for noun in nouns)


def _is_purpose(text: AnnotatedText, verb: int) -> bool:
    """Whether a cue is what something else is done for: "gathered to talk about it", "a warrant to examine the house"."""
    purpose = text.lemmas[verb] in words("cues", "purposes") and text.deps[verb] in {"advcl", "acl", "relcl"}
    return purpose and any(text.lowers[c] == "to" for c in syntax.children(text, verb, "aux"))
