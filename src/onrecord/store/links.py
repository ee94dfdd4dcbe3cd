"""Which document belongs to which case: links by the machine and by people, rows that are only added.

Of a document that people placed, their latest judgement that was not taken back counts, with all the cases it names; of the
others, what the machine linked. What that comes to is kept in `memberships`.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import islice
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection, delete, insert, select, tuple_

from onrecord.store import changes
from onrecord.store.readings import now
from onrecord.store.schema import documents, judgements, links, memberships

AT_ONCE = 500  # values a query
T = TypeVar("T")
# Documents by their keys in the database, each with its cases.
Placed = Mapping[int, Collection[str]]


class Link(NamedTuple):
    """One row: that a document belongs, or does not belong, to a case; `judgement` is None where the machine says so."""

    number: int
    document: int
    case: str
    belongs: bool
    at: str
    judgement: int | None


def batched(values: Iterable[T], size: int = AT_ONCE) -> Iterator[list[T]]:
    """The values in lists of that size, so that no query has more of them than a database takes."""
    remaining = iter(values)
    while some := list(islice(remaining, size)):
        yield some


def cases(connection: Connection) -> dict[str, list[str]]:
    """The documents of each case, in the order in which they came."""
    rows = (
        select(memberships.c.case, documents.c.id)
        .join(documents, documents.c.key == memberships.c.document)
        .order_by(documents.c.key, memberships.c.case)
    )
    found: dict[str, list[str]] = {}
    for case, document in connection.execute(rows):
        found.setdefault(case, []).append(document)
    return found


def cases_with(connection: Connection, ids: Collection[str]) -> frozenset[str]:
    """The cases that have any of some documents."""
    return frozenset(case for named in cases_of(connection, keys_of(connection, ids).values()).values() for case in named)


def members_in_order(connection: Connection, case: str) -> list[str]:
    """The documents of one case, in the order in which they came."""
    its = select(documents.c.id).join(memberships, memberships.c.document == documents.c.key)
    return list(connection.scalars(its.where(memberships.c.case == case).order_by(documents.c.key)))


def members(connection: Connection, of_cases: Collection[str]) -> dict[int, set[str]]:
    """The documents of some cases, each with all the cases that it is in."""
    keys = [
        key
        for some in batched(of_cases)
        for key in connection.scalars(select(memberships.c.document).where(memberships.c.case.in_(some)))
    ]
    return cases_of(connection, keys)


def cases_of(connection: Connection, keys: Collection[int]) -> dict[int, set[str]]:
    """The cases of some documents, none for one that is in no case."""
    found: dict[int, set[str]] = {key: set() for key in sorted(keys)}
    for some in batched(found):
        rows = select(memberships.c.document, memberships.c.case).where(memberships.c.document.in_(some))
        for key, case in connection.execute(rows):
            found[key].add(case)
    return found


def keys_of(connection: Connection, ids: Collection[str]) -> dict[str, int]:
    """The keys of those documents that are in the database."""
    return {
        document: key
        for some in batched(ids)
        for document, key in connection.execute(select(documents.c.id, documents.c.key).where(documents.c.id.in_(some)))
    }


def link(connection: Connection, placed: Placed, judgement: int | None, before: Placed) -> None:
    """Add the rows that say in which cases documents are, and in which no longer that they were in before."""
    at = now()
    rows = [
        {"document": key, "case": case, "belongs": belongs, "at": at, "judgement": judgement}
        for key, named in sorted(placed.items())
        for belongs, listed in ((False, set(before.get(key, ())) - set(named)), (True, named))
        for case in sorted(listed)
    ]
    if rows:
        connection.execute(insert(links), rows)


def link_by_machine(connection: Connection, placed: Placed) -> None:
    """Note the machine's cases of documents, where they are not what it said last."""
    said = _of_machine(connection, placed)
    changed = {key: named for key, named in placed.items() if said.get(key, set()) != set(named)}
    link(connection, changed, None, said)
    settle(connection, placed)


def placed_by_people(connection: Connection, keys: Collection[int]) -> dict[int, set[str]]:
    """The documents among some that people placed, each with the cases that they named."""
    judged = (row for row in _rows(connection, keys) if row.judgement is not None)
    return _folded(judged, undone(connection))


def _of_machine(connection: Connection, keys: Collection[int]) -> dict[int, set[str]]:
    return _folded((row for row in _rows(connection, keys) if row.judgement is None), ())


def latest_judgement(connection: Connection, key: int) -> int | None:
    """The number of the judgement that placed a document, None where no person did or it was taken back."""
    said = select(links.c.judgement).where(links.c.document == key, links.c.judgement.is_not(None)).distinct()
    return max(set(connection.scalars(said)) - undone(connection), default=None)


def undone(connection: Connection) -> set[int]:
    """The numbers of the judgements that were taken back; an undo that was itself taken back takes nothing back."""
    found: set[int] = set()
    rows = select(judgements.c.number, judgements.c.undoes).where(judgements.c.undoes.is_not(None))
    for number, undoes in connection.execute(rows.order_by(judgements.c.number.desc())):
        if number not in found:
            found.add(undoes)
    return found


def settle(connection: Connection, keys: Collection[int]) -> None:
    """Keep what the links of some documents come to."""
    none: dict[int, set[str]] = {key: set() for key in keys}
    wanted = none | _of_machine(connection, keys) | placed_by_people(connection, keys)
    known = cases_of(connection, keys)
    gone = [(key, case) for key, named in known.items() for case in sorted(named - wanted[key])]
    for some in batched(gone):
        connection.execute(delete(memberships).where(tuple_(memberships.c.document, memberships.c.case).in_(some)))
    changes.note_cases(connection, [case for _, case in gone])
    fresh = [{"document": key, "case": case} for key, named in wanted.items() for case in sorted(named - known[key])]
    if fresh:
        connection.execute(insert(memberships), fresh)
        changes.note_cases(connection, [str(row["case"]) for row in fresh])


def _rows(connection: Connection, keys: Iterable[int]) -> Iterator[Link]:
    """The rows about some documents, of each document in the order in which they were added.

    Asked by documents alone: of the machine's rows and people's, a database may look through all that there are of one kind.
    """
    columns = [links.c[name] for name in Link._fields]
    for some in batched(sorted(keys)):
        chosen = select(*columns).where(links.c.document.in_(some)).order_by(links.c.number)
        yield from (Link(*row) for row in connection.execute(chosen))


def _folded(rows: Iterable[Link], without: Collection[int]) -> dict[int, set[str]]:
    """What rows come to, a document: one judgement after another, each person's taking the place of what was before."""
    found: dict[int, set[str]] = {}
    latest: dict[int, int | None] = {}
    for row in rows:
        if row.judgement in without:
            continue
        if latest.setdefault(row.document, row.judgement) != row.judgement:
            found[row.document], latest[row.document] = set(), row.judgement
        named = found.setdefault(row.document, set())
        if row.belongs:
            named.add(row.case)
        else:
            named.discard(row.case)
    return found
