"""A document made ready for comparison: weighted, normalised vectors of its words."""

import math
from collections.abc import Mapping
from functools import cached_property

from onrecord.cases.linking.days import day_number
from onrecord.cases.linking.keys import Keys, keys
from onrecord.cases.linking.linked_by import Features
from onrecord.cases.linking.rarity import rarity

Vector = dict[str, float]
RARE = 6.2  # natural logarithm: a word in one of some 500 stories


class Profile:
    """One document's vectors, made when they are first asked for. They have length 1; empty ones are empty.

    `day` is the day of publication as a number, None where it is not known; `days` are those of the incident.
    """

    def __init__(self, document: Features) -> None:
        self.document = document
        self.day = day_number(document.published)
        self.days = frozenset(number for day in document.days if (number := day_number(day)) is not None)

    @cached_property
    def lead(self) -> Vector:
        """The words of the headline and the first paragraphs."""
        return _vector(self.document.lead)

    @cached_property
    def names(self) -> Vector:
        """The capitalised words."""
        return _vector(self.document.names)

    @cached_property
    def rare_words(self) -> Vector:
        """How much rarer than the common each rare word is."""
        return _rare(self.document.words)

    @cached_property
    def keys(self) -> Keys:
        """What the document is looked up by."""
        return keys(_vector(self.document.words), self.document.signature)


def _vector(counts: Mapping[str, int]) -> Vector:
    """TF-IDF with a logarithm of the count, normalised."""
    weights = {word: (1 + math.log(count)) * rarity(word) for word, count in counts.items()}
    length = math.sqrt(math.fsum(weight * weight for weight in weights.values()))
    return {word: weight / length for word, weight in weights.items()} if length else {}


def _rare(counts: Mapping[str, int]) -> Vector:
    """How much rarer than the common each rare word is."""
    return {word: above for word in counts if (above := rarity(word) - RARE) > 0}


def cosine(a: Vector, b: Vector) -> float:
    """The cosine of two vectors of length 1; an exact sum, so that the order of the words does not matter."""
    return math.fsum(a[word] * b[word] for word in a.keys() & b.keys())
