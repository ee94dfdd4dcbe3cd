"""The words that an entry rests on, as the terminal shows them: alone, or set off from a little of what stands around."""

from collections.abc import Sequence

from rich.text import Text

from onrecord.cases.excerpts import begins_at, beside_each_other, ends_at, one_line
from onrecord.cli.terminal import clean, shortened
from onrecord.text import Span

# In characters: what is shown before and after, and the longest stretch of an entry's own words.
AROUND, LONGEST = 50, 300


def in_context(text: str, spans: Sequence[Span], marks: tuple[str, str] = ("", "")) -> Text:
    """The words in bold, and between `marks` where bold is not shown, within what stands around them in the paragraph.

    Of spans that are far apart the first ones are shown and the others counted.
    """
    near = beside_each_other(sorted(spans), AROUND)
    first, last = begins_at(text, near[0].start, AROUND), ends_at(text, max(span.end for span in near), AROUND)
    line, at = Text(_dots(text, first - 1)), first
    for span in near:
        if span.start >= at:
            line.append(_line(text[at : span.start]))
            line.append(shortened(text[span.start : span.end], LONGEST).join(marks), style="bold")
        at = max(at, span.end)
    line.append(_line(text[at:last])).append(_dots(text, last))
    further = len(spans) - len(near)
    return line.append(f" (and {further} more)", style="dim") if further else line


def _dots(text: str, at: int) -> str:
    """An ellipsis where the paragraph goes on beyond the excerpt."""
    return "…" if 0 <= at < len(text) and text[at] != "\n" else ""


def _line(words: str) -> str:
    return one_line(clean(words))
