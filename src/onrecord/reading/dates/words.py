"""The words of a text as the grammar of dates sees them: each with its classes, the text as one string of class characters.

Words without a class are left out; a run of them is one OTHER character, so that the grammar's work is small.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from onrecord.language import AnnotatedText

OTHER = "_"
# A paragraph's end: no form runs over it.
BREAK = "|"
_TOKEN = re.compile(
    r"""
    (?P<ISO>\d{4}-\d\d-\d\d)(?![\w-])
  | (?P<SLASHED>\d{1,2}/\d{1,2}/(?:\d{4}|\d\d))(?![\w/])
  | (?P<CLOCK>(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?)(?![\d:])
  | (?P<YEARS>(?:1[5-9]|20)\d0['’]?s|['’‘`][2-9]0s)\b
  | (?P<NTH>\d{1,2}(?:st|nd|rd|th))\b
  | (?P<INTEGER>\d{1,4}(?=[ap]\.?m\b)|\d{1,4}(?![\w%]|[.,:/]\d))
  | (?P<OTHER>[$£€\#]\s?\d[\d.,]*|\d+(?:[.,:/]\d+)+|\d{5,})
  | (?P<SHORT>(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thurs?|fri|sat|sun)\.)
  | (?P<WORD>o['’]clock\b|[^\W\d_]\.[^\W\d_]\b\.?|[^\W\d_]+(?!\w))
  | (?P<POSSESSIVE>['’]s?\b)
  | (?P<DASH>[-–])
  | (?P<COMMA>,)
  | \w+ | [^\w\s]
    """,
    re.VERBOSE | re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Word:
    """One word with its place in the text and its value in each class that it has."""

    start: int
    end: int
    lower: str
    values: dict[str, Any]


_NOTHING = Word(0, 0, "", {})


@dataclass(frozen=True, slots=True)
class Words:
    """The words of a text that have a class; `kinds[i]` is the class character of `words[i]`."""

    words: list[Word]
    kinds: str


class Lexer:
    """Tells the classes of words. Classes are data, `{class: {word: value}}`; a word may be a phrase."""

    def __init__(self, classes: dict[str, dict[str, Any]]) -> None:
        self._values: dict[str, dict[str, Any]] = {}
        for name, members in classes.items():
            for word, value in members.items():
                self._values.setdefault(word, {})[name] = value
        self._phrases: dict[str, list[str]] = {}
        for phrase in sorted((word for word in self._values if " " in word), key=len, reverse=True):
            self._phrases.setdefault(phrase.split(" ")[0].rstrip("."), []).append(phrase)
        numbers = (_number(kind, token) for kind, tokens in _SAMPLES.items() for token in tokens)
        sets = {frozenset(values) for values in [*self._values.values(), *numbers]}
        self._characters = {classes: chr(0xE000 + i) for i, classes in enumerate(sorted(sets, key=sorted))}

    def characters(self, name: str) -> str:
        """The characters of all words that have a class, as a regular expression's character set."""
        found = "".join(c for classes, c in self._characters.items() if name in classes)
        if not found:
            raise ValueError(f"no word has the class {name!r}")
        return f"[{found}]"

    def words(self, text: AnnotatedText) -> Words:
        """The words of a text."""
        words: list[Word] = []
        kinds: list[str] = []
        paragraph_starts = iter([p.start for p in text.paragraphs[1:]])
        next_start = next(paragraph_starts, None)
        for word in self._classed(text.content):
            while next_start is not None and word.start >= next_start:
                words.append(_NOTHING)
                kinds.append(BREAK)
                next_start = next(paragraph_starts, None)
            if word.values:
                words.append(word)
                kinds.append(self._characters[frozenset(word.values)])
            elif not kinds or kinds[-1] != OTHER:
                words.append(_NOTHING)
                kinds.append(OTHER)
        return Words(words, "".join(kinds))

    def _classed(self, content: str) -> Iterator[Word]:
        """Every word in order, its values empty where it has no class."""
        end = 0
        for match in _TOKEN.finditer(content):
            if match.start() < end:
                continue
            kind, token = match.lastgroup, match.group().lower()
            end = match.end()
            if kind == "WORD" or kind == "SHORT":
                token = token.rstrip(".") if kind == "SHORT" else token.replace("’", "'")
                phrase = self._phrase(content, match.start(), token)
                if phrase:
                    token, end = phrase, match.start() + len(phrase)
                yield Word(match.start(), end, token, self._values.get(token, _NO_VALUES))
            else:
                yield Word(match.start(), end, token, _number(kind, token) if kind else _NO_VALUES)

    def _phrase(self, content: str, start: int, first: str) -> str | None:
        """The longest phrase of the lexicon that starts at an offset."""
        for phrase in self._phrases.get(first, ()):
            if content[start : start + len(phrase)].lower().replace("’", "'") == phrase:
                return phrase
        return None


_NO_VALUES: dict[str, Any] = {}
# Tokens that show every set of classes that a number can have.
_SAMPLES = {
    "ISO": ["2026-10-21"],
    "SLASHED": ["10/21/2026"],
    "CLOCK": ["10:30"],
    "YEARS": ["1990s"],
    "NTH": ["3rd", "40th"],
    "POSSESSIVE": ["'s"],
    "DASH": ["-"],
    "COMMA": [","],
    "INTEGER": ["0", "00", "05", "5", "13", "24", "25", "31", "32", "59", "60", "99", "100", "1400", "1500", "2099", "2100"],
}


def _number(kind: str, token: str) -> dict[str, Any]:
    """The classes of a token that is a number or a mark, with its value in each."""
    if kind in {"ISO", "SLASHED", "CLOCK", "YEARS", "POSSESSIVE", "DASH", "COMMA"}:
        return {kind: token}
    if kind == "NTH":
        number = int(token[:-2])
        return {"ORDINAL": number, "DAY": number} if 1 <= number <= 31 else {"ORDINAL": number}
    if kind != "INTEGER":
        return _NO_VALUES
    number = int(token)
    ranges = {"DAY": (1, 31), "HOUR": (1, 24), "YEAR": (1500, 2099), "CARDINAL": (0, 9999)}
    values: dict[str, Any] = {name: number for name, (low, high) in ranges.items() if low <= number <= high}
    if len(token) == 2:
        values["DIGITS"] = token
    return values
