"""All that is peculiar to SQLite: how a connection is set up, the full-text index (FTS5), the file's own integrity."""

import sqlite3
import time
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import (
    URL,
    BigInteger,
    ColumnClause,
    Connection,
    Engine,
    FromClause,
    bindparam,
    cast,
    column,
    create_engine,
    event,
    func,
    literal_column,
    select,
    table,
)

from onrecord.store.schema import documents, searchable

# How long a transaction waits for another process's. Ours take milliseconds.
BUSY_SECONDS = 60

# The index over `searchable`. Triggers keep it true, cascaded deletions included.
SEARCH_INDEX: tuple[str, ...] = (
    "CREATE VIRTUAL TABLE search USING fts5(words, content='searchable', content_rowid='key',"
    " tokenize='unicode61 remove_diacritics 2', prefix='2 3')",
    "CREATE TRIGGER searchable_added AFTER INSERT ON searchable BEGIN"
    " INSERT INTO search(rowid, words) VALUES (new.key, new.words); END",
    "CREATE TRIGGER searchable_deleted AFTER DELETE ON searchable BEGIN"
    " INSERT INTO search(search, rowid, words) VALUES ('delete', old.key, old.words); END",
)
_RANKED = 2_000


def connect(path: Path) -> Engine:
    """An engine for a database file. Transactions are ours to begin; one that writes takes the write lock at once."""
    engine = create_engine(URL.create("sqlite", database=str(path)), connect_args={"timeout": BUSY_SECONDS})
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def _set_up(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # the driver begins no transactions of its own
    _write_ahead(connection)
    for pragma in ("foreign_keys = on", "synchronous = normal", "secure_delete = on"):
        connection.execute(f"PRAGMA {pragma}")


def _write_ahead(connection: Any) -> None:
    """Readers and one writer at a time. Two processes that switch a new file at once are not made to wait, so we do."""
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = wal")
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > deadline:
                raise
            time.sleep(0.02)


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def pairs(parameter: str) -> FromClause:
    """The pairs of whole numbers in a JSON list."""
    listed = func.json_each(bindparam(parameter)).table_valued("value")
    numbers = (cast(func.json_extract(listed.c.value, f"$[{n}]"), BigInteger) for n in (0, 1))
    return select(*(number.label(name) for number, name in zip(numbers, ("first", "second"), strict=True))).subquery()


def index(_connection: Connection, _document: int) -> None:
    """Nothing: triggers keep the index."""


def search(
    connection: Connection, terms: Sequence[tuple[str, bool]], limit: int, without: Collection[str]
) -> list[tuple[Any, ...]]:
    """Where all terms (words, whether only begun) stand, best first, in no document of those `without`.

    Of more than `_RANKED` places the latest are looked at: what stands everywhere is told apart by no rank.
    Tuples of document id, title, layer, entry id and the words in which they stand.
    """
    whole: ColumnClause[str] = literal_column("search")  # FTS5 calls the whole row by the table's name
    index = table("search", column("rowid"))
    matching = whole.op("MATCH")(bindparam("terms", match_expression(terms)))
    latest = select(index.c.rowid).where(matching).order_by(index.c.rowid.desc()).limit(_RANKED).subquery()
    chosen = (
        select(documents.c.id, documents.c.title, searchable.c.layer, searchable.c.entry, searchable.c.words)
        .select_from(index)
        .join(searchable, searchable.c.key == index.c.rowid)
        .join(documents, documents.c.key == searchable.c.document)
        .where(matching, index.c.rowid >= select(func.min(latest.c.rowid)).scalar_subquery())
        .where(documents.c.id.not_in(without))
        .order_by(func.bm25(whole), searchable.c.key)
        .limit(limit)
    )
    return [tuple(row) for row in connection.execute(chosen)]


def match_expression(terms: Sequence[tuple[str, bool]]) -> str:
    """The terms in FTS5's language, all quoted, so that nothing in them is a command."""
    quoted = ('"' + words.replace('"', '""') + '"' + ("*" if begun else "") for words, begun in terms)
    return " AND ".join(quoted)


def damage(connection: Connection) -> list[str]:
    """What SQLite finds wrong with the file itself; empty where nothing is."""
    found = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check")]
    orphans = [
        f"a row of {table} belongs to no row of {parent}"
        for table, _, parent, _ in connection.exec_driver_sql("PRAGMA foreign_key_check")
    ]
    return [line for line in found if line != "ok"] + orphans


def wipe(connection: Connection) -> None:
    """Take the words of deleted rows out of the search index too, where they linger until its parts are merged."""
    connection.exec_driver_sql("INSERT INTO search(search) VALUES ('optimize')")


def purge(connection: Connection) -> None:
    """Write all changes into the file itself, so that none of what was deleted lingers in the log. Outside transactions."""
    connection.exec_driver_sql("PRAGMA wal_checkpoint(truncate)")
