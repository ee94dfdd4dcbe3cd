"""Readings as rows: written whole, replaced whole, put together again."""

import json
from collections.abc import Collection, Iterator, Mapping
from datetime import UTC, datetime
from typing import Any, Literal

from sqlalchemy import Connection, RowMapping, bindparam, delete, insert, select, update

from onrecord.record import Document, Reading, edtf, spans_in
from onrecord.store import changes, databases
from onrecord.store.schema import LAYERS, documents, features, found, layers, searchable, spans
from onrecord.store.search import searchable_rows

Outcome = Literal["added", "replaced", "known"]
# When and where a text was read is no part of what it says: reading it elsewhere changes nothing.
_OF_THE_VISIT = {"found", "retrieved"}


# Built once: of a small query, building it takes longest.
_OF_LAYERS = {
    name: select(layers[name].c.document.label("of"), *(layers[name].c[field] for field in model.model_fields))
    .where(layers[name].c.document.in_(bindparam("keys", expanding=True)))
    .order_by(layers[name].c.document, layers[name].c.number)
    for name, model in LAYERS.items()
}
_OF_DOCUMENT = select(documents).where(documents.c.id == bindparam("id"))
_OF_DOCUMENTS = select(documents).where(documents.c.id.in_(bindparam("ids", expanding=True)))
_OF_ALL_PLACES = (
    select(found.c.document, found.c.place)
    .where(found.c.document.in_(bindparam("keys", expanding=True)))
    .order_by(found.c.document, found.c.key)
)
_OF_PLACES = select(found.c.place).where(found.c.document == bindparam("key")).order_by(found.c.key)


def now() -> str:
    """The time in UTC, to the second (ISO 8601)."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def put(connection: Connection, reading: Reading, reader: str) -> Outcome:
    """Store a reading; one that is there already stays as it is, save that the places where it was found are added.

    A text that was found elsewhere with other metadata is a copy: that of the earliest counts, whichever came first.
    """
    row = _row(connection, reading.document.id)
    if row is None:
        connection.execute(insert(documents).values(_columns(reading, reader)))
        outcome: Outcome = "added"
    elif row["reader"] == reader and _adds_nothing(_document(row, _places(connection, row["key"])), reading.document):
        outcome = "known"
    else:
        _empty(connection, row["key"])
        connection.execute(update(documents).where(documents.c.key == row["key"]).values(_columns(reading, reader)))
        outcome = "replaced"
    key = _key(connection, reading.document.id)
    add_found(connection, key, reading.document.found)
    if outcome != "known":
        _put_entries(connection, key, reading)
        changes.note_documents(connection, [key])
    return outcome


def _adds_nothing(known: Document, read: Document) -> bool:
    """Whether a document says no more than what is known: the same, or a copy at other places that is no earlier."""
    is_copy = known.found and read.found and not set(known.found) & set(read.found)
    return _same(known, read) or bool(is_copy and _rank(known) <= _rank(read))


def _rank(document: Document) -> tuple[object, ...]:
    """Of copies of a text the first counts, then that of which more is known."""
    unknown = sum(value is None for value in (document.title, document.publisher, document.url))
    return edtf.order(document.published), unknown, json.dumps(document.model_dump(exclude=_OF_THE_VISIT))


def _same(one: Document, other: Document) -> bool:
    return one.model_dump(exclude=_OF_THE_VISIT) == other.model_dump(exclude=_OF_THE_VISIT)


def _empty(connection: Connection, key: int) -> None:
    """Delete what a document's reading put."""
    for table in (*layers.values(), spans, searchable):
        connection.execute(delete(table).where(table.c.document == key))
    connection.execute(update(features).where(features.c.document == key).values(linker=""))  # to be linked anew


def _columns(reading: Reading, reader: str) -> dict[str, Any]:
    triage = reading.triage and reading.triage.model_dump()
    return {**reading.document.model_dump(exclude={"found"}), "triage": triage, "reader": reader, "read_at": now()}


