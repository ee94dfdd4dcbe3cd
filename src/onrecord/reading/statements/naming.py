"""Fragments in quotation marks by which somebody calls something: 'referred to the raid as a “circus”'."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading.statements.cues import frames_of
from onrecord.reading.statements.cuts import with_rest
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.phrases import is_passive, verb_group
from onrecord.reading.statements.speakers import source_span, speaker_of
from onrecord.text import Span

# So far from its verb, in tokens, a fragment stands; so near before it "as" does.
NEAR, AS = 12, 3
_STOPS = frozenset({",", ";", ":", "(", ")"})


def naming(text: AnnotatedText, fragment: Span) -> Draft | None:
    """The statement of a fragment that no other statement holds: by the nearest verb before it, if that is one of naming."""
    verb = _verb_before(text, fragment)
    if verb is None or is_passive(text, verb) or not _names(text, verb, fragment):
        return None
    speaker = speaker_of(text, verb)
    if speaker is None or speaker > verb or text.lowers[speaker] in {"it", "that", "which"}:
        return None
    cue = verb_group(text, verb)
    start = cue.end + (text.poss[cue.end] == "ADP" and cue.end < fragment.start)
    goes_on = text.poss[fragment.end : fragment.end + 1] == ["ADP"]
    content = Span(start, with_rest(text, fragment, verb).end if goes_on else fragment.end)
    return Draft(verb, cue, [content], speaker, source_span(text, speaker, cue), frame="predicate")


def _verb_before(text: AnnotatedText, fragment: Span) -> int | None:
    first = text.sentences[text.sentence_number(fragment.start)].start
    for t in range(fragment.start - 1, max(first, fragment.start - NEAR) - 1, -1):
        if t in text.quoted_tokens or text.lowers[t] in _STOPS:
            return None
        if text.poss[t] == "VERB" and text.deps[t] != "amod":
            return t
    return None


def _names(text: AnnotatedText, verb: int, fragment: Span) -> bool:
    """Whether a verb calls something by a fragment, by its meaning or by an "as" right before the fragment."""
    lemma = text.lemmas[verb]
    if lemma in words("cues", "naming") or "predicate" in frames_of("verbs").get(lemma, ()):
        return True
    return lemma in words("cues", "naming_as") and "as" in text.lowers[fragment.start - AS : fragment.start]
