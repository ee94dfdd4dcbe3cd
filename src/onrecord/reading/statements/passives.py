"""What is told of somebody in the passive: its subject belongs to it, who tells it does not."""

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.statements.phrases import noun_phrase, trimmed
from onrecord.text import Span

# Frames whose subject is told of, not told to: "The man was described | as calm", "was accused | of lying".
TOLD_OF = frozenset({"passive_predicate", "passive_infinitive", "passive_of", "passive_for"})


def with_subject(text: AnnotatedText, verb: int, frame: str, content: Span) -> list[Span]:
    """The content of a passive cue with its subject and without its agent; any other content alone."""
    if frame not in TOLD_OF:
        return [content]
    rest = _without_agent(text, verb, content)
    subject = next((c for c in syntax.children(text, verb, "nsubjpass") if c < verb), None)
    if rest is None or subject is None:
        return [rest or content]
    start, end = noun_phrase(text, subject)
    before = trimmed(text, start, min(end, verb))
    return [before, rest] if before is not None and before.end <= rest.start else [rest]


def teller(text: AnnotatedText, verb: int, content: Span) -> int | None:
    """The noun of the "by" phrase within a passive cue's content that names who tells it."""
    by = _by(text, verb, content)
    return next(iter(syntax.children(text, by, "pobj")), None) if by is not None else None


def _without_agent(text: AnnotatedText, verb: int, content: Span) -> Span | None:
    """The content up to the "by" phrase that names who tells it."""
    by = _by(text, verb, content)
    return trimmed(text, content.start, by) if by is not None else content


def _by(text: AnnotatedText, verb: int, content: Span) -> int | None:
    found = [t for t in range(content.start + 1, content.end) if text.lowers[t] == "by" and _names_teller(text, t, verb)]
    return found[-1] if found else None


def _names_teller(text: AnnotatedText, by: int, verb: int) -> bool:
    """Whether a "by" is a passive cue's own, though the parse hangs it on what is told: "as calm | by witnesses"."""
    above = text.heads[by]
    outside = above in text.quoted_tokens and by not in text.quoted_tokens
    return above == verb or outside or text.poss[above] in {"ADJ", "ADP"} or text.tags[above] == "VBG"
