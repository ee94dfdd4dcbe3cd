"""The words of a text as the grammar of dates sees them: each with its classes, the text as one string of class characters.

Only the stretches around words that a time expression must have are cut into words; in them a word without a class is an
OTHER character.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from onrecord.language import AnnotatedText
from onrecord.reading.dates.tokens import SAMPLES, TOKEN, number_values
from onrecord.text import Span

OTHER = "_"
_RUN = re.compile(f"[^{OTHER}]+")
_DAY = re.compile(
    r"\b(?:\w+day|\w+days|today|tonight|yesterday|tomorrow|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d+/\d+"
    r"|(?:last|this|that|same|next|following|previous) \w+)|\d{4}-\d\d",
    re.I,
)
# What a token can be: outside of every time expression, inside of one, or one of the words without which there is none.
OUTSIDE, INSIDE, CORE = range(3)
# Words whose standing is remembered.
REMEMBERED = 1 << 16


@dataclass(frozen=True, slots=True)
class Word:
    """One word with its place in the text, its value in each class that it has, and the character of that set of classes."""

    start: int
    end: int
    lower: str
    values: dict[str, Any]
    kind: str


_OTHER = Word(0, 0, "", {}, OTHER)


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
        values: dict[str, dict[str, Any]] = {}
        for name, members in classes.items():
            for word, value in members.items():
                values.setdefault(word, {})[name] = value
        numbers = (number_values(kind, token) for kind, tokens in SAMPLES.items() for token in tokens)
        sets = {frozenset(one) for one in [*values.values(), *numbers]}
        self._characters = {one: chr(0xE000 + i) for i, one in enumerate(sorted(sets, key=sorted))}
        self._known = {word: (one, self._characters[frozenset(one)]) for word, one in values.items()}
        self._phrases: dict[str, list[str]] = {}
        for phrase in sorted((word for word in values if " " in word), key=len, reverse=True):
            self._phrases.setdefault(_words_in(phrase)[0], []).append(phrase)
        self._in_phrases = frozenset(word for phrase in values if " " in phrase for word in _words_in(phrase))
        self._core = re.compile("|".join(self.characters(name) for name in core))
        self._standing = lru_cache(REMEMBERED)(self._standing_of)

    def characters(self, name: str) -> str:
        """The characters of all words that have a class, as a regular expression. Raises ValueError for none."""
        found = "".join(c for classes, c in self._characters.items() if name in classes)
        if not found:
            raise ValueError(f"no word has the class {name!r}")
        return f"[{found}]"

    def words(self, text: AnnotatedText) -> Words:
        """The words of a text, those runs of them left out in which no word has a class of `core`."""
        words = [word for stretch in self._stretches(text) for word in (*self._cut(text.content, stretch), _OTHER)]
        kinds = "".join([word.kind for word in words])
        runs = [run.span() for run in _RUN.finditer(kinds) if self._core.search(kinds, run.start(), run.end())]
        kept = [word for start, end in runs for word in (*words[start:end], _OTHER)]
        return Words(kept, "".join(kinds[start:end] + OTHER for start, end in runs))

    def _stretches(self, text: AnnotatedText) -> Iterator[Span]:
        """The runs of tokens that can be inside of a time expression and have a core word, with one token more at each end.

        A line's end is a token of its own that is in none.
        """
        standing = bytes(map(self._standing, text.lowers))
        token = standing.find(CORE)
        while token >= 0:
            start, end = standing.rfind(OUTSIDE, 0, token), standing.find(OUTSIDE, token)
            yield text.span(max(start, 0), end + 1 if end >= 0 else len(standing))
            token = standing.find(CORE, end) if end >= 0 else -1

    def _standing_of(self, token: str) -> int:
        """What a token of the language engine can be in a time expression."""
        if token.isalpha():
            return self._standing_of_word(token)
        if not token.strip(" '’‘"):
            return INSIDE
        found = [match.group().replace("’", "'") for match in TOKEN.finditer(token) if match.lastgroup == "WORD"]
        numbers = [word for match in TOKEN.finditer(token) if match.lastgroup != "WORD" and (word := self._word(token, match))]
        if not numbers and any(character.isdigit() for character in token):  # "80s", whose apostrophe is a token of its own
            return CORE
        own = CORE if any(self._core.match(word.kind) for word in numbers) else INSIDE if numbers else OUTSIDE
        return max([own, *map(self._standing_of_word, found)])

    def _standing_of_word(self, word: str) -> int:
        _, character = self._known.get(word, ({}, OTHER))
        if self._core.match(character) or word in self._phrases:
            return CORE
        return INSIDE if character != OTHER or word in self._in_phrases else OUTSIDE

    def _cut(self, content: str, stretch: Span) -> Iterator[Word]:
        """The words of a stretch, `_OTHER` for those without a class."""
        end = 0
        for match in TOKEN.finditer(content, *stretch):
            if match.start() >= end:  # not inside of a phrase
                word = self._word(content, match) or _OTHER
                end = word.end
                yield word

    def _word(self, content: str, match: re.Match[str]) -> Word | None:
        """The word at a match, None where it has no class."""
        kind = match.lastgroup
        if kind is None:
            return None
        token = match.group().lower()
        start, end = match.span()
        if kind != "WORD":
            values = number_values(kind, token)
            return Word(start, end, token, values, self._characters[frozenset(values)])
        if "’" in token:
            token = token.replace("’", "'")
        if token in self._phrases and (phrase := self._phrase(content, start, token)):
            token, end = phrase, start + len(phrase)
        if token not in self._known:
            return None
        values, character = self._known[token]
        if "SHORTENED" in values and content.startswith(".", end):
            end += 1
        return Word(start, end, token, values, character)

    def _phrase(self, content: str, start: int, first: str) -> str | None:
        """The longest phrase of the lexicon that starts at an offset."""
        for phrase in self._phrases[first]:
            if content[start : start + len(phrase)].lower().replace("’", "'") == phrase:
                return phrase
        return None


def _words_in(phrase: str) -> list[str]:
    return [match.group() for match in TOKEN.finditer(phrase)]


def names_day(words: str) -> bool:
    """Whether a time expression's words tell its day, not the hour alone: "9 p.m. Monday", "last night", not "about 9 p.m."."""
    return bool(_DAY.search(words))
