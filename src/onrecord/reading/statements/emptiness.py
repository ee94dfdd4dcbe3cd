"""Contents that say nothing: a pronoun alone, a day, an hour, for how long something was done."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading.statements.draft import Draft
from onrecord.text import Span

# The name of a program has so many words at most.
LONGEST_TITLE = 4
_EMPTY = frozenset({"it", "that", "this", "so", "him", "her", "them", "which", "these", "those"})
_DURATIONS = frozenset({"second", "minute", "hour", "day", "week", "month", "year"})


def is_empty(text: AnnotatedText, draft: Draft) -> bool:
    """Whether a content is nothing but a pronoun: "was not able to confirm that", "believes him"."""
    first = draft.content[0].start
    if draft.frame == "passive_predicate" and draft.speaker is None and text.lowers[first] in {"what", "that", "which"}:
        return text.quoted_tokens.isdisjoint(range(first, draft.end))  # "a wound that was described as small"
    if _is_day(text, draft) or _is_duration(text, draft):
        return True
    if len(draft.content) > 1 or draft.content[0].end - first > 1:
        return _is_time(text, draft)
    return first not in text.quoted_tokens and text.lowers[first] in _EMPTY


def without_program(text: AnnotatedText, draft: Draft) -> list[Span]:
    """The content without the title of whom it was told to: '"He ran," Ray told "Good Day Avon."'"""
    if text.lemmas[draft.cue] not in words("cues", "heard") or len(draft.content) < 2:
        return draft.content
    return [span for span in draft.content if span.start != draft.cue_tokens.end or not _is_title(text, span)]


def _is_title(text: AnnotatedText, span: Span) -> bool:
    named = [t for t in range(*span) if text.poss[t] not in {"PUNCT", "SPACE"}]
    return span.start in text.quoted_tokens and len(named) <= LONGEST_TITLE and all(text.tags[t] == "NNP" for t in named)


def _is_day(text: AnnotatedText, draft: Draft) -> bool:
    """Whether a content is nothing but when it was done: "doubled the reward on | Wednesday"."""
    nouns = [t for span in draft.content for t in range(*span) if text.poss[t] not in {"PUNCT", "SPACE", "DET", "ADP", "NUM"}]
    return bool(nouns) and draft.frame not in {"clause", "inserted"} and all(_is_time_of(text, t) for t in nouns)


def _is_duration(text: AnnotatedText, draft: Draft) -> bool:
    """Whether a content is for how long something was done: "pressed him down for | nine minutes"."""
    first = draft.content[0].start
    return draft.frame == "for" and text.poss[first] == "NUM" and not _DURATIONS.isdisjoint(text.lemmas[first : first + 4])


def _is_time_of(text: AnnotatedText, token: int) -> bool:
    return text.lemmas[token] in words("cues", "times") and token not in text.quoted_tokens


def _is_time(text: AnnotatedText, draft: Draft) -> bool:
    """Whether a clause is nothing but its "that" and an hour, at which the parse ends the sentence."""
    start, end = draft.content[0]
    hour = (
        text.lowers[start] in {"that", "about", "around"}
        and len(draft.content) == 1
        and text.lowers[end - 1] in {"p.m.", "a.m.", "p.m", "a.m"}
    )
    return hour and not any(text.poss[t] in {"VERB", "AUX"} for t in range(start, end))
