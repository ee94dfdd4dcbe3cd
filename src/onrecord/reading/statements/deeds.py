"""Cues that tell a deed, not a saying: "resisted arrest", "answered the door", "called deputies for help"."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import load, words
from onrecord.reading import syntax

# So near after "called for" stands who or what is called out.
CALLED_NEAR = 4
# So near after "found" stands how somebody was found.
FOUND_NEAR = 6


def is_deed(text: AnnotatedText, verb: int, frame: str) -> bool:
    """Whether a cue verb with its complement tells what somebody does, by what the verb acts on or by its purpose."""
    if text.lemmas[verb] == "call" and "911" in text.lowers[verb + 1 : verb + 3]:
        return True
    if text.lemmas[verb] in words("cues", "finding") and (_is_hurt(text, verb) or _comes_upon(text, verb, frame)):
        return True
    if frame == "object":
        nouns, acted_on = syntax.children(text, verb, "dobj", "dative"), load("cues")["acts"].get(text.lemmas[verb], ())
        touching = text.lemmas[verb] in words("cues", "deeds") and any(_is_touched(text, noun) for noun in nouns)
        return touching or any(text.lemmas[noun] in acted_on for noun in nouns) or _is_purpose(text, verb)
    if text.lemmas[verb] == "accuse" and frame == "of":  # "Woman accused of killing her father"
        return not syntax.children(text, verb, "dobj", "dative", "auxpass")
    if frame == "for" and text.lemmas[verb] == "call":
        return bool(syntax.children(text, verb, "dobj")) or _calls_help(text, verb)
    return _is_purpose(text, verb)


def _is_hurt(text: AnnotatedText, verb: int) -> bool:
    """Whether a person is found dead or hurt: "found the victim deceased"."""
    return not words("cues", "found_hurt").isdisjoint(text.lowers[verb + 1 : verb + FOUND_NEAR])


def _is_touched(text: AnnotatedText, noun: int) -> bool:
    """Whether a noun is a person or thing that one lays hands on."""
    return text.poss[noun] in {"PRON", "PROPN"} or text.lemmas[noun] in words("cues", "touched")


def _calls_help(text: AnnotatedText, verb: int) -> bool:
    return not words("cues", "called_out").isdisjoint(text.lemmas[verb + 1 : verb + CALLED_NEAR])


def _comes_upon(text: AnnotatedText, verb: int, frame: str) -> bool:
    """Whether somebody is found doing or suffering something: "found the boy lying in the street", "a man found dead"."""
    if text.deps[verb] == "acl" or frame in {"object", "predicate"}:
        return frame not in {"object", "predicate"}
    inner = [c for c in syntax.children(text, verb, "ccomp", "xcomp", "dobj") if c > verb]
    return any(text.tags[c] == "VBG" and not syntax.children(text, c, "aux", "auxpass", "mark") for c in inner)


def _is_purpose(text: AnnotatedText, verb: int) -> bool:
    """Whether a cue is what something else is done for: "gathered to talk about it", "a warrant to examine the house"."""
    above = text.heads[verb]
    if text.deps[verb] == "pcomp" and text.lemmas[text.heads[above]] == "purpose":
        return True  # "for the purpose of determining whether"
    purpose = text.lemmas[verb] in words("cues", "purposes") and text.deps[verb] in {"advcl", "acl", "relcl"}
    return purpose and any(text.lowers[c] == "to" for c in syntax.children(text, verb, "aux"))
