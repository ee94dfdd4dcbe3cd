"""Words as a search tells them: runs of letters and numbers, without accents, in lower case; and the snippet around some.

The rules are those of SQLite's tokenizer `unicode61`, so that both databases find the same.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from typing import NamedTuple

# Letters and numbers, private characters; within a word also accents that are characters of their own.
_PRIVATE = r"\ue000-\uf8ff\U000f0000-\U000ffffd\U00100000-\U0010fffd"
_WORD = re.compile(rf"(?:[^\W_]|[{_PRIVATE}])(?:[^\W_]|[{_PRIVATE}\u0300-\u036f])*")
_LONGEST = 100  # code points of a word that are kept; 2,000 such words fit into what PostgreSQL keeps in one value
_SNIPPET, _BEFORE = 24, 4  # words in a snippet, and before what was asked for


class Token(NamedTuple):
    """A word and where it stands."""

    folded: str
    start: int
    end: int


def tokens(words: str) -> list[Token]:
    """The words of a text in order."""
    return [Token(_folded(match[0]), *match.span()) for match in _WORD.finditer(words)]


def _folded(word: str) -> str:
    word = word[:_LONGEST]
    if word.isascii():
        return word.lower()
    apart = unicodedata.normalize("NFD", word.casefold())
    return "".join(character for character in apart if not unicodedata.combining(character)) or word


def snippet(words: str, asked: Sequence[tuple[Sequence[Token], bool]], marks: tuple[str, str]) -> str:
    """The words around the first place where most of what is asked for stands near; `marks` enclose what was asked for.

    `asked` are phrases, the last word of each perhaps only begun.
    """
    told = tokens(words)
    places = sorted(place for number, (phrase, begun) in enumerate(asked) for place in _places(told, phrase, begun, number))
    first = min(_start(places), max(len(told) - _SNIPPET, 0))
    last = min(first + _SNIPPET, len(told))
    start = told[first].start if first else 0
    end = told[last - 1].end if last < len(told) else len(words)
    inside = [(told[begin].start, told[stop - 1].end) for begin, stop, _ in places if begin >= first and stop <= last]
    cut = "".join(_marked(words, start, end, inside, marks))
    return ("…" if first else "") + cut + ("…" if last < len(told) else "")


def _places(told: Sequence[Token], phrase: Sequence[Token], begun: bool, number: int) -> Iterator[tuple[int, int, int]]:
    """Where a phrase stands, as a range of words, with the phrase's number."""
    asked = [word.folded for word in phrase]
    if not asked:
        return
    for at in range(len(told) - len(asked) + 1):
        found = [word.folded for word in told[at : at + len(asked)]]
        if found[:-1] == asked[:-1] and (found[-1].startswith(asked[-1]) if begun else found[-1] == asked[-1]):
            yield at, at + len(asked), number


def _start(places: Sequence[tuple[int, int, int]]) -> int:
    """The word with which the snippet begins: a little before the place near which the most phrases stand."""
    best, most = 0, 0
    for at, (begin, _, _) in enumerate(places):
        near = {number for _, stop, number in places[at : at + _SNIPPET] if stop <= begin + _SNIPPET - _BEFORE}
        if len(near) > most:
            best, most = begin, len(near)
    return max(best - _BEFORE, 0)


def _marked(words: str, start: int, end: int, places: Sequence[tuple[int, int]], marks: tuple[str, str]) -> Iterator[str]:
    """The text between two places, each of some words enclosed in marks; words within words are marked once."""
    at = start
    for begin, stop in places:
        if begin >= at:
            yield words[at:begin] + marks[0] + words[begin:stop] + marks[1]
            at = stop
    yield words[at:end]
