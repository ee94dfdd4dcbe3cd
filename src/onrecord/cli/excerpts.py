"""The words that an entry rests on, as the terminal shows them: alone, or set off from a little of what stands around."""

import re
from collections.abc import Sequence

from rich.text import Text

from onrecord.cli.terminal import clean, shortened
from onrecord.text import Span

# In characters: what is shown before and after, and the longest stretch of an entry's own words.
AROUND, LONGEST = 50, 300
_BLANKS = re.compile(r"\s+")


def in_context(text: str, spans: Sequence[Span], marks: tuple[str, str] = ("", "")) -> Text:
    """The words in bold, and between `marks` where bold is not shown, within what stands around them in the paragraph.

    Of spans that are far apart the first ones are shown and the others counted.
    """
    near = beside_each_other(sorted(spans))
    first, last = _before(text, near[0].start), _after(text, max(span.end for span in near))
    line, at = Text(_dots(text, first - 1)), first
    for start, end in near:
        if start >= at:
            line.append(_line(text[at:start]))
            line.append(shortened(text[start:end], LONGEST).join(marks), style="bold")
        at = max(at, end)
    line.append(_line(text[at:last])).append(_dots(text, last))
    further = len(spans) - len(near)
    return line.append(f" (and {further} more)", style="dim") if further else line


def beside_each_other(spans: list[Span]) -> list[Span]:
    """The first of the spans and those that follow it closely."""
    near = spans[:1]
    for span in spans[1:]:
        if span.start - near[-1].end > AROUND:
            break
        near.append(span)
    return near


def _before(text: str, start: int) -> int:
    """Where an excerpt begins: at a word, within the paragraph."""
    window = text[max(start - AROUND, 0) : start]
    cut = window.rfind("\n") + 1
    if not cut and start > AROUND:
        cut = window.find(" ") + 1 or len(window)
    return start - len(window) + cut


def _after(text: str, end: int) -> int:
    """Where an excerpt ends."""
    window = text[end : end + AROUND]
    cut = window.find("\n")
    if cut < 0:
        cut = len(window) if end + AROUND >= len(text) else max(window.rfind(" "), 0)
    return end + cut


def _dots(text: str, at: int) -> str:
    """An ellipsis where the paragraph goes on beyond the excerpt."""
    return "…" if 0 <= at < len(text) and text[at] != "\n" else ""


def _line(words: str) -> str:
    return _BLANKS.sub(" ", clean(words))
