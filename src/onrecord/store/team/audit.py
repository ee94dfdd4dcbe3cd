"""The audit log: who did what, when, from where. Rows are only added."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, func, insert, select

from onrecord.store.team.tables import audit


@dataclass(frozen=True)
class Audited:
    """One row. `by` is None where nobody was signed in, `address` on the command line; `what` is an id or a name."""

    number: int
    at: str
    by: str | None
    address: str | None
    action: str
    what: str | None
    details: dict[str, Any] | None


def note(
    connection: Connection, at: str, action: str, by: str | None, address: str | None, what: str | None, **details: Any
) -> None:
    """Add a row."""
    row = {"at": at, "action": action, "by": by, "address": address, "what": what, "details": details or None}
    connection.execute(insert(audit).values(row))


def rows(connection: Connection, limit: int, offset: int = 0, by: str | None = None) -> tuple[int, list[Audited]]:
    """How many rows there are, of all or of one person, and some of them, the latest first."""
    chosen = select(*(audit.c[name] for name in Audited.__dataclass_fields__)).order_by(audit.c.number.desc())
    count = select(func.count()).select_from(audit)
    if by is not None:
        chosen, count = chosen.where(audit.c.by == by), count.where(audit.c.by == by)
    found = [Audited(*row) for row in connection.execute(chosen.limit(limit).offset(offset))]
    return connection.scalar(count) or 0, found
