"""The inbox: which documents have entries that nobody has looked at, and how many."""

from collections.abc import Collection, Mapping

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select

from onrecord.store.links import batched, keys_of
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


def total(connection: Connection, layer: str, hidden: Collection[str]) -> tuple[int, int]:
    """How many documents have such entries, and how many entries there are."""
    counted = select(func.count(), func.coalesce(func.sum(unseen.c.entries), 0))
    found = connection.execute(counted.where(*_of(connection, layer, hidden))).one()
    return int(found[0]), int(found[1])


def _of(connection: Connection, layer: str, hidden: Collection[str]) -> list[ColumnElement[bool]]:
    """The rows of a layer, without those of hidden documents."""
    own = [unseen.c.layer == layer]
    return [*own, unseen.c.document.not_in(keys_of(connection, hidden).values())] if hidden else own


def waiting(connection: Connection, layer: str, limit: int, offset: int, hidden: Collection[str]) -> list[str]:
    """The documents of one page, the latest to come first."""
    its = select(unseen.c.document).where(*_of(connection, layer, hidden)).order_by(unseen.c.document.desc())
    page = its.limit(limit).offset(offset).subquery()
    chosen = select(documents.c.id).join(page, page.c.document == documents.c.key).order_by(documents.c.key.desc())
    return list(connection.scalars(chosen))
