"""Agglomerative clustering on a sparse graph: the two clusters that agree best are joined first.

What people placed in one case begins as one cluster, and never joins what they placed in another.
"""

import heapq
from collections.abc import Collection, Iterable, Mapping
from itertools import count
from typing import NamedTuple

from onrecord.cases.linking.graph import Pair

ABSENT = -3.0  # what a pair counts that is not tied, where two clusters are compared


class _Tie(NamedTuple):
    """What ties two clusters: the agreement of the pairs that were compared summed, how many they are, the best."""

    total: float
    pairs: int
    best: float

    def with_(self, other: "_Tie") -> "_Tie":
        return _Tie(self.total + other.total, self.pairs + other.pairs, max(self.best, other.best))

    def agreement(self, pairs: int) -> float:
        """Half the mean over all pairs, half the best pair: late reports of a case may share little with the first ones."""
        return ((self.total + (pairs - self.pairs) * ABSENT) / pairs + self.best) / 2


def clusters(
    items: Iterable[int], ties: Mapping[Pair, float], threshold: float, judged: Mapping[int, str] | None = None
) -> list[list[int]]:
    """The items in clusters that agree no more than `threshold`; each sorted, in the order of their first members.

    `ties`: the agreement of the pairs that were compared; the others agree as little as `ABSENT`. `judged`: the cases that
    people placed items in.
    """
    return _Clusters(sorted(items), ties, threshold, judged or {}).joined()


def agreement(ours: Collection[int], theirs: Collection[int], ties: Mapping[int, Mapping[int, float]]) -> float:
    """How much two clusters agree. `ties`: what each item of the first is tied to."""
    known = [ties[one][other] for one in sorted(ours) for other in sorted(theirs) if other in ties[one]]
    return _Tie(sum(known), len(known), max(known, default=ABSENT)).agreement(len(ours) * len(theirs))


class _Clusters:
    def __init__(self, items: list[int], ties: Mapping[Pair, float], threshold: float, judged: Mapping[int, str]) -> None:
        self._threshold = threshold
        self._numbers = count(len(items))
        self._members = {number: [item] for number, item in enumerate(items)}
        self._case = {number: judged[item] for number, item in enumerate(items) if item in judged}
        self._queue: list[tuple[float, int, int]] = []
        self._near: dict[int, dict[int, _Tie]] = {number: {} for number in self._members}
        number_of = {item: number for number, item in enumerate(items)}
        for (first, second), agreement in sorted(ties.items()):
            self._tie(number_of[first], number_of[second], _Tie(agreement, 1, agreement))

    def joined(self) -> list[list[int]]:
        self._join_judged()
        while self._queue:
            _, first, second = heapq.heappop(self._queue)
            if first in self._members and second in self._members:
                self._merge(first, second)
        return sorted(sorted(members) for members in self._members.values())

    def _join_judged(self) -> None:
        into: dict[str, int] = {}
        for number, case in list(self._case.items()):
            into[case] = self._merge(into[case], number) if case in into else number

    def _merge(self, first: int, second: int) -> int:
        """Make one new cluster of two, tied to the neighbours of both."""
        merged = next(self._numbers)
        self._members[merged] = self._members.pop(first) + self._members.pop(second)
        cases = [self._case.pop(number) for number in (first, second) if number in self._case]
        if cases:
            self._case[merged] = cases[0]
        ours, theirs = self._near.pop(first), self._near.pop(second)
        self._near[merged] = {}
        for neighbour in sorted((ours.keys() | theirs.keys()) - {first, second}):
            ties = [near[neighbour] for near in (ours, theirs) if neighbour in near]
            self._near[neighbour].pop(first, None)
            self._near[neighbour].pop(second, None)
            self._tie(neighbour, merged, ties[0] if len(ties) == 1 else ties[0].with_(ties[1]))
        return merged

    def _tie(self, first: int, second: int, tie: _Tie) -> None:
        """Make two clusters neighbours; queue them where they agree enough."""
        self._near[first][second] = self._near[second][first] = tie
        agreement = tie.agreement(len(self._members[first]) * len(self._members[second]))
        if agreement > self._threshold and not self._are_apart(first, second):
            heapq.heappush(self._queue, (-agreement, first, second))

    def _are_apart(self, first: int, second: int) -> bool:
        """Whether people placed them in two cases."""
        ours, theirs = self._case.get(first), self._case.get(second)
        return None not in (ours, theirs) and ours != theirs
