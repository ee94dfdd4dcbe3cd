"""Sentence starts that the parser must keep: paragraphs begin one, quotation marks never break one."""

import re
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from onrecord.language.paragraphs import paragraphs
from onrecord.language.quotations import Quotation, quotations
from onrecord.lexicon import words
from onrecord.text import Span

if TYPE_CHECKING:
    from spacy.tokens import Doc

_WORDS_AFTER = re.compile(r"[\w.'’-]+|[.;!?“\"]")
# How many words after a quoted question may stand before its "he asked".
SAYING_WITHIN = 5


def fix_sentence_starts(doc: "Doc") -> "Doc":
    """Set the starts that are certain before the parser runs; it decides the others."""
    text = doc.text
    known = sentence_starts(text, paragraphs(text))
    at = {offset: number for number, offset in enumerate(doc.to_array("IDX").tolist())}
    for offset, starts in known.items():
        if at.get(offset, 0) > 0:  # the first token of all starts one in any case
            doc[at[offset]].is_sent_start = starts
    return doc


def sentence_starts(text: str, parts: list[Span]) -> dict[int, bool]:
    """Offsets at which a sentence certainly starts (True) or cannot start (False)."""
    forced, barred = _around_quotations(text, quotations(text, parts))
    barred.update(match.end() for match in _abbreviation().finditer(text))
    return {**dict.fromkeys(forced, True), **dict.fromkeys(barred, False), **{p.start: True for p in parts}}


@cache
def _abbreviation() -> re.Pattern[str]:
    """A shortened title and the blanks after it."""
    return re.compile(rf"\b(?:{'|'.join(sorted(words('sentences', 'abbreviations')))})\.[ \u00a0]+(?=\w)")


def _around_quotations(text: str, found: Iterable[Quotation]) -> tuple[set[int], set[int]]:
    """Offsets at which a sentence must start, and at which none may."""
    forced: set[int] = set()
    barred: set[int] = set()
    for quotation in found:
        end = quotation.span.end
        barred.add(quotation.inner.start)
        if not quotation.closed:
            continue
        barred.add(end - 1)
        after = _next_word(text, end)
        if after is None:
            continue
        if _goes_on(text, quotation.inner, after):
            barred.add(after)
        else:
            forced.add(after)
    return forced, barred


def _next_word(text: str, at: int) -> int | None:
    """Where the next character that is no white space stands, within the line."""
    while at < len(text) and text[at] in " \t\u00a0":
        at += 1
    return at if at < len(text) and text[at] not in "\r\n" else None


def _goes_on(text: str, inner: Span, after: int) -> bool:
    """Whether the sentence goes on after a quotation's closing mark."""
    last = text[inner.end - 1] if inner.end > inner.start else ""
    if last not in ".!?" or text[after].islower() or not (text[after].isalpha() or text[after] in "“\"'‘"):
        return True
    if last == ".":
        return False
    following = _WORDS_AFTER.findall(text, after, after + 80)[:SAYING_WITHIN]
    saying = words("sentences", "saying")
    return any(word in saying for word in _before_stop(following))


def _before_stop(found: list[str]) -> Iterable[str]:
    for word in found:
        if word in '.;!?“"':
            return
        yield word.rstrip(".")
