"""The list of documents: what is known of each and how many entries its reading has."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, func, select

from onrecord.store.schema import documents, layers, searchable

_OPENING = 80


@dataclass(frozen=True)
class Listed:
    """A document in the list; `opening` is how its text begins."""

    id: str
    title: str | None
    opening: str
    publisher: str | None
    published: str | None
    kind: str
    parties: int
    events: int
    statements: int


def listed(connection: Connection, document_id: str | None = None) -> list[Listed]:
    """All documents in the order in which they came, or the one of that id."""
    chosen = _columns().order_by(documents.c.key)
    if document_id is not None:
        chosen = chosen.where(documents.c.id == document_id)
    return [Listed(**row) for row in connection.execute(chosen).mappings()]


def _columns() -> Select[Any]:
    """The columns of `Listed`. The opening is taken from what is searched, which holds no controls."""
    counts = [
        select(func.count()).where(layers[name].c.document == documents.c.key).scalar_subquery().label(name)
        for name in ("parties", "events", "statements")
    ]
    known = [documents.c[name] for name in ("id", "title", "publisher", "published", "kind")]
    of_text = searchable.c.document == documents.c.key, searchable.c.layer == "documents"
    opening = select(func.substr(searchable.c.words, 1, _OPENING)).where(*of_text).scalar_subquery().label("opening")
    return select(*known, opening, *counts)
