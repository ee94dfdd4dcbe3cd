"""Summaries of merged cases, kept until their documents, the reader or the merging code change. All can be made anew."""

import hashlib
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from onrecord.store.schema import documents, summaries

# What a case takes from its documents besides their entries, which the reader's version stands for.
_OF_DOCUMENT = ("id", "reader", "title", "publisher", "published", "published_basis", "modified", "url", "kind")


class Row(NamedTuple):
    """A kept summary: `made_from` is what it was made from, `summary` and `parties` are JSON."""

    case: str
    made_from: str
    documents: str
    summary: str
    parties: str


def kept(connection: Connection) -> dict[str, Row]:
    """All rows by case."""
    return {row.case: Row(*row) for row in connection.execute(select(*(summaries.c[name] for name in Row._fields)))}


def keep(connection: Connection, rows: Iterable[Row], gone: Iterable[str] = ()) -> None:
    """Put rows in place of what was kept of their cases; delete those of cases that are gone."""
    made = list(rows)
    old = [*(row.case for row in made), *gone]
    for case in old:
        connection.execute(delete(summaries).where(summaries.c.case == case))
    if made:
        connection.execute(insert(summaries), [row._asdict() for row in made])


def forget(connection: Connection, document: str) -> None:
    """Delete the summaries that hold something of a document."""
    connection.execute(delete(summaries).where(summaries.c.documents.contains(document, autoescape=True)))


def fingerprints(connection: Connection) -> dict[str, str]:
    """What a case takes from each document, as a digest."""
    rows = connection.execute(select(*(documents.c[name] for name in _OF_DOCUMENT)))
    return {row.id: hashlib.sha256(repr(tuple(row)).encode("utf-8", "backslashreplace")).hexdigest() for row in rows}


def made_from(members: Iterable[str], latest: Iterable[str], fingerprint: Mapping[str, str], merger: str) -> str:
    """What the merged case of some documents, of which the `latest` versions count, depends on, as a digest."""
    parts = [merger, *sorted(fingerprint[member] for member in members), "", *sorted(latest)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()
