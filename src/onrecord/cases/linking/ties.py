"""What ties documents to each other: the pairs that are worth comparing, and how much they agree.

A pair is worth comparing where the keys that it shares tell enough together, each key counting for documents that stand
near each other in the order of publication among those that hold it. So the work for one document is bounded, however many
there are; and the ties of a set of documents do not depend on the order in which they came.
"""

from collections import defaultdict
from collections.abc import Iterator
from heapq import nlargest

from onrecord.cases.linking.graph import REACH, Around, Graph, Pair
from onrecord.cases.linking.keys import LEAST, Keys
from onrecord.cases.linking.similarity import MOST, similarity

SHOWN = 30  # documents that a question why compares with one, tied to it or not
HOPELESS = -2.0  # a pair that agrees less is not tied


def join(graph: Graph, place: int) -> set[int]:
    """Tie a document that is in the graph, but not looked up by its keys yet. The places of all whose ties changed."""
    keys = graph.profiles([place])[place].keys
    around = graph.around(keys, place)
    graph.add(place, keys)
    parted = _across(around)
    tied = graph.tied(parted)
    lost = [pair for pair in parted if pair in tied and not _worth_comparing(graph, pair)]
    for pair in lost:
        graph.tie(pair, None)
    _compare(graph, [_pair(place, other) for other in _telling_enough(keys, around)])
    return {place, *(member for pair in lost for member in pair)}


def leave(graph: Graph, place: int) -> set[int]:
    """Take a document out; what it kept out of each other's reach is compared. The places of all others whose ties changed."""
    keys = graph.profiles([place])[place].keys
    tied = set(graph.ties([place])[place])
    graph.remove(place, keys)
    near = _across(graph.around(keys, place))
    known = graph.tied(near)
    fresh = [pair for pair in near if pair not in known and _worth_comparing(graph, pair)]
    _compare(graph, fresh)
    return tied.union(*fresh)


def candidates(graph: Graph, place: int) -> list[int]:
    """The documents that one is worth comparing with, in the order of publication."""
    keys = graph.profiles([place])[place].keys
    return _telling_enough(keys, graph.around(keys, place))


def nearest(graph: Graph, place: int) -> dict[int, float]:
    """What a document is tied to, and those besides that share most with it; how much each agrees with it."""
    keys = graph.profiles([place])[place].keys
    shared = _shared(keys, graph.around(keys, place))
    others = nlargest(SHOWN, shared, key=lambda other: (shared[other], -other))
    profiles = graph.profiles([place, *others])
    agree = {other: similarity(profiles[place], profiles[other]) for other in others}
    return {other: its for other, its in agree.items() if its > -MOST} | dict(graph.ties([place])[place])


def _telling_enough(keys: Keys, around: Around) -> list[int]:
    return sorted(other for other, tells in _shared(keys, around).items() if tells >= LEAST)


def _shared(keys: Keys, around: Around) -> dict[int, int]:
    """What the keys tell that a document shares with each other within reach."""
    shared: dict[int, int] = defaultdict(int)
    for key, sides in around.items():
        tells = keys[key]
        for side in sides:
            for other in side:
                shared[other] += tells
    return shared


def _compare(graph: Graph, pairs: list[Pair]) -> None:
    """Tie the pairs that agree enough."""
    profiles = graph.profiles({member for pair in pairs for member in pair})
    for pair in pairs:
        agreement = similarity(profiles[pair[0]], profiles[pair[1]])
        if agreement >= HOPELESS:
            graph.tie(pair, agreement)


def _across(around: Around) -> list[Pair]:
    """The pairs that are just within each other's reach where there is nothing at a place, and just out of it otherwise."""
    return sorted({pair for before, after in around.values() for pair in _at_reach(before, after)})


def _at_reach(before: list[int], after: list[int]) -> Iterator[Pair]:
    """The pairs with `REACH` - 1 places between them: the nth before and, counted from it, the one `REACH` further."""
    farthest, nearest = min(REACH, len(before)), max(1, REACH + 1 - len(after))
    return zip(before[len(before) - farthest : len(before) - nearest + 1], after[REACH - farthest :], strict=False)


def _worth_comparing(graph: Graph, pair: Pair) -> bool:
    """Whether the keys that two documents share within reach tell enough; the first stands before the second."""
    profiles = graph.profiles(pair)
    ours, theirs = (profiles[place].keys for place in pair)
    sides = graph.around(ours.keys() & theirs.keys(), pair[0])
    return sum(ours[key] for key, (_, after) in sides.items() if pair[1] in after) >= LEAST


def _pair(one: int, other: int) -> Pair:
    return min(one, other), max(one, other)
