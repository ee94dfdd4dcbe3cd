"""Cues that stand after their content or inside it: "The gun was loaded, police said." """

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.statements.around import can_stand, is_quoted, rest
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.opening import past_lead
from onrecord.reading.statements.phrases import is_finite, is_heard, is_passive, trimmed
from onrecord.reading.statements.placed import filling_speaker, inverted_speaker
from onrecord.reading.statements.relatives import in_relative
from onrecord.reading.statements.speakers import past_title, source_span, speaker_of
from onrecord.reading.syntax import FINITE
from onrecord.text import Span

_COMMA = frozenset({",", "—", "–", "-", "--", "?", "!"})
_MARKS = frozenset({"”", '"', "''", "’", "'"})
# A sentence with more words before its cue is no sentence (a table, a page without stops).
LONGEST = 300
# So many tokens from its verb to its end has a cue clause with "as" that ends its sentence.
LONGEST_END = 12
# So many tokens after a semicolon the name of a list's last item ends at a comma.
LONGEST_ITEM = 12


def inserted(text: AnnotatedText, verb: int, cue: Span) -> Draft | None:
    """The statement whose cue clause ("police said") follows or interrupts it; None where the clause leads."""
    if text.lemmas[verb] not in words("cues", "inserting") or not _is_told(text, verb) or is_passive(text, verb):
        return None
    first = sentence_start(text, verb)
    if verb - first > LONGEST:
        return None
    before = _previous(text, cue.start, first)
    after_quotation = before is not None and text.lowers[before] in _MARKS
    speaker, source = _speaker(text, verb, cue, after_quotation)
    if speaker is None or source is None or text.lowers[speaker] in {"that", "which", "who", "what"}:
        return None
    start = min(cue.start, source.start)
    first = min(first, sentence_start(text, start))
    before = _previous(text, start, first)
    if before is not None and text.lowers[before] == "as" and _ends_sentence(text, verb):
        before = _previous(text, before, first)  # "The town was asleep, as Lee put it."
    if before is None or text.lowers[before] not in _COMMA | _MARKS:
        return None
    if text.lemmas[verb] in words("cues", "inserting_quotations") and before not in text.quoted_tokens:
        return None  # "the clashes continued" says nothing of what stands before it
    if text.lemmas[verb] == "respond" and before not in text.quoted_tokens and text.lowers[cue.end : cue.end + 1] == ["to"]:
        return None  # "On Monday, officers responded to Elm Road"
    within = in_relative(text, Span(start, max(cue.end, source.end)), text.sentences[text.sentence_number(verb)].end)
    if within:
        return Draft(verb, cue, within, speaker, source, frame="inserted")
    left = trimmed(text, _opening(text, first, before), before + 1)
    if left is None or (not is_quoted(text, left) and (_leads(text, verb) or _acts(text, verb))):
        return None
    right = rest(text, verb, left, Span(start, max(cue.end, source.end)))
    if right is None and not can_stand(text, verb, left):
        return None
    return Draft(verb, cue, [left] if right is None else [left, right], speaker, source, frame="inserted")


def _ends_sentence(text: AnnotatedText, verb: int) -> bool:
    """Whether nothing but a few words without a stop follow a cue in its sentence."""
    end = text.sentences[text.sentence_number(verb)].end
    return all(text.poss[t] not in {"PUNCT", "VERB"} for t in range(verb + 1, end - 2)) and end - verb < LONGEST_END


def _speaker(text: AnnotatedText, verb: int, cue: Span, after_quotation: bool) -> tuple[int | None, Span | None]:
    """The head and the noun phrase of the source: after the cue, before it by the parse, or all between a quotation and it."""
    speaker = inverted_speaker(text, verb) if after_quotation else None
    if speaker is None:
        filling = filling_speaker(text, cue.start)
        found = speaker_of(text, verb) if text.deps[verb] not in {"relcl", "acl"} else None
        if filling is not None and (found is None or found not in range(*filling[1])):
            return filling
        speaker = past_title(text, found) if found is not None and found > verb else found
    return speaker, source_span(text, speaker, cue) if speaker is not None else None


def _is_told(text: AnnotatedText, verb: int) -> bool:
    """Whether a verb is finite, or can be a past tense right after a quotation: "...," read the letter."""
    after_quotation = verb > 0 and verb - 1 in text.quoted_tokens and verb not in text.quoted_tokens
    return (
        is_finite(text, verb)
        or is_heard(text, verb)
        or (after_quotation and text.tags[verb] == "VB" and not syntax.children(text, verb, "aux"))
    )


def _leads(text: AnnotatedText, verb: int) -> bool:
    """Whether the cue has a content clause after it."""
    return any(c > verb and text.deps[c] == "ccomp" for c in text.children[verb])


def _acts(text: AnnotatedText, verb: int) -> bool:
    """Whether a cue has an object of its own, which is not who hears: "Inside, they found a gun"."""
    objects = [c for c in syntax.children(text, verb, "dobj") if c > verb and c not in text.quoted_tokens]
    return bool(objects) and text.lemmas[verb] not in words("cues", "heard")


def _previous(text: AnnotatedText, token: int, first: int) -> int | None:
    """The token before another one, blanks passed over; None before the first."""
    token -= 1
    while token > first and text.poss[token] == "SPACE":
        token -= 1
    return token if token > first else None


def _opening(text: AnnotatedText, first: int, last: int) -> int:
    """Where what a cue follows begins: a quotation after a colon or in a parenthesis stands alone."""
    if last in text.quoted_tokens:
        start = last
        while start > first and start - 1 in text.quoted_tokens:
            start -= 1
        if start > first and text.lowers[start - 1] in {":", "("} and text.doc[start + 1].text[:1].isupper():
            return start
    return first


def sentence_start(text: AnnotatedText, token: int) -> int:
    """Where the sentence starts, after a semicolon that stands between it and the token."""
    number = text.sentence_number(token)
    start = text.sentences[number].start
    stopped = text.lowers[start - 2 : start - 1] == ["."] and text.poss[token + 1 : token + 2] != ["PUNCT"]
    start = past_lead(text, start)
    if token - start < 8 and start > 0 and text.lowers[start - 1] in _MARKS and start - 1 in text.quoted_tokens and not stopped:
        return text.sentences[number - 1].start  # "Where is he?" she asked: the parse begins a sentence at "she"
    stops = [
        t for t in range(max(start, token - LONGEST) + 1, token + 1) if text.lowers[t] == ";" and t not in text.quoted_tokens
    ]
    return start if not stops or _lists(text, start, stops) else stops[-1] + 1


def _lists(text: AnnotatedText, start: int, stops: list[int]) -> bool:
    """Whether semicolons part the items of a list, not clauses: "Ann Lee, 21; Bo Ray, 37; and Jo Marsh, 44, were shot"."""
    last = stops[-1]
    if text.lowers[last + 1] == "and":
        comma = next((t for t in range(last, last + LONGEST_ITEM) if text.lowers[t : t + 1] == [","]), last)
        if comma > last and not _has_verb(text, last, comma):
            return True
    return not _has_verb(text, stops[-2] if len(stops) > 1 else start, last)


def _has_verb(text: AnnotatedText, start: int, end: int) -> bool:
    return any(text.tags[t] in FINITE for t in range(start, end))
