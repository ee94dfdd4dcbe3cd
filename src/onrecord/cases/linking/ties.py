"""What ties documents to each other: the pairs that are worth comparing, and how much they agree.

A pair is worth comparing where the keys that it shares tell enough together, each key counting for documents that stand
near each other in the order of publication among those that hold it. So the work for one document is bounded, however many
there are; and the ties of a set of documents do not depend on the order in which they came.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Set
from heapq import nlargest

from onrecord.cases.linking.graph import REACH, Graph, Pair, Sides
from onrecord.cases.linking.keys import LEAST, Keys
from onrecord.cases.linking.similarity import MOST, similarity

SHOWN = 30  # documents that a question why compares with one, tied to it or not
HOPELESS = -2.0  # a pair that agrees less is not tied


def join(graph: Graph, place: int) -> set[int]:
    """Tie a document that is in the graph, but not looked up by its keys yet. The places of all whose ties changed."""
    keys = graph.profiles([place])[place].keys
    around = _around(graph, keys, place)
    graph.add(place, keys)
    tied = graph.tied(_across(around))
    lost = tied - _worth_comparing(graph, tied)
    graph.untie(lost)
    _compare(graph, [_pair(place, other) for other in _telling_enough(keys, around)])
    return {place, *(member for pair in lost for member in pair)}


def leave(graph: Graph, place: int) -> set[int]:
    """Take a document out; what it kept out of each other's reach is compared. The places of all others whose ties changed."""
    keys = graph.profiles([place])[place].keys
    tied = set(graph.ties([place])[place])
    graph.remove(place, keys)
    near = _across(_around(graph, keys, place))
    fresh = _worth_comparing(graph, near - graph.tied(near))
    _compare(graph, sorted(fresh))
    return tied.union(*fresh)


def candidates(graph: Graph, place: int) -> list[int]:
    """The documents that one is worth comparing with, in the order of publication."""
    keys = graph.profiles([place])[place].keys
    return _telling_enough(keys, _around(graph, keys, place))


def nearest(graph: Graph, place: int) -> dict[int, float]:
    """What a document is tied to, and those besides that share most with it; how much each agrees with it."""
    keys = graph.profiles([place])[place].keys
    shared = _shared(keys, _around(graph, keys, place))
    others = nlargest(SHOWN, shared, key=lambda other: (shared[other], -other))
    profiles = graph.profiles([place, *others])
    agree = {other: similarity(profiles[place], profiles[other]) for other in others}
    return {other: its for other, its in agree.items() if its > -MOST} | dict(graph.ties([place])[place])


def _around(graph: Graph, keys: Keys, place: int) -> dict[int, Sides]:
    """For each key the documents with it around a place."""
    return {key: sides for (key, _), sides in graph.around([(key, place) for key in keys]).items()}


def _telling_enough(keys: Keys, around: Mapping[int, Sides]) -> list[int]:
    return sorted(other for other, tells in _shared(keys, around).items() if tells >= LEAST)


def _shared(keys: Keys, around: Mapping[int, Sides]) -> dict[int, int]:
    """What the keys tell that a document shares with each other within reach."""
    shared: dict[int, int] = defaultdict(int)
    for key, sides in around.items():
        tells = keys[key]
        for side in sides:
            for other in side:
                shared[other] += tells
    return shared


def _compare(graph: Graph, pairs: Collection[Pair]) -> None:
    """Tie the pairs that agree enough; none of them is tied yet."""
    profiles = graph.profiles({member for pair in pairs for member in pair})
    agreements = {pair: similarity(profiles[pair[0]], profiles[pair[1]]) for pair in pairs}
    graph.tie({pair: agreement for pair, agreement in agreements.items() if agreement >= HOPELESS})


def _across(around: Mapping[int, Sides]) -> set[Pair]:
    """The pairs that are just within each other's reach where there is nothing at a place, and just out of it otherwise."""
    return {pair for before, after in around.values() for pair in _at_reach(before, after)}


def _at_reach(before: list[int], after: list[int]) -> Iterator[Pair]:
    """The pairs with `REACH` - 1 places between them: the nth before and, counted from it, the one `REACH` further."""
    farthest, nearest = min(REACH, len(before)), max(1, REACH + 1 - len(after))
    return zip(before[len(before) - farthest : len(before) - nearest + 1], after[REACH - farthest :], strict=False)


def _worth_comparing(graph: Graph, pairs: Set[Pair]) -> set[Pair]:
    """The pairs whose shared keys tell enough, those that hold them within each other's reach."""
    profiles = graph.profiles({member for pair in pairs for member in pair})
    shared = {pair: profiles[pair[0]].keys.keys() & profiles[pair[1]].keys.keys() for pair in pairs}
    around = graph.around({(key, pair[0]) for pair, keys in shared.items() for key in keys})
    tells = {
        (first, second): sum(profiles[first].keys[key] for key in keys if second in around[key, first][1])
        for (first, second), keys in shared.items()
    }
    return {pair for pair, its in tells.items() if its >= LEAST}


def _pair(one: int, other: int) -> Pair:
    return min(one, other), max(one, other)
