"""What is PostgreSQL's alone: long texts in parts, writers that wait for each other, a writer that is killed, its own errors."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import text

from onrecord.errors import Stale, StoreError
from onrecord.store import Deciding, Store, databases
from tests.store.made import READER, empty_reading, reading

PUT_FOR_EVER = """
import sys
from itertools import count
from onrecord.store import Store
from tests.store.made import READER, empty_reading, reading
with Store(sys.argv[1]) as store:
    for number in count():
        store.put(empty_reading(f"words {number} " + "and more " * 3_000), READER)
        print(number, flush=True)
"""


@pytest.fixture
def store(postgresql: str) -> Store:
    return Store(postgresql)


@pytest.fixture(autouse=True)
def closed(store: Store) -> object:
    yield
    store.close()


def test_a_phrase_is_found_wherever_it_stands_in_a_long_text(store: Store) -> None:
    words = [f"w{number}" for number in range(6_000)]
    store.put(empty_reading(" ".join(words)), READER)
    phrases = [f'"{" ".join(words[at : at + 3])}"' for at in (0, 1_957, 1_959, 1_960, 1_998, 1_999, 2_000, 3_919, 5_997)]
    assert [phrase for phrase in phrases if len(store.find(phrase)) != 1] == []
    assert len(store.find("w1 w5999 w3000")) == 1
    assert store.find('"w1 w3"') == []


def test_a_megabyte_without_any_space_is_found(store: Store) -> None:
    store.put(empty_reading("x" * 1_000_000 + " end"), READER)
    store.put(empty_reading("\U00100000" * 300_000 + " end"), READER)
    store.put(empty_reading(" ".join(chr(0x4E00 + n % 20_000) * 500 for n in range(2_000)) + " end"), READER)
    assert len(store.find("end")) == 3


def test_of_two_who_decide_at_once_the_second_sees_the_firsts(store: Store, postgresql: str) -> None:
    store.put(reading(), READER)
    deciding = Deciding(document=reading().document.id, entry="events-1-2", action="accept", by="Jo")

    def decide(_: int) -> str:
        with Store(postgresql) as other:
            try:
                other.decide([(deciding, 0)])
            except Stale:
                return "stale"
        return "made"

    with ThreadPoolExecutor(6) as people:
        assert sorted(people.map(decide, range(6))) == ["made", *["stale"] * 5]
    assert len(store.decisions()) == 1


def test_a_reader_does_not_wait_for_a_writer_and_sees_whole_readings(store: Store, postgresql: str) -> None:
    with Store(postgresql) as other, other._transaction(writes=True) as connection:
        connection.execute(text("INSERT INTO follows (\"by\", \"case\", since, seen) VALUES ('', 'c', '', '')"))
        assert store.followed() == []
    assert len(store.followed()) == 1


def test_a_writer_that_is_killed_leaves_whole_readings(store: Store, postgresql: str) -> None:
    writing = subprocess.Popen([sys.executable, "-c", PUT_FOR_EVER, postgresql], stdout=subprocess.PIPE, text=True)
    assert writing.stdout
    told = [writing.stdout.readline() for _ in range(3)]
    writing.kill()
    writing.wait()
    writing.stdout.close()
    assert told[-1] == "2\n"
    assert len(store.documents()) >= 3
    assert store.check() == []
    store.put(empty_reading("the next writer does not wait"), READER)


def test_a_lost_connection_is_made_anew(store: Store, postgresql: str) -> None:
    assert store.documents() == []
    with Store(postgresql) as other, other._transaction(writes=True) as connection:
        connection.execute(text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"))
    assert store.documents() == []


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("postgresql://nobody@127.0.0.1:1/x", "connection"),
        ("mysql://host/x", "not of the form postgresql://"),
        ("postgresql://u:p@host:port/x", "not of the form postgresql://"),
    ],
)
def test_what_cannot_be_opened_is_one_line_without_the_password(address: str, why: str) -> None:
    with pytest.raises(StoreError, match=why) as caught:
        Store(address)
    assert "\n" not in str(caught.value)


def test_a_password_is_never_shown() -> None:
    assert databases.shown(databases.place("postgresql://jo:secret@db.example/x")) == "postgresql://jo:***@db.example/x"
    assert databases.shown(databases.place("records/x.sqlite")) == str(Path("records/x.sqlite"))


def test_a_foreign_database_is_refused(postgresql_server: str) -> None:
    from tests.conftest import new_database, run_sql

    address = new_database(postgresql_server, "foreign")
    run_sql(address, "CREATE TABLE recipes (name TEXT)")
    with pytest.raises(StoreError, match="holds something else"):
        Store(address)


def test_without_the_extra_it_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreError, match=r"onrecord\[team\]"):
        Store("postgresql://nobody@127.0.0.1:1/x")
