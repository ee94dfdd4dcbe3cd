"""A document made ready for comparison: weighted, normalised vectors of its words."""

import math
from collections.abc import Mapping
from datetime import date
from functools import cached_property

from onrecord.cases.linked_by import Features
from onrecord.cases.rarity import Rarity

Vector = dict[str, float]


class Profile:
    """One document's vectors under the rarity of words in a set. Vectors have length 1; empty ones are empty."""

    def __init__(self, document: Features, rarity: Rarity) -> None:
        self.document = document
        self.words = _vector(document.words, rarity)
        self.lead = _vector(document.lead, rarity)
        self.names = _vector(document.names, rarity)
        self.full_names = _vector(document.full_names, rarity)
        self.rarity = rarity

    @cached_property
    def day(self) -> int | None:
        """The day of publication as a number, None where the day is not known."""
        published = self.document.published
        return _number(published[:10]) if published else None

    @cached_property
    def days(self) -> frozenset[int]:
        """The days of the incident as numbers."""
        return frozenset(number for day in self.document.days if (number := _number(day)) is not None)


def _number(day: str) -> int | None:
    try:
        return date.fromisoformat(day).toordinal()
    except ValueError:
        return None


def _vector(counts: Mapping[str, int], rarity: Rarity) -> Vector:
    """TF-IDF with a logarithm of the count, normalised."""
    weights = {word: (1 + math.log(count)) * rarity.of(word) for word, count in counts.items()}
    length = math.sqrt(sum(weight * weight for weight in weights.values()))
    return {word: weight / length for word, weight in weights.items()} if length else {}


def cosine(a: Vector, b: Vector) -> float:
    """The cosine of two vectors of length 1; an exact sum, so that the order of the words does not matter."""
    return math.fsum(a[word] * b[word] for word in a.keys() & b.keys())
