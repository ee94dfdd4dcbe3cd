"""Transcripts: paragraphs that begin with their speaker in capitals, "OFFICER: Get on the ground."."""

import re

from onrecord.language import AnnotatedText
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.phrases import trimmed
from onrecord.text import Span

_TURN = re.compile(r"[\"“]?(?P<speaker>[A-Z][A-Z.'’-]+(?: [A-Z0-9][A-Z0-9.'’-]*){0,4}):\s")
# A text with fewer turns is no transcript: "BREAKING: Police shot a man".
FEWEST = 3


def turns(text: AnnotatedText) -> list[Draft]:
    """One statement a turn: the rest of its paragraph. Empty where the text is no transcript of at least two speakers."""
    found = [
        (match, paragraph)
        for paragraph in text.paragraphs
        if (match := _TURN.match(text.content, paragraph.start, paragraph.end))
    ]
    speakers = {match["speaker"].split()[-1] for match, _ in found}
    if len(found) < FEWEST or not 1 < len(speakers) < len(found):  # "WHO: ... WHEN: ..." is a list: nobody speaks twice
        return []
    return [draft for match, paragraph in found if (draft := _turn(text, Span(*match.span("speaker")), paragraph)) is not None]


def _turn(text: AnnotatedText, speaker: Span, paragraph: Span) -> Draft | None:
    source, colon = text.tokens(speaker), text.tokens(Span(speaker.end, speaker.end + 1)).start
    content = trimmed(text, colon + 1, text.tokens(paragraph).end)
    if content is None or not source.start < source.end <= colon:
        return None
    return Draft(colon, Span(colon, colon + 1), [content], source.end - 1, source, frame="turn")
