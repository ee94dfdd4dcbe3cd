"""Summaries of cases in the database, with what lists filter and sort them by. All of it can be made anew."""

import json
import re
from collections.abc import Collection, Iterable, Iterator
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, or_, select

from onrecord.record import edtf
from onrecord.store.bearers import BODIES, bearer
from onrecord.store.columns import escaped
from onrecord.store.links import batched
from onrecord.store.schema import (
    appearances,
    case_list,
    case_threads,
    case_words,
    changed_cases,
    documents,
    memberships,
    summaries,
)
from onrecord.store.states import full_state
from onrecord.store.summary import Appearance, Summary

_WORD = re.compile(r"\w+")
# In code points: the most that an index has to hold of a name; of a word that is longer its beginning is found.
_LONGEST, _LONGEST_WORD = 300, 100


class Made(NamedTuple):
    """What was made of a case: the summary and those who appear by name."""

    summary: Summary
    appearances: list[Appearance]


def keep(connection: Connection, made: Iterable[Made], merger: str, gone: Iterable[str] = ()) -> None:
    """Put what was made in place of what was kept of these cases; delete what was kept of those that are gone."""
    kept = list(made)
    drop(connection, [*(each.summary.id for each in kept), *gone])
    rows: dict[Any, list[dict[str, Any]]] = {
        summaries: [{"case": s.id, "merger": merger, "summary": _json(s)} for s, _ in kept],
        case_list: [_listed(each.summary) for each in kept],
        case_words: [row for each in kept for row in _words(each)],
        case_threads: [{"case": s.id, "kind": kind} for s, _ in kept for kind in s.threads],
        appearances: [row for each in kept for row in _appearances(each)],
    }
    for table, its in rows.items():
        if its:
            connection.execute(insert(table), its)


def drop(connection: Connection, cases: Collection[str]) -> None:
    """Delete what is kept of cases."""
    for some in batched(cases):
        connection.execute(delete(summaries).where(summaries.c.case.in_(some)))


def forget(connection: Connection, document: str) -> None:
    """Delete the summaries that may hold something of a document: of its cases, and of those that have changed since."""
    key = select(documents.c.key).where(documents.c.id == document).scalar_subquery()
    its = select(memberships.c.case).where(memberships.c.document == key)
    stale = or_(summaries.c.case.in_(its), summaries.c.case.in_(select(changed_cases.c.case)))
    connection.execute(delete(summaries).where(stale))


def get(connection: Connection, cases: Collection[str]) -> list[Summary]:
    """The summaries of some cases, in the same order."""
    found = {
        case: summary
        for some in batched(cases)
        for case, summary in connection.execute(select(summaries.c.case, summaries.c.summary).where(summaries.c.case.in_(some)))
    }
    return [Summary.model_validate(json.loads(found[case])) for case in cases if case in found]


def words(text: str) -> list[str]:
    """The words of a text by which it is found: letters and numbers in lower case."""
    return [word[:_LONGEST_WORD] for word in _WORD.findall(text.casefold())]


def _json(entry: Summary | Appearance) -> str:
    """In ASCII, so that half characters are kept too."""
    return json.dumps(entry.model_dump())


def _listed(case: Summary) -> dict[str, Any]:
    days, latest = edtf.bounds(case.date), edtf.bounds(case.updated)
    return {
        "case": case.id,
        "state": full_state(case.state),
        "first_day": days and days[0].toordinal(),
        "last_day": days and days[1].toordinal(),
        "silent_since": latest and latest[1].toordinal(),
        "by_updated": _latest_first(case.updated),
        "by_opened": _latest_first(case.opened),
        "by_date": _latest_first(case.date),
        "by_silent": edtf.order(case.updated)[1].toordinal(),
        "by_documents": -len(case.documents),
        "by_threads": -case.open_threads,
        "by_unseen": -case.unseen,
        "by_title": escaped(case.title.casefold()[:_LONGEST]),
        "by_place": escaped(f"{int(case.state is None)}{case.state or ''}\t{case.city or ''}"[:_LONGEST]),
    }


def _latest_first(day: str | None) -> int:
    undated, first, _ = edtf.order(day)
    return 1 if undated else -first.toordinal()


def _words(made: Made) -> Iterator[dict[str, Any]]:
    """The words of each field, and of all that a list shows as the field `any`."""
    case = made.summary
    fields: dict[str, list[str | None]] = {
        "title": [case.title],
        "city": [case.city],
        "status": [case.status],
        "agency": [*case.agencies],
        "person": [*case.people],
        "people": [each.name if each.kind == "person" else None for each in made.appearances],
        "bodies": [each.name if each.kind in BODIES else None for each in made.appearances],
    }
    fields["any"] = [
        " ".join(filter(None, [case.title, case.place, case.date, case.status, case.id, *case.agencies, *case.people]))
    ]
    for field, names in fields.items():
        for number, name in enumerate(names):
            for word in dict.fromkeys(words(name or "")):
                yield {"case": case.id, "field": field, "word": word, "number": number}


def _appearances(made: Made) -> Iterator[dict[str, Any]]:
    for number, each in enumerate(made.appearances):
        if each.kind == "person" or each.kind in BODIES:
            yield {
                "case": made.summary.id,
                "number": number,
                "bodies": each.kind in BODIES,
                "bearer": escaped(bearer(each)[:_LONGEST]),
                "roles": f" {' '.join(each.roles)} ",
                "appearance": _json(each),
            }
