"""What is said where the parse has lost its clause, by its place after the cue."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.statements.cuts import before_other_source, before_participle
from onrecord.reading.statements.phrases import is_finite, trimmed
from onrecord.reading.syntax import FINITE
from onrecord.text import Span

# How far after its cue a "that" still opens what is said; what a clause without it begins with.
_REACH = 12
_BEGINS = frozenset({"PRON", "DET", "PROPN", "NOUN", "ADJ", "NUM", "VERB"})
_QUESTIONS = (["how"], ["why"], ["whether"])
_SUBJECTS = (["he"], ["she"], ["it"], ["they"], ["we"], ["i"], ["there"])


def unparsed(text: AnnotatedText, verb: int, content: Span | None, frame: str) -> tuple[Span | None, str]:
    """What is said where the parse has lost its clause: what follows "that" or the cue itself, if it has a finite verb."""
    start, end = _lost_start(text, verb), text.sentences[text.sentence_number(verb)].end
    if _is_gap(text, verb):  # the clause around it goes on where a verb follows a comma
        end = next((t for t in range(verb + 1, end - 1) if text.lowers[t] == "," and text.tags[t + 1] in FINITE), end)
    elif text.deps[verb] in {"advcl", "relcl", "acl"}:
        end = min(end, syntax.subtree(text, verb).end)
    if start is None or not any(t not in text.quoted_tokens and is_finite(text, t) for t in range(start + 1, end)):
        return content, frame
    lost = trimmed(text, *before_other_source(text, before_participle(text, Span(start, end))))
    return (lost, "clause") if lost is not None else (content, frame)


def _lost_start(text: AnnotatedText, verb: int) -> int | None:
    if text.lowers[verb + 1 : verb + 2] == ["that"] and text.tags[verb + 1] == "IN":
        return verb + 2
    if _asks(text, verb) or _is_gap(text, verb):
        return verb + 1
    if text.deps[verb] == "amod" or (
        any(c > verb for c in syntax.children(text, verb, "dobj")) and text.lemmas[verb] not in words("cues", "heard")
    ):
        return None  # "claimed wealth and said", "the raid that killed him"
    last = min(text.sentences[text.sentence_number(verb)].end, verb + _REACH)
    for t in range(verb + 1, last):
        if text.lowers[t] == "that" and text.tags[t] in {"IN", "WDT"}:
            return t + 1
        if text.poss[t] in {"VERB", "AUX", "PUNCT"}:
            break
    opens = text.lemmas[verb] in words("cues", "saying") and verb + 1 < last and text.poss[verb + 1] in _BEGINS
    return verb + 1 if opens else None


def _asks(text: AnnotatedText, verb: int) -> bool:
    """Whether a clause begins right after a cue, with a question word or a pronoun that can only be its subject."""
    first, second = text.lowers[verb + 1 : verb + 2], text.tags[verb + 2 : verb + 3]
    return (first in _QUESTIONS and second not in (["TO"], ["IN"])) or (
        first in _SUBJECTS and bool(second) and second[0] in FINITE
    )


def _is_gap(text: AnnotatedText, verb: int) -> bool:
    """Whether what is said has its subject in a relative pronoun before it: "the test, which media claimed | now allows"."""
    first = verb + 1 + (text.poss[verb + 1 : verb + 2] == ["ADV"])
    finite = text.tags[first : first + 1]
    return text.deps[verb] == "relcl" and text.lemmas[verb] in words("cues", "saying") and bool(finite) and finite[0] in FINITE
