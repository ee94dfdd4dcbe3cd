"""Which pairs of documents are worth comparing: those that share rare words. Work grows with the number of documents."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from heapq import nsmallest

from onrecord.cases.profile import Profile

TELLING = 40  # words of a document that are looked up, the most telling ones
REACH = 30  # documents that follow in the order of publication, a word
NEAREST = 20  # documents that are compared, a document
LEAST = 8.0  # rarity that a pair's shared words must reach together
BAND = 4  # components of the signature that are alike where much of a text is the same
SAME_TEXT = 10.0  # what such a band counts

Pair = tuple[int, int]


def candidates(profiles: Sequence[Profile]) -> list[Pair]:
    """Pairs of indices, the smaller first, in order. `profiles` stand in the order of publication."""
    shared: dict[Pair, float] = defaultdict(float)
    for weight, holders in _postings(profiles):
        for position, first in enumerate(holders):
            for second in holders[position + 1 : position + 1 + REACH]:
                shared[first, second] += weight
    return _nearest({pair: weight for pair, weight in shared.items() if weight >= LEAST})


def _postings(profiles: Sequence[Profile]) -> Iterator[tuple[float, list[int]]]:
    """For each telling word and each band of signatures: how much it counts and who holds it."""
    words: dict[str, list[int]] = defaultdict(list)
    bands: dict[tuple[int, ...], list[int]] = defaultdict(list)
    for index, profile in enumerate(profiles):
        for word in _telling(profile):
            words[word].append(index)
        signature = profile.document.signature
        for start in range(0, len(signature), BAND):
            bands[start, *signature[start : start + BAND]].append(index)
    for word, holders in words.items():
        yield profiles[holders[0]].rarity.of(word), holders
    for holders in bands.values():
        yield SAME_TEXT, holders


def _telling(profile: Profile) -> list[str]:
    """The words with the greatest weight among those that another document holds too."""
    shared = ((-weight, word) for word, weight in profile.words.items() if profile.rarity.holding[word] > 1)
    return [word for _, word in nsmallest(TELLING, shared)]


def _nearest(shared: dict[Pair, float]) -> list[Pair]:
    """The pairs that are among the nearest of one of their two documents."""
    by_document: dict[int, list[tuple[float, Pair]]] = defaultdict(list)
    for pair, weight in shared.items():
        for index in pair:
            by_document[index].append((-weight, pair))
    return sorted({pair for listed in by_document.values() for _, pair in nsmallest(NEAREST, listed)})
