"""Characters gathered into runs: stretches of one line without a wide gap."""

from onrecord.sources.pdf.characters import Character
from onrecord.sources.tidy import clean

# Distances are in multiples of the character's height.
SPACE, GAP, BACKWARDS = 0.22, 0.9, 0.6
_LIGATURES = str.maketrans({"ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st"})


class Run(Character):
    """Text on one line and its box in points, as high as its letters' boxes."""


def runs_of(characters: list[Character]) -> list[Run]:
    """Characters gathered into runs; a space is put where the gap between two is that of words."""
    runs: list[Run] = []
    run: list[Character] = []
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
        elif run and words[-1] != " " and character.left - run[-1].right > SPACE * character.height:
            words.append(" ")
        run.append(character)
        words.append(character.text)
    return runs + (_run(run, words) if run else [])


def _run(characters: list[Character], words: list[str]) -> list[Run]:
    """The run of some characters, if any text is left of them."""
    text = clean("".join(words).translate(_LIGATURES)).strip()
    if not text:
        return []
    tallest = max(characters, key=lambda character: character.height)
    return [Run(text, characters[0].left, tallest.bottom, max(c.right for c in characters), tallest.top)]


def _goes_on(last: Character, character: Character) -> bool:
    """Whether a character stands on the line of the last one and close behind it."""
    height = min(last.height, character.height) or 1.0
    overlap = min(last.top, character.top) - max(last.bottom, character.bottom)
    if last[1:] == character[1:]:  # the letters of a ligature share its box
        return True
    gap = character.left - last.right
    return overlap > 0.5 * height and -BACKWARDS * height < gap < GAP * max(last.height, character.height)


def _is_printed_twice(last: Character, character: Character) -> bool:
    """Whether a character is printed again almost in its place, as programs do for bold type."""
    near = 0.1 * last.height
    return last.text == character.text and abs(last.left - character.left) < near and abs(last.bottom - character.bottom) < near


def _is_note_mark(last: Character, character: Character) -> bool:
    """Whether a character is a small raised digit that refers to a footnote: read with the word, it would change it."""
    raised = (character.top + character.bottom - last.top - last.bottom) / 2
    is_small = character.text.isdigit() and character.height < 0.85 * last.height
    return is_small and raised > 0.1 * last.height and _goes_on(last, character)
