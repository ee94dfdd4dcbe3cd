"""The two databases that a store can be kept in: a file of SQLite, or PostgreSQL for a team."""

from collections.abc import Collection
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import URL, Connection, Engine, FromClause, make_url
from sqlalchemy.exc import ArgumentError

from onrecord.errors import StoreError
from onrecord.store import postgresql, sqlite


class Database(Protocol):
    """What each of them has of its own."""

    SEARCH_INDEX: tuple[str, ...]

    def pairs(self, parameter: str, /) -> FromClause:
        """The rows of a parameter that is a JSON list of pairs of whole numbers: `first` and `second` of each."""

    def index(self, connection: Connection, document: int, /) -> None:
        """Put a document's searchable rows into the index."""

    def search(self, connection: Connection, terms: Any, limit: int, without: Collection[str], /) -> list[tuple[Any, ...]]:
        """Where all terms stand, best first."""

    def damage(self, connection: Connection, /) -> list[str]:
        """What is wrong with the database itself."""

    def wipe(self, connection: Connection, /) -> None:
        """Take what was deleted out of the index."""

    def purge(self, connection: Connection, /) -> None:
        """Leave nothing of what was deleted in the files. Outside transactions."""


_NO_ADDRESS = "the database's address is not of the form postgresql://user@host/name"
BY_DIALECT: dict[str, Database] = {"sqlite": sqlite, "postgresql": postgresql}


def of(connection: Connection) -> Database:
    """The database that a connection leads to."""
    return BY_DIALECT[connection.dialect.name]


def place(named: Path | str | URL) -> Path | URL:
    """A file, or the address of a PostgreSQL database (`postgresql://...`). Raises StoreError for one that cannot be read."""
    if isinstance(named, URL | Path):
        return named
    if "://" not in named:
        return Path(named)
    try:
        url = make_url(named)
    except (ArgumentError, ValueError) as error:
        raise StoreError(_NO_ADDRESS) from error
    if url.drivername not in {"postgresql", "postgres"}:
        raise StoreError(_NO_ADDRESS)
    return url


def connect(where: Path | URL) -> Engine:
    """An engine for a database."""
    return sqlite.connect(where) if isinstance(where, Path) else postgresql.connect(where)


def shown(where: Path | URL) -> str:
    """A database's name without its password."""
    return str(where) if isinstance(where, Path) else where.render_as_string(hide_password=True)
