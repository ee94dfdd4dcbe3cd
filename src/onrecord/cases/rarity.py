"""How rare a word is: its document frequency in the set that is linked, steadied by a background of news stories.

The background makes six documents of one case as comparable as sixty thousand: a word that all six share is still rare,
"police" never is.
"""

import math
from collections import Counter
from collections.abc import Iterable
from functools import cache

from onrecord.cases.linked_by import Features
from onrecord.lexicon import load

BACKGROUND = 10_000  # documents that the background counts for


class Rarity:
    """Inverse document frequencies over a set of documents and the background."""

    def __init__(self, documents: Iterable[Features] = ()) -> None:
        self.holding = Counter[str]()
        size = 0
        for document in documents:
            self.holding.update([*document.words, *document.full_names])
            size += 1
        self._all = math.log(size + BACKGROUND)

    @cache  # noqa: B019  one short-lived object a run
    def of(self, word: str) -> float:
        """The natural logarithm of documents a document that holds the word; 0 for a word in all of them."""
        return self._all - math.log(self.holding[word] + BACKGROUND * _background().get(word, 0) + 1)


@cache
def _background() -> dict[str, float]:
    """The share of news stories that hold a common word."""
    table = load("newsroom")["per_mille"]
    return {word: 1.5 * per_mille / 1000 for per_mille, listed in table.items() for word in listed}
