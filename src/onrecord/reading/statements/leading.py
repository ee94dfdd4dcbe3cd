"""Cues that lead into a quotation, whatever the parse has made of what stands before and behind them."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading import syntax
from onrecord.reading.statements.around import SUBORDINATES, opens_with_verb
from onrecord.reading.statements.cuts import before_other_source, before_participle, with_rest
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.phrases import FINITE, is_finite, trimmed
from onrecord.reading.statements.quoted import Quoted
from onrecord.text import Span

# Frames whose content is a clause that the parse has seen.
CLAUSAL = frozenset({"clause", "passive_clause", "object_infinitive", "infinitive", "infinitive_alone", "predicate", "gerund"})
# How far after its cue a "that" still opens what is said; what a clause without it begins with.
_REACH = 12
_BEGINS = frozenset({"PRON", "DET", "PROPN", "NOUN", "ADJ", "NUM", "VERB"})
_OPENS = frozenset({"VBN", "VBG", "IN", "TO"})
_QUESTIONS = (["how"], ["why"], ["whether"])
_SUBJECTS = (["he"], ["she"], ["it"], ["they"], ["we"], ["i"], ["there"])
_COMPLEMENTS = frozenset({"ccomp", "xcomp", "dobj"})


def leads_in(quoted: Quoted, draft: Draft) -> bool:
    """Whether the cue of what looks inserted has its content after it: "As he fell, they shouted, “Stop!”"."""
    text, left = quoted.text, draft.content[0]
    if left.start in text.quoted_tokens or left.end - 1 in text.quoted_tokens or _goes_on(text, draft):
        return False
    if text.tags[left.start] not in _OPENS and text.lowers[left.start] not in SUBORDINATES:
        return False
    if quoted.after(draft.cue, text.sentences[text.sentence_number(draft.cue)].end) is not None:
        return True
    if not any(c > draft.cue and text.deps[c] in _COMPLEMENTS for c in text.children[draft.cue]):
        return False
    beginning = range(left.start, left.start + 3)
    return text.tags[left.start] in {"VBN", "VBG"} and not any(text.deps[t] == "nsubj" for t in beginning)


def _goes_on(text: AnnotatedText, draft: Draft) -> bool:
    """Whether what stands before an inserted cue goes on after it: "Bound by law, both towns, Lee said, now pay"."""
    if len(draft.content) < 2 or text.lowers[draft.content[0].start] in SUBORDINATES:
        return False
    right = draft.content[1]
    return right.start not in text.quoted_tokens and opens_with_verb(text, right)


def with_quotation(quoted: Quoted, verb: int, content: Span | None, frame: str) -> tuple[Span | None, str]:
    """A cue's content and frame, the quotation that the cue leads into taken in."""
    text = quoted.text
    end = text.sentences[text.sentence_number(verb)].end
    number = quoted.after(verb, end)
    if number is None:
        return content, frame
    quotation = quoted.spans[number]
    if content is not None and frame == "clause" and content.start <= quotation.start + 1 and content.end > quotation.end:
        return content, frame
    if content is not None and frame in CLAUSAL and content.start < quotation.start - 1 and content.end >= quotation.end - 1:
        return content, frame
    if content is not None and frame in CLAUSAL and content.end == quotation.start - 1 and text.lowers[content.end] == ":":
        return content, frame  # "said he was calm: “We talked.”"
    if content is not None and frame in CLAUSAL and quotation.start - 2 <= content.end <= quotation.start:
        return trimmed(text, content.start, quotation.end), frame  # "hopes to print his book, “Elm Road”"
    opening = _that(text, verb, quotation.start)
    if opening is not None:
        return trimmed(text, opening + 1, with_rest(text, quotation, verb).end), "clause"
    if frame == "object" and content is not None and _is_sentence(text, verb, content):
        return trimmed(text, content.start, quotation.end), "clause"  # "said the sign read: “...”", read as a noun
    return with_rest(text, quotation, verb), "clause"


