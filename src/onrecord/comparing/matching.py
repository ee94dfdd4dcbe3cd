"""Which entry of one record is which of another, by what they say; what appeared, changed, vanished."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product

from rapidfuzz.fuzz import ratio

from onrecord.cases.merging.bodies import one_body
from onrecord.cases.merging.names import one_person
from onrecord.comparing.changes import Change, appeared, changed, vanished
from onrecord.comparing.entries import Said

# How alike two entries have to be to be one, 0..1. Of two events of a type one agreeing field and half of the words are
# enough; two statements of one speaker share about two words in three.
ENOUGH = {
    "parties": 0.7,
    "events": 0.4,
    "statements": 0.6,
    "evidence": 0.4,
    "points": 0.5,
    "dates": 0.5,
    "triage": 0.0,
    "threads": 0.6,
}
# Entries that rest on the same words of one text are so much more likely to be one.
SAME_PLACE = 0.5


def compare(old: Sequence[Said], new: Sequence[Said]) -> list[Change]:
    """What changed between two lists of entries of one layer, in the order of the new one; what vanished at the end."""
    pairs = _equal(old, new)
    left = [i for i in range(len(old)) if i not in pairs]
    taken = set(pairs.values())
    pairs |= _alike(old, new, left, [j for j in range(len(new)) if j not in taken])
    return list(_changes(old, new, pairs))


def _changes(old: Sequence[Said], new: Sequence[Said], pairs: dict[int, int]) -> Iterator[Change]:
    before = {j: old[i] for i, j in pairs.items()}
    for j, entry in enumerate(new):
        if j not in before:
            yield appeared(entry)
        elif (before[j].what, before[j].says) != (entry.what, entry.says):
            yield changed(before[j], entry)
    for i, entry in enumerate(old):
        if i not in pairs:
            yield vanished(entry)


def _equal(old: Sequence[Said], new: Sequence[Said]) -> dict[int, int]:
    """The entries that say just the same; of several such, those that rest on the same words first."""
    pairs: dict[int, int] = {}
    for rests_on in (lambda said: said.spans, lambda said: said.words, lambda said: None):
        waiting: dict[object, list[int]] = {}
        taken = set(pairs.values())
        for j, entry in enumerate(new):
            if j not in taken:
                waiting.setdefault(_all(entry, rests_on), []).append(j)
        for i, entry in enumerate(old):
            if i not in pairs and (same := waiting.get(_all(entry, rests_on))):
                pairs[i] = same.pop(0)
    return pairs


def _all(entry: Said, rests_on: Callable[[Said], object]) -> tuple[object, ...]:
    return entry.kind, entry.what, tuple(entry.says.items()), rests_on(entry)


def _alike(old: Sequence[Said], new: Sequence[Said], left: list[int], free: list[int]) -> dict[int, int]:
    """The likest entries of a kind, one to one, where they are alike enough."""
    by_kind: dict[tuple[str, ...], tuple[list[int], list[int]]] = {}
    for side, numbers, entries in ((0, left, old), (1, free, new)):
        for number in numbers:
            by_kind.setdefault(entries[number].kind, ([], []))[side].append(number)
    scored = [(-_likeness(old[i], new[j]), i, j) for its in by_kind.values() for i, j in product(*its)]
    pairs: dict[int, int] = {}
    taken: set[int] = set()
    for unlike, i, j in sorted(scored):
        if -unlike >= ENOUGH[new[j].layer] and i not in pairs and j not in taken:
            pairs[i] = j
            taken.add(j)
    return pairs


def _likeness(old: Said, new: Said) -> float:
    """How alike two entries of a kind are."""
    return _BY_LAYER[new.layer](old, new) + (SAME_PLACE if set(old.spans) & set(new.spans) else 0)


def _of_parties(old: Said, new: Said) -> float:
    """By name alone: the words that a name stands in say nothing of who it is."""
    if old.what.casefold() == new.what.casefold():
        return 1
    if "unnamed" in new.kind:
        return 0
    can_be_one = one_person if new.kind[0] == "person" else one_body
    return 0.8 if can_be_one(old.what, new.what) else 0


def _of_fields(old: Said, new: Said) -> float:
    """By the fields that agree, and by the words."""
    fields = old.says.keys() | new.says.keys()
    agree = sum(old.says.get(field) == new.says.get(field) for field in fields)
    return 0.5 * (agree / len(fields) if fields else 1) + 0.5 * _ratio(old.words, new.words)


def _of_statements(old: Said, new: Said) -> float:
    """By what was said, and by who said it; of a refusal by who was asked."""
    one_speaker = old.says.get("speaker") == new.says.get("speaker") and "speaker" in new.says
    if "refusal" in new.kind:
        return 0.6 if one_speaker else 0
    return 0.7 * _ratio(old.says.get("words", ""), new.says.get("words", "")) + (0.3 if one_speaker else 0)


def _of_accounts(old: Said, new: Said) -> float:
    """By whose they are, and by their value."""
    one_source = old.says.get("according to") == new.says.get("according to")
    return (0.5 * one_source + 0.5 * (old.says["value"] == new.says["value"])) * (1 if old.what == new.what else 0.8)


def _ratio(old: str, new: str) -> float:
    return ratio(old.casefold(), new.casefold()) / 100


_BY_LAYER: dict[str, Callable[[Said, Said], float]] = {
    "parties": _of_parties,
    "events": _of_fields,
    "statements": _of_statements,
    "evidence": _of_fields,
    "points": _of_accounts,
    "dates": lambda old, new: 0.0,  # those of other words are others
    "triage": _of_fields,
    "threads": _of_fields,
}
