"""Which document belongs to which case: judgements of the machine and of people, rows that are only added.

A person's latest judgement that was not taken back counts; without one, the machine's latest does, unless a person
has said that the document does not belong to that case.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, Select, exists, insert, select

from onrecord.store.readings import now
from onrecord.store.schema import documents, features, links

MACHINE = "machine"


@dataclass(frozen=True)
class Judgement:
    """One row: `by` says that `document` belongs, or does not belong, to `case`; or takes back the row `undoes`."""

    number: int
    document: str
    case: str
    belongs: bool
    by: str
    at: str
    undoes: int | None


def judgements(connection: Connection, of: Select[tuple[int]] | None = None) -> list[Judgement]:
    """All rows, or those of documents with the keys that are selected, in the order in which they were added."""
    columns = [links.c.number, documents.c.id, links.c.case, links.c.belongs, links.c.by, links.c.at, links.c.undoes]
    joined = select(*columns).join(documents, documents.c.key == links.c.document).order_by(links.c.number)
    chosen = joined if of is None else joined.where(links.c.document.in_(of))
    return [Judgement(*row) for row in connection.execute(chosen)]


def judge(connection: Connection, document: str, case: str, by: str, *, belongs: bool, undoes: int | None = None) -> None:
    """Add a judgement. `document` is an id of a document that is in the database."""
    key = select(documents.c.key).where(documents.c.id == document).scalar_subquery()
    row = {"document": key, "case": case, "belongs": belongs, "by": by, "at": now(), "undoes": undoes}
    connection.execute(insert(links).values(row))


def judge_by_machine(connection: Connection, cases: Mapping[str, str]) -> None:
    """Note the machine's case of each document, where it is not what it said last."""
    said = {row.document: row.case for row in judgements(connection) if row.by == MACHINE}
    stored = set(connection.scalars(select(documents.c.id)))
    for document, case in cases.items():
        if document in stored and said.get(document) != case:
            judge(connection, document, case, MACHINE, belongs=True)


def case_of_documents(rows: list[Judgement]) -> dict[str, str]:
    """The case of each document that has one, in the order in which documents were first judged."""
    undone = {row.undoes for row in rows}
    machine: dict[str, str] = {}
    people: dict[str, str] = {}
    refused: set[tuple[str, str]] = set()
    for row in rows:
        if row.by == MACHINE:
            machine[row.document] = row.case
        elif row.undoes is None and row.number not in undone:
            _count(row, people, refused)
    of_machine = {document: case for document, case in machine.items() if (document, case) not in refused}
    return of_machine | people


def _count(row: Judgement, people: dict[str, str], refused: set[tuple[str, str]]) -> None:
    """Count one judgement of a person, later ones over earlier ones."""
    if row.belongs:
        people[row.document] = row.case
        refused.discard((row.document, row.case))
    else:
        refused.add((row.document, row.case))
        if people.get(row.document) == row.case:
            del people[row.document]


def unlinked(connection: Connection, linker: str) -> list[str]:
    """The documents that have no features made by this version of the linking code, or no case of the machine yet."""
    made = exists().where(features.c.document == documents.c.key, features.c.linker == linker)
    judged = exists().where(links.c.document == documents.c.key, links.c.by == MACHINE)
    return list(connection.scalars(select(documents.c.id).where(~made | ~judged).order_by(documents.c.key)))


def all_features(connection: Connection) -> list[str]:
    """What each document is linked by (JSON), in the order in which the documents came."""
    return list(connection.scalars(select(features.c.features).order_by(features.c.document)))


def put_features(connection: Connection, document: str, linker: str, made: str) -> None:
    """Keep what a document is linked by, in place of what an earlier version made."""
    key = connection.scalar(select(documents.c.key).where(documents.c.id == document))
    if key is not None:
        connection.execute(features.delete().where(features.c.document == key))
        connection.execute(insert(features).values(document=key, linker=linker, features=made))
