"""Cues that lead into a quotation, whatever the parse has made of what stands before and behind them."""

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.statements.around import SUBORDINATES, opens_with_verb
from onrecord.reading.statements.cuts import with_rest
from onrecord.reading.statements.draft import Draft
from onrecord.reading.statements.phrases import trimmed
from onrecord.reading.statements.quoted import Quoted
from onrecord.text import Span

# Frames whose content is a clause that the parse has seen.
CLAUSAL = frozenset({"clause", "passive_clause", "object_infinitive", "infinitive", "infinitive_alone", "predicate", "gerund"})
# How far after its cue a colon still opens the paragraph below.
_REACH = 12
_OPENS = frozenset({"VBN", "VBG", "IN", "TO"})
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


def block(text: AnnotatedText, verb: int) -> Span | None:
    """The paragraph below a cue that leads into it by a colon: "The judge wrote:" and, under it, what she wrote."""
    last = min(len(text.lowers) - 2, verb + _REACH)
    colon = next((t for t in range(verb + 1, last) if text.lowers[t] == ":" or text.poss[t] == "SPACE"), None)
    if colon is None or text.lowers[colon] != ":" or not (text.poss[colon + 1] == "SPACE" and "\n" in text.lowers[colon + 1]):
        return None
    paragraph = text.paragraphs[text.paragraph_number(text.doc[colon + 2].idx)]
    return trimmed(text, *text.tokens(paragraph))
