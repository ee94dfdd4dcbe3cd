"""Paragraphs: where blank lines, or line breaks that are no mere wrapping, part a text."""

import re

from onrecord.text import Span

_LINE = re.compile(r"[^\n\r\u2028\u2029\x0b\x0c]+")
_BLANK_BETWEEN = re.compile(r"(\r\n|\r|\n|\u2028|\u2029|\x0b|\x0c)\s*?(\r\n|\r|\n|\u2028|\u2029|\x0b|\x0c)|[\u2029\x0c]")
_ENDS = re.compile(r"""[.!?:;][\s"'”’)\]]*$|[.!?,]["”’']{1,2}\s*$""")

# Mail and plain-text releases wrap near 65 to 80 columns; a line shorter than this that nothing continues stands alone.
WRAPPED_LINE = 50


def paragraphs(text: str) -> list[Span]:
    """The paragraphs of a text in order, without the white space around them."""
    found: list[Span] = []
    previous = 0
    for line in _LINE.finditer(text):
        start, end = _trimmed(text, line.start(), line.end())
        if start == end:
            continue
        if found and not _BLANK_BETWEEN.search(text, previous, start) and _continues(text, found[-1], start):
            found[-1] = Span(found[-1].start, end)
        else:
            found.append(Span(start, end))
        previous = end
    return found


def _continues(text: str, before: Span, start: int) -> bool:
    """Whether a line after a single line break goes on with the paragraph before it: a wrapped line does."""
    last_line_start = max(text.rfind("\n", before.start, before.end), text.rfind("\r", before.start, before.end)) + 1
    last_line = text[max(last_line_start, before.start) : before.end]
    if text[start].islower():
        return True
    return (len(last_line) >= WRAPPED_LINE and not _ENDS.search(last_line[-8:])) or (
        WRAPPED_LINE <= len(last_line) <= 100 and last_line_start > before.start
    )


def _trimmed(text: str, start: int, end: int) -> tuple[int, int]:
    """The bounds without white space at both ends."""
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    return start, end
