"""Relative clauses that somebody tells: "Cole, who, according to police, was armed, fell", "what officials say went down"."""

from onrecord.language import AnnotatedText
from onrecord.reading.statements.phrases import FINITE, trimmed
from onrecord.text import Span

_RELATIVE = frozenset({"who", "which", "that"})
# So many tokens after its speaker and cue an aside ends at a comma: ", police said on Friday, ".
LONGEST_TAIL = 8


def in_relative(text: AnnotatedText, aside: Span, end: int) -> list[Span]:
    """The relative pronoun before an aside and what its clause tells after it; empty where no such clause is around it."""
    opening = aside.start - 1
    if opening < 1 or text.lowers[opening] != "," or text.lowers[opening - 1] not in _RELATIVE:
        return []
    last = min(aside.end + LONGEST_TAIL, end)
    closing = next((t for t in range(aside.end, last) if text.lowers[t] == ","), None)
    if closing is None:
        return []
    # The clause around it goes on where a verb follows a comma.
    stop = next((t for t in range(closing + 2, end - 1) if text.lowers[t] == "," and text.tags[t + 1] in FINITE), end)
    told = trimmed(text, closing, stop)
    return [Span(opening - 1, opening), told] if told is not None else []


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
