"""The files that paged documents were read from, for pictures of their pages. Each is forgotten with its document."""

from sqlalchemy import Connection, delete, insert, select

from onrecord.store.schema import documents, originals


def keep(connection: Connection, document: str, data: bytes) -> None:
    """Keep a document's file."""
    key = connection.scalar(select(documents.c.key).where(documents.c.id == document))
    if key is not None:
        connection.execute(delete(originals).where(originals.c.document == key))
        connection.execute(insert(originals).values(document=key, data=data))


def get(connection: Connection, document: str) -> bytes | None:
    """A document's file."""
    chosen = select(originals.c.data).join(documents, documents.c.key == originals.c.document)
    return connection.scalar(chosen.where(documents.c.id == document))
