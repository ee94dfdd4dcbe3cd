"""Whether a word asks for, demands or orders what is below it."""

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.events.rules import cues
from onrecord.reading.events.verb_forms import is_finite


def demand_that_is(text: AnnotatedText, governor: int, below: int) -> int | None:
    """The noun for a demand that a verb says to be what is below it: "their demands include the firing of"."""
    if text.lemmas[governor] not in cues("including") or text.deps[below] not in {"dobj", "attr"}:
        return None
    return next((noun for noun in syntax.children(text, governor, "nsubj") if text.lemmas[noun] in cues("demands")), None)


def asks(text: AnnotatedText, governor: int, below: int, cue: str) -> bool:
    """Whether a word asks for what is below it, alone or with the preposition between: "call for"."""
    lemma = text.lemmas[governor]
    if lemma in cues(cue):
        return True
    between = text.lowers[text.heads[below]] if text.heads[below] != governor else text.lowers[below]
    return f"{lemma} {between}" in cues(cue)


def calls_on(text: AnnotatedText, governor: int, below: int) -> bool:
    """Whether a verb asks for a clause: "called for him to be charged", "called on him to resign", "asked that it be shown"."""
    if text.lemmas[governor] not in cues("calling") or text.deps[below] not in {"advcl", "xcomp", "ccomp"}:
        return False
    if syntax.is_passive(text, governor) or is_finite(text, below):
        return False
    return text.tags[below] in {"VB", "VBN"} and not {"whether", "if"} & {text.lowers[one] for one in text.children[below]}


def is_imperative(text: AnnotatedText, verb: int) -> bool:
    """Whether a verb orders: "Release the video", at the start of its sentence, cell or quotation, without a subject."""
    if text.tags[verb] != "VB" or text.deps[verb] not in {"ROOT", "ccomp"} or not syntax.objects(text, verb):
        return False
    if syntax.children(text, verb, "nsubj", "nsubjpass", "aux"):
        return False
    before = text.lowers[verb - 1] if verb else ""
    return verb == text.sentences[text.sentence_number(verb)].start or before in cues("opening") or not before.strip()
