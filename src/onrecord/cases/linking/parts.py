"""The parts of the graph: documents that are tied to each other, and to nothing else, well enough to be of one case.

Each can be told into cases alone. So a new document changes no case but those of the part that it is tied to.
"""

from collections.abc import Collection, Iterable, Iterator, Set
from typing import NamedTuple

from onrecord.cases.linking.graph import Graph, Pair

AT_ONCE = 50  # documents whose parts are looked for at once


class Part(NamedTuple):
    """The places of some documents, the ties between them, and the cases of those that people placed."""

    members: set[int]
    ties: dict[Pair, float]
    judged: dict[int, str]


def parts(graph: Graph, start: Iterable[int], threshold: float) -> Iterator[Part]:
    """The parts that hold some documents. Ties above the threshold hold a part together, and so does a person's judgement.

    Several parts come as one, so that a database is not asked about each.
    """
    waiting = sorted(start)
    seen: set[int] = set()
    for place in range(0, len(waiting), AT_ONCE):
        if fresh := set(waiting[place : place + AT_ONCE]) - seen:
            part = _part(graph, fresh, threshold)
            seen |= part.members
            if part.members:
                yield part


def _part(graph: Graph, start: Set[int], threshold: float) -> Part:
    part = Part(set(), {}, {})
    fresh = set(start)
    while fresh:
        fresh -= _note_judged(graph, fresh, part)
        part.members.update(fresh)
        found = graph.ties(fresh)
        part.ties.update({(min(a, b), max(a, b)): found[a][b] for a in fresh for b in found[a]})
        near = {b for a in fresh for b, agreement in found[a].items() if agreement > threshold}
        fresh = (near | _together(graph, fresh, part)) - part.members
    return Part(part.members, {pair: its for pair, its in part.ties.items() if part.members.issuperset(pair)}, part.judged)


def _note_judged(graph: Graph, places: Collection[int], part: Part) -> set[int]:
    """Note the cases that people placed documents in; those that they placed in several or none, which link nothing."""
    judged = graph.judged(places)
    part.judged.update({place: case for place, case in judged.items() if case is not None})
    return {place for place, case in judged.items() if case is None}


def _together(graph: Graph, places: Collection[int], part: Part) -> set[int]:
    """What people placed in the same cases as some documents."""
    cases = {part.judged[place] for place in places if place in part.judged}
    return set(graph.judged_into(cases)) if cases else set()
