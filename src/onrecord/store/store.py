"""The store: one database file, every operation a short transaction of its own."""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import Connection, Engine, delete
from sqlalchemy.exc import DBAPIError

from onrecord.errors import NotFound, StoreError
from onrecord.record import Document, Reading
from onrecord.store import document_versions, links, migrate, names, readings, search, sqlite
from onrecord.store.check import Fault, faults
from onrecord.store.listing import Listed, listed
from onrecord.store.schema import documents


class Store:
    """Documents, their readings and the cases they belong to, in one SQLite file. Use it in a `with` block.

    The file is made where it is missing, unless `create` is false; an older one is brought to this version's tables.
    All methods raise StoreError where the database cannot be used.
    """

    def __init__(self, path: Path | str, *, create: bool = True) -> None:
        self.path = Path(path)
        if not create and not self.path.exists():
            raise StoreError(f"there is no database at {self.path}; `onrecord read` makes one")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"{self.path}: {error.strerror}") from error
        self._engine: Engine = sqlite.connect(self.path)
        try:
            self._bring_up_to_date()
        except StoreError:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

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
        except StoreError as error:
            raise type(error)(f"{self.path}: {error}") from error
        except (DBAPIError, sqlite3.Error) as error:
            raise StoreError(f"{self.path}: {getattr(error, 'orig', None) or error}") from error

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
        with self._transaction() as connection:
            reading = readings.get(connection, document_id)
        if reading is None:
            raise NotFound(f"no document has the id {document_id!r}")
        return reading

    def documents(self) -> list[Listed]:
        """All documents, in the order in which they came."""
        with self._transaction() as connection:
            return listed(connection)

    def listed(self, document_id: str) -> Listed:
        """One document as in the list. Raises NotFound."""
        with self._transaction() as connection:
            found = listed(connection, document_id)
        if not found:
            raise NotFound(f"no document has the id {document_id!r}")
        return found[0]

    def resolve(self, name: str) -> str:
        """The id of the document that an id, the beginning of one, a path or words of a title mean. Raises NotFound."""
        with self._transaction() as connection:
            return names.resolve(connection, name)

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
            connection.execute(delete(documents).where(documents.c.id == document_id))
            sqlite.wipe(connection)
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            sqlite.empty_log(connection)

    def cases(self) -> dict[str, list[str]]:
        """The documents of each case, as people and the machine judged so far."""
        cases: dict[str, list[str]] = {}
        for document, case in links.case_of_documents(self.judgements()).items():
            cases.setdefault(case, []).append(document)
        return cases

    def judgements(self) -> list[links.Judgement]:
        """Every judgement of which document belongs to which case, in the order in which they were made."""
        with self._transaction() as connection:
            return links.judgements(connection)

    def judge(self, document_id: str, case: str, by: str, *, belongs: bool = True, undoes: int | None = None) -> None:
        """Add a person's judgement; `undoes` is the number of one that it takes back."""
        with self._transaction(writes=True) as connection:
            links.judge(connection, document_id, case, by, belongs=belongs, undoes=undoes)

    def judge_by_machine(self, cases: Mapping[str, str]) -> None:
        """Note the case of each document as the machine links them."""
        with self._transaction(writes=True) as connection:
            links.judge_by_machine(connection, cases)

    def unlinked(self, linker: str) -> list[str]:
        """The documents that this version of the linking code has not linked yet."""
        with self._transaction() as connection:
            return links.unlinked(connection, linker)

    def features(self) -> list[str]:
        """What each document is linked by (JSON)."""
        with self._transaction() as connection:
            return links.all_features(connection)

    def put_features(self, document_id: str, linker: str, features: str) -> None:
        """Keep a document's linking features (JSON)."""
        with self._transaction(writes=True) as connection:
            links.put_features(connection, document_id, linker, features)
