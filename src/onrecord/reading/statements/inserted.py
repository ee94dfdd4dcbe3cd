"""Cues that stand after their content or inside it: "The gun was loaded, police said." """

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.opening import past_lead
from onrecord.reading.statements.phrases import FINITE, is_finite, is_heard, is_passive, trimmed
from onrecord.reading.statements.placed import filling_speaker, inverted_speaker
from onrecord.reading.statements.relatives import in_relative
from onrecord.reading.statements.speakers import past_title, source_span, speaker_of
from onrecord.text import Span

_COMMA = frozenset({",", "—", "–", "-", "--", "?", "!"})
_MARKS = frozenset({"”", '"', "''", "’", "'"})
SUBORDINATES = frozenset(
    {"though", "although", "while", "if", "when", "as", "after", "before", "because", "since", "unless", "once", "until"}
)
# A sentence with more words before its cue is no sentence (a table, a page without stops).
LONGEST = 300
# So many tokens from its verb to its end has a cue clause with "as" that ends its sentence.
LONGEST_END = 12
_FOLLOWED = frozenset({"ccomp", "dobj", "prep"})


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
    within = in_relative(text, Span(start, max(cue.end, source.end)), text.sentences[text.sentence_number(verb)].end)
    if within:
        return Draft(verb, cue, within, speaker, source, frame="inserted")
    left = trimmed(text, _opening(text, first, before), before + 1)
    if left is None or (not _is_quoted(text, left) and (_leads(text, verb) or _acts(text, verb))):
        return None
    right = _rest(text, verb, left, Span(start, max(cue.end, source.end)))
    if right is None and not _can_stand(text, verb, left):
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


def _is_quoted(text: AnnotatedText, left: Span) -> bool:
    """Whether what stands before a cue is quoted at both its ends."""
    return left.start in text.quoted_tokens and left.end - 1 in text.quoted_tokens


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
    for t in range(token, max(start, token - LONGEST), -1):
        if text.lowers[t] == ";" and t not in text.quoted_tokens:
            return t + 1
    return start


def _content_head(text: AnnotatedText, verb: int) -> int | None:
    """The verb of what is said, where the parse joins it with the cue."""
    for child in text.children[verb]:
        if text.deps[child] == "ccomp":
            return child
    if text.deps[verb] in {"parataxis", "ccomp", "advcl", "dep"} and text.heads[verb] != verb:
        return text.heads[verb]
    return None


def _rest(text: AnnotatedText, verb: int, left: Span, clause: Span) -> Span | None:
    """What follows the cue clause after a comma and goes on with the content."""
    head = _content_head(text, verb)
    end = text.sentences[text.sentence_number(verb)].end
    comma = next((t for t in range(clause.end, min(end, clause.end + 15)) if text.lowers[t] in {",", "—", "–"}), None)
    if comma is None or comma + 1 >= end:
        return None
    if text.lowers[left.start] in SUBORDINATES and not any(
        text.deps[c] in _FOLLOWED and c > verb and c < comma for c in text.children[verb]
    ):
        return trimmed(text, comma + 1, end)
    if not _is_quoted(text, left) and text.tags[left.start] not in {"IN", "WRB"} and not _has_finite(text, left):
        right = trimmed(text, comma + 1, end)
        if right is not None and opens_with_verb(text, right):
            return right  # "The gun, he told me on Friday, was loaded": a subject that the parse hangs elsewhere
    if head is None:
        return None
    inside = syntax.subtree(text, head)
    last = min(inside.end, end)
    if last <= comma + 1:
        return None
    if _is_quoted(text, left) and text.poss[comma + 1] == "CCONJ" and comma + 2 not in text.quoted_tokens:
        return None  # “Are you well?” she said, but he had gone
    if head > verb:
        return trimmed(text, comma + 1, last)
    top = comma + 1
    while top < last and text.poss[top] == "SPACE":
        top += 1
    if top >= last or text.tags[top] == "VBG" or top in text.quoted_tokens:
        return None
    chain = syntax.ancestors(text, top)
    if head in chain and verb not in chain[: chain.index(head)]:
        return trimmed(text, comma + 1, last)
    return None


def _has_finite(text: AnnotatedText, span: Span) -> bool:
    return any(text.tags[t] in FINITE for t in range(*span))


def opens_with_verb(text: AnnotatedText, span: Span) -> bool:
    """Whether a stretch begins with a finite verb, an adverb before it passed over."""
    first = span.start + (text.poss[span.start] == "ADV")
    return first < span.end and text.tags[first] in FINITE


def _can_stand(text: AnnotatedText, verb: int, left: Span) -> bool:
    """Whether what stands before the cue clause is a content of its own: a quotation or a main clause."""
    if any(left.start <= child < left.end for child in syntax.children(text, verb, "ccomp")):
        return True
    if any(t in text.quoted_tokens for t in range(max(left.start, left.end - 2), left.end)):
        return True
    if text.lowers[left.start] in SUBORDINATES or (
        text.tags[left.start] in {"VBG", "VBN", "IN"} and not _has_subject(text, left)
    ):
        return False
    return any(text.poss[t] in {"VERB", "AUX"} for t in range(left.start, left.end))


def _has_subject(text: AnnotatedText, left: Span) -> bool:
    return any(text.deps[t] in {"nsubj", "nsubjpass", "expl"} for t in range(left.start, left.end))
