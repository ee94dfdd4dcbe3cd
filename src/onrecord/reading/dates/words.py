"""The words of a text as the grammar of dates sees them: each with its classes, the text as one string of class characters.

Words without a class are left out; a run of them is one OTHER character, so that the grammar's work is small.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from onrecord.language import AnnotatedText
from onrecord.reading.dates.tokens import SAMPLES, TOKEN, number_values

OTHER = "_"
# A paragraph's end: no form runs over it.
BREAK = "|"
_RUN = re.compile(f"[^{OTHER}{BREAK}]+")


@dataclass(frozen=True, slots=True)
class Word:
    """One word with its place in the text, its value in each class that it has, and the character of that set of classes."""

    start: int
    end: int
    lower: str
    values: dict[str, Any]
    kind: str


_OTHER = Word(0, 0, "", {}, OTHER)
_BREAK = Word(0, 0, "", {}, BREAK)


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
            self._phrases.setdefault(phrase.split(" ")[0].rstrip("."), []).append(phrase)
        self._core = re.compile("|".join(self.characters(name) for name in core))

    def characters(self, name: str) -> str:
        """The characters of all words that have a class, as a regular expression. Raises ValueError for none."""
        found = "".join(c for classes, c in self._characters.items() if name in classes)
        if not found:
            raise ValueError(f"no word has the class {name!r}")
        return f"[{found}]"

    def words(self, text: AnnotatedText) -> Words:
        """The words of a text, those runs of them left out in which no word has a class of `core`."""
        words = list(self._runs(text))
        kinds = "".join([word.kind for word in words])
        runs = [run.span() for run in _RUN.finditer(kinds) if self._core.search(kinds, run.start(), run.end())]
        kept = [word for start, end in runs for word in (*words[start:end], _OTHER)]
        return Words(kept, "".join(kinds[start:end] + OTHER for start, end in runs))

    def _runs(self, text: AnnotatedText) -> Iterator[Word]:
        """Words that have a class, `_OTHER` for each run of others, `_BREAK` where a paragraph begins."""
        starts = [p.start for p in text.paragraphs[:0:-1]]
        end = 0
        in_others = False
        for match in TOKEN.finditer(text.content):
            if match.start() < end:  # inside a phrase
                continue
            while starts and match.start() >= starts[-1]:
                starts.pop()
                yield _BREAK
            word = self._word(text.content, match)
            if word is not None:
                end = word.end
                yield word
            elif not in_others:
                yield _OTHER
            in_others = word is None

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
