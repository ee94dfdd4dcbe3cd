"""The inbox: which documents have entries that nobody has looked at, and how many."""

from collections.abc import Mapping

from sqlalchemy import Connection, delete, func, insert, select

from onrecord.store.links import batched
from onrecord.store.schema import documents, unseen

ALL = "all"


def keep(connection: Connection, counted: Mapping[int, Mapping[str, int]]) -> None:
    """Put the numbers of some documents, by layer, in place of what was kept."""
    for some in batched(counted):
        connection.execute(delete(unseen).where(unseen.c.document.in_(some)))
    rows = [
        {"document": key, "layer": layer, "entries": number}
        for key, its in counted.items()
        for layer, number in {**its, ALL: sum(its.values())}.items()
        if number
    ]
    if rows:
        connection.execute(insert(unseen), rows)


def total(connection: Connection, layer: str = ALL) -> tuple[int, int]:
    """How many documents have such entries, and how many entries there are."""
    counted = select(func.count(), func.coalesce(func.sum(unseen.c.entries), 0)).where(unseen.c.layer == layer)
    found = connection.execute(counted).one()
    return int(found[0]), int(found[1])


def waiting(connection: Connection, layer: str, limit: int, offset: int) -> list[str]:
    """The documents of one page, the latest to come first."""
    keys = (
        select(unseen.c.document).where(unseen.c.layer == layer).order_by(unseen.c.document.desc()).limit(limit).offset(offset)
    )
    page = keys.subquery()
    chosen = select(documents.c.id).join(page, page.c.document == documents.c.key).order_by(documents.c.key.desc())
    return list(connection.scalars(chosen))
