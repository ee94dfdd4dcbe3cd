"""Lines of columns to paragraphs: gaps, indents, lines that end early; a paragraph goes on across columns and pages."""

import re
from collections.abc import Iterator
from itertools import pairwise
from statistics import median

from onrecord.record import Page
from onrecord.sources.pdf.columns import MARKER, Line
from onrecord.sources.pdf.hyphens import Hyphens
from onrecord.text import Span

_ENDS = re.compile(r"[.!?:;][\"'”’)\]]*$")
_ITEM = re.compile(rf"(?:{MARKER.pattern})\s")
WIDE_GAP = 1.3  # in multiples of the usual distance of lines
INDENT = 0.8  # in multiples of the type's height
OTHER_SIZE = 0.15

# A paragraph's stretches of text with the page of each.
Paragraph = list[tuple[int, str]]


def paragraphs_of(regions: list[list[Line]]) -> list[Paragraph]:
    """The paragraphs of a document's regions in order."""
    hyphens = Hyphens(line.text for region in regions for line in region)
    usual = _usual_distance(regions)
    paragraphs: list[Paragraph] = []
    last: Line | None = None
    last_right = 0.0
    for region in regions:
        left, right = min(line.left for line in region), max(line.right for line in region)
        for index, line in enumerate(region):
            if last is None or (
                _begins(last, line, left, right, usual, is_second=len(paragraphs[-1]) == 1)
                if index
                else _begins_region(last, line, last_right, left)
            ):
                paragraphs.append([(line.page, line.text)])
            else:
                page, text = paragraphs[-1][-1]
                text, joint = hyphens.joint(text, line.text)
                paragraphs[-1][-1] = (page, text + joint)
                paragraphs[-1].append((line.page, line.text))
            last = line
        last_right = right
    return paragraphs


def text_with_pages(paragraphs: list[Paragraph]) -> tuple[str, list[Page]]:
    """The text, paragraphs parted by blank lines, and where each page lies in it; a page without text has no place."""
    parts: list[str] = []
    bounds: dict[int, Span] = {}
    position = 0
    for paragraph in paragraphs:
        if parts:
            parts.append("\n\n")
            position += 2
        for page, text in paragraph:
            end = position + len(text)
            bounds[page] = Span(bounds[page].start, end) if page in bounds else Span(position, end)
            parts.append(text)
            position = end
    return "".join(parts), [Page(number=number, span=span) for number, span in sorted(bounds.items())]


def _usual_distance(regions: list[list[Line]]) -> float:
    """The usual distance of lines in multiples of the type's height."""
    distances = [pitch / line.height for line, pitch in _distances(regions) if 0 < pitch < 4 * line.height]
    return median(distances) if distances else 1.2


def _distances(regions: list[list[Line]]) -> Iterator[tuple[Line, float]]:
    """Each line with its distance from the one above it in its region."""
    for region in regions:
        for above, line in pairwise(region):
            if line.height > 0:
                yield line, above.bottom - line.bottom


def _begins(last: Line, line: Line, left: float, right: float, usual: float, *, is_second: bool) -> bool:
    """Whether a line begins a paragraph below the last one of its column, whose edges are `left` and `right`.

    `is_second`: the line would be the second one of its paragraph, and so may stand left of the first.
    """
    height = max(last.height, line.height)
    if last.bottom - line.bottom > WIDE_GAP * usual * height or _differs(last, line):
        return True
    if "\t" in line.text or "\t" in last.text or _ITEM.match(line.text):
        return True
    if line.left > left + INDENT * height and last.left < line.left - 0.5 * height and _ENDS.search(last.text):
        return True
    if not is_second and line.left < last.left - INDENT * height and _ENDS.search(last.text):
        return True
    return _ends_early(last, line, right)


def _begins_region(last: Line, line: Line, last_right: float, left: float) -> bool:
    """Whether a line at the head of a column or page begins a paragraph rather than going on with the last one."""
    if _differs(last, line) or "\t" in line.text or "\t" in last.text or _ITEM.match(line.text):
        return True
    if line.text[0].islower() or re.search(r"\w-$|,$", last.text):
        return False
    return bool(_ENDS.search(last.text)) or line.left > left + INDENT * line.height or _ends_early(last, line, last_right)


def _differs(last: Line, line: Line) -> bool:
    """Whether two lines are set in types of different size."""
    return abs(last.height - line.height) > OTHER_SIZE * max(last.height, line.height)


def _ends_early(last: Line, line: Line, right: float) -> bool:
    """Whether the first word of a line would have fitted on the last one, which then ends its paragraph."""
    if line.text[0].islower():
        return False
    word = len(line.text.split()[0]) * (line.right - line.left) / max(len(line.text), 1)
    return right - last.right > 1.2 * word + 0.6 * line.height
