"""Cue clauses after "as": "As the Ledger reported, he was unarmed", "The man, as police said, fled"."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.phrases import is_finite, is_passive, trimmed
from onrecord.reading.statements.speakers import source_span, speaker_of
from onrecord.text import Span

# So many tokens after the cue the clause with "as" ends, at a comma.
LONGEST_CLAUSE = 25


def as_told(text: AnnotatedText, verb: int, cue: Span) -> Draft | None:
    """The statement of a cue in a clause with "as" that has no content of its own; None where it is no such clause."""
    if text.lemmas[verb] not in words("cues", "as_told") or "as" not in text.lowers[max(verb - LONGEST_CLAUSE, 0) : verb]:
        return None
    speaker = speaker_of(text, verb)
    by_agent = text.tags[verb] == "VBN" and text.lowers[verb - 1] == "as"  # "As reported by the Ledger, ..."
    if by_agent:
        speaker = syntax.passive_agent(text, verb) or _document(text, verb)
    if speaker is None or (not by_agent and (speaker > verb or not is_finite(text, verb) or is_passive(text, verb))):
        return None
    source = source_span(text, speaker, cue)
    opening = min(source.start, cue.start) - 1
    if opening < 0 or text.lowers[opening] != "as":
        return None
    sentence = text.sentences[text.sentence_number(verb)]
    last = min(cue.end + LONGEST_CLAUSE, sentence.end)
    comma = next((t for t in range(max(cue.end, source.end), last) if text.lowers[t] in {",", ":"}), None)
    if comma is None or not _is_bare(text, verb, comma):
        return None
    right = trimmed(text, comma + 1, sentence.end)
    left = trimmed(text, sentence.start, opening) if opening > sentence.start else None
    if right is None or not _has_verb(text, right) or (left is not None and _has_verb(text, left)):
        return None  # "he held his head as the judge read, and wept"
    content = [span for span in (left, right) if span is not None and text.poss[span.start] not in {"CCONJ", "SCONJ"}]
    return Draft(verb, cue, content, speaker, source, frame="as")


def _document(text: AnnotatedText, verb: int) -> int | None:
    """Where something is told: "As stated in court records, ..."."""
    places = [p for p in syntax.children(text, verb, "prep") if p == verb + 1 and text.lowers[p] == "in"]
    return next((noun for p in places for noun in syntax.children(text, p, "pobj")), None)


def _has_verb(text: AnnotatedText, span: Span) -> bool:
    return any(text.poss[t] in {"VERB", "AUX"} for t in range(*span))


def _is_bare(text: AnnotatedText, verb: int, comma: int) -> bool:
    """Whether nothing is said within the clause itself: "as he said the gun was loaded, they left"."""
    if text.lemmas[verb] == "put":
        return True
    return not any(verb < child < comma and text.deps[child] in {"ccomp", "xcomp", "dobj"} for child in text.children[verb])
