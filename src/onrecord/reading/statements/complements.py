"""What follows a cue: its complements in the parse, told apart by frame."""

from collections.abc import Iterator

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.text import Span


def complements(text: AnnotatedText, verb: int) -> Iterator[tuple[str, Span]]:
    """The frames that a verb's complements after it fill, each with the token range of its content."""
    after = [c for c in text.children[verb] if c > verb]
    passive = "passive_" if syntax.is_passive(text, verb) else ""
    nouns = [c for c in after if text.deps[c] in {"dobj", "dative"} and text.poss[c] != "ADP"]
    predicates = [c for c in after if text.deps[c] in {"xcomp", "oprd"} or (text.deps[c] == "prep" and text.lowers[c] == "as")]
    for child in after:
        relation = text.deps[child]
        if relation in {"ccomp", "xcomp"}:
            yield from ((passive + frame, span) for frame, span in _clause(text, child, nouns))
        elif relation == "dobj":
            yield passive + "object", syntax.subtree(text, child)
            later = [p for p in predicates if p > child and not _to(text, p)]
            if later:
                yield passive + "predicate", Span(syntax.subtree(text, child).start, syntax.subtree(text, later[-1]).end)
        elif relation == "prep":
            inner = syntax.children(text, child, "pobj", "pcomp")
            if inner:
                yield (
                    passive + text.lowers[child],
                    Span(syntax.subtree(text, inner[0]).start, syntax.subtree(text, inner[-1]).end),
                )


def _clause(text: AnnotatedText, verb: int, nouns: list[int]) -> Iterator[tuple[str, Span]]:
    """The frame of a clause that depends on a cue."""
    span = syntax.subtree(text, verb)
    if _to(text, verb):
        before = [n for n in nouns if n < verb]
        if before:
            yield "object_infinitive", Span(syntax.subtree(text, before[-1]).start, span.end)
        elif syntax.children(text, verb, "nsubj", "nsubjpass"):
            yield "object_infinitive", span
        else:
            yield "infinitive", span
    elif text.deps[verb] == "xcomp":
        if text.tags[verb] == "VBG":
            yield "gerund", span
        elif syntax.children(text, verb, "nsubj", "nsubjpass"):
            yield "predicate", span
    else:
        yield "clause", span


def _to(text: AnnotatedText, verb: int) -> bool:
    """Whether a verb is an infinitive with "to"."""
    return any(text.lowers[c] == "to" for c in syntax.children(text, verb, "aux"))
