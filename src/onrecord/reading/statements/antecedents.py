"""Whom a pronoun of a source stands for, where its own sentence tells: "the chief, who said", "a witness ran, she said"."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.statements.draft import Draft

RELATIVE = frozenset({"who", "which", "that"})
_PERSONAL = frozenset({"he", "she"})
_ONE = frozenset({"a", "an", "one", "another"})
# Relations over which a verb belongs to the relative clause above it: "who came late and said".
_WITHIN = frozenset({"conj", "xcomp", "advcl", "ccomp"})


def antecedent(text: AnnotatedText, draft: Draft) -> int | None:
    """The noun that a relative pronoun stands for; any other speaker itself; None where no noun is found."""
    head = draft.speaker
    if head is None or text.lowers[head] not in RELATIVE:
        return head
    verb = draft.cue
    for _ in range(syntax.DEEPEST):
        if text.deps[verb] == "relcl":
            return text.heads[verb]
        if text.deps[verb] not in _WITHIN or text.heads[verb] == verb:
            break
        verb = text.heads[verb]
    return _before(text, head)


def _before(text: AnnotatedText, pronoun: int) -> int | None:
    """The noun right before a relative pronoun, a comma between them or not."""
    last = pronoun - 1 - (text.lowers[max(pronoun - 1, 0)] == ",")
    return last if last >= 0 and text.poss[last] in {"NOUN", "PROPN"} else None


def observer(text: AnnotatedText, draft: Draft) -> int | None:
    """The unnamed witness that a pronoun goes back to: "A witness heard shots, he said", "One neighbor saw it. She said"."""
    if draft.speaker is None or text.lowers[draft.speaker] not in _PERSONAL or not draft.content:
        return None
    number = text.sentence_number(draft.speaker)
    if draft.frame == "clause" and draft.speaker == text.sentences[number].start and number > 0:
        return _telling(text, text.sentences[number - 1].start)
    if draft.frame != "inserted":
        return None
    first = draft.content[0].start
    if text.lowers[first] not in _ONE:
        return None
    noun = text.heads[first]
    told = text.deps[noun] == "nsubj" and text.lemmas[noun] in words("cues", "observers")
    return noun if told and text.lemmas[text.heads[noun]] in words("cues", "observing") else None


def _telling(text: AnnotatedText, first: int) -> int | None:
    """The unnamed witness who opens a sentence as the one who tells, sees or hears."""
    noun = text.heads[first]
    if text.lowers[first] not in _ONE or text.deps[noun] != "nsubj" or text.lemmas[noun] not in words("cues", "observers"):
        return None
    verb = text.lemmas[text.heads[noun]]
    return noun if verb in words("cues", "observing") or verb in words("cues", "going_on") else None
