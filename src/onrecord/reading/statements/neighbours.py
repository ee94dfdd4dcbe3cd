"""Quotations that fill their paragraph and whose speaker the paragraph before or after names."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.phrases import is_passive, verb_group
from onrecord.reading.statements.placed import inverted_speaker
from onrecord.reading.statements.speakers import source_span, speaker_of
from onrecord.text import Span

# What a sentence begins with that speaks of the quotation above it: "That is how Lee put it", "So said Ann Lee".
_POINTING = frozenset({"that", "those", "these", "this", "so", "such"})


def issued(text: AnnotatedText, span: Span) -> Draft | None:
    """The statement that the sentence before a quotation tells somebody to have put out: "The union issued a statement." """
    if span.start < 2:
        return None
    number = text.sentence_number(span.start - 2)
    for noun in range(*text.sentences[number]):
        if text.lemmas[noun] in words("cues", "written") and text.deps[noun] == "dobj" and noun not in text.quoted_tokens:
            verb = text.heads[noun]
            speaker = speaker_of(text, verb) if text.lemmas[verb] in words("cues", "sending") else None
            if speaker is not None:
                return _draft(text, verb, speaker, span)
    return None


def named_below(text: AnnotatedText, span: Span) -> Draft | None:
    """The statement whose speaker the next paragraph names: "That is how Bo Ray described it." """
    first = span.end
    while first < len(text.lowers) and text.poss[first] == "SPACE":
        first += 1
    if first >= len(text.lowers) or text.lowers[first] not in _POINTING:
        return None
    for verb in range(first, text.sentences[text.sentence_number(first)].end):
        if text.poss[verb] == "VERB" and text.lemmas[verb] in words("cues", "pointing_back"):
            speaker = inverted_speaker(text, verb) if verb == first + 1 else speaker_of(text, verb)
            named = speaker is not None and text.poss[speaker] in {"NOUN", "PROPN"} and not is_passive(text, verb)
            return _draft(text, verb, speaker, span) if named and speaker is not None else None
    return None


def _draft(text: AnnotatedText, verb: int, speaker: int, span: Span) -> Draft:
    cue = verb_group(text, verb)
    return Draft(verb, cue, [span], speaker, source_span(text, speaker, cue), frame="beside")
