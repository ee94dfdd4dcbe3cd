"""Where the words of an entry stand on the pages of a document, for the picture of the page."""

from dataclasses import dataclass

from onrecord.record import Document
from onrecord.sources.pdf.picture import Box, boxes, page_shape
from onrecord.text import Span

WIDE = 1_000  # units of the drawing across a page
_AROUND, _BAND = 0.09, 0.5  # of the page's width: above and below the words, the most that is shown


@dataclass(frozen=True)
class Paper:
    """A page with the words marked: rectangles in units of the drawing, and the band of the page that is shown."""

    number: int
    height: float
    rectangles: list[tuple[float, float, float, float]]
    top: float
    band: float


def paper(data: bytes, document: Document, spans: list[Span]) -> Paper | None:
    """The page on which the first of the spans stands; None where it stands on none."""
    for span in spans:
        for page in document.pages:
            if page.span.start <= span.start < page.span.end:
                found = [box for each in spans for box in boxes(data, document, page.number, each)]
                return _drawn(page.number, page_shape(data, page.number), found)
    return None


def _drawn(number: int, shape: float, found: list[Box]) -> Paper:
    high = shape * WIDE
    rectangles = [(b.left * WIDE, b.top * high, (b.right - b.left) * WIDE, (b.bottom - b.top) * high) for b in found]
    top = max(min((y for _, y, _, _ in rectangles), default=0) - _AROUND * WIDE, 0)
    end = min(max((y + h for _, y, _, h in rectangles), default=high) + _AROUND * WIDE, high)
    return Paper(number, high, rectangles, top, min(end - top, _BAND * WIDE))
