"""Text of unknown origin made fit for a page: every character only shows, and none changes its place."""

import re
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

from onrecord.cases.excerpts import begins_at, beside_each_other, ends_at, one_line
from onrecord.text import Span

# What a browser acts on instead of showing it: controls, marks that turn the direction of text, halves of characters; what XML
# has no form for.
_ACTS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]")
AROUND, LONGEST, NEAR = 110, 420, 60  # characters: around a quote, of one stretch, between spans shown together


class Piece(NamedTuple):
    """A stretch of a quotation: its words, and whether they are those that the entry rests on."""

    words: str
    marked: bool = False


def shown(value: Any) -> Any:
    """A value as a page prints it: None as nothing, text in which controls stand as their pictures, place for place."""
    if value is None:
        return ""
    if isinstance(value, str) and not value.isprintable() and not isinstance(value, Markup):
        return _ACTS.sub(_picture, value)
    return value


def _picture(found: re.Match[str]) -> str:
    code = ord(found.group())
    if found.group() == "\r":
        return " "
    return "␡" if code == 0x7F else chr(0x2400 + code) if code < 0x20 else "\ufffd"


def shortened(text: str, length: int) -> str:
    """A text on one line, cut at a word where it is longer than `length` characters."""
    line = one_line(text).strip()
    if len(line) <= length:
        return line
    cut = line[: length - 1]
    return (cut[: cut.rfind(" ")] if " " in cut[length // 2 :] else cut) + "…"


def quotation(
    text: str, spans: Sequence[Span], hidden: Iterable[tuple[Span, str]] = (), *, context: bool = True
) -> list[Piece]:
    """The words of spans in what stands around them in the paragraph. `hidden` stretches stand under their labels."""
    hidden = list(hidden)
    near = beside_each_other(sorted(_whole(span, hidden) for span in spans), NEAR)
    first = begins_at(text, near[0].start, AROUND) if context else near[0].start
    last = ends_at(text, max(span.end for span in near), AROUND) if context else max(span.end for span in near)
    pieces, at = [Piece("…")] if context and first and text[first - 1] != "\n" else [], first
    for span in near:
        if span.start >= at:
            pieces.append(Piece(_line(text, Span(at, span.start), hidden)))
            pieces.append(Piece(shortened(_line(text, span, hidden), LONGEST), marked=True))
            at = span.end
    pieces.append(Piece(_line(text, Span(at, max(at, last)), hidden)))
    if context and last < len(text) and text[last] != "\n":
        pieces.append(Piece("…"))
    return [piece for piece in pieces if piece.words]


def _whole(span: Span, hidden: Iterable[tuple[Span, str]]) -> Span:
    """A span with the whole of what is hidden at its ends, so that the label is marked where the name was."""
    ends = [span, *(place for place, _ in hidden if place.start < span.end and span.start < place.end)]
    return Span(min(start for start, _ in ends), max(end for _, end in ends))


def _line(text: str, span: Span, hidden: Iterable[tuple[Span, str]]) -> str:
    """A stretch of text on one line, with labels in the place of what is hidden."""
    line, at = "", span.start
    for (start, end), label in hidden:
        if end > at and start < span.end:
            line += text[at : max(at, start)] + (f"[{label}]" if start >= span.start else "")
            at = min(end, span.end)
    return one_line(line + text[at : span.end])
