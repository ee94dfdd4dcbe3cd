"""What people decided on entries: rows that are only added, beside what the machine read. An undo is a row too."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Literal

from sqlalchemy import ColumnElement, Connection, Select, and_, func, insert, or_, select

from onrecord.errors import NotFound, Stale
from onrecord.record import Entry
from onrecord.store import changes
from onrecord.store.links import batched, keys_of
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
    return _read(connection, _ALL.where(*_on(connection, of_documents)))


def page(
    connection: Connection, of_documents: Collection[str] | None, limit: int, offset: int, without: Collection[str] = ()
) -> tuple[int, list[Decision]]:
    """How many they are, and a page of them; none that is about a document of those `without`."""
    conditions = [*_on(connection, of_documents), *(~either for either in _on(connection, without or None))]
    total = connection.scalar(select(func.count()).select_from(decisions).where(*conditions)) or 0
    return total, _read(connection, _ALL.where(*conditions).limit(limit).offset(offset))


def _on(connection: Connection, of_documents: Collection[str] | None) -> Iterator[ColumnElement[bool]]:
    """That a decision is about one of some documents, as the one or the other of two."""
    if of_documents is not None:
        keys = list(keys_of(connection, of_documents).values())
        yield or_(
            decisions.c.document.in_(keys), and_(decisions.c.other_document.is_not(None), decisions.c.other_document.in_(keys))
        )


def _read(connection: Connection, chosen: Select[Any]) -> list[Decision]:
    return [Decision.model_validate(dict(row)) for row in connection.execute(chosen).mappings()]


def documents_of(connection: Connection, numbers: Collection[int]) -> list[str]:
    """The documents on whose entries decisions of some numbers were made."""
    found: set[str] = set()
    for some in batched(numbers):
        for column in (decisions.c.document, decisions.c.other_document):
            chosen = select(documents.c.id).join(decisions, column == documents.c.key)
            found.update(connection.scalars(chosen.where(decisions.c.number.in_(some))))
    return sorted(found)


def decide(connection: Connection, steps: Sequence[tuple[Deciding, int]]) -> list[int]:
    """Make decisions, all or none; their numbers. Each comes with the number of the latest decision that its maker saw.

    Raises Stale with the other's decision where a later one was made on the same entry, NotFound for an unknown document.
    """
    at = now()
    return [_decide(connection, deciding, seen, at) for deciding, seen in steps]


def _decide(connection: Connection, deciding: Deciding, seen: int, at: str) -> int:
    targets = [(_key(connection, document), entry) for document, entry in deciding.targets()]
    about = or_(*(_is_about(*target) for target in targets))
    later = connection.execute(_ALL.where(about, decisions.c.number > seen)).mappings().all()
    if later:
        raise Stale(Decision.model_validate(dict(later[-1])))
    keys = {"document": targets[0][0]}
    if deciding.other_document is not None:
        keys["other_document"] = _key(connection, deciding.other_document)
    changes.note_documents(connection, keys.values())
    row = {**deciding.model_dump(), **keys, "at": at}
    return int(connection.execute(insert(decisions).values(row).returning(decisions.c.number)).scalar_one())


def _is_about(document: int, entry: str) -> ColumnElement[bool]:
    """Whether a decision is about an entry, as the one or the other of two."""
    return or_(
        and_(decisions.c.document == document, decisions.c.entry == entry),
        and_(decisions.c.other_document == document, decisions.c.other == entry),
    )


def _key(connection: Connection, document: str) -> int:
    key = connection.scalar(select(documents.c.key).where(documents.c.id == document))
    if key is None:
        raise NotFound(f"no document has the id {document!r}")
    return int(key)


def stamps(connection: Connection, of_documents: Collection[str]) -> dict[str, str]:
    """A word for each of some documents that changes whenever its reading or a decision on its entries does."""
    columns = documents.c.key, documents.c.id, documents.c.reader, documents.c.read_at
    chosen = connection.execute(select(*columns).where(documents.c.id.in_(of_documents)))
    rows = {row.key: row for row in chosen}
    latest = _latest(connection, decisions.c.document, rows)
    others = _latest(connection, decisions.c.other_document, rows)
    stamped = {row.id: f"{row.reader} {row.read_at} {max(latest.get(k, 0), others.get(k, 0))}" for k, row in rows.items()}
    return {document: stamped[document] for document in of_documents if document in stamped}


def _latest(connection: Connection, column: ColumnElement[int], keys: Collection[int]) -> dict[int, int]:
    """The numbers of the latest decisions by their documents' keys."""
    found = select(column, func.max(decisions.c.number)).where(column.in_(keys)).group_by(column)
    return dict(connection.execute(found).all())
