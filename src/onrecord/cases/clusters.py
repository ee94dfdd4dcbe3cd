"""Agglomerative clustering on a sparse graph: the two clusters that agree best are joined first."""

import heapq
from collections.abc import Callable, Iterable, Sequence

Similarity = Callable[[int, int], float]
HOPELESS = -2.0  # a pair that agrees less does not make two clusters neighbours
SAMPLE = 6  # members of each of two large clusters that are compared


class Clusters:
    """Clusters of the items 0..size-1, joined while two of them agree more than a threshold."""

    def __init__(self, size: int, similarity: Similarity, threshold: float) -> None:
        self._similarity, self._threshold = similarity, threshold
        self._next = size
        self._members = {item: [item] for item in range(size)}
        self._near: dict[int, set[int]] = {item: set() for item in range(size)}
        self._queue: list[tuple[float, int, int]] = []
        self._known: dict[tuple[int, int], float] = {}

    def join(self, pairs: Iterable[tuple[int, int]]) -> list[list[int]]:
        """The clusters that come of comparing these pairs, each sorted, in the order of their first members."""
        for first, second in pairs:
            if self._of_pair(first, second) < HOPELESS:
                continue
            self._near[first].add(second)
            self._near[second].add(first)
            self._offer(first, second)
        while self._queue:
            _, first, second = heapq.heappop(self._queue)
            if first in self._members and second in self._members:
                self._merge(first, second)
        return sorted(sorted(members) for members in self._members.values())

    def _merge(self, first: int, second: int) -> None:
        """Make one new cluster of two and offer it to the neighbours of both."""
        merged, self._next = self._next, self._next + 1
        self._members[merged] = sorted(self._members.pop(first) + self._members.pop(second))
        self._near[merged] = (self._near.pop(first) | self._near.pop(second)) - {first, second}
        for neighbour in sorted(self._near[merged]):
            self._near[neighbour] -= {first, second}
            self._near[neighbour].add(merged)
            self._offer(neighbour, merged)

    def _offer(self, first: int, second: int) -> None:
        """Queue a pair of clusters where they agree enough."""
        agreement = self._agreement(self._members[first], self._members[second])
        if agreement > self._threshold:
            heapq.heappush(self._queue, (-agreement, first, second))

    def _agreement(self, ours: Sequence[int], theirs: Sequence[int]) -> float:
        """Half the mean over pairs, half the best pair: late reports of a case may share little with the first ones."""
        found = [self._of_pair(min(a, b), max(a, b)) for a in _sample(ours) for b in _sample(theirs)]
        return (sum(found) / len(found) + max(found)) / 2

    def _of_pair(self, first: int, second: int) -> float:
        if (first, second) not in self._known:
            self._known[first, second] = self._similarity(first, second)
        return self._known[first, second]


def _sample(members: Sequence[int]) -> Sequence[int]:
    """At most a few members, spread evenly."""
    return members[:: max(1, -(-len(members) // SAMPLE))]
