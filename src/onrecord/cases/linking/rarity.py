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
    """The natural logarithm of stories a story that holds the word: 0 for a word in all of them, at most `MOST`.

    Names of two words that are not listed are as rare as the rarer of the two.
    """
    share = _background().get(word)
    if share is None and " " in word:
        return max(rarity(each) for each in word.split())
    return MOST - math.log1p((STORIES - 1) * (share or 0.0))


@cache
def _background() -> dict[str, float]:
    """The share of stories that hold a word or a pair of capitalised words."""
    table = load("newsroom")["per_mille"]
    return {word: 1.25 * per_mille / 1000 for per_mille, listed in table.items() for word in listed}