def _is_sentence(text: AnnotatedText, verb: int, content: Span) -> bool:
    """Whether the object of "say" is a sentence whose verb the parse has missed."""
    return text.lemmas[verb] == "say" and content.start == verb + 1 and bool(syntax.children(text, verb, "nsubj"))


def _that(text: AnnotatedText, verb: int, end: int) -> int | None:
    """The complementizer between a cue and the quotation that it leads into, where more than the quotation follows it."""
    return next((t for t in range(verb + 1, end - 1) if text.lowers[t] == "that" and text.tags[t] == "IN"), None)


def unparsed(text: AnnotatedText, verb: int, content: Span | None, frame: str) -> tuple[Span | None, str]:
    """What is said where the parse has lost its clause: what follows "that" or the cue itself, if it has a finite verb."""
    start, end = _lost_start(text, verb), text.sentences[text.sentence_number(verb)].end
    if text.deps[verb] in {"advcl", "relcl", "acl"} and not _is_gap(text, verb):
        end = min(end, syntax.subtree(text, verb).end)
    if start is None or not any(t not in text.quoted_tokens and is_finite(text, t) for t in range(start + 1, end)):
        return content, frame
    lost = trimmed(text, *before_other_source(text, before_participle(text, Span(start, end))))
    return (lost, "clause") if lost is not None else (content, frame)


def _lost_start(text: AnnotatedText, verb: int) -> int | None:
    if text.lowers[verb + 1 : verb + 2] == ["that"] and text.tags[verb + 1] == "IN":
        return verb + 2
    if _asks(text, verb) or _is_gap(text, verb):
        return verb + 1
    if text.deps[verb] == "amod" or (
        any(c > verb for c in syntax.children(text, verb, "dobj")) and text.lemmas[verb] not in words("cues", "heard")
    ):
        return None  # "claimed wealth and said", "the raid that killed him"
    last = min(text.sentences[text.sentence_number(verb)].end, verb + _REACH)
    for t in range(verb + 1, last):
        if text.lowers[t] == "that" and text.tags[t] in {"IN", "WDT"}:
            return t + 1
        if text.poss[t] in {"VERB", "AUX", "PUNCT"}:
            break
    opens = text.lemmas[verb] in words("cues", "saying") and verb + 1 < last and text.poss[verb + 1] in _BEGINS
    return verb + 1 if opens else None


def _asks(text: AnnotatedText, verb: int) -> bool:
    """Whether a clause begins right after a cue, with a question word or a pronoun that can only be its subject."""
    first, second = text.lowers[verb + 1 : verb + 2], text.tags[verb + 2 : verb + 3]
    return (first in _QUESTIONS and second not in (["TO"], ["IN"])) or (
        first in _SUBJECTS and bool(second) and second[0] in FINITE
    )


def _is_gap(text: AnnotatedText, verb: int) -> bool:
    """Whether what is said has its subject in a relative pronoun before it: "the test, which media claimed | now allows"."""
    first = verb + 1 + (text.poss[verb + 1 : verb + 2] == ["ADV"])
    finite = text.tags[first : first + 1]
    return text.deps[verb] == "relcl" and text.lemmas[verb] in words("cues", "saying") and bool(finite) and finite[0] in FINITE


def block(text: AnnotatedText, verb: int) -> Span | None:
    """The paragraph below a cue that leads into it by a colon: "The judge wrote:" and, under it, what she wrote."""
    last = min(len(text.lowers) - 2, verb + _REACH)
    colon = next((t for t in range(verb + 1, last) if text.lowers[t] == ":" or text.poss[t] == "SPACE"), None)
    if colon is None or text.lowers[colon] != ":" or not (text.poss[colon + 1] == "SPACE" and "\n" in text.lowers[colon + 1]):
        return None
    paragraph = text.paragraphs[text.paragraph_number(text.doc[colon + 2].idx)]
    return trimmed(text, *text.tokens(paragraph))
