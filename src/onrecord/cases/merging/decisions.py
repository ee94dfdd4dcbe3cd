"""On whom something is decided: the officers, or a suspect and other civilians. A charge against one is none against others."""

from collections.abc import Iterable, Sequence
from functools import cache

from onrecord.lexicon import load
from onrecord.record import CaseEvent, CaseParty
from onrecord.record.vocabulary import phase_of

CIVILIANS = frozenset({"suspect", "person_harmed", "victim_of_offense", "occupant", "bystander", "family", "witness"})
ACCUSING = frozenset({"charged", "indicted", "dropped"})
# What is told of somebody's charges.
ON_CHARGES = frozenset({"charging_decision", "plea", "verdict", "sentence"})
# What anybody may do: "he had to retire" of nobody known is told of no officer.
LEAVING = frozenset({"resignation", "termination", "retirement"})


def subjects(event: CaseEvent) -> set[str]:
    """Whom a decision concerns; of a leave, a resignation and the like the officer."""
    roles = {"subject", "officer"} if phase_of(event.type) == "duty status" else {"subject"}
    return {one.party for one in event.participants if one.role in roles}


def accused(events: Iterable[CaseEvent], parties: Iterable[CaseParty]) -> set[str]:
    """Everybody alive of whose charges something is told."""
    told = (event for event in events if event.type in ON_CHARGES and event.polarity == "affirmed" and not event.background)
    return {one for event in told for one in subjects(event)} - {party.id for party in parties if party.fate == "killed"}


def is_civilian(party: CaseParty) -> bool:
    """Whether somebody has a part in the case and is no officer; an officer who is charged is a suspect and none."""
    return bool(CIVILIANS & set(party.roles)) and "officer" not in party.roles and not _is_called_officer(party)


def _is_called_officer(party: CaseParty) -> bool:
    """Whether a label or a title is that of an officer of a body of the case: "a former Harrow Falls police officer"."""
    called = (party.name and party.title) or party.label or ""
    return party.affiliation is not None and called.lower().split()[-1:] in _ranks()


@cache
def _ranks() -> list[list[str]]:
    return [[word] for word in load("ranks")["ranks"]["officer"]["words"]]


def is_on_civilians(event: CaseEvent, parties: Sequence[CaseParty]) -> bool:
    """Whether a decision concerns none but civilians."""
    return bool(subjects(event)) and subjects(event) <= {party.id for party in parties if is_civilian(party)}


def may_be_on_officers(event: CaseEvent, parties: Sequence[CaseParty]) -> bool:
    """Whether a decision can be on the officers: charges against nobody named are nobody's where a suspect may be meant."""
    if subjects(event):
        return not is_on_civilians(event, parties)
    if event.type in LEAVING:
        return False
    accused = any(is_civilian(party) and "suspect" in party.roles and party.fate != "killed" for party in parties)
    return not (accused and (event.type in {"verdict", "sentence", "plea"} or event.outcome in ACCUSING))
