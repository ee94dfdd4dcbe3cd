"""All that is peculiar to SQLite: how a connection is set up, the full-text index (FTS5), the file's own integrity."""

import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event

# How long a transaction waits for another process's. Ours take milliseconds.
BUSY_SECONDS = 60

# The index over `searchable`. Triggers keep it true, cascaded deletions included.
SEARCH_INDEX = (
    "CREATE VIRTUAL TABLE search USING fts5(words, content='searchable', content_rowid='key',"
    " tokenize='unicode61 remove_diacritics 2', prefix='2 3')",
    "CREATE TRIGGER searchable_added AFTER INSERT ON searchable BEGIN"
    " INSERT INTO search(rowid, words) VALUES (new.key, new.words); END",
    "CREATE TRIGGER searchable_deleted AFTER DELETE ON searchable BEGIN"
    " INSERT INTO search(search, rowid, words) VALUES ('delete', old.key, old.words); END",
)


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


def empty_log(connection: Connection) -> None:
    """Write all changes into the file itself, so that none of what was deleted lingers in the log. Outside transactions."""
    connection.exec_driver_sql("PRAGMA wal_checkpoint(truncate)")
