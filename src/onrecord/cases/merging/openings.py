"""What opens a thread: the kind, what closes it, and of which matter it is. Rules: threads.yml."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from onrecord.cases.merging.decisions import subjects
from onrecord.lexicon import load
from onrecord.record import CaseEvent, edtf

# What leaves charges open: somebody is charged, or a trial ends without a verdict.
CHARGES = frozenset({"charging_decision", "verdict"})


@dataclass(frozen=True)
class Opening:
    """An event that leaves something open. `closed_by`: types of events; `matter`: openings that share it are one thread.

    `kept`: a later document tells the event itself as done.
    """

    kind: str
    event: CaseEvent
    closed_by: Collection[str]
    matter: tuple[str, str | None]
    kept: bool = False


def openings(events: Sequence[CaseEvent], latest: str | None, dead: Collection[str]) -> Iterator[Opening]:
    """The openings in the order of the events. `latest`: the day of the last document; `dead`: parties known to have died."""
    investigated = any(event.type == "investigation_opened" and _occurred(event) for event in events)
    for event in (event for event in events if not event.background):
        for each in filter(None, (_as_planned(event), event)):
            rule, kept = _rule(each), each is not event
            if rule and not (investigated and _ends(each)) and not _is_moot(each, latest, dead):
                yield Opening(*rule, matter=("kept", event.id) if kept else _matter(event), kept=kept)


def _as_planned(event: CaseEvent) -> CaseEvent | None:
    """What took place as it was told when it was planned; None where it was not."""
    planned = [report for report in event.reports if report.modality == "planned"]
    if event.modality != "occurred" or event.reports[0].modality != "planned":
        return None
    return event.model_copy(update={"modality": "planned", "reports": planned})


def _rule(event: CaseEvent) -> tuple[str, CaseEvent, Collection[str]] | None:
    """The kind of thread that an event opens, and the types of events that close it."""
    rules = load("threads")
    if event.polarity == "negated":
        return ("withheld", event, [event.type]) if event.type in rules["negated"] else None
    if event.type == "call_for_action":
        return "asked_for", event, [event.subtype or event.type]
    if event.modality == "hypothetical":
        kind = rules["possible"].get(event.type)
        return (kind, event, ["charging_decision"]) if kind else None
    if event.modality in rules["modalities"]:
        return _planned(event, rules), event, [event.type, *rules["implied"].get(event.type, ())]
    rule = rules["outcomes"].get(event.outcome) or rules["after"].get(event.type)
    return (rule["kind"], event, rule["closed_by"]) if rule else None


def _planned(event: CaseEvent, rules: dict[str, Any]) -> str:
    """A promise, what is yet to be decided, or a plan."""
    if event.modality != "planned":
        return str(rules["modalities"][event.modality])
    if event.type in rules["ends"]:
        return str(rules["ends"][event.type])
    if event.type in rules["undecided"]:
        return "pending" if event.outcome is None else "promised"
    return "promised" if event.type in rules["promises"] else "planned"


def _occurred(event: CaseEvent) -> bool:
    return event.polarity == "affirmed" and event.modality == "occurred" and not event.background


def _ends(event: CaseEvent) -> bool:
    """Whether it is the expected end of an investigation, which is a thread already."""
    return event.type in load("threads")["ends"] and event.modality in {"planned", "hypothetical"}


def _is_moot(event: CaseEvent, latest: str | None, dead: Collection[str]) -> bool:
    """Charges against the dead; a gathering that was planned for a day that has come, or for none."""
    if event.type == "charging_decision" and subjects(event) and subjects(event) <= set(dead):
        return True
    if event.type not in load("threads")["gatherings"] or event.modality != "planned":
        return False
    day, last = edtf.bounds(event.date), edtf.bounds(latest)
    return day is None or (last is not None and day[1] <= last[1])


def _matter(event: CaseEvent) -> tuple[str, str | None]:
    """Charges are one matter for each who is charged, a decision on charges another; all names held back are one."""
    about = min(subjects(event), default=None)
    if event.type in CHARGES and event.outcome in load("threads")["outcomes"] and _occurred(event):
        return "charges", about
    if event.modality in {"planned", "hypothetical"} and event.type in load("threads")["possible"] and not _is_handed_on(event):
        return "decision", about
    named = event.type in load("threads")["named_as"]
    return ("names of", event.type) if named else (event.id, None)


def _is_handed_on(event: CaseEvent) -> bool:
    """Whether a case is to be handed to a prosecutor, which is no decision yet."""
    return event.type == "case_assigned" and event.modality == "planned"
