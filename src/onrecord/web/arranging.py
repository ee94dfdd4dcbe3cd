"""What is said of which documents make a case, as a form and the API say it."""

from dataclasses import dataclass, field
from typing import Any

from onrecord.review.deciding import BadDecision
from onrecord.web.desk import Desk


@dataclass(frozen=True)
class Arrangement:
    """`split` documents off, `move` them into a case, or `merge` the whole case with it; `seen`: the latest judgement seen."""

    action: str
    documents: list[str] = field(default_factory=list)
    into: str = ""
    seen: int | None = None
    why: str | None = None


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
