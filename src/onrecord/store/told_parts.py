"""Which parts of a round-up tell of which of its cases, as linking told them apart."""

from collections.abc import Collection, Iterator, Mapping
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from onrecord.store import links
from onrecord.store.graph import StoredGraph
from onrecord.store.schema import documents, features, memberships

# Of each document that tells of several incidents: the numbers, from 0, of the parts that tell of one case.
TellingParts = Mapping[str, list[int]]


class Part(NamedTuple):
    """A part of a document: its place in the graph, its number, and the case in which linking has it."""

    place: int
    number: int
    case: str


def of_case(connection: Connection, case: str, among: Collection[str]) -> TellingParts:
    """The parts that tell of a case, of those documents of which others do not; a document without any tells of it whole."""
    several = _told_apart(connection, list(links.keys_of(connection, among).values()))
    cases = links.cases_of(connection, several)
    ids = dict(connection.execute(select(documents.c.key, documents.c.id).where(documents.c.key.in_(list(several)))).all())
    found = {}
    for key, parts in several.items():
        its = sorted(part.number for part in parts if case in _cases_of(connection, part, parts, cases[key]))
        if its and len(its) < len(parts):
            found[ids[key]] = its
    return found


def _cases_of(connection: Connection, part: Part, parts: Collection[Part], placed: Collection[str]) -> Collection[str]:
    """The cases of which a part tells, among those that its document is in.

    Where people took the document out of the part's own case: those in which linking has none of its parts; else the one
    that has what the part is tied to.
    """
    if part.case in placed:
        return {part.case}
    without_any = set(placed) - {other.case for other in parts}
    return without_any or set(_nearest(connection, part, placed))


def _nearest(connection: Connection, part: Part, placed: Collection[str]) -> Iterator[str]:
    ties = StoredGraph(connection).ties([part.place])[part.place]
    tied = select(features.c.place, memberships.c.case).join(memberships, memberships.c.document == features.c.document)
    rows = connection.execute(tied.where(features.c.place.in_(list(ties)), memberships.c.case.in_(placed))).all()
    yield from [case for _, case in sorted(rows, key=lambda row: (-ties[row.place], row.case))][:1]


def _told_apart(connection: Connection, keys: Collection[int]) -> dict[int, list[Part]]:
    """The parts of those documents that have several."""
    from onrecord.cases import Features

    found: dict[int, list[Part]] = {}
    for some in links.batched(keys):
        several = select(features.c.document).where(features.c.document.in_(some)).group_by(features.c.document)
        rows = select(features).where(features.c.document.in_(several.having(func.count() > 1)), features.c.case.is_not(None))
        for row in connection.execute(rows.order_by(features.c.place)):
            part = Features.model_validate_json(row.features).part
            found.setdefault(row.document, []).append(Part(row.place, part, row.case))
    return found
