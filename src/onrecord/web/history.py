"""The history of an entry: each decision with the fields that it changed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from onrecord.cases.wording import term
from onrecord.store import Decision


@dataclass(frozen=True)
class Change:
    """A row of an entry's history: the decision, whether it was taken back, the fields with their values before and after."""

    decision: Decision
    undone: bool
    fields: list[tuple[str, str, str]]


def changes(decisions: Sequence[Decision]) -> list[Change]:
    """What was decided on an entry, the latest first."""
    undone = {decision.undoes for decision in decisions}
    return [Change(d, d.number in undone, list(_changed(d))) for d in reversed(decisions)]


@dataclass(frozen=True)
class Act:
    """What somebody decided at once: one row, or many with one action."""

    changes: list[Change]

    @property
    def first(self) -> int:
        """The number of the first of its decisions."""
        return min(change.decision.number for change in self.changes)

    @property
    def last(self) -> int:
        """The number of the last of its decisions."""
        return max(change.decision.number for change in self.changes)

    @property
    def undone(self) -> bool:
        """Whether all of it was taken back."""
        return all(change.undone for change in self.changes)


def acts(decisions: Sequence[Decision]) -> list[Act]:
    """What was decided, the latest first; rows that were made at once together."""

    def at_once(change: Change) -> tuple[str, str, str, str | None]:
        made = change.decision
        return made.by, made.at, made.action, made.why

    return [Act(list(its)) for _, its in groupby(changes(decisions), key=at_once)]


def _changed(decision: Decision) -> Iterator[tuple[str, str, str]]:
    """The fields that a decision changed, in words."""
    if decision.action != "correct" or decision.before is None or decision.after is None:
        return
    for name, value in decision.after.items():
        if decision.before.get(name) != value:
            yield term(name), _in_words(decision.before.get(name)), _in_words(value)


def _in_words(value: Any) -> str:
    if value is None or value == []:
        return "—"
    if isinstance(value, list):
        return ", ".join(map(_in_words, value))
    return term(str(value))
