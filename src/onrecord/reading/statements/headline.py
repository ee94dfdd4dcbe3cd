"""A headline that names its speaker before a colon: "Sheriff: Deputy shot armed man"."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.phrases import trimmed
from onrecord.text import Span

# A speaker has at most so many words, a headline so many.
SPEAKER, HEADLINE = 5, 40


def headline(text: AnnotatedText) -> list[Draft]:
    """The statement of the first paragraph, where it is such a headline."""
    if not text.paragraphs:
        return []
    start, end = text.tokens(text.paragraphs[0])
    colon = next((t for t in range(start + 1, min(start + SPEAKER + 1, end)) if text.lowers[t] == ":"), None)
    if colon is None or end - start > HEADLINE or not _is_speaker(text, start, colon):
        return []
    content = trimmed(text, colon + 1, end)
    return [Draft(colon, Span(colon, colon + 1), [content], colon - 1, Span(start, colon), frame="headline")] if content else []


def _is_speaker(text: AnnotatedText, start: int, colon: int) -> bool:
    """Whether the words before the colon name one who speaks: a role, or a person or body by name."""
    head = colon - 1
    return text.lemmas[head] in words("cues", "headline_speakers") or text.ents[head] in {"PERSON", "ORG"}
