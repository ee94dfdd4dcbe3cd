"""A database of many cases for measuring the desk: the samples, read once, and copies of them under other names and years.

A copy's names are invented and as long as those that they stand for, so that every span still covers its words; all rows
are those of the program's own reading, reviewing and summing up.
"""

import json
import random
import re
import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from onrecord.record import Reading
from onrecord.review import deciding
from onrecord.review.casebook import merged, refresh, reviewed_document
from onrecord.sources import Limits, Place, Stated, read_place
from onrecord.store import Store, sqlite, summaries
from onrecord.store.intake import take_in
from onrecord.store.schema import LAYERS
from onrecord.store.summaries import Made
from onrecord.store.summary import Appearance, Summary, appearances
from onrecord.store.versions import merger_version
from onrecord.text import document_id

DOCUMENTS, TEMPLATE = 5, "case-000000000000"
# Without `spans`, which only `onrecord check` reads.
_TABLES = ("documents", "found", *LAYERS, "searchable", "decisions", "unseen")
_CONSONANTS, _VOWELS = "bdfgklmnprstvz", "aeiou"
_AT_ONCE = 200  # cases a transaction
_YEAR = r"\b20[12]\d(?=\b|T)"
Rows = dict[str, list[dict[str, Any]]]


def build(path: Path, samples: Path, cases: int) -> None:
    """Make the database: one case of five documents as it was read, and copies of it."""
    with Store(path) as store:
        readings = _read(store, samples)
        rows, made = _rows(path), _made(store)
        changing = [_YEAR, TEMPLATE, *(rf"\b{name}\b" for name in sorted(_names(readings)))]
    told = [appearance.model_dump() for appearance in made.appearances]
    whole = json.dumps({"rows": rows, "summary": made.summary.model_dump(), "who": told})
    pieces = re.split(f"({'|'.join(changing)})", whole)
    engine = sqlite.connect(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = off")
        for start in range(1, cases, _AT_ONCE):
            numbers = range(start, min(start + _AT_ONCE, cases))
            connection.execute("BEGIN IMMEDIATE")
            summed_up = [_put(connection, _varied(pieces, number), number) for number in numbers]
            connection.execute("COMMIT")
            with engine.connect().execution_options(writes=True) as writing, writing.begin():
                summaries.keep(writing, summed_up, merger_version())
    engine.dispose()


def _read(store: Store, samples: Path) -> list[Reading]:
    """The samples of one case, with a few decisions on them."""
    files = sorted(samples.iterdir())[:DOCUMENTS]
    found = (document for file in files for document in read_place(Place("path", str(file)), Stated(), Limits()))
    ids = [taken.document for taken in take_in(store, found)]  # type: ignore[union-attr,arg-type]
    store.judge_by_machine(dict.fromkeys(ids, TEMPLATE))
    for document in ids:
        reviewed = reviewed_document(store, document)
        chosen = list(reviewed.entries.values())[:3]
        store.decide([deciding.accept(reviewed, entry.key, entry.version, "Jo Pell") for entry in chosen])
    refresh(store)
    return [store.reading(document) for document in ids]


def _names(readings: list[Reading]) -> set[str]:
    """The words of the names of people and places, but for those that also stand in lower case somewhere."""
    people = {party.name for reading in readings for party in reading.parties if party.kind == "person" and party.name}
    towns = {e.place.city for reading in readings for e in reading.events if e.place and e.place.city}
    common = {word for reading in readings for word in re.findall(r"\b[a-z]+\b", reading.document.text)}
    words = {word for name in people | towns for word in re.findall(r"\b[A-Z][a-z]{2,}\b", name)}
    return {word for word in words if word.lower() not in common}


def _rows(path: Path) -> Rows:
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        return {table: [dict(row) for row in connection.execute(f'SELECT * FROM "{table}"')] for table in _TABLES}


def _made(store: Store) -> Made:
    (summary,) = store.summaries([TEMPLATE])
    return Made(summary, list(appearances(merged(store, TEMPLATE, store.members(TEMPLATE)))))


def _varied(pieces: list[str], number: int) -> dict[str, Any]:
    """The case under other names and in another year. Every second piece is a name, a year or the case's id."""
    chance = random.Random(number)
    words = {word: _other(word, number, chance) for word in dict.fromkeys(pieces[1::2])}
    copy: dict[str, Any] = json.loads("".join(words[piece] if at % 2 else piece for at, piece in enumerate(pieces)))
    return copy


def _other(word: str, number: int, chance: random.Random) -> str:
    """A word of the same length in its place."""
    if word == TEMPLATE:
        return case_id(number)
    if word.isdigit():
        return str(int(word) - number % 10)
    return "".join(chance.choice(_VOWELS if at % 2 else _CONSONANTS) for at in range(len(word))).capitalize()


def case_id(number: int) -> str:
    """The id of a copy."""
    return f"case-{number:012x}"


def _put(connection: sqlite3.Connection, copy: Mapping[str, Any], number: int) -> Made:
    """Insert a copy's rows; what is to be kept of its summary."""
    rows: Rows = copy["rows"]
    ids = {row["id"]: document_id(row["text"]) for row in rows["documents"]}
    for row in rows["documents"]:
        row["id"] = ids[row["id"]]
    for table, its in rows.items():
        _insert(connection, table, [_moved(table, row, number, len(its)) for row in its])
    members = [{"document": row["key"] + number * DOCUMENTS, "case": case_id(number)} for row in rows["documents"]]
    _insert(connection, "memberships", members)
    copy["summary"]["documents"] = [ids[document] for document in copy["summary"]["documents"]]
    return Made(Summary.model_validate(copy["summary"]), [Appearance.model_validate(each) for each in copy["who"]])


def _moved(table: str, row: dict[str, Any], number: int, rows: int) -> dict[str, Any]:
    """A row with the keys of the copy's documents."""
    moved = dict(row)
    if table == "documents":
        moved["key"] = row["key"] + number * DOCUMENTS
        return moved
    moved["document"] = row["document"] + number * DOCUMENTS
    for own in {"found": ("key",), "searchable": ("key",), "decisions": ("number",)}.get(table, ()):
        moved[own] = row[own] + number * rows
    if table == "found":
        moved["place"] = f"{row['place']}-{number}"
    return moved


def _insert(connection: sqlite3.Connection, table: str, rows: list[dict[str, Any]]) -> None:
    names = list(rows[0])
    columns, values = ", ".join(f'"{name}"' for name in names), ", ".join("?" * len(names))
    connection.executemany(f'INSERT INTO "{table}" ({columns}) VALUES ({values})', [tuple(row.values()) for row in rows])
