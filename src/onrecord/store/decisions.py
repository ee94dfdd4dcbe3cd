"""What people decided on entries: rows that are only added, beside what the machine read. An undo is a row too."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, and_, func, insert, or_, select

from onrecord.errors import NotFound, Stale
from onrecord.record import Entry
from onrecord.store.readings import now
from onrecord.store.schema import decisions, documents

Action = Literal["accept", "correct", "reject", "add", "merge", "split", "undo"]


class Deciding(Entry):
    """A decision to be made: `by` does something with the entry that goes by the key `entry` in `document`.

    `before` and `after` are the entry's fields as the person saw and left them, references to other entries by their keys.
    `machine` is the digest of what the machine read then. `merge` names the `other` entry that
    is taken in, `split` the one from which the entry is told apart, `undo` the row that it takes back.
    """

    document: str
    entry: str
    action: Action
    by: str
    why: str | None = None
    before: dict[str, Any] | None = None
    after: dict[str, Any] | None = None
    machine: str | None = None
    other_document: str | None = None
    other: str | None = None
    undoes: int | None = None

    def targets(self) -> Iterator[tuple[str, str]]:
        """The entries that it is about, each as document and key."""
        yield self.document, self.entry
        if self.other_document and self.other:
            yield self.other_document, self.other


class Decision(Deciding):
    """A decision that was made, `at` a time (ISO 8601, UTC)."""

    number: int
    at: str


_OTHERS = documents.alias("others")
_COLUMNS = [
    documents.c.id.label("document"),
    _OTHERS.c.id.label("other_document"),
    *(column for column in decisions.c if column.name not in {"document", "other_document"}),
]
_ALL = (
    select(*_COLUMNS)
    .select_from(decisions)
    .join(documents, documents.c.key == decisions.c.document)
    .outerjoin(_OTHERS, _OTHERS.c.key == decisions.c.other_document)
    .order_by(decisions.c.number)
)


def made(connection: Connection, of_documents: Collection[str] | None = None) -> list[Decision]:
    """The decisions on the entries of some documents (None: of all), in the order in which they were made."""
    chosen = _ALL
    if of_documents is not None:
        chosen = chosen.where(or_(documents.c.id.in_(of_documents), _OTHERS.c.id.in_(of_documents)))
    return [Decision.model_validate(dict(row)) for row in connection.execute(chosen).mappings()]


def decide(connection: Connection, steps: Sequence[tuple[Deciding, int]]) -> list[int]:
    """Make decisions, all or none; their numbers. Each comes with the number of the latest decision that its maker saw.

    Raises Stale with the other's decision where a later one was made on the same entry, NotFound for an unknown document.
    """
    return [_decide(connection, deciding, seen) for deciding, seen in steps]


def _decide(connection: Connection, deciding: Deciding, seen: int) -> int:
    about = or_(*(_is_about(*target) for target in deciding.targets()))
    later = connection.execute(_ALL.where(about, decisions.c.number > seen)).mappings().all()
    if later:
        raise Stale(Decision.model_validate(dict(later[-1])))
    keys = {"document": _key(connection, deciding.document)}
    if deciding.other_document is not None:
        keys["other_document"] = _key(connection, deciding.other_document)
    row = {**deciding.model_dump(), **keys, "at": now()}
    return int(connection.execute(insert(decisions).values(row).returning(decisions.c.number)).scalar_one())


def _is_about(document: str, entry: str) -> ColumnElement[bool]:
    """Whether a decision is about an entry, as the one or the other of two."""
    return or_(
        and_(documents.c.id == document, decisions.c.entry == entry),
        and_(_OTHERS.c.id == document, decisions.c.other == entry),
    )


def _key(connection: Connection, document: str) -> int:
    key = connection.scalar(select(documents.c.key).where(documents.c.id == document))
    if key is None:
        raise NotFound(f"no document has the id {document!r}")
    return int(key)


def stamps(connection: Connection) -> dict[str, str]:
    """A word for each document that changes whenever its reading or a decision on its entries does, in order of arrival."""
    latest = dict(
        connection.execute(select(decisions.c.document, func.max(decisions.c.number)).group_by(decisions.c.document)).all()
    )
    others = dict(
        connection.execute(
            select(decisions.c.other_document, func.max(decisions.c.number))
            .where(decisions.c.other_document.is_not(None))
            .group_by(decisions.c.other_document)
        ).all()
    )
    rows = connection.execute(
        select(documents.c.key, documents.c.id, documents.c.reader, documents.c.read_at).order_by(documents.c.key)
    )
    return {name: f"{reader} {at} {max(latest.get(key, 0), others.get(key, 0))}" for key, name, reader, at in rows}
