"""The characters of a PDF page with their boxes, turned upright; slanted ones, as of a stamp or watermark, set apart."""

import ctypes
from collections import Counter
from math import degrees
from typing import Any, NamedTuple

_HYPHENS = {"\x02", "\ufffe", "\xad", "\u2010", "\u2011"}  # PDFium writes a hyphen at a line's end as U+0002 or U+FFFE


class Character(NamedTuple):
    """A character and its box in points, as high as its font. Only distances count, so the origin may lie anywhere."""

    text: str
    left: float
    bottom: float
    right: float
    top: float

    @property
    def height(self) -> float:
        """The height of the box, which stands for the size of type."""
        return self.top - self.bottom


def characters_of_page(document: Any, number: int, most: int) -> tuple[list[Character], str]:
    """The characters of a page (counted from 0) in the order of its content, at most `most`, and the slanted text left out.

    A page that does not load has none.
    """
    import pypdfium2

    try:
        page = document[number]
        if document.formenv:
            page.flatten()  # what is filled into a form becomes text of the page, once it is loaded again
            page.close()
            page = document[number]
    except pypdfium2.PdfiumError:
        return [], ""
    try:
        textpage = page.get_textpage()
        return _turned(_characters(textpage, min(textpage.count_chars(), most)))
    finally:
        page.close()


def _characters(textpage: Any, count: int) -> list[tuple[int, Character]]:
    """Characters with their angles in degrees, against the clock; line breaks and what has no box are none."""
    from pypdfium2 import raw

    found, rect = [], raw.FS_RECTF()
    pointer, handle = ctypes.byref(rect), textpage.raw
    unicode_of, box_of, angle_of = raw.FPDFText_GetUnicode, raw.FPDFText_GetLooseCharBox, raw.FPDFText_GetCharAngle
    for index in range(count):
        code = unicode_of(handle, index)
        if code in {0, 10, 13} or code > 0x10FFFF or not box_of(handle, index, pointer):
            continue
        text = "-" if chr(code) in _HYPHENS else chr(code)
        angle = round(-degrees(angle_of(handle, index))) % 360
        found.append((angle, Character(text, rect.left, rect.bottom, rect.right, rect.top)))
    return found


def _turned(found: list[tuple[int, Character]]) -> tuple[list[Character], str]:
    """The characters that stand at the page's usual angle, upright, and the text of the others. Spaces have no angle."""
    angles = Counter(angle for angle, character in found if not character.text.isspace())
    usual = angles.most_common(1)[0][0] if angles else 0
    kept = [_upright(character, usual) for angle, character in found if angle == usual or character.text.isspace()]
    slanted = "".join(character.text for angle, character in found if angle != usual and not character.text.isspace())
    return kept, slanted


def _upright(character: Character, angle: int) -> Character:
    """A character of text that runs at an angle of 90, 180 or 270 degrees, turned to run from left to right."""
    text, left, bottom, right, top = character
    if angle == 90:
        return Character(text, bottom, -right, top, -left)
    if angle == 180:
        return Character(text, -right, -top, -left, -bottom)
    return Character(text, -top, left, -bottom, right) if angle == 270 else character
