"""Documents into the store: what is new is read, what is known only gains a place; each is committed as it comes.

Nothing is lost by an interruption but the batch that was being parsed, and a second run goes on from there.
"""

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from onrecord.errors import OnrecordError, SourceError
from onrecord.record import Document, Reading
from onrecord.sources import Originals
from onrecord.store.readings import Outcome
from onrecord.store.store import Store
from onrecord.store.versions import reader_version

# A batch is read when it is this large (documents, characters) or this old (seconds: slow servers).
BATCH, BATCH_CHARACTERS, BATCH_SECONDS = 128, 2_000_000, 10
# What a document lacked may be filled from another place where the same text stands.
_FILLED = ("title", "publisher", "authors", "modified", "url")
# How sure a date of publication is; what a reading found out itself is found out anew.
_BASES = {"given": 2, "metadata": 1}


@dataclass(frozen=True)
class Taken:
    """A document that is in the store now, and how it came there."""

    document: str
    outcome: Outcome


def take_in(
    store: Store, documents: Iterable[Document], stated: frozenset[str] = frozenset(), originals: Originals | None = None
) -> Iterator[Taken | SourceError]:
    """Read what is new into the store, in order, a batch at a time; a document that cannot be read is an error item.

    `stated` names the fields of the documents that the user stated: these replace what was known before. `originals` are
    the files that the documents were read from, kept with them.
    """
    reader = reader_version()
    for batch in _batches(documents):
        for taken in _take_batch(store, batch, reader, stated):
            if originals and isinstance(taken, Taken) and (data := originals.take(taken.document)):
                store.keep_original(taken.document, data)
            yield taken


def _take_batch(store: Store, batch: list[Document], reader: str, stated: frozenset[str]) -> Iterator[Taken | SourceError]:
    to_read: dict[str, Document] = {}
    for document in batch:
        _plan(store, document, reader, stated, to_read)
    readings = read_each(list(to_read.values()))
    for document in batch:
        if to_read.pop(document.id, None) is None:
            yield Taken(document.id, "known")
        elif isinstance(reading := next(readings), SourceError):
            yield reading
        else:
            yield Taken(document.id, store.put(reading, reader))


def read_unstored(documents: Iterable[Document]) -> Iterator[Reading | SourceError]:
    """Readings without a database, in order, a batch at a time."""
    for batch in _batches(documents):
        yield from read_each(batch)


def read_each(documents: list[Document]) -> Iterator[Reading | SourceError]:
    """The readings of documents in order. A document on which the reader breaks down is an error item, the others are read."""
    from onrecord.reading import read_documents

    done = 0
    try:
        for reading in read_documents(documents):
            done += 1
            yield reading
    except OnrecordError:
        raise
    except Exception:
        for document in documents[done:]:
            yield _read_alone(document)


def _read_alone(document: Document) -> Reading | SourceError:
    from onrecord.reading import read_documents

    try:
        return next(read_documents([document]))
    except OnrecordError:
        raise
    except Exception as error:
        where = document.found[0] if document.found else document.id
        return SourceError(where, f"the reader broke down on it, please report it ({type(error).__name__}: {error})")


def _plan(store: Store, document: Document, reader: str, stated: frozenset[str], to_read: dict[str, Document]) -> None:
    """Put a document among those to read, unless this reader has read it with all that is known of it."""
    kept = store.document(document.id)
    known = to_read.get(document.id) or (kept and _as_published(kept[0]))
    whole = _completed(known, document, stated) if known else document
    if document.id in to_read or kept is None or kept[1] != reader or _told(whole) != _told(known):
        to_read[document.id] = whole
    else:
        store.add_found(document.id, document.found)


def _as_published(document: Document) -> Document:
    """The document as its sources give it, without the date that a reading found out."""
    if document.published_basis in _BASES:
        return document
    return document.model_copy(update={"published": None, "published_basis": None})


def _completed(known: Document, new: Document, stated: frozenset[str]) -> Document:
    """A known document with what another place tells of it besides."""
    changed: dict[str, Any] = {
        name: getattr(new, name) for name in _FILLED if getattr(new, name) and (name in stated or not getattr(known, name))
    }
    if "published" in stated or _BASES.get(new.published_basis or "", 0) > _BASES.get(known.published_basis or "", 0):
        changed |= {"published": new.published, "published_basis": new.published_basis}
    return known.model_copy(update={**changed, "found": [*known.found, *new.found]})


def _told(document: Document | None) -> dict[str, Any]:
    return document.model_dump(include={*_FILLED, "published", "published_basis"}) if document else {}


def _batches(documents: Iterable[Document]) -> Iterator[list[Document]]:
    batch: list[Document] = []
    characters, began = 0, time.monotonic()
    for document in documents:
        batch.append(document)
        characters += len(document.text)
        if len(batch) == BATCH or characters > BATCH_CHARACTERS or time.monotonic() - began > BATCH_SECONDS:
            yield batch
            batch, characters, began = [], 0, time.monotonic()
    if batch:
        yield batch
