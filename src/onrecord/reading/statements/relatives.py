"""Relative clauses that somebody tells: "Cole, who, according to police, was armed, fell", "what officials say went down"."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.phrases import trimmed
from onrecord.reading.syntax import FINITE
from onrecord.text import Span

_RELATIVE = frozenset({"who", "which", "that"})
# So many tokens after its speaker and cue an aside ends at a comma: ", police said on Friday, ".
LONGEST_TAIL = 8
# A speaker within a relative clause has so many words at most; what their parts of speech are, and how what is told begins.
LONGEST_SPEAKER = 6
_NAMING = frozenset({"NOUN", "PROPN", "DET", "ADJ", "PART"})
_TOLD = FINITE | {"VBN"}


def in_relative(text: AnnotatedText, aside: Span, end: int) -> list[Span]:
    """The relative pronoun before an aside and what its clause tells after it; empty where no such clause is around it."""
    opening = aside.start - 1
    if opening < 1 or text.lowers[opening] != "," or text.lowers[opening - 1] not in _RELATIVE:
        return []
    last = min(aside.end + LONGEST_TAIL, end)
    closing = next((t for t in range(aside.end, last) if text.lowers[t] == ","), None)
    if closing is None:
        return []
    told = trimmed(text, closing, _clause_end(text, closing + 2, end))
    return [Span(opening - 1, opening), told] if told is not None else []


def told_of_noun(text: AnnotatedText, verb: int) -> Draft | None:
    """The statement of a cue right after its speaker within a relative clause: "a man [who] police say [pointed a gun]".

    By the words: the parse takes "say" there for an auxiliary, and "pointed" for a participle.
    """
    if verb + 1 >= len(text.lowers) or text.tags[verb + 1] not in _TOLD or text.lemmas[verb] not in words("cues", "saying"):
        return None
    start = verb
    while start > 1 and verb - start < LONGEST_SPEAKER and text.poss[start - 1] in _NAMING:
        start -= 1
    if start == verb or text.lowers[start - 1] not in _RELATIVE:
        return None
    above = next((t for t in (verb, verb + 1, *text.heads[verb : verb + 2]) if text.deps[t] == "relcl"), None)
    if above is None:
        return None
    told = trimmed(text, verb + 1, _clause_end(text, verb + 1, syntax.subtree(text, above).end))
    content = [Span(start - 1, start), told] if told is not None else None
    return Draft(verb, Span(verb, verb + 1), content, verb - 1, Span(start, verb), frame="clause") if content else None


def _clause_end(text: AnnotatedText, start: int, end: int) -> int:
    """Where a relative clause ends: the clause around it goes on where a verb follows a comma."""
    return next((t for t in range(start, end - 1) if text.lowers[t] == "," and text.tags[t + 1] in FINITE), end)


def with_pronoun(text: AnnotatedText, verb: int, source: Span | None, content: list[Span]) -> list[Span]:
    """A clause with the relative pronoun that belongs to it before its speaker: "the gun, [which] police say [was loaded]"."""
    apart = source is None or source.start < 1 or source.end > verb or content[0].start <= verb
    if source is None or apart or content[0].start in text.quoted_tokens:
        return content
    opening = source.start - 1
    word = text.lowers[opening]
    alone = opening == 0 or text.poss[opening - 1] != "ADP"  # not "a report in which the caller said"
    relative = word == "what" or (word in _RELATIVE and text.deps[verb] == "relcl" and alone)
    return [Span(opening, source.start), *content] if relative else content
