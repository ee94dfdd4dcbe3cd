"""What people say about cases: that two are one, that documents make a case of their own, that a document is of another.

A judgement places all documents of the cases concerned, so that none of them changes its case because of it but those it
names. Judgements are only added; an undo takes the latest one back.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Row, insert, select

from onrecord.cases.linking.naming import case_id
from onrecord.errors import NotFound, Stale, StoreError
from onrecord.record import Entry
from onrecord.store import links as rows
from onrecord.store.case_history import Kind, history
from onrecord.store.linked import relink
from onrecord.store.readings import now
from onrecord.store.schema import documents, judgements, links

# A document may have been told apart into so many incidents, each with a case called by it.
PARTS = 100


class Saying(Entry):
    """Who judges, and why. `seen`: the number of the latest judgement that they saw, None where they do not mind others."""

    by: str
    why: str | None = None
    seen: int | None = None


def merge(connection: Connection, cases: Sequence[str], saying: Saying) -> int:
    """Cases are one: the first of them. Its number."""
    if len(set(cases)) < 2:
        raise StoreError(f"two cases have to be named, and {cases[0]} is one")
    into, found = cases[0], _members(connection, cases)
    placed = {key: named.difference(cases) | {into} if named & set(cases) else named for key, named in found.items()}
    return _judge(connection, "merge", placed, saying)


def split(connection: Connection, case: str, away: Collection[str], saying: Saying) -> int:
    """Some documents of a case make a case of their own, called by its earliest document as cases are."""
    found = _members(connection, [case])
    leaving = set(_keys(connection, away).values())
    if not leaving or not leaving < found.keys():
        raise StoreError(f"some documents of {case} have to be named, and not all of them")
    name = _free_name(connection, leaving)
    placed = {key: named - {case} | {name} if key in leaving else named for key, named in found.items()}
    return _judge(connection, "split", placed, saying)


def move(connection: Connection, document: str, into: str, out_of: str | None, saying: Saying) -> int:
    """A document is of another case than the one that it is in, which has to be named where it is in several."""
    key = _keys(connection, [document])[document]
    left = rows.cases_of(connection, [key])[key]
    if out_of is None and len(left) > 1:
        raise StoreError(f"the document is in several cases, say out of which: {', '.join(sorted(left))}")
    out = left if out_of is None else {out_of}
    found = _members(connection, [into, *out])
    if not out <= left or out == {into}:
        raise StoreError(f"the document is {'already' if out == {into} else 'not'} in {', '.join(out)}")
    return _judge(connection, "move", {**found, key: left - out | {into}}, saying)


def place(connection: Connection, placed: Mapping[str, Collection[str]], saying: Saying) -> int:
    """Each document is of just these cases, which may be new."""
    keys = _keys(connection, placed)
    named = {keys[document]: set(cases) for document, cases in placed.items()}
    concerned = set[str]().union(*named.values(), *rows.cases_of(connection, named).values())
    known = [case for case in sorted(concerned) if rows.members(connection, [case])]
    return _judge(connection, "place", {**_members(connection, known), **named}, saying)


def undo(connection: Connection, number: int, saying: Saying) -> int:
    """Take back a judgement or an undo. Raises StoreError where later ones on the same documents have to be undone first."""
    said, taken_back = _said(connection), rows.undone(connection)
    if number not in said:
        raise NotFound(f"there is no judgement {number}; `onrecord case history` lists them")
    if number in taken_back:
        raise StoreError(f"judgement {number} is undone already")
    about = _documents(connection, _root(said, number))
    later = _later(connection, about, number) - taken_back - {_root(said, number)}
    if later:
        raise StoreError(f"judgement {max(later)} came later on the same documents: undo that first")
    own = _add(connection, "undo", saying, undoes=number)
    rows.settle(connection, about)
    relink(connection, about)
    return own


def _judge(connection: Connection, kind: Kind, placed: rows.Placed, saying: Saying) -> int:
    """Add a judgement with its links. Raises Stale where somebody judged on the same documents since."""
    if saying.seen is not None and (later := _later(connection, placed, saying.seen) - rows.undone(connection)):
        raise Stale(next(each for each in history(connection) if each.number == max(later)))
    number = _add(connection, kind, saying)
    rows.link(connection, placed, number, rows.cases_of(connection, placed))
    rows.settle(connection, placed)
    relink(connection, placed)
    return number


def _add(connection: Connection, kind: Kind, saying: Saying, undoes: int | None = None) -> int:
    row = {"kind": kind, "by": saying.by, "at": now(), "why": saying.why, "undoes": undoes}
    return int(connection.execute(insert(judgements).values(row).returning(judgements.c.number)).scalar_one())


def _members(connection: Connection, cases: Collection[str]) -> dict[int, set[str]]:
    """The documents of cases that there are, each with all its cases; and those of the other cases that these are in."""
    found: dict[int, set[str]] = {}
    named, missing = set(cases), set(cases)
    while missing:
        found |= rows.members(connection, missing)
        missing = set[str]().union(*found.values()) - named
        named |= missing
    for case in cases:
        if not any(case in its for its in found.values()):
            raise NotFound(f"no case has the id {case!r}; `onrecord cases` lists them")
    return found


def _keys(connection: Connection, named: Collection[str]) -> dict[str, int]:
    keys = rows.keys_of(connection, named)
    for document in named:
        if document not in keys:
            raise NotFound(f"no document has the id {document!r}")
    return keys


def _free_name(connection: Connection, keys: Collection[int]) -> str:
    """The id of a new case of some documents: of the earliest whose case there is not yet."""
    chosen = select(documents.c.id, documents.c.published).where(documents.c.key.in_(keys))
    in_order = sorted(connection.execute(chosen), key=lambda row: (row.published or "9999", row.id))
    names = [case_id(row.id) for row in in_order]
    names += [case_id(row.id, part) for part in range(1, PARTS) for row in in_order]
    return next(name for name in names if not rows.members(connection, [name]))


def _said(connection: Connection) -> dict[int, Row[Any]]:
    """All judgements by their numbers."""
    return {row.number: row for row in connection.execute(select(judgements).order_by(judgements.c.number))}


def _root(said: Mapping[int, Row[Any]], number: int) -> int:
    """The judgement that an undo, or the undo of an undo, is about in the end."""
    while (undoes := said[number].undoes) is not None:
        number = undoes
    return number


def _documents(connection: Connection, number: int) -> set[int]:
    return set(connection.scalars(select(links.c.document).where(links.c.judgement == number)))


def _later(connection: Connection, keys: Collection[int], number: int) -> set[int]:
    """The judgements after one that place any of some documents."""
    chosen = select(links.c.judgement, links.c.document).where(links.c.judgement > number).distinct()
    return {later for later, key in connection.execute(chosen) if key in keys}
