"""Does the database still say what the texts say? Every hash its text, every span its words, the file itself whole."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest

from pydantic import ValidationError
from sqlalchemy import Connection, select

from onrecord.record import Reading
from onrecord.store import databases
from onrecord.store.readings import get, span_rows
from onrecord.store.schema import documents, spans
from onrecord.text import document_id


@dataclass(frozen=True)
class Fault:
    """What does not hold, and in which document (None: in the file itself)."""

    document: str | None
    what: str


def faults(connection: Connection) -> Iterator[Fault]:
    """All that does not hold; nothing where all is well."""
    for what in databases.of(connection).damage(connection):
        yield Fault(None, what)
    for key, name in connection.execute(select(documents.c.key, documents.c.id).order_by(documents.c.key)).all():
        for what in _of_document(connection, key, name):
            yield Fault(name, what)


def _of_document(connection: Connection, key: int, name: str) -> Iterator[str]:
    try:
        reading = get(connection, name)
    except (ValidationError, ValueError) as error:
        yield f"its entries cannot be read: {str(error).splitlines()[0]}"
        return
    if reading is None:  # forgotten meanwhile
        return
    if document_id(reading.document.text) != name:
        yield "its text has another sha256 than its id"
    yield from _of_spans(connection, key, reading)


def _of_spans(connection: Connection, key: int, reading: Reading) -> Iterator[str]:
    length = len(reading.document.text)
    columns = [column for column in spans.c if column.name != "document"]
    kept = connection.execute(select(*columns).where(spans.c.document == key).order_by(spans.c.number)).mappings()
    for expected, row in zip_longest(span_rows(reading), kept):
        stored = row and dict(row)
        shown = stored or expected or {}
        where = f"{shown['layer']} {shown['entry']}, {shown['field']} {shown['start']}-{shown['end']}"
        if not 0 <= shown["start"] < shown["end"] <= length:
            yield f"{where}: the span lies outside the text"
        elif stored != expected:
            yield f"{where}: the words kept are not the words of the text"
