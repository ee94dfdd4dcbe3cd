"""Text families: documents that carry one text, as wire copy, a syndicated story or a lightly edited release does.

Ten stories that repeat one release are one source. MinHash finds the pairs that may be alike, a comparison of all their
words decides.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from rensa import RMinHash

from onrecord.cases.linking import words

COMPONENTS, BAND = 128, 2  # of a signature: pairs that have a quarter of their words alike are found in 98 of 100 cases
SHINGLE = 4  # words
# The share of the shorter text that stands in the longer one, word for word. Of two stories of one incident 97 in 100 are
# below .35 and of copies most are above .75; between .45 and .7 lie a newsroom's updates of its own story.
SAME = 0.5
SLACK = 0.13  # three standard deviations of what a sketch tells
LEAST = 8  # shingles: a line or two is nobody's copy

Shingles = frozenset[tuple[str, ...]]


def families(texts: Mapping[str, str]) -> dict[str, str]:
    """The family of each document, called by the first of its documents in the order of `texts` ({document id: text}).

    A document whose text no other one has is a family of its own.
    """
    numbers = list(texts)
    if len(numbers) == 1:
        return dict(zip(numbers, numbers, strict=True))
    found = [_sketched(text) for text in texts.values()]
    family = list(range(len(numbers)))
    compared: set[tuple[int, int]] = set()

    def is_one(first: int, second: int) -> bool:
        ours, theirs = _find(family, first), _find(family, second)
        if ours != theirs and (first, second) not in compared:
            compared.add((first, second))
            if found[first].is_like(found[second]):
                family[max(ours, theirs)] = ours = theirs = min(ours, theirs)
        return ours == theirs

    for holders in _alike(found):
        known: list[list[int]] = []  # those of one family
        for number in holders:
            joined = [its for its in known if any(is_one(first, number) for first in its)]
            known = [[*(one for its in joined for one in its), number], *(its for its in known if its not in joined)]
    return {document: numbers[_find(family, number)] for number, document in enumerate(numbers)}


class _Text(NamedTuple):
    """A text's shingles, and a sketch of them that tells within a moment how much two share, within `SLACK`."""

    shingles: Shingles
    sketch: RMinHash

    def is_like(self, other: "_Text") -> bool:
        """Whether two texts are one, by all their words where the sketches leave it open."""
        shorter, longer = sorted((len(self.shingles), len(other.shingles)))
        least = SAME / (SAME + longer / shorter) - SLACK if shorter else 1.0  # of all that stands in either, where they are one
        return self.sketch.jaccard(other.sketch) >= least and shared(self.shingles, other.shingles) >= SAME


def _sketched(text: str) -> _Text:
    shingles, sketch = _shingles(text), RMinHash(num_perm=COMPONENTS, seed=1)
    sketch.update([" ".join(shingle) for shingle in shingles])
    return _Text(shingles, sketch)


def shared(one: Shingles, other: Shingles) -> float:
    """The share of the shorter text that stands in the longer one; 0 where it is too short to tell."""
    shorter = min(len(one), len(other))
    return len(one & other) / shorter if shorter >= LEAST else 0.0


def _shingles(text: str) -> Shingles:
    lowers = [match.group().lower() for match in words.tokens(text)]
    return frozenset(zip(*(lowers[start:] for start in range(SHINGLE)), strict=False))


def _alike(texts: list[_Text]) -> Iterator[list[int]]:
    """Those that agree in a band of their signatures, ascending."""
    bands: dict[tuple[int, ...], list[int]] = defaultdict(list)
    for number, text in enumerate(texts):
        signature = text.sketch.digest()
        for start in range(0, COMPONENTS, BAND):
            bands[start, *signature[start : start + BAND]].append(number)
    yield from (holders for holders in bands.values() if len(holders) > 1)


def _find(family: list[int], number: int) -> int:
    """The first document of the family that one belongs to."""
    while family[number] != number:
        number = family[number]
    return number
