"""The history of cases: what the machine linked and what people judged, in the order in which it was said."""

from collections.abc import Iterable
from typing import Any, Literal

from pydantic import Field
from sqlalchemy import Connection, Select, select

from onrecord.record import Entry
from onrecord.store.links import undone
from onrecord.store.schema import documents, judgements, links

Kind = Literal["link", "merge", "split", "move", "place", "undo"]
MACHINE = "machine"


class CaseLink(Entry):
    """That a document belongs, or does not belong, to a case."""

    document: str
    case: str
    belongs: bool


class Judgement(Entry):
    """What somebody said of cases, `at` a time (ISO 8601, UTC), with all the links that it says.

    `number` is None for what the machine linked (`link`); `undoes` is the number of the judgement that it takes back.
    """

    number: int | None
    kind: Kind
    by: str
    at: str
    why: str | None = None
    undoes: int | None = None
    undone: bool = False
    links: list[CaseLink] = Field(default_factory=list)


def history(connection: Connection, case: str | None = None) -> list[Judgement]:
    """What was said of the documents that were ever in a case, or of all documents."""
    found = {each.number: each for each in _people(connection)}
    machine: dict[str, Judgement] = {}
    for row in connection.execute(_links(case)):
        if row.judgement is None:
            said = machine.setdefault(row.at, Judgement(number=None, kind="link", by=MACHINE, at=row.at))
        else:
            said = found[row.judgement]
        said.links.append(CaseLink(document=row.id, case=row.case, belongs=row.belongs))
    about = [each for each in found.values() if case is None or each.links or _undoes(each, found)]
    return sorted([*machine.values(), *about], key=lambda each: (each.at, each.number or 0))


def _people(connection: Connection) -> Iterable[Judgement]:
    taken_back = undone(connection)
    for row in connection.execute(select(judgements).order_by(judgements.c.number)).mappings():
        yield Judgement.model_validate({**row, "undone": row["number"] in taken_back})


def _links(case: str | None) -> Select[Any]:
    chosen = select(links, documents.c.id).join(documents, documents.c.key == links.c.document).order_by(links.c.number)
    if case is None:
        return chosen
    return chosen.where(links.c.document.in_(select(links.c.document).where(links.c.case == case)))


def _undoes(said: Judgement, among: dict[int | None, Judgement]) -> bool:
    """Whether it takes back, in the end, a judgement that has links here."""
    while said.undoes is not None:
        said = among[said.undoes]
    return bool(said.links)
