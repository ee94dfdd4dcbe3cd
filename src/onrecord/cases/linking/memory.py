"""The graph of documents in memory, where a whole database is linked."""

from bisect import bisect_left, insort
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import lru_cache

from onrecord.cases.linking.graph import REACH, Asked, Pair, Sides
from onrecord.cases.linking.keys import Keys
from onrecord.cases.linking.profile import Profile

KEPT = 32_768  # profiles at hand, 13 KB each; with 8,192 of 32,000 documents a profile is made anew once again for each

Judged = Mapping[int, str | None]


class Memory:
    """A graph in memory. `load` makes the document at a place anew; profiles are too large to keep them all.

    `judged`: the documents that people placed, in which case, None where in none or in several.
    """

    def __init__(self, load: Callable[[int], Profile], judged: Judged | None = None) -> None:
        self._load = lru_cache(KEPT)(load)
        self._judged: Judged = judged or {}
        self.holders: dict[int, list[int]] = defaultdict(list)
        self._ties: dict[int, dict[int, float]] = defaultdict(dict)

    def profiles(self, places: Collection[int]) -> Mapping[int, Profile]:
        """The documents at some places."""
        return {place: self._load(place) for place in places}

    def around(self, asked: Collection[Asked]) -> Mapping[Asked, Sides]:
        """For each key and place the documents with the key before the place and after it."""
        return {(key, place): _around(self.holders[key], place) for key, place in asked if key in self.holders}

    def add(self, place: int, keys: Keys) -> None:
        """Note a document's keys."""
        for key in keys:
            insort(self.holders[key], place)

    def remove(self, place: int, keys: Keys) -> None:
        """Forget a document's keys and ties."""
        for key in keys:
            self.holders[key].remove(place)
        for other in self._ties.pop(place, {}):
            del self._ties[other][place]

    def ties(self, places: Collection[int]) -> Mapping[int, Mapping[int, float]]:
        """The ties of some documents."""
        return {place: self._ties.get(place, {}) for place in places}

    def tied(self, pairs: Collection[Pair]) -> set[Pair]:
        """Those pairs among some that are tied."""
        return {pair for pair in pairs if pair[0] in self._ties and pair[1] in self._ties[pair[0]]}

    def all_ties(self) -> Iterator[tuple[Pair, float]]:
        """Each tied pair with how much it agrees, in order."""
        for first, its in sorted(self._ties.items()):
            yield from (((first, second), agreement) for second, agreement in sorted(its.items()) if first < second)

    def tie(self, agreements: Mapping[Pair, float]) -> None:
        """Note how much some pairs agree."""
        for (first, second), agreement in agreements.items():
            self._ties[first][second] = self._ties[second][first] = agreement

    def untie(self, pairs: Collection[Pair]) -> None:
        """Take the ties of some pairs away."""
        for first, second in pairs:
            del self._ties[first][second], self._ties[second][first]

    def judged(self, places: Collection[int]) -> Judged:
        """The documents among some that people placed."""
        return {place: self._judged[place] for place in places if place in self._judged}

    def judged_into(self, cases: Collection[str]) -> Collection[int]:
        """All documents that people placed in some cases."""
        return [place for place, case in self._judged.items() if case in cases]


def _around(holders: list[int], place: int) -> Sides:
    before = bisect_left(holders, place)
    after = before + (before < len(holders) and holders[before] == place)
    return holders[max(0, before - REACH) : before], holders[after : after + REACH]
