"""The list of documents: what is known of each, how many entries its reading has, whether a later version supersedes it."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Select, func, select

from onrecord.record import Entry
from onrecord.store.document_versions import Chains, at_the_same_places, chains
from onrecord.store.links import keys_of
from onrecord.store.schema import documents, layers, searchable

OPENING = 80


class Listed(Entry):
    """A document in the list; `opening` is how its text begins.

    Where it is one of several versions, `older` of them came before it and `superseded_by` is the latest, if it is another.
    """

    id: str
    title: str | None
    opening: str
    publisher: str | None
    published: str | None
    kind: str
    parties: int
    events: int
    statements: int
    older: int = 0
    superseded_by: str | None = None


def every(connection: Connection) -> list[Listed]:
    """All documents in the order in which they came."""
    return _rows(connection, _columns().order_by(documents.c.key), chains(connection))


def some(connection: Connection, ids: Collection[str]) -> list[Listed]:
    """Some documents, the latest to come first; their versions are those that were found at the same places."""
    chosen = _columns().where(documents.c.id.in_(ids)).order_by(documents.c.key.desc())
    return _rows(connection, chosen, chains(connection, at_the_same_places(connection, ids)))


def page(connection: Connection, limit: int, offset: int, hidden: Collection[str] = ()) -> tuple[int, list[Listed]]:
    """How many documents there are, and some of them, the latest to come first; without the hidden ones."""
    shown = [documents.c.key.not_in(keys_of(connection, hidden).values())] if hidden else []
    total = connection.scalar(select(func.count(documents.c.key)).where(*shown)) or 0
    keys = select(documents.c.key).where(*shown).order_by(documents.c.key.desc()).limit(limit).offset(offset)
    ids = connection.scalars(select(documents.c.id).where(documents.c.key.in_(list(connection.scalars(keys)))))
    return total, some(connection, list(ids))


def _rows(connection: Connection, chosen: Select[Any], versions: Chains) -> list[Listed]:
    return [_among_versions(Listed.model_validate(dict(row)), versions) for row in connection.execute(chosen).mappings()]


def _among_versions(document: Listed, versions: Chains) -> Listed:
    chain = versions.get(document.id)
    if chain is None:
        return document
    latest = chain[-1] if chain[-1] != document.id else None
    return document.model_copy(update={"older": chain.index(document.id), "superseded_by": latest})


def _columns() -> Select[Any]:
    """The columns of `Listed`. The opening is taken from what is searched, which holds no controls."""
    counts = [
        select(func.count()).where(layers[name].c.document == documents.c.key).scalar_subquery().label(name)
        for name in ("parties", "events", "statements")
    ]
    known = [documents.c[name] for name in ("id", "title", "publisher", "published", "kind")]
    of_text = searchable.c.document == documents.c.key, searchable.c.layer == "documents"
    opening = select(func.substr(searchable.c.words, 1, OPENING)).where(*of_text).scalar_subquery().label("opening")
    return select(*known, opening, *counts)
