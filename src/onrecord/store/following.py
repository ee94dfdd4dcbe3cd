"""Followed cases: whose each is, why it is followed, and which documents it had when they last looked at it.

What is new in a case is told from these documents, so that a new version of the reader makes no news, and nothing of a
document that is forgotten stays here.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from onrecord.store.readings import now
from onrecord.store.schema import documents, follows, seen_documents


@dataclass(frozen=True)
class Follow:
    """A case that is followed. `since` and `seen` are UTC (ISO 8601); `documents` were in it when it was last looked at."""

    case: str
    why: str | None
    since: str
    seen: str
    documents: frozenset[str]

    def case_now(self, cases: Mapping[str, list[str]]) -> str | None:
        """What the case is called now: the one with most of its documents; None where it is gone."""
        shared = {case: len(self.documents.intersection(members)) for case, members in cases.items()}
        best = max(shared, key=lambda case: (shared[case], case == self.case), default=None)
        if best is not None and shared[best]:
            return best
        return self.case if self.case in cases else None


def follow(connection: Connection, by: str, case: str, members: list[str], why: str | None) -> None:
    """Follow a case from now on; of one that is followed already, only why."""
    known = _number(connection, by, case)
    if known is not None:
        connection.execute(update(follows).where(follows.c.number == known).values(why=why))
        return
    at = now()
    connection.execute(insert(follows).values(by=by, case=case, why=why, since=at, seen=at))
    _mark(connection, by, case, members)


def _number(connection: Connection, by: str, case: str) -> int | None:
    return connection.scalar(select(follows.c.number).where(follows.c.by == by, follows.c.case == case))


def unfollow(connection: Connection, by: str, case: str) -> bool:
    """Follow a case no more; whether it was followed."""
    return bool(connection.execute(delete(follows).where(follows.c.by == by, follows.c.case == case)).rowcount)


def see(connection: Connection, by: str, case: str, case_now: str, members: list[str]) -> None:
    """Note that a followed case, which may be called otherwise by now, was looked at with these documents.

    Two that have become one are followed as one.
    """
    if case != case_now:
        unfollow(connection, by, case_now)
    its = update(follows).where(follows.c.by == by, follows.c.case == case)
    connection.execute(its.values(case=case_now, seen=now()))
    _mark(connection, by, case_now, members)


def _mark(connection: Connection, by: str, case: str, members: list[str]) -> None:
    number = _number(connection, by, case)
    connection.execute(delete(seen_documents).where(seen_documents.c.follow == number))
    keys = connection.scalars(select(documents.c.key).where(documents.c.id.in_(members)))
    rows = [{"follow": number, "document": key} for key in keys]
    if rows:
        connection.execute(insert(seen_documents), rows)


def followed(connection: Connection, by: str) -> list[Follow]:
    """All cases that somebody follows, in the order in which they began to."""
    seen: dict[int, list[str]] = {}
    joined = select(seen_documents.c.follow, documents.c.id).join(documents, documents.c.key == seen_documents.c.document)
    for number, document in connection.execute(joined.join(follows).where(follows.c.by == by)):
        seen.setdefault(number, []).append(document)
    rows = connection.execute(select(follows).where(follows.c.by == by).order_by(follows.c.number)).all()
    return [Follow(row.case, row.why, row.since, row.seen, frozenset(seen.get(row.number, ()))) for row in rows]
