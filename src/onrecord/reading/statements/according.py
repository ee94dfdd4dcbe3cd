"""What stands "according to" somebody."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.inserted import LONGEST
from onrecord.reading.statements.opening import past_lead
from onrecord.reading.statements.phrases import is_finite, trimmed
from onrecord.reading.statements.relatives import in_relative
from onrecord.reading.statements.speakers import past_title, source_span
from onrecord.reading.syntax import FINITE
from onrecord.text import Span

_RELATIVE = frozenset({"which", "who"})


def according(text: AnnotatedText, token: int) -> Draft | None:
    """The statement told by an "according to" at a token."""
    if token + 2 >= len(text.lowers) or text.lowers[token + 1] != "to":
        return None
    nouns = syntax.children(text, token + 1, "pobj") or syntax.children(text, token, "pobj") or _mistaken(text, token + 1)
    if not nouns:
        return None
    speaker = past_title(text, nouns[0])
    sentence = text.sentences[text.sentence_number(token)]
    source = _up_to_comma(text, speaker, source_span(text, speaker, Span(token, token + 2)), sentence)
    if sentence.end - sentence.start > LONGEST:
        return None
    within = in_relative(text, Span(token, source.end), sentence.end)
    if within:
        return Draft(token, Span(token, token + 2), within, speaker, source, frame="according")
    before = _last_relative(text, sentence, token) or trimmed(text, past_lead(text, sentence.start), token)
    after = trimmed(text, _aside_end(text, source.end, sentence.end), sentence.end)
    has_clause = before is not None and any(text.poss[t] in {"VERB", "AUX"} for t in range(*before))
    content: list[Span] = []
    if before is not None and has_clause:
        content = [before]
    elif after is not None and (before is None or after.end - after.start > 1):
        content = [before, after] if before is not None and before.end - before.start > 1 else [after]
    return Draft(token, Span(token, token + 2), content, speaker, source, frame="according") if content else None


def _last_relative(text: AnnotatedText, sentence: Span, token: int) -> Span | None:
    """The relative clause before a cue, where what stands before the clause has a speaker of its own: "Lee says ..., which"."""
    for t in range(token - 2, sentence.start + 2, -1):
        if text.lowers[t] in _RELATIVE and text.lowers[t - 1] == "," and t not in text.quoted_tokens:
            told = any(text.lemmas[v] in words("cues", "going_on") and is_finite(text, v) for v in range(sentence.start, t))
            return trimmed(text, t, token) if told else None
    return None


def _mistaken(text: AnnotatedText, to: int) -> list[int]:
    """The noun after "to" where the parse takes the word before it for a verb: "according to | show insiders"."""
    return [n for verb in syntax.children(text, to, "pcomp") if verb == to + 1 for n in syntax.children(text, verb, "dobj")]


def _up_to_comma(text: AnnotatedText, speaker: int, source: Span, sentence: Span) -> Span:
    """A source that opens its sentence and that the parse lets run into what is said, cut at its comma."""
    told = any(text.tags[t] in FINITE and text.deps[t] != "relcl" for t in range(speaker + 1, source.end))
    if not (told or source.end >= sentence.end - 1) or source.start > sentence.start + 3:
        return source
    comma = next((t for t in range(speaker + 1, source.end) if text.lowers[t] == ","), source.end)
    return Span(source.start, comma)


def _aside_end(text: AnnotatedText, start: int, end: int) -> int:
    """Where what is set off after a source ends: "the lawsuit, [filed in county court], the officer fired"."""
    if (
        start + 1 < end
        and text.lowers[start] == ","
        and (text.tags[start + 1] == "VBN" or text.lowers[start + 1] in {"who", "which"})
    ):
        return next((t for t in range(start + 1, end) if text.lowers[t] == ","), start)
    return start
