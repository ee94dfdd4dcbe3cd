"""Restricted cases: who may see which documents.

A restriction lies on documents, so that it stays when a case is split, joined or called otherwise. It hides the whole of any
case that such a document is in, what comes to the case later included.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select

from onrecord.store.schema import documents, memberships
from onrecord.store.team.accounts import Account, get
from onrecord.store.team.tables import accounts, admitted, restricted


@dataclass(frozen=True)
class Access:
    """Whether some documents are restricted, and who besides the owners may see all of them."""

    restricted: bool
    people: list[str]


def of(connection: Connection, members: Collection[str]) -> Access:
    """Who may see a case of these documents."""
    closed = set(connection.scalars(select(restricted.c.document).join(documents).where(documents.c.id.in_(members))))
    chosen = select(accounts.c.name, admitted.c.document).join(admitted).where(admitted.c.document.in_(closed))
    may: dict[str, set[int]] = {}
    for name, document in connection.execute(chosen.order_by(accounts.c.key)):
        may.setdefault(name, set()).add(document)
    return Access(bool(closed), [name for name, its in may.items() if its == closed])


def restrict(connection: Connection, members: Collection[str], people: Iterable[str], by: str, at: str) -> None:
    """Let only owners and these people see the case of these documents. Raises AccountError for an unknown name."""
    numbers = sorted({get(connection, name).number for name in people})
    release(connection, members)
    keys = list(connection.scalars(select(documents.c.key).where(documents.c.id.in_(members)).order_by(documents.c.key)))
    if keys:
        connection.execute(insert(restricted), [{"document": key, "by": by, "at": at} for key in keys])
    rows = [{"document": key, "account": number} for key in keys for number in numbers]
    if rows:
        connection.execute(insert(admitted), rows)


def release(connection: Connection, members: Collection[str]) -> None:
    """Let everybody see the case of these documents."""
    keys = select(documents.c.key).where(documents.c.id.in_(members))
    connection.execute(delete(restricted).where(restricted.c.document.in_(keys)))


def hidden(connection: Connection, account: Account) -> frozenset[str]:
    """The documents that an account may not see."""
    if account.may("owner"):
        return frozenset()
    may = select(admitted.c.document).where(admitted.c.account == account.number)
    chosen = select(documents.c.id).join(restricted).where(restricted.c.document.not_in(may))
    closed = set(connection.scalars(chosen))
    if not closed:
        return frozenset()
    inside = (
        select(memberships.c.case).join(documents, documents.c.key == memberships.c.document).where(documents.c.id.in_(closed))
    )
    near = (
        select(documents.c.id)
        .join(memberships, memberships.c.document == documents.c.key)
        .where(memberships.c.case.in_(inside))
    )
    return frozenset(closed.union(connection.scalars(near)))
