"""Cues at the end of a sentence that the parse takes for nouns: "The man fled, court records state." """

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.inserted import LONGEST, sentence_start
from onrecord.reading.statements.phrases import trimmed
from onrecord.text import Span

_NAMING = frozenset({"NOUN", "PROPN", "ADJ", "DET", "NUM", "PART"})
_BREAKS = frozenset({",", "”", '"', "''"})
_ENDS = frozenset({".", "in", ";", "\n"})


def mistaken(text: AnnotatedText, token: int) -> Draft | None:
    """The statement of a noun that is a verb by its place: after who says it, with a comma or quotation before them."""
    following = text.lowers[token + 1] if token + 1 < len(text.lowers) else "."
    if following.strip(" ") not in _ENDS or text.poss[token] != "NOUN":
        return None
    speaker = token - 1
    first = sentence_start(text, token)
    start = token
    while start > first and (text.poss[start - 1] in _NAMING or text.lowers[start - 1] == "records"):
        start -= 1
    if start >= speaker or start <= first or text.lowers[start - 1] not in _BREAKS or token - first > LONGEST:
        return None
    if text.lowers[start - 1] == "," and not _can_say(text, start, speaker):
        return None
    content = trimmed(text, first, start)
    has_verb = content is not None and any(text.poss[t] in {"VERB", "AUX"} for t in range(*content))
    cue = Span(token, token + 1)
    return Draft(token, cue, [content], speaker, Span(start, token), frame="inserted") if content and has_verb else None


def _can_say(text: AnnotatedText, start: int, speaker: int) -> bool:
    """Whether the words before are who says: a document or a speaker by kind, with an article or of several."""
    known = text.lemmas[speaker] in words("cues", "showing") or text.lemmas[speaker] in words("cues", "headline_speakers")
    return known and (text.poss[start] == "DET" or text.lowers[speaker].endswith("s"))
