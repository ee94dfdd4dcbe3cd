"""A check finds whatever does not hold, and names it."""

import sqlite3
from contextlib import closing

import pytest
from sqlalchemy import Table, update

from onrecord.store import Store, databases
from onrecord.store.schema import documents, layers, spans
from tests.store.made import READER, empty_reading, reading

DAMAGE: list[tuple[Table, dict[str, object], str]] = [
    (documents, {"text": "another text, which is as long as it has to be" * 10}, "another sha256 than its id"),
    (documents, {"text": "short"}, "outside the text"),
    (documents, {"kind": "poem"}, "entries cannot be read"),
    (documents, {"triage": {"because": []}}, "entries cannot be read"),
    (layers["parties"], {"spans": [[0, 4]]}, "parties 0, spans"),
    (layers["parties"], {"spans": []}, "entries cannot be read"),
    (layers["points"], {"accounts": []}, "words kept are not the words of the text"),
    (spans, {"words": "other"}, "words kept are not the words of the text"),
    (spans, {"end": 9999}, "outside the text"),
    (spans, {"start": -1}, "outside the text"),
]


def _damage(store: Store, table: Table, values: dict[str, object]) -> None:
    engine = databases.connect(store.where)
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(update(table).values(values))
    engine.dispose()


def test_all_is_well(store: Store) -> None:
    store.put(reading(), READER)
    store.put(empty_reading(""), READER)
    assert store.check() == []


@pytest.mark.parametrize(("table", "values", "what"), DAMAGE)
def test_what_does_not_hold_is_named(store: Store, table: Table, values: dict[str, object], what: str) -> None:
    store.put(reading(), READER)
    _damage(store, table, values)
    faults = store.check()
    assert any(what in fault.what for fault in faults), faults
    assert {fault.document for fault in faults} == {reading().document.id}


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_entries_without_a_document_are_found(store: Store) -> None:
    with closing(sqlite3.connect(store.name)) as connection:  # foreign keys are off unless asked for
        connection.execute("insert into points values (7, 0, 'armed', null, '[]', 1, 0)")
        connection.commit()
    assert [fault.what for fault in store.check()] == ["a row of points belongs to no row of documents"]
