"""Opening: a new file, an older one, somebody else's, a newer version's, several processes at once."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config

from onrecord.errors import StoreError
from onrecord.store import Store, databases, readings
from onrecord.store.following import Follow
from tests.store.made import READER, reading

OPEN_AND_PUT = """
import sys
from onrecord.store import Store, databases, readings
from onrecord.store.following import Follow
from tests.store.made import READER, empty_reading
with Store(sys.argv[1]) as store:
    for number in range(5):
        store.put(empty_reading(f"text {sys.argv[2]} {number}"), READER)
        store.put(empty_reading(f"text of both {number}", found=sys.argv[2]), READER)
"""


def test_a_file_is_made_with_its_folder_and_opened_again(tmp_path: Path) -> None:
    path = tmp_path / "a 100% new" / "folder" / "db.sqlite"
    with Store(path) as store:
        store.put(reading(), READER)
    with Store(path, create=False) as store:
        assert store.reading(reading().document.id) == reading()


def test_several_processes_make_and_fill_one_database(no_database: Path | str) -> None:
    running = [subprocess.Popen([sys.executable, "-c", OPEN_AND_PUT, str(no_database), str(number)]) for number in range(3)]
    assert [process.wait(60) for process in running] == [0, 0, 0]
    with Store(no_database) as store:
        assert len(store.documents()) == 20
        assert store.check() == []
        both = [listed.id for listed in store.documents() if "both" in listed.opening]
        assert all(sorted(store.reading(name).document.found) == ["0", "1", "2"] for name in both)


def _newer(path: Path) -> None:
    Store(path).close()
    with sqlite3.connect(path) as connection:
        connection.execute("update onrecord_version set version_num = '9999'")
    connection.close()


def _foreign(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("create table recipes (name)")
    connection.close()


def _locked_folder(path: Path) -> None:
    path.mkdir()


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (_newer, "a newer onrecord made this database"),
        (_foreign, "holds something else"),
        (
            lambda path: path.write_bytes(b"no database at all, but long enough to look like one" * 100),
            "file is not a database",
        ),
        (_locked_folder, "unable to open database file"),
    ],
)
def test_what_cannot_be_used_is_refused(tmp_path: Path, make: object, why: str) -> None:
    path = tmp_path / "db.sqlite"
    assert callable(make)
    make(path)
    with pytest.raises(StoreError, match=why) as caught:
        Store(path)
    assert str(path) in str(caught.value) and "\n" not in str(caught.value)


def test_a_database_that_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="there is no database"):
        Store(tmp_path / "none.sqlite", create=False)
    assert not (tmp_path / "none.sqlite").exists()
    with pytest.raises(StoreError, match=r"Not a directory|File exists"):
        (tmp_path / "file").touch()
        Store(tmp_path / "file" / "db.sqlite")


def test_what_was_followed_before_there_were_accounts_stays_followed(no_database: Path | str) -> None:
    config = Config()
    config.set_main_option("script_location", "onrecord.store:migrations")
    config.set_main_option("path_separator", "os")
    engine = databases.connect(databases.place(no_database))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, "0009")
        readings.put(connection, reading(), READER)
        connection.exec_driver_sql(
            "INSERT INTO follows VALUES (7, 'case-1', 'trial', 'then', 'later'), (9, 'gone', NULL, '', '')"
        )
        connection.exec_driver_sql("INSERT INTO seen_documents SELECT 7, key FROM documents")
    engine.dispose()
    with Store(no_database) as store:
        first = Follow("case-1", "trial", "then", "later", frozenset([reading().document.id]))
        assert store.followed() == [first, Follow("gone", None, "", "", frozenset())]
        store.follow("case-2", [])
        assert len(store.followed()) == 3