def _put_entries(connection: Connection, key: int, reading: Reading) -> None:
    rows = {
        layers[name]: [{"number": number, **entry.model_dump()} for number, entry in enumerate(getattr(reading, name))]
        for name in LAYERS
    }
    rows[spans] = list(span_rows(reading))
    rows[searchable] = list(searchable_rows(reading))
    for table, listed in rows.items():
        if listed:
            connection.execute(insert(table), [{"document": key, **row} for row in listed])
    databases.of(connection).index(connection, key)


def add_found(connection: Connection, key: int, places: list[str]) -> None:
    """Note the places where a document was found. One where another text was found meanwhile is noted anew, as the latest."""
    noted = set(_places(connection, key))
    for place in dict.fromkeys(places):
        if place in noted and _is_latest(connection, key, place):
            continue
        connection.execute(delete(found).where(found.c.document == key, found.c.place == place))
        connection.execute(insert(found).values(document=key, place=place))
        changes.note_place(connection, place)


def _is_latest(connection: Connection, key: int, place: str) -> bool:
    """Whether no other text was found at a place after this one."""
    last = select(found.c.document).where(found.c.place == place).order_by(found.c.key.desc()).limit(1)
    return connection.scalar(last) == key


def span_rows(reading: Reading) -> Iterator[dict[str, Any]]:
    """A row for each span of each entry, in order, with the words that it covers."""
    number, content = 0, reading.document.text
    for layer, entries in (*((name, getattr(reading, name)) for name in LAYERS), ("triage", [reading.triage])):
        for entry_number, entry in enumerate(entries):
            for field, (start, end) in spans_in(entry):
                words = content[start:end]
                where = {"layer": layer, "entry": entry_number, "field": field}
                yield {"number": number, **where, "start": start, "end": end, "words": words}
                number += 1


def get(connection: Connection, document_id: str) -> Reading | None:
    """The reading of a document, as it was put; None where there is none."""
    return some(connection, [document_id]).get(document_id)


def some(connection: Connection, document_ids: Collection[str]) -> dict[str, Reading]:
    """The readings of some documents by their ids, as they were put; those that are not there are left out."""
    rows = connection.execute(_OF_DOCUMENTS, {"ids": list(document_ids)}).mappings().all()
    keys = [row["key"] for row in rows]
    places: dict[int, list[str]] = {key: [] for key in keys}
    for row in connection.execute(_OF_ALL_PLACES, {"keys": keys}):
        places[row.document].append(row.place)
    entries = {name: _entries(connection, name, keys) for name in LAYERS}
    of_each = {key: {name: its[key] for name, its in entries.items()} for key in keys}
    return {row["id"]: _reading(row, places[row["key"]], of_each[row["key"]]) for row in rows}


def _reading(row: RowMapping, places: list[str], entries: Mapping[str, list[dict[str, Any]]]) -> Reading:
    return Reading.model_validate({"document": _document(row, places), "triage": row["triage"], **entries})


def _entries(connection: Connection, layer: str, keys: Collection[int]) -> dict[int, list[dict[str, Any]]]:
    """The rows of a layer by their documents' keys."""
    listed: dict[int, list[dict[str, Any]]] = {key: [] for key in keys}
    for row in connection.execute(_OF_LAYERS[layer], {"keys": list(keys)}).mappings():
        fields = dict(row)
        listed[fields.pop("of")].append(fields)
    return listed


def get_document(connection: Connection, document_id: str) -> tuple[Document, str, int] | None:
    """A document alone, the version of the reader that read it, and its key; None where it is not there."""
    row = _row(connection, document_id)
    return None if row is None else (_document(row, _places(connection, row["key"])), row["reader"], row["key"])


def _key(connection: Connection, document_id: str) -> int:
    key: int = connection.execute(select(documents.c.key).where(documents.c.id == document_id)).scalar_one()
    return key


def _row(connection: Connection, document_id: str) -> RowMapping | None:
    return connection.execute(_OF_DOCUMENT, {"id": document_id}).mappings().one_or_none()


def _document(row: RowMapping, places: list[str]) -> Document:
    return Document.model_validate({**{name: row.get(name) for name in Document.model_fields}, "found": places})


def _places(connection: Connection, key: int) -> list[str]:
    return list(connection.scalars(_OF_PLACES, {"key": key}))
