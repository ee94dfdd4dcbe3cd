"""What a document is looked up by: its most telling words, and bands of its signature for the same text.

Two documents are worth comparing where the keys that they share tell enough together.
"""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from heapq import nsmallest

from onrecord.cases.linking.rarity import rarity

TELLING = 40  # words of a document that are looked up, those that weigh most in it
LEAST = 1850  # what the keys that a pair shares must tell together, in hundredths: two rare words and a little more
BAND = 4  # components of the signature that are alike where much of a text is the same
SAME_TEXT = 1000  # what such a band tells

Keys = dict[int, int]


def keys(words: Mapping[str, float], signature: Sequence[int]) -> Keys:
    """Each key of a document with what it tells: for a word its rarity in hundredths, whole numbers that add up exactly.

    `words`: how much each word of the document weighs in it.
    """
    telling = nsmallest(TELLING, words, key=lambda word: (-words[word], word))
    found = {_number(word): round(100 * rarity(word)) for word in telling}
    bands = ((start, *signature[start : start + BAND]) for start in range(0, len(signature), BAND))
    return found | {_number(repr(band)): SAME_TEXT for band in bands}


def _number(key: str) -> int:
    """A key as a number of 63 bits: small in a database, the same on every machine."""
    return int.from_bytes(blake2b(key.encode("utf-8", "surrogatepass"), digest_size=8).digest()) >> 1
