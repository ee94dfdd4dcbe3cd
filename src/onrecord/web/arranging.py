"""What is said of which documents make a case, as a form and the API say it, and the cases that may be meant."""

from dataclasses import dataclass, field
from typing import Any

from onrecord.record import Case
from onrecord.review.deciding import BadDecision
from onrecord.store.case_filter import Wanted
from onrecord.store.summary import Summary
from onrecord.web.desk import Desk


@dataclass(frozen=True)
class Arrangement:
    """`split` documents off, `move` them into a case, or `merge` the whole case with it; `seen`: the latest judgement seen."""

    action: str
    documents: list[str] = field(default_factory=list)
    into: str = ""
    seen: int | None = None
    why: str | None = None


def near(desk: Desk, case_id: str, words: str, limit: int, offset: int = 0) -> list[Summary]:
    """Cases that may be the same one: with the words that were looked for, else of the same agency, or else the same town."""
    _, found = desk.cases(_like(desk.case(case_id).case, words), "updated", limit + 1, offset)
    return [each for each in found if each.id != case_id][:limit]


def _like(case: Case, words: str) -> Wanted:
    if words.strip():
        return Wanted(words=words)
    agency = next((p.name for p in case.parties if p.name and "involved_agency" in p.roles), None)
    places = (event.place.city for event in case.events if event.place and event.type == "use_of_force")
    return Wanted(agency=agency) if agency else Wanted(city=next(filter(None, places), None))


def arrange(desk: Desk, case_id: str, wanted: Arrangement) -> tuple[int, str]:
    """The judgement's number, and the case that it leads to. Raises BadDecision, NotFound and Stale."""
    with desk.changing():
        return _judge(desk, case_id, wanted)


def _judge(desk: Desk, case_id: str, wanted: Arrangement) -> tuple[int, str]:
    desk.members(case_id)
    store, said = desk.store, dict[str, Any](by=desk.reviewer, why=wanted.why, seen=wanted.seen)
    chosen = [desk.document(name).machine.document.id for name in wanted.documents]
    if wanted.action == "split" and chosen:
        return store.split_case(case_id, chosen, **said), case_id
    if not wanted.into:
        raise BadDecision("choose documents, and the case that is meant")
    desk.members(wanted.into)
    if wanted.action == "merge":
        return store.merge_cases([wanted.into, case_id], **said), wanted.into
    if wanted.action == "move" and chosen:
        known = store.cases_with(chosen)
        placed = {
            each: {case for case, its in known.items() if each in its and case != case_id} | {wanted.into} for each in chosen
        }
        return store.judge_cases(placed, **said), wanted.into
    raise BadDecision("choose documents, and what to do with them")
