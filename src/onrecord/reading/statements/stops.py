"""Sentence ends that the parse runs over beside quotation marks: a content does not cross them."""

from onrecord.language import AnnotatedText
from onrecord.reading.statements.phrases import trimmed
from onrecord.reading.statements.quoted import Quoted
from onrecord.text import Span

_ENDS = frozenset({".", "!", "?"})
_CLOSING = frozenset({"”", '"', "''"})


def within_sentence(quoted: Quoted, content: list[Span], cue: int) -> list[Span]:
    """Content ranges cut where a sentence ends between them and their cue; what a cut leaves empty is left out."""
    text = quoted.text
    found = [_cut(quoted, span, cue) for span in content]
    kept = [trimmed(text, *span) for span in found if span.start < span.end]
    return [span for span in kept if span is not None]


def _cut(quoted: Quoted, span: Span, cue: int) -> Span:
    if _ENDS.isdisjoint(quoted.text.lowers[span.start : span.end]):
        return span
    breaks = [number for number in range(span.start + 2, span.end - 1) if _begins_sentence(quoted, number)]
    if not breaks:
        return span
    if span.end <= cue:
        return Span(breaks[-1], span.end)
    return Span(span.start, breaks[0]) if span.start > cue else span


def _begins_sentence(quoted: Quoted, token: int) -> bool:
    """Whether a token begins a sentence: a quotation after a full stop, a capital after a quotation that ends in one."""
    text = quoted.text
    if text.lowers[token - 1] in _ENDS and token - 1 not in text.quoted_tokens:
        return token in text.quoted_tokens and _opens(quoted, token) and not _is_short(text, token - 2)
    after_quotation = text.lowers[token - 1] in _CLOSING and text.lowers[token - 2] in _ENDS and token not in text.quoted_tokens
    return after_quotation and text.doc[token].text[:1].isupper() and _opens(quoted, quoted.start_of(token - 1))


def _opens(quoted: Quoted, token: int | None) -> bool:
    """Whether a quotation opens at a token with a capital: it is a sentence of its own."""
    if token is None or quoted.start_of(token) != token:
        return False
    return quoted.text.doc[token + 1].text[:1].isupper()


def _is_short(text: AnnotatedText, token: int) -> bool:
    """Whether the word before a stop is an initial: "Robert E. "Bob" Lee"."""
    return len(text.lowers[token]) == 1
