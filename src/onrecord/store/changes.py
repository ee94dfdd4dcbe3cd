"""Which cases and documents have changed since what is derived of them was made.

A change is noted in its own transaction; the note is taken out only by one who has made the derived rows after reading it.
"""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from sqlalchemy import Connection, Table, delete, distinct, func, insert, or_, select

from onrecord.store.schema import changed_cases, changed_documents, documents, found, memberships, summaries


class Notes(NamedTuple):
    """The numbers of the latest notes about documents and about cases; 0 where there is none."""

    document: int
    case: int


class Changed(NamedTuple):
    """Documents (their ids) and cases that have changed, up to the notes of these numbers."""

    documents: list[str]
    cases: list[str]
    document_note: int
    case_note: int

    def __bool__(self) -> bool:
        return bool(self.documents or self.cases)


_FIRST = Notes(0, 0)


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


def latest(connection: Connection) -> Notes:
    """The latest notes."""
    document, case = (connection.scalar(select(func.max(notes.c.number))) for notes in (changed_documents, changed_cases))
    return Notes(document or 0, case or 0)


def changed(connection: Connection, at_most: int, since: Notes = _FIRST) -> Changed:
    """The first that have changed since some notes; the notes' numbers are to be given to `settle`."""
    document_note, case_note = latest(connection)
    keys = _first(connection, changed_documents, "document", at_most, since.document)
    cases = _first(connection, changed_cases, "case", at_most, since.case)
    ids = connection.scalars(select(documents.c.id).where(documents.c.key.in_(keys)).order_by(documents.c.key))
    return Changed(list(ids), cases, document_note, case_note)


def _first(connection: Connection, notes: Table, what: str, at_most: int, since: int) -> list:  # type: ignore[type-arg]
    """What the first notes after the one of that number are about, each once."""
    first = select(notes.c[what]).where(notes.c.number > since).order_by(notes.c.number).limit(at_most)
    return list(dict.fromkeys(connection.scalars(first)))


def count(connection: Connection) -> int:
    """How many cases have changed."""
    return connection.scalar(select(func.count(distinct(changed_cases.c.case)))) or 0


def noted_documents(connection: Connection, keys: Collection[int], note: int) -> set[int]:
    """Those of some documents about which a note up to that number is left: nobody else has made them anew since."""
    return _noted(connection, changed_documents, "document", keys, note)


def noted_cases(connection: Connection, cases: Collection[str], note: int) -> set[str]:
    """Those of some cases about which a note up to that number is left."""
    return _noted(connection, changed_cases, "case", cases, note)


def _noted(connection: Connection, notes: Table, what: str, some: Collection[object], note: int) -> set:  # type: ignore[type-arg]
    """Locked, where rows can be: of two who keep the same, the second sees that the first has."""
    left = select(notes.c[what]).where(notes.c[what].in_(some), notes.c.number <= note).order_by(notes.c.number)
    return set(connection.scalars(left.with_for_update()))


def settle_documents(connection: Connection, keys: Collection[int], note: int) -> None:
    """Take out the notes about documents that were read after the one of that number."""
    _settle(connection, changed_documents, "document", keys, note)


def settle_cases(connection: Connection, cases: Collection[str], note: int) -> None:
    """Take out the notes about cases that were read after the one of that number."""
    _settle(connection, changed_cases, "case", cases, note)


def _settle(connection: Connection, notes: Table, what: str, done: Collection[object], note: int) -> None:
    connection.execute(delete(notes).where(notes.c[what].in_(done), notes.c.number <= note))
