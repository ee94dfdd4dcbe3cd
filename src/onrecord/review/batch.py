"""Many entries decided on at once: a row an entry, all or none, and all of it taken back at once."""

import hashlib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Literal

from onrecord.review.case import Part
from onrecord.review.deciding import BadDecision, Step, accept, reject, undoing
from onrecord.review.laying import Reviewed
from onrecord.review.matching import effective
from onrecord.store import Decision

Action = Literal["accept", "reject"]
_MAKE: dict[Action, Callable[..., Step]] = {"accept": accept, "reject": reject}


def version_of(parts: Iterable[Part]) -> str:
    """Names the state of entries: a decision on all of them is made on the version that its maker saw."""
    seen = sorted({(document, entry.key, entry.version) for document, entry in parts})
    return hashlib.sha256(repr(seen).encode()).hexdigest()[:16]


def on_all(
    documents: Mapping[str, Reviewed], parts: Iterable[Part], action: Action, by: str, why: str | None = None
) -> list[Step]:
    """Accept entries that nobody has looked at, or reject entries. Raises BadDecision where there is none."""
    wanted = {(document, entry.key): entry for document, entry in parts if action == "reject" or entry.waits}
    if not wanted:
        raise BadDecision("there is nothing among these to decide on")
    return [_MAKE[action](documents[document], key, entry.version, by, why) for (document, key), entry in wanted.items()]


def taken_back(made: Sequence[Decision], numbers: Collection[int], by: str, why: str | None = None) -> list[Step]:
    """Undo decisions of those numbers. `made` are all decisions on their documents.

    What was decided since on an entry, by whomever, stays, and so does what that was made on. Raises BadDecision where
    nothing is left to take back.
    """
    about: dict[tuple[str, str], list[Decision]] = {}
    for decision in made:
        for target in decision.targets():
            about.setdefault(target, []).append(decision)
    steps, held = [], effective(made)
    latest = {target: decision.number for decision in held for target in decision.targets()}
    for decision in reversed(held):
        if decision.number in numbers and all(latest[target] == decision.number for target in decision.targets()):
            seen = max(each.number for target in decision.targets() for each in about[target])
            steps.append((undoing(decision, by, why), seen))
    if not steps:
        raise BadDecision("there is nothing left of this to take back")
    return steps
