"""Clauses and names that depend on a cue: which frame they fill, and how far the parse has cut them short."""

from collections.abc import Iterator

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.statements.cues import frames_of
from onrecord.reading.statements.phrases import is_finite, is_passive
from onrecord.text import Span


def clause_of(text: AnnotatedText, verb: int, nouns: list[int]) -> Iterator[tuple[str, Span]]:
    """The frame of a clause that depends on a cue."""
    span = syntax.subtree(text, verb)
    if opens_for(text, verb):
        yield "for", Span(span.start + 1, span.end)  # "called for the chief to resign"
    elif is_infinitive(text, verb):
        before = [n for n in nouns if n < verb]
        if before:
            yield "infinitive_alone", span
            yield "object_infinitive", Span(syntax.subtree(text, before[-1]).start, span.end)
        elif syntax.children(text, verb, "nsubj", "nsubjpass"):
            yield "object_infinitive", span
        else:
            yield "infinitive", span
    elif text.deps[verb] == "xcomp":
        if text.tags[verb] == "VBG":
            yield "gerund", span
        elif text.tags[verb] in {"VBD", "VBZ", "VBP"}:
            yield "clause", span  # "which she said | was loaded"
        elif syntax.children(text, verb, "nsubj", "nsubjpass"):
            yield "predicate", span
    elif text.tags[verb] == "VBN" and not syntax.children(text, verb, "aux", "auxpass", "mark"):
        yield "object_infinitive", span  # "wants something done"
        yield "clause", _with_joined(text, verb, span)  # or a past tense that was mistaken
    elif text.poss[verb] not in {"VERB", "AUX"} and not syntax.children(text, verb, "cop", "mark"):
        yield "predicate", span  # "called the shooting wrong", which the parse takes for a clause
        if text.lemmas[text.heads[verb]] == "say":
            yield "clause", span  # "said the words “lump” all together": a verb that it takes for a noun
    else:
        yield "clause", _with_subject(text, verb, _with_joined(text, verb, span))


def _would(text: AnnotatedText, verb: int) -> bool:
    """Whether a verb without a subject goes on with what is said: "said he would sue, and then would leave"."""
    return not syntax.children(text, verb, "nsubj") and any(text.tags[c] == "MD" for c in syntax.children(text, verb, "aux"))


def _with_subject(text: AnnotatedText, verb: int, span: Span) -> Span:
    """A clause with the subject that the parse gives to an infinitive of its own: "said his plan to sue | was off"."""
    cue = text.heads[verb]
    before = [c for c in syntax.children(text, cue, "ccomp", "xcomp") if cue < c < verb]
    if not before or syntax.children(text, verb, "nsubj", "nsubjpass", "expl", "csubj"):
        return span
    return Span(syntax.subtree(text, before[0]).start, span.end)


def _with_joined(text: AnnotatedText, verb: int, span: Span) -> Span:
    """A clause with the one joined to it that the parse hangs on the cue instead: "said he ran, and the officers followed"."""
    cue = text.heads[verb]
    for child in syntax.children(text, cue, "conj"):
        if child >= span.end and _would(text, child):
            return Span(span.start, syntax.subtree(text, child).end)
        if (
            child >= span.end
            and (text.lemmas[child] not in frames_of("verbs") or is_passive(text, child))
            and syntax.children(text, child, "nsubj", "nsubjpass", "expl")
        ):
            return Span(span.start, syntax.subtree(text, child).end)
    return span


def is_told(text: AnnotatedText, cue: int, verb: int) -> bool:
    """Whether a clause that the parse takes for a circumstance is what is told: "asked her if he slept"."""
    opening = {text.lowers[c] for c in syntax.children(text, verb, "mark")}
    if text.lemmas[cue] in words("cues", "asking"):
        return bool(opening & {"if", "whether"})
    asks = any(text.tags[c] in {"WRB", "WP", "WDT"} for c in text.children[verb])
    near = syntax.subtree(text, verb).start == cue + 1
    return (
        text.lemmas[cue] == "say"
        and near
        and not opening
        and not asks
        and is_finite(text, verb)
        and bool(_own_subject(text, verb))
    )


def _own_subject(text: AnnotatedText, verb: int) -> list[int]:
    return syntax.children(text, verb, "nsubj", "nsubjpass", "expl")


def opens_for(text: AnnotatedText, verb: int) -> bool:
    """Whether an infinitive has its own subject after "for"."""
    start = syntax.subtree(text, verb).start
    return text.lowers[start] == "for" and text.heads[start] == verb


def is_named(text: AnnotatedText, verb: int, noun: int) -> bool:
    """Whether a passive tells what its subject is called: "was called a hero", not "a man called Bo", "was called home"."""
    named = text.lemmas[verb] != "call" or text.poss[noun] != "NOUN" or bool(syntax.children(text, noun, "det"))
    return named and bool(syntax.children(text, verb, "auxpass"))


def is_name_for(text: AnnotatedText, noun: int) -> bool:
    """Whether a noun that the parse takes for a measure is what the object is called: "ruled the death | a homicide"."""
    return text.poss[noun] == "NOUN" and not text.ents[noun] and bool(syntax.children(text, noun, "det"))


def opens_as(text: AnnotatedText, token: int) -> bool:
    """Whether a phrase or clause opens with its own "as": "described | as calm", "described | as justified"."""
    opens = text.lowers[token] == "as" and text.deps[token] == "prep"
    return opens or any(text.lowers[c] == "as" for c in syntax.children(text, token, "mark"))


def is_infinitive(text: AnnotatedText, verb: int) -> bool:
    """Whether a verb is an infinitive with "to"."""
    return any(text.lowers[c] == "to" for c in syntax.children(text, verb, "aux"))
