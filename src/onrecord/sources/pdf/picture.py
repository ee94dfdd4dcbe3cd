"""A page of a PDF as a picture, and where on it words of the document's text stand."""

import struct
import unicodedata
import zlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from onrecord.errors import NotFound
from onrecord.record import Document
from onrecord.sources.pdf.opening import PDFIUM
from onrecord.text import Span

WIDTH, HIGHEST = 1_000, 3_000  # pixels
_MOST = 200_000  # characters of a page
_FINE = 100_000  # device units, so that PDFium's whole numbers are fine enough


class Box(NamedTuple):
    """A rectangle on a page, in shares of its width and height from the upper left corner."""

    left: float
    top: float
    right: float
    bottom: float


def page_picture(data: bytes, number: int) -> bytes:
    """Page `number` (from 1) as a PNG in shades of grey. Raises NotFound where there is no such page."""
    with PDFIUM:
        page = _page(data, number)
        width, height = page.get_size()
        scale = min(WIDTH / max(width, 1), HIGHEST / max(height, 1))
        bitmap = page.render(scale=scale, grayscale=True)
        return _png(bitmap.width, bitmap.height, bytes(bitmap.buffer), bitmap.stride)


def page_shape(data: bytes, number: int) -> float:
    """The height of a page by its width. Raises NotFound."""
    with PDFIUM:
        width, height = _page(data, number).get_size()
        return float(min(height / max(width, 1), HIGHEST / WIDTH))


def boxes(data: bytes, document: Document, number: int, span: Span) -> list[Box]:
    """Where on a page the words of a span of the document's text stand, a box a line; none where that is not sure."""
    part = next((page.span for page in document.pages if page.number == number), None)
    if part is None or span.end <= part.start or span.start >= part.end:
        return []
    start, end = max(span.start, part.start), min(span.end, part.end)
    wanted, before = _plain(document.text[start:end]), _plain(document.text[part.start : start])
    with PDFIUM:
        drawn = list(_drawn(_page(data, number)))
    place = _place(wanted, before, _plain(document.text[part.start : part.end]), "".join(letter for letter, _ in drawn))
    return [] if place is None else _lines([box for _, box in drawn[place : place + len(wanted)]])


def _place(wanted: str, before: str, told: str, drawn: str) -> int | None:
    """Where the wanted letters stand among those drawn: as often before them as in the text, if they stand there as often."""
    there, here = _places(wanted, drawn), _places(wanted, told)
    if len(there) == 1 == len(here):
        return there[0]
    return there[here.index(len(before))] if len(there) == len(here) and len(before) in here else None


def _places(wanted: str, among: str) -> list[int]:
    found, at = [], among.find(wanted) if wanted else -1
    while at >= 0:
        found.append(at)
        at = among.find(wanted, at + 1)
    return found


def _plain(text: str) -> str:
    """The letters and digits of a text alone: blanks, hyphens and ligatures differ between a page and its text."""
    return "".join(letter for letter in unicodedata.normalize("NFKC", text).casefold() if letter.isalnum())


def _page(data: bytes, number: int) -> Any:
    """A page, which keeps its document open."""
    import pypdfium2

    try:
        document = pypdfium2.PdfDocument(data)
        if not 1 <= number <= len(document):
            raise NotFound(f"there is no page {number}")
        return document[number - 1]
    except pypdfium2.PdfiumError as error:
        raise NotFound(f"page {number} cannot be shown") from error


def _drawn(page: Any) -> Iterator[tuple[str, Box]]:
    """The letters and digits of a page in the order of its content, with their boxes."""
    import ctypes

    from pypdfium2 import raw

    text, rect = page.get_textpage(), raw.FS_RECTF()
    for index in range(min(text.count_chars(), _MOST)):
        code = raw.FPDFText_GetUnicode(text.raw, index)
        letters = _plain(chr(code)) if 0 < code <= 0x10FFFF else ""
        if letters and raw.FPDFText_GetLooseCharBox(text.raw, index, ctypes.byref(rect)):
            box = _on_page(page, rect)
            yield from ((letter, box) for letter in letters)


def _on_page(page: Any, rect: Any) -> Box:
    """A rectangle of the page's content as it is shown: turned and cropped as the page is."""
    import ctypes

    from pypdfium2 import raw

    corners = []
    for x, y in ((rect.left, rect.top), (rect.right, rect.bottom)):
        across, down = ctypes.c_int(), ctypes.c_int()
        raw.FPDF_PageToDevice(page.raw, 0, 0, _FINE, _FINE, 0, x, y, ctypes.byref(across), ctypes.byref(down))
        corners.append((across.value / _FINE, down.value / _FINE))
    (left, top), (right, bottom) = corners
    return Box(min(left, right), min(top, bottom), max(left, right), max(top, bottom))


def _lines(letters: Sequence[Box]) -> list[Box]:
    """The boxes of letters as one a line."""
    lines: list[Box] = []
    for box in letters:
        last = lines[-1] if lines else None
        if last and box.top < (last.top + last.bottom) / 2 < box.bottom and box.left >= last.left:
            lines[-1] = Box(last.left, min(last.top, box.top), max(last.right, box.right), max(last.bottom, box.bottom))
        else:
            lines.append(box)
    return lines


def _png(width: int, height: int, grey: bytes, stride: int) -> bytes:
    """A PNG of 8-bit shades, row by row, `stride` bytes a row."""
    rows = b"".join(b"\0" + grey[row * stride : row * stride + width] for row in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(rows, 6)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
