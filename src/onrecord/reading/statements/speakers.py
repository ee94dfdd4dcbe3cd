"""Whose words: the head of the source and its full noun phrase."""

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.statements.phrases import noun_phrase
from onrecord.text import Span


def speaker_of(text: AnnotatedText, verb: int) -> int | None:
    """The head of a cue verb's source: its subject, in the passive its agent."""
    if syntax.is_passive(text, verb):
        return syntax.passive_agent(text, verb)
    return syntax.subject(text, verb)


def source_span(text: AnnotatedText, head: int, cue: Span) -> Span:
    """The full noun phrase of a source, cut where it runs into the cue."""
    start, end = noun_phrase(text, head)
    if head < cue.start < end:
        end = cue.start
    if start < cue.end <= head:
        start = cue.end
    return Span(start, end)
