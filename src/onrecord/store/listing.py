"""The list of documents: what is known of each, how many entries its reading has, whether a later version supersedes it."""

from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, Select, func, select

from onrecord.store.document_versions import Chains, at_the_same_places, chains
from onrecord.store.schema import documents, layers, searchable

_OPENING = 80


@dataclass(frozen=True)
class Listed:
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


def listed(connection: Connection, document_id: str | None = None) -> list[Listed]:
    """All documents in the order in which they came, or the one of that id (its versions being those found at its places)."""
    chosen = _columns().order_by(documents.c.key)
    if document_id is not None:
        chosen = chosen.where(documents.c.id == document_id)
    versions = chains(connection, document_id and at_the_same_places(connection, document_id))
    return [_among_versions(Listed(**row), versions) for row in connection.execute(chosen).mappings()]


def _among_versions(document: Listed, versions: Chains) -> Listed:
    chain = versions.get(document.id)
    if chain is None:
        return document
    latest = chain[-1] if chain[-1] != document.id else None
    return replace(document, older=chain.index(document.id), superseded_by=latest)


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
