"""Which entry of a reading a decision is about: the one of its key, else the only one like it on the same words."""

from collections.abc import Collection, Iterable

from onrecord.review.keys import Key, taken_apart
from onrecord.store import Decision


def aliases(asked: Iterable[str], present: Collection[str]) -> dict[str, str]:
    """The present keys that keys mean, each its own if it is present; keys whose entry is gone are left out."""
    apart = {key: parts for key in present if (parts := taken_apart(key))}
    found = ((key, key if key in present else _like(key, apart)) for key in dict.fromkeys(asked))
    return {key: match for key, match in found if match is not None}


def _like(key: str, present: dict[str, Key]) -> str | None:
    """The one entry of the same layer on words that overlap; of several the one of the same kind; None where that is open."""
    wanted = taken_apart(key)
    if wanted is None:
        return None
    near = [other for other, parts in present.items() if parts.layer == wanted.layer and parts.span.overlaps(wanted.span)]
    alike = [other for other in near if present[other].kind == wanted.kind]
    chosen = alike or near
    return chosen[0] if len(chosen) == 1 else None


def effective(decisions: Iterable[Decision]) -> list[Decision]:
    """The decisions that hold: those that no row takes back, the rows that do so left out."""
    made = list(decisions)
    undone = {decision.undoes for decision in made}
    return [decision for decision in made if decision.action != "undo" and decision.number not in undone]
