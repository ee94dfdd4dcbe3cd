"""Headlines that name their speaker beside a colon: "Sheriff: Deputy shot armed man", "Deputy shot armed man: sheriff"."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.phrases import trimmed
from onrecord.text import Span

# A speaker has at most so many words, a headline so many.
SPEAKER, HEADLINE = 5, 40
# A caption names who took its picture after a colon.
_CREDITS = frozenset({"courtesy", "credit", "credits"})
_BODIES = frozenset({"PERSON", "ORG"})


def headline(text: AnnotatedText) -> list[Draft]:
    """The statement of the first paragraph, where it is such a headline."""
    if not text.paragraphs:
        return []
    start, end = text.tokens(text.paragraphs[0])
    if end - start > HEADLINE or not _CREDITS.isdisjoint(text.lowers[start:end]):
        return []
    colons = [t for t in range(start + 1, end - 1) if text.lowers[t] == ":"]
    draft = next((found for colon in colons if (found := _at(text, start, colon, end)) is not None), None)
    return [draft] if draft is not None else []


def _at(text: AnnotatedText, start: int, colon: int, end: int) -> Draft | None:
    """The statement whose speaker stands right before a colon that opens the headline, or between one and its end."""
    before, after = trimmed(text, start, colon), trimmed(text, colon + 1, end)
    if before is None or after is None:
        return None
    cue = Span(colon, colon + 1)
    if colon - start <= SPEAKER and _is_speaker(text, before) and not _has_verb(text, before):
        return Draft(colon, cue, [after], before.end - 1, before, frame="headline")
    if after.end - after.start <= SPEAKER and _is_role(text, after) and _has_verb(text, before):
        return Draft(colon, cue, [before], after.end - 1, after, frame="headline")
    return None


def _is_speaker(text: AnnotatedText, speaker: Span) -> bool:
    """Whether words name one who speaks: a role, a person or body by name, a surname that the text below gives a person."""
    head = speaker.end - 1
    return _is_role(text, speaker) or text.ents[head] in _BODIES or (len(range(*speaker)) == 1 and _is_surname(text, head))


def _is_role(text: AnnotatedText, speaker: Span) -> bool:
    head = speaker.end - 1
    return text.lemmas[head] in words("cues", "headline_speakers") or text.lowers[head].removesuffix("s") in words(
        "cues", "headline_speakers"
    )


def _is_surname(text: AnnotatedText, token: int) -> bool:
    """Whether the text below names a person or body by the same word."""
    word = text.lowers[token]
    return any(text.lowers[t] == word and text.ents[t] in _BODIES for t in range(token + 1, len(text.lowers)))


def _has_verb(text: AnnotatedText, span: Span) -> bool:
    return any(text.poss[t] in {"VERB", "AUX"} for t in range(*span))
