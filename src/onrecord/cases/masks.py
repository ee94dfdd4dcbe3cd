"""Names found in words, however they are written there, so that labels can stand in their places."""

import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping

# Between the words of a name: blanks, a line's end, the hyphen or sign of an address.
_GAP = r"(?:\s+|[-_.+]|%20)"
_SHORT = 2  # letters: so short a word is no name by itself
_LEAST_RUN = 6  # letters of a name written as one word, as in an address or a handle
_LETTERS = re.compile(r"[^\W\d_]+")


class Masks:
    """`called` are the names of each label, `shown` the words (casefolded) that are names of somebody who is shown."""

    def __init__(self, called: Mapping[str, Collection[str]], shown: Collection[str]) -> None:
        self._labels: dict[str, str] = {}
        self._runs: dict[str, str] = {}
        self._ways: dict[str, None] = {}
        for label, names in called.items():
            for name in names:
                self._add(name, label, shown)
        ways = sorted(self._ways, key=len, reverse=True)
        names_of = "|".join(_GAP.join(map(re.escape, way.split())) for way in ways)
        self._names = re.compile(rf"\b(?:{names_of})(?!\w)", re.IGNORECASE)
        self._run = re.compile("|".join(map(re.escape, self._runs)) or r"(?!)", re.IGNORECASE)

    def _add(self, name: str, label: str, shown: Collection[str]) -> None:
        for written in dict.fromkeys((name, _plain(name))):
            words = written.split()
            alone = [word for word in words if len(word) > _SHORT and word.casefold() not in shown]
            for way in (written, *alone):
                self._ways[way] = None
                self._labels.setdefault(_letters(way), label)
            run = _letters(written).replace(" ", "")
            if len(words) > 1 and len(run) >= _LEAST_RUN:
                self._runs.setdefault(run, label)

    def places(self, words: str) -> Iterator[tuple[int, int, str]]:
        """Where names stand: start, end, label. A word alone is a name where it begins with a capital letter."""
        for found in self._names.finditer(words):
            way = _letters(found.group())
            if found.group()[:1].isupper() or " " in way:
                yield found.start(), found.end(), self._labels[way]
        for found in self._run.finditer(words):
            yield found.start(), found.end(), self._runs[found.group().casefold()]

    def masked(self, words: str) -> str:
        """The words with `[label]` in the place of each name."""
        whole, at = [], 0
        for start, end, label in sorted(self.places(words)):
            if end > at:
                whole += [words[at : max(start, at)], f"[{label}]" if start >= at else ""]
                at = end
        return "".join([*whole, words[at:]])

    def spells(self, address: str) -> bool:
        """Whether an address has a name in it, in small letters too."""
        return bool(self._names.search(re.sub(r"[^\w]|_", " ", address)) or self._run.search(address))


def _letters(name: str) -> str:
    """The words of a name by their letters alone, in small ones."""
    return " ".join(_LETTERS.findall(name)).casefold()


def _plain(name: str) -> str:
    """A name without its accents."""
    return "".join(letter for letter in unicodedata.normalize("NFD", name) if not unicodedata.combining(letter))
