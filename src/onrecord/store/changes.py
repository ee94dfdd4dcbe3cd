"""Which cases and documents have changed since what is derived of them was made.

A change is noted in its own transaction; the note is taken out only by one who has made the derived rows after reading it.
"""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from sqlalchemy import Connection, Table, delete, distinct, func, insert, or_, select

from onrecord.store.schema import changed_cases, changed_documents, documents, found, memberships, summaries


class Changed(NamedTuple):
    """Documents (their ids) and cases that have changed, up to the notes of these numbers."""

    documents: list[str]
    cases: list[str]
    document_note: int
    case_note: int

    def __bool__(self) -> bool:
        return bool(self.documents or self.cases)


def note_documents(connection: Connection, keys: Iterable[int]) -> None:
    """Note that documents have changed, and so the cases that they belong to."""
    changed = sorted(set(keys))
    if changed:
        connection.execute(insert(changed_documents), [{"document": key} for key in changed])
        note_cases(connection, connection.scalars(select(memberships.c.case).where(memberships.c.document.in_(changed))))


def note_cases(connection: Connection, cases: Iterable[str]) -> None:
    """Note that cases have changed."""
    changed = sorted(set(cases))
    if changed:
        connection.execute(insert(changed_cases), [{"case": case} for case in changed])


def note_place(connection: Connection, place: str) -> None:
    """Note that another text was found at a place, so that what was the latest version there may not be it any more."""
    note_documents(connection, connection.scalars(select(found.c.document).where(found.c.place == place)))


def note_other_mergers(connection: Connection, merger: str) -> None:
    """Note the cases that another version of the merging code has merged, each once."""
    others = or_(summaries.c.merger < merger, summaries.c.merger > merger)
    noted = select(changed_cases.c.case).where(changed_cases.c.case == summaries.c.case).exists()
    connection.execute(insert(changed_cases).from_select(["case"], select(summaries.c.case).where(others, ~noted)))


def has_other_mergers(connection: Connection, merger: str) -> bool:
    """Whether any case was merged by another version of the merging code."""
    others = or_(summaries.c.merger < merger, summaries.c.merger > merger)
    return connection.scalar(select(summaries.c.case).where(others).limit(1)) is not None


def changed(connection: Connection, at_most: int) -> Changed:
    """The first that have changed; the notes' numbers are to be given to `settle`."""
    keys, document_note = _first(connection, changed_documents, "document", at_most)
    cases, case_note = _first(connection, changed_cases, "case", at_most)
    ids = connection.scalars(select(documents.c.id).where(documents.c.key.in_(keys)).order_by(documents.c.key))
    return Changed(list(ids), cases, document_note, case_note)


def _first(connection: Connection, notes: Table, what: str, at_most: int) -> tuple[list, int]:  # type: ignore[type-arg]
    """What the first notes are about, each once, and the number of the latest note of all."""
    first = select(notes.c[what]).order_by(notes.c.number).limit(at_most)
    latest = connection.scalar(select(func.max(notes.c.number)))
    return list(dict.fromkeys(connection.scalars(first))), latest or 0


def count(connection: Connection) -> int:
    """How many cases have changed."""
    return connection.scalar(select(func.count(distinct(changed_cases.c.case)))) or 0


def settle_documents(connection: Connection, keys: Collection[int], note: int) -> None:
    """Take out the notes about documents that were read after the one of that number."""
    _settle(connection, changed_documents, "document", keys, note)


def settle_cases(connection: Connection, cases: Collection[str], note: int) -> None:
    """Take out the notes about cases that were read after the one of that number."""
    _settle(connection, changed_cases, "case", cases, note)


def _settle(connection: Connection, notes: Table, what: str, done: Collection[object], note: int) -> None:
    connection.execute(delete(notes).where(notes.c[what].in_(done), notes.c.number <= note))
