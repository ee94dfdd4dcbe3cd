"""Who said what in a case, by speaker or by date; who did not comment stands among them."""

from collections.abc import Callable
from dataclasses import replace
from typing import Literal

from onrecord.cases.describing import Described
from onrecord.cases.wording import REFUSALS, readable
from onrecord.record import CaseStatement, edtf
from onrecord.web.case_rows import CaseRows
from onrecord.web.rows import Row

Grouping = Literal["speaker", "date"]
Group = tuple[Described, list[Row]]


def statements(rows: CaseRows, by: Grouping = "speaker") -> list[Group]:
    """What was said, in groups under a heading."""
    return _GROUPINGS[by](rows)


def _by_speaker(rows: CaseRows) -> list[Group]:
    """What each said, in the order in which they first speak; unnamed speakers last."""
    said: dict[str | None, list[CaseStatement]] = {}
    for statement in rows.case.statements:
        said.setdefault(statement.source, []).append(statement)
    speakers = sorted(said, key=lambda source: source is None)
    return [(_speaker(rows, who), [_without_speaker(rows.said[each.id]) for each in said[who]]) for who in speakers]


def _by_date(rows: CaseRows) -> list[Group]:
    """What was said each day; where that is not known, with the day of the document that tells it."""
    published = {document.id: document.published for document in rows.case.documents}
    said: dict[str | None, list[CaseStatement]] = {}
    for statement in rows.case.statements:
        day = statement.date or (published[statement.spans[0].document] if statement.spans else None)
        said.setdefault(day, []).append(statement)
    days = sorted(said, key=edtf.order)
    return [(Described(readable(day), []), [rows.said[each.id] for each in said[day]]) for day in days]


_GROUPINGS: dict[Grouping, Callable[[CaseRows], list[Group]]] = {"speaker": _by_speaker, "date": _by_date}


def _speaker(rows: CaseRows, source: str | None) -> Described:
    party = rows.names.parties.get(source or "")
    known = [party.title or "", rows.names.name(party.affiliation) or ""] if party else []
    return Described(rows.names.name(source) or "Speaker not named", [part for part in known if part])


def _without_speaker(row: Row) -> Row:
    return replace(row, words=row.words._replace(head=""))


def refusals(rows: CaseRows) -> list[tuple[str, str, str, str]]:
    """Who did not comment: the statement's id, who, in which way, when."""
    return [
        (
            statement.id,
            rows.names.described(statement.source) or "somebody not named",
            REFUSALS[statement.kind],
            rows.when(statement.date, statement.spans),
        )
        for statement in rows.case.statements
        if statement.kind in REFUSALS
    ]
