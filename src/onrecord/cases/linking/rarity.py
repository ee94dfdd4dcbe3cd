"""How rare a word is among news stories of crime and police: a background that every database shares.

It does not look at the documents that are linked. So two documents agree as much in a database of six as in one of sixty
thousand, and a new one changes nothing between the others.
"""

import math
from functools import cache

from onrecord.lexicon import load

STORIES = 10_000  # stories that the background counts for
MOST = math.log(STORIES)  # the rarity of a word that it does not list


@cache
def rarity(word: str) -> float:
    """The natural logarithm of stories a story that holds the word: 0 for a word in all of them, at most `MOST`."""
    return MOST - math.log1p((STORIES - 1) * _background().get(word, 0.0))


@cache
def _background() -> dict[str, float]:
    """The share of stories that hold a word."""
    table = load("newsroom")["per_mille"]
    return {word: 1.25 * per_mille / 1000 for per_mille, listed in table.items() for word in listed}
