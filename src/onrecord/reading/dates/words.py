"""The words of a text as the grammar of dates sees them: each with its classes, the text as one string of class characters.

Words without a class are left out; a run of them is one OTHER character, so that the grammar's work is small.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from onrecord.language import AnnotatedText

OTHER = "_"
# A paragraph's end: no form runs over it.
BREAK = "|"
_TOKEN = re.compile(
    r"""
    (?P<WORD>[^\W\d_]+(?:['’]clock\b|\.[^\W\d_]\b\.?)?(?![\d_]))
  | (?P<ISO>\d{4}-\d\d-\d\d)(?![\w-])
  | (?P<SLASHED>\d{1,2}/\d{1,2}/(?:\d{4}|\d\d))(?![\w/])
  | (?P<FRACTION>\d/\d)(?![\d/])
  | (?P<CLOCK>(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?)(?![\d:])
  | (?P<YEARS>(?:1[5-9]|20)\d0['’]?s|['’‘`][2-9]0s)\b
  | (?P<NTH>\d{1,2}(?:st|nd|rd|th))\b
  | (?P<INTEGER>\d{1,4}(?=[ap]\.?m\b)|\d{1,4}(?![\w%]|[.,:/]\d))
  | (?P<POSSESSIVE>['’]s?\b)
  | (?P<DASH>[-–])
  | (?P<COMMA>,)
  | [$£€\#]\s?\d[\d.,]* | \d+(?:[.,:/]\d+)+ | \w+ | [^\w\s]
    """,
    re.VERBOSE | re.IGNORECASE,
)
_RUN = re.compile(f"[^{OTHER}{BREAK}]+")
# Words that a full stop may shorten.
_SHORT = frozenset(
    [
        "jan",
        "feb",
        "mar",
        "apr",
        "jun",
        "jul",
        "aug",
        "sept",
        "sep",
        "oct",
        "nov",
        "dec",
        "mon",
        "tues",
        "tue",
        "wed",
        "thurs",
        "thur",
        "thu",
        "fri",
        "sat",
        "sun",
    ]
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
    """Tells the classes of words. Classes are data, `{class: {word: value}}`; a word may be a phrase.

    `core` names the classes without which no form can match.
    """

    def __init__(self, classes: dict[str, dict[str, Any]], core: Iterable[str]) -> None:
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
        core_characters = "".join(self.characters(name)[1:-1] for name in core)
        self._core = re.compile(f"[{core_characters}]")

    def characters(self, name: str) -> str:
        """The characters of all words that have a class, as a regular expression's character set."""
        found = "".join(c for classes, c in self._characters.items() if name in classes)
        if not found:
            raise ValueError(f"no word has the class {name!r}")
        return f"[{found}]"

    def words(self, text: AnnotatedText) -> Words:
        """The words of a text, those runs of them left out in which no word has a class of `core`."""
        content = text.content
        words: list[Word] = []
        kinds: list[str] = []
        last = OTHER
        end = 0
        paragraph_starts = [p.start for p in text.paragraphs[:0:-1]]
        for match in _TOKEN.finditer(content):
            start = match.start()
            if start < end:
                continue
            while paragraph_starts and start >= paragraph_starts[-1]:
                paragraph_starts.pop()
                last = BREAK
                words.append(_NOTHING)
                kinds.append(BREAK)
            word = self._word(content, match)
            if word is not None:
                end = word.end
                words.append(word)
                last = self._characters[frozenset(word.values)]
                kinds.append(last)
            elif last != OTHER:
                last = OTHER
                words.append(_NOTHING)
                kinds.append(OTHER)
        return self._with_core(words, "".join(kinds))

    def _with_core(self, words: list[Word], kinds: str) -> Words:
        """The runs of words that hold a word of a core class."""
        runs = [run.span() for run in _RUN.finditer(kinds) if self._core.search(kinds, run.start(), run.end())]
        kept = [word for start, end in runs for word in [*words[start:end], _NOTHING]]
        return Words(kept, "".join(kinds[start:end] + OTHER for start, end in runs))

    def _word(self, content: str, match: re.Match[str]) -> Word | None:
        """The word at a match, None where it has no class."""
        kind = match.lastgroup
        if kind is None:
            return None
        token = match.group().lower()
        if kind != "WORD":
            values = _number(kind, token)
            return Word(match.start(), match.end(), token, values) if values else None
        if "’" in token:
            token = token.replace("’", "'")
        start, end = match.span()
        if token in self._phrases and (phrase := self._phrase(content, start, token)):
            token, end = phrase, start + len(phrase)
        found = self._values.get(token)
        if found is None:
            return None
        return Word(start, end + (token in _SHORT and content[end : end + 1] == "."), token, found)

    def _phrase(self, content: str, start: int, first: str) -> str | None:
        """The longest phrase of the lexicon that starts at an offset."""
        for phrase in self._phrases.get(first, ()):
            if content[start : start + len(phrase)].lower().replace("’", "'") == phrase:
                return phrase
        return None


# Tokens that show every set of classes that a number can have.
_SAMPLES = {
    "ISO": ["2026-10-21"],
    "SLASHED": ["10/21/2026"],
    "CLOCK": ["10:30"],
    "FRACTION": ["1/2"],
    "YEARS": ["1990s"],
    "NTH": ["3rd", "40th"],
    "POSSESSIVE": ["'s"],
    "DASH": ["-"],
    "COMMA": [","],
    "INTEGER": ["0", "1", "24", "25", "31", "32", "1499", "1500", "2099", "2100"],
}


def _number(kind: str, token: str) -> dict[str, Any]:
    """The classes of a token that is a number or a mark, with its value in each."""
    if kind in {"ISO", "SLASHED", "CLOCK", "FRACTION", "YEARS", "POSSESSIVE", "DASH", "COMMA"}:
        return {kind: token}
    if kind == "NTH":
        number = int(token[:-2])
        return {"ORDINAL": number, "DAY": number} if 1 <= number <= 31 else {"ORDINAL": number}
    if kind != "INTEGER":
        return {}
    number = int(token)
    ranges = {"DAY": (1, 31), "HOUR": (1, 24), "YEAR": (1500, 2099), "CARDINAL": (0, 9999)}
    return {name: number for name, (low, high) in ranges.items() if low <= number <= high}
