"""The store: one database, every operation a short transaction of its own."""

import sqlite3
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import URL, Connection, Engine, delete, select
from sqlalchemy.exc import DBAPIError

from onrecord.errors import NotFound, Stale, StoreError
from onrecord.record import Document, Reading
from onrecord.store import (
    changes,
    databases,
    decisions,
    document_versions,
    following,
    linked,
    listing,
    migrate,
    names,
    readings,
    search,
    summaries,
)
from onrecord.store.check import Fault, faults
from onrecord.store.decisions import Deciding, Decision
from onrecord.store.desk_store import DeskStore
from onrecord.store.links import batched
from onrecord.store.list_store import ListStore
from onrecord.store.listing import Listed
from onrecord.store.schema import documents


class Store(ListStore, DeskStore):
    """Documents, their readings and the cases they belong to. Use it in a `with` block.

    `where` is a file (SQLite) or the address of a PostgreSQL database (`postgresql://user@host/name`). The file is made where
    it is missing, unless `create` is false; an older database is brought to this version's tables.
    All methods raise StoreError where the database cannot be used.
    """

    # Whose followed cases are meant: the name of an account; empty without accounts.
    follower = ""

    def __init__(self, where: Path | str | URL, *, create: bool = True) -> None:
        self.where = databases.place(where)
        self.name = databases.shown(self.where)
        if isinstance(self.where, Path):
            _make_folder(self.where, create)
        self._engine: Engine = databases.connect(self.where)
        try:
            self._bring_up_to_date()
        except StoreError:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    @property
    def whole(self) -> "Store":
        """The store with all its documents, from which cases are summed up."""
        return self

    def close(self) -> None:
        """Close the connections."""
        self._engine.dispose()

    def _bring_up_to_date(self) -> None:
        with self._transaction() as connection:
            current = migrate.is_current(connection)
        if not current:
            with self._transaction(writes=True) as connection:
                if not migrate.is_current(connection):  # no other process was faster
                    migrate.migrate(connection)

    @contextmanager
    def _transaction(self, *, writes: bool = False) -> Iterator[Connection]:
        """A transaction, committed at its end; the database's errors as StoreError."""
        try:
            with self._engine.connect().execution_options(writes=writes) as connection, connection.begin():
                yield connection
        except (Stale, NotFound):
            raise
        except StoreError as error:
            raise type(error)(f"{self.name}: {error}") from error
        except (DBAPIError, sqlite3.Error) as error:
            told = str(getattr(error, "orig", None) or error).strip().splitlines()
            raise StoreError(f"{self.name}: {told[0] if told else 'the database failed'}") from error

    def put(self, reading: Reading, reader: str) -> readings.Outcome:
        """Keep a reading made by a version of the reader: `added`, `replaced` (another version's), or `known` already."""
        with self._transaction(writes=True) as connection:
            return readings.put(connection, reading, reader)

    def document(self, document_id: str) -> tuple[Document, str] | None:
        """A document and the version of the reader that read it; None where it is not here."""
        with self._transaction() as connection:
            row = readings.get_document(connection, document_id)
        return row and row[:2]

    def add_found(self, document_id: str, places: list[str]) -> None:
        """Note further places where a document was found."""
        with self._transaction(writes=True) as connection:
            row = readings.get_document(connection, document_id)
            if row is not None:
                readings.add_found(connection, row[2], places)

    def reading(self, document_id: str) -> Reading:
        """The reading of a document. Raises NotFound."""
        return self.readings([document_id])[document_id]

    def readings(self, document_ids: Collection[str]) -> dict[str, Reading]:
        """The readings of some documents by their ids, in that order. Raises NotFound."""
        with self._transaction() as connection:
            found = {name: each for ids in batched(document_ids) for name, each in readings.some(connection, ids).items()}
        if missing := next((name for name in document_ids if name not in found), None):
            raise NotFound(f"no document has the id {missing!r}")
        return {name: found[name] for name in document_ids}

    def documents(self) -> list[Listed]:
        """All documents, in the order in which they came."""
        with self._transaction() as connection:
            return listing.every(connection)

    def latest_documents(self, limit: int, offset: int = 0) -> tuple[int, list[Listed]]:
        """How many documents there are, and a page of them, the latest to come first."""
        with self._transaction() as connection:
            return listing.page(connection, limit, offset, self.hidden)

    def listed(self, document_id: str) -> Listed:
        """One document as in the list. Raises NotFound."""
        with self._transaction() as connection:
            found = listing.some(connection, [document_id])
        if not found:
            raise NotFound(f"no document has the id {document_id!r}")
        return found[0]

    def document_id(self, beginning: str) -> str:
        """The id of the one document whose id begins so, with or without `sha256:`. Raises NotFound."""
        with self._transaction() as connection:
            return names.whole_id(connection, beginning)

    def resolve(self, name: str) -> str:
        """The id of the document that an id, the beginning of one, a path or words of a title mean. Raises NotFound."""
        with self._transaction() as connection:
            return names.resolve(connection, name)

    def meant(self, name: str) -> list[str]:
        """The ids of all documents that such a name may mean."""
        with self._transaction() as connection:
            return names.meant(connection, name)

    def versions(self, documents: Iterable[str] | None = None) -> document_versions.Chains:
        """Of each document that has other versions: all of them, the oldest first; of all documents, or of some of them."""
        with self._transaction() as connection:
            return document_versions.chains(connection, documents)

    def find(self, query: str, limit: int = 20) -> list[search.Hit]:
        """Where words stand, best first: words, "phrases", beginnings with a trailing `*`."""
        with self._transaction() as connection:
            return search.find(connection, query, limit)

    def check(self) -> list[Fault]:
        """All that does not hold: hashes, spans, the file itself."""
        with self._transaction() as connection:
            return list(faults(connection))

    def forget(self, document_id: str) -> None:
        """Delete a document and all its entries for good."""
        with self._transaction(writes=True) as connection:
            changes.note_documents(connection, connection.scalars(select(documents.c.key).where(documents.c.id == document_id)))
            summaries.forget(connection, document_id)
            linked.forget(connection, document_id)
            connection.execute(delete(documents).where(documents.c.id == document_id))
            databases.of(connection).wipe(connection)
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            databases.of(connection).purge(connection)

    def follow(self, case: str, documents: list[str], why: str | None = None) -> None:
        """Follow a case, which has these documents now."""
        with self._transaction(writes=True) as connection:
            following.follow(connection, self.follower, case, documents, why)

    def unfollow(self, case: str) -> bool:
        """Follow a case no more; whether it was followed."""
        with self._transaction(writes=True) as connection:
            return following.unfollow(connection, self.follower, case)

    def followed(self) -> list[following.Follow]:
        """The cases that are followed, each with the documents that it had when it was last looked at."""
        with self._transaction() as connection:
            return following.followed(connection, self.follower)

    def see(self, case: str, case_now: str, documents: list[str]) -> None:
        """Note that a followed case was looked at with these documents."""
        with self._transaction(writes=True) as connection:
            following.see(connection, self.follower, case, case_now, documents)

    def decisions(self, document_ids: Collection[str] | None = None) -> list[Decision]:
        """What people decided on the entries of some documents, or of all, in the order in which they did."""
        with self._transaction() as connection:
            return decisions.made(connection, document_ids)

    def decisions_page(self, document_ids: Collection[str] | None, limit: int, offset: int) -> tuple[int, list[Decision]]:
        """How many decisions there are on the entries of some documents, or of all, and a page of them."""
        with self._transaction() as connection:
            return decisions.page(connection, document_ids, limit, offset, self.hidden)

    def decisions_beside(self, numbers: Collection[int]) -> list[Decision]:
        """All decisions on the documents on which those of some numbers were made."""
        with self._transaction() as connection:
            of_documents = decisions.documents_of(connection, numbers)
        return self.decisions(of_documents)

    def decide(self, steps: Sequence[tuple[Deciding, int]]) -> list[int]:
        """Make decisions, all or none; their numbers. Each comes with the number of the latest that its maker saw (0: none).

        Raises Stale where somebody else decided on the entry since.
        """
        with self._transaction(writes=True) as connection:
            return decisions.decide(connection, steps)

    def stamps(self, document_ids: Collection[str]) -> dict[str, str]:
        """A word for each of some documents that changes whenever its reading or a decision on its entries does."""
        with self._transaction() as connection:
            return decisions.stamps(connection, document_ids)


def _make_folder(path: Path, create: bool) -> None:
    """The folder of a database file that may be made. Raises StoreError where it must be there and is not."""
    if not create and not path.exists():
        raise StoreError(f"there is no database at {path}; `onrecord read` makes one")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{path}: {error.strerror}") from error
