"""The characters of a PDF page with their boxes, gathered into runs: stretches of one line without a wide gap."""

import ctypes
from typing import Any, NamedTuple

from onrecord.sources.tidy import clean

# Distances are in multiples of the character's height.
SPACE, GAP, BACKWARDS = 0.22, 0.9, 0.6
_LIGATURES = str.maketrans({"ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st"})
_HYPHENS = {"\x02", "\ufffe", "\xad", "\u2010", "\u2011"}  # PDFium writes a hyphen at a line's end as U+0002 or U+FFFE


class Run(NamedTuple):
    """Text on one line and its box in points, the origin at the page's lower left."""

    text: str
    left: float
    bottom: float
    right: float
    top: float

    @property
    def height(self) -> float:
        """The height of its letters' boxes, which stands for the size of type."""
        return self.top - self.bottom


class _Character(NamedTuple):
    text: str
    left: float
    bottom: float
    right: float
    top: float


def runs_of_page(document: Any, number: int, most: int) -> list[Run]:
    """The runs of a page (counted from 0), turned upright; a page that does not load has none. At most `most` characters."""
    import pypdfium2

    try:
        page = document[number]
    except pypdfium2.PdfiumError:
        return []
    try:
        textpage = page.get_textpage()
        characters = _characters(textpage, min(textpage.count_chars(), most))
        if rotation := page.get_rotation():
            characters = [_upright(character, rotation, *page.get_size()) for character in characters]
        return _gathered(characters)
    finally:
        page.close()


def _characters(textpage: Any, count: int) -> list[_Character]:
    """The characters in the order of the page's content; line breaks and what has no box are none."""
    from pypdfium2 import raw

    found, rect = [], raw.FS_RECTF()
    pointer, handle = ctypes.byref(rect), textpage.raw
    unicode_of, box_of = raw.FPDFText_GetUnicode, raw.FPDFText_GetLooseCharBox
    for index in range(count):
        code = unicode_of(handle, index)
        if code in {0, 10, 13} or code > 0x10FFFF:
            continue
        text = chr(code)
        if box_of(handle, index, pointer):
            found.append(_Character("-" if text in _HYPHENS else text, rect.left, rect.bottom, rect.right, rect.top))
    return found


def _gathered(characters: list[_Character]) -> list[Run]:
    """Characters gathered into runs; a space is put where the gap between two is that of words."""
    runs: list[Run] = []
    run: list[_Character] = []
    words: list[str] = []
    for character in characters:
        if character.text.isspace():
            if words and words[-1] != " ":
                words.append(" ")
            continue
        if run and (_is_printed_twice(run[-1], character) or _is_note_mark(run[-1], character)):
            continue
        if run and not _goes_on(run[-1], character):
            runs += _run(run, words)
            run, words = [], []
        elif run and words[-1] != " " and character.left - run[-1].right > SPACE * _height(character):
            words.append(" ")
        run.append(character)
        words.append(character.text)
    return runs + (_run(run, words) if run else [])


def _run(characters: list[_Character], words: list[str]) -> list[Run]:
    """The run of some characters, if any text is left of them."""
    text = clean("".join(words).translate(_LIGATURES)).strip()
    if not text:
        return []
    tallest = max(characters, key=_height)
    return [Run(text, characters[0].left, tallest.bottom, max(c.right for c in characters), tallest.top)]


def _goes_on(last: _Character, character: _Character) -> bool:
    """Whether a character stands on the line of the last one and close behind it."""
    height = min(_height(last), _height(character)) or 1.0
    overlap = min(last.top, character.top) - max(last.bottom, character.bottom)
    if last[1:] == character[1:]:  # the letters of a ligature share its box
        return True
    gap = character.left - last.right
    return overlap > 0.5 * height and -BACKWARDS * height < gap < GAP * max(_height(last), _height(character))


def _is_printed_twice(last: _Character, character: _Character) -> bool:
    """Whether a character is printed again almost in its place, as programs do for bold type."""
    near = 0.1 * _height(last)
    return last.text == character.text and abs(last.left - character.left) < near and abs(last.bottom - character.bottom) < near


def _is_note_mark(last: _Character, character: _Character) -> bool:
    """Whether a character is a small raised digit that refers to a footnote: read with the word, it would change it."""
    raised = (character.top + character.bottom - last.top - last.bottom) / 2
    is_small = character.text.isdigit() and _height(character) < 0.85 * _height(last)
    return is_small and raised > 0.1 * _height(last) and _goes_on(last, character)


def _height(character: _Character) -> float:
    return character.top - character.bottom


def _upright(character: _Character, rotation: int, width: float, height: float) -> _Character:
    """A character's box as seen on a page that is shown turned by 90, 180 or 270 degrees; `width` and `height` as shown."""
    text, left, bottom, right, top = character
    if rotation == 90:
        return _Character(text, bottom, height - right, top, height - left)
    if rotation == 180:
        return _Character(text, width - right, height - top, width - left, height - bottom)
    return _Character(text, width - top, left, width - bottom, right)
