"""Statements inside statements: which report what another one said, and which only word what the same speaker thinks."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading.statements.draft import Draft

# A cue stands at most so many tokens before its content: what ends earlier holds none of the drafts to come.
_TENSES = frozenset({"VBD", "VBG", "VBZ", "VBP"})
CUE_BEFORE = 100


def nest(text: AnnotatedText, drafts: list[Draft]) -> list[Draft]:
    """The drafts with `nested_in`, without those that only word the outer statement."""
    ordered = sorted(((draft.start, -draft.end, number, draft) for number, draft in enumerate(drafts)))
    kept: list[Draft] = []
    near: list[tuple[int, Draft]] = []
    for start, minus_end, _, draft in ordered:
        near = [(end, one) for end, one in near if end > start - CUE_BEFORE]
        outer = [one for _, one in near if one.holds(draft.cue)]
        if outer and (draft.kind is not None or not (_reports(text, draft, outer[-1]) or _leads_on(text, draft, outer[-1]))):
            continue
        if not outer and draft.kind is None and draft.frame != "turn" and _within_speech(text, draft):
            continue
        draft.nested_in = outer[-1] if outer else None
        kept.append(draft)
        near.append((-minus_end, draft))
    return kept


def _reports(text: AnnotatedText, draft: Draft, outer: Draft) -> bool:
    """Whether a statement inside another is a report of its own: somebody else's words, by a verb of saying."""
    if draft.speaker is None:
        return False
    if text.poss[draft.cue] == "NOUN" and text.lemmas[draft.cue] in words("cues", "requests"):
        own = text.poss[draft.speaker] in {"NOUN", "PROPN"} and draft.cue not in text.quoted_tokens
        return own and draft.frame == "infinitive"
    viewing = text.lemmas[draft.cue] in words("cues", "viewing") and text.poss[draft.speaker] in {"NOUN", "PROPN"}
    if not viewing and text.lemmas[draft.cue] not in words("cues", "reporting"):
        return False
    if draft.cue in text.quoted_tokens or text.tags[draft.cue] not in _TENSES:
        return False
    if text.lowers[draft.speaker] in {"who", "which"}:
        return text.deps[draft.cue] == "relcl"
    return text.poss[draft.speaker] != "PRON" or (
        outer.speaker is not None
        and text.poss[outer.speaker] != "PRON"
        and text.lowers[draft.speaker] in {"she", "he"}
        and draft.frame != "inserted"
    )


def _leads_on(text: AnnotatedText, draft: Draft, outer: Draft) -> bool:
    """Whether a cue inside another's content, of a speaker of its own, leads into a quotation behind it."""
    quoted = text.quoted_tokens
    return draft.speaker is not None and draft.end > outer.end and draft.start in quoted and draft.cue not in quoted


def _within_speech(text: AnnotatedText, draft: Draft) -> bool:
    """Whether a draft only words a quotation whose own speaker is not known."""
    return draft.cue in text.quoted_tokens and draft.cue + 1 in text.quoted_tokens and draft.cue - 1 in text.quoted_tokens
