"""Why a document is in its case, and not in the nearest other one: the sums of named features."""

from collections.abc import Collection, Iterator, Mapping

from sqlalchemy import Connection, select

from onrecord.cases.linking.clusters import agreement
from onrecord.cases.linking.similarity import Score, scores, threshold
from onrecord.cases.linking.ties import nearest
from onrecord.errors import NotFound
from onrecord.record import Entry
from onrecord.store import links
from onrecord.store.graph import StoredGraph
from onrecord.store.schema import features


class Tie(Entry):
    """What ties a document to a case.

    `document` is the one of the case that it agrees with most, `scores` what that comes of, and `agreement` their sum within
    -6..6: the logarithm of the odds that the two tell of one incident. `of_cases`: how much the document agrees with the rest
    of its case, or its whole case with the other.
    """

    case: str
    document: str
    agreement: float
    of_cases: float
    scores: list[Score]


class Why(Entry):
    """Why a document is in a case: the tie to it, None where no other document is in it; and the nearest other case's.

    `judgement` is the number of the person's judgement that placed the document, None where the machine did. Cases are
    joined while they agree more than `threshold`.
    """

    document: str
    case: str
    judgement: int | None
    threshold: float
    joined: Tie | None
    nearest_other: Tie | None


def why(connection: Connection, document: str) -> list[Why]:
    """An item for each case that a document is in. Raises NotFound for a document that is not there or not linked yet."""
    key = links.keys_of(connection, [document]).get(document)
    rows = connection.execute(select(features.c.place, features.c.case).where(features.c.document == key))
    own: dict[int, str] = {row.place: row.case for row in rows}
    if key is None or not own:
        raise NotFound(f"{document!r} is not linked yet; `onrecord link` links documents into cases")
    return list(_each(connection, document, key, own))


def _each(connection: Connection, document: str, key: int, own: Mapping[int, str]) -> Iterator[Why]:
    graph = StoredGraph(connection)
    judgement = links.latest_judgement(connection, key)
    cases = links.cases_of(connection, [key])[key]
    for case in sorted(cases):
        place = next((place for place, its in own.items() if its == case), min(own))
        near = _by_case(connection, nearest(graph, place), without=own)
        best = max(near.keys() - cases, key=lambda other: (max(near[other].values()), other), default=None)
        together = _members(connection, case) | {place}
        yield Why(
            document=document,
            case=case,
            judgement=judgement,
            threshold=threshold(),
            joined=_tie(connection, graph, place, {place}, case, near[case]) if case in near else None,
            nearest_other=_tie(connection, graph, place, together, best, near[best]) if best else None,
        )


def _by_case(connection: Connection, tied: Mapping[int, float], without: Collection[int]) -> dict[str, dict[int, float]]:
    """What a document agrees with, by the case that the other document is in."""
    found: dict[str, dict[int, float]] = {}
    chosen = select(features.c.place, features.c.case).where(features.c.place.in_(tied), features.c.place.not_in(without))
    for place, case in connection.execute(chosen):
        found.setdefault(case, {})[place] = tied[place]
    return found


def _tie(connection: Connection, graph: StoredGraph, place: int, ours: set[int], case: str, near: Mapping[int, float]) -> Tie:
    best = max(near, key=lambda other: (near[other], -other))
    profiles = graph.profiles([place, best])
    return Tie(
        case=case,
        document=profiles[best].document.id,
        agreement=near[best],
        of_cases=agreement(ours, _members(connection, case) - ours, graph.ties(ours)),
        scores=scores(profiles[place], profiles[best]),
    )


def _members(connection: Connection, case: str) -> set[int]:
    return set(connection.scalars(select(features.c.place).where(features.c.case == case)))
