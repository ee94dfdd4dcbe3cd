"""Making decisions: each names the version of the entry that its maker saw; a stale one is refused."""

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from onrecord.errors import OnrecordError, Stale
from onrecord.record import Entry, spans_in
from onrecord.review.keys import anchor, key_of
from onrecord.review.laying import Reviewed, ReviewedEntry
from onrecord.review.matching import effective
from onrecord.review.portable import MODELS, portable
from onrecord.store import Deciding, Decision
from onrecord.text import Span

# A decision, and the number of the latest one on the entry that its maker saw.
Step = tuple[Deciding, int]
NEW = "h"  # the id of an entry that is being added, until its decision has a number


class BadDecision(OnrecordError):
    """What was decided makes no entry; the message says which field."""


def accept(reviewed: Reviewed, key: str, version: str, by: str, why: str | None = None) -> Step:
    """The entry is right as it is shown."""
    entry, seen = seen_entry(reviewed, key, version)
    return on(reviewed, entry, "accept", by, why, after=dict(entry.fields)), seen


def reject(reviewed: Reviewed, key: str, version: str, by: str, why: str | None = None) -> Step:
    """The entry is wrong, or no entry at all."""
    entry, seen = seen_entry(reviewed, key, version)
    return on(reviewed, entry, "reject", by, why, after=None), seen


def correct(reviewed: Reviewed, key: str, version: str, by: str, changes: Mapping[str, Any], why: str | None = None) -> Step:
    """Some fields of the entry are otherwise; references by the ids of `reviewed.reading`. Raises BadDecision."""
    entry, seen = seen_entry(reviewed, key, version)
    changed = made_entry(entry.layer, {**entry.value.model_dump(mode="json"), **changes})
    _within(reviewed, changed)
    return on(reviewed, entry, "correct", by, why, after=portable(changed, _keys(reviewed))), seen


def add(reviewed: Reviewed, layer: str, fields: Mapping[str, Any], by: str, why: str | None = None) -> Step:
    """An entry that the machine missed. Raises BadDecision, also where there is one on the same words."""
    entry = made_entry(layer, {"id": NEW, **fields} if layer != "points" else dict(fields))
    span = _within(reviewed, entry)
    key = key_of(layer, entry, span)
    if key in reviewed.entries:
        raise BadDecision("there is such an entry on these words already; correct it")
    return adding(reviewed, key, entry, by, why), reviewed.latest


def adding(reviewed: Reviewed, key: str, entry: Entry, by: str, why: str | None) -> Deciding:
    """The row that adds an entry under a key."""
    after = portable(entry, _keys(reviewed))
    return Deciding(document=reviewed.machine.document.id, entry=key, action="add", by=by, why=why, after=after)


def undo(reviewed: Reviewed, key: str, version: str, by: str, why: str | None = None) -> Step:
    """Take back the latest decision on the entry that holds. Raises BadDecision where there is none."""
    entry, seen = seen_entry(reviewed, key, version)
    held = effective(entry.decisions)
    if not held:
        raise BadDecision("there is no decision to undo")
    return undoing(held[-1], by, why), seen


def on_lost(reviewed: Reviewed, number: int | None, by: str, *, keep: bool) -> Step:
    """Keep a decision whose entry is gone, or let it go. Raises BadDecision where none of that number waits."""
    lost = next((decision for decision in reviewed.lost if decision.number == number), None)
    if lost is None:
        raise BadDecision("that decision no longer waits")
    return keep_lost(lost, by) if keep else let_go(lost, by)


def let_go(decision: Decision, by: str, why: str | None = None) -> Step:
    """Take back a decision whose entry is gone."""
    return undoing(decision, by, why), decision.number


def keep_lost(decision: Decision, by: str) -> Step:
    """Keep what was decided although the reader no longer finds the entry: it is a person's entry from now on."""
    adding = Deciding(document=decision.document, entry=decision.entry, action="add", by=by, after=decision.after)
    return adding, decision.number


def undoing(made: Decision, by: str, why: str | None) -> Deciding:
    """The row that takes a decision back."""
    names = {"other_document": made.other_document, "other": made.other}
    return Deciding(document=made.document, entry=made.entry, action="undo", by=by, why=why, undoes=made.number, **names)


def on(reviewed: Reviewed, entry: ReviewedEntry, action: Any, by: str, why: str | None, after: Any) -> Deciding:
    """The row of a decision on an entry."""
    return Deciding(
        document=reviewed.machine.document.id,
        entry=entry.key,
        action=action,
        by=by,
        why=why,
        before=dict(entry.fields),
        after=after,
        machine=entry.read,
    )


def seen_entry(reviewed: Reviewed, key: str, version: str) -> tuple[ReviewedEntry, int]:
    """The entry and the number of the latest decision that the version saw. Raises Stale, BadDecision for no such entry."""
    entry = reviewed.entries.get(key)
    if entry is None:
        raise BadDecision("there is no such entry; the document may have been read anew")
    number, _, _ = version.partition(".")
    if version != entry.version:
        raise Stale(entry.decisions[-1] if entry.decisions and str(entry.decisions[-1].number) != number else None)
    return entry, int(number)


def _keys(reviewed: Reviewed) -> dict[str, str]:
    return {getattr(entry.value, "id", ""): key for key, entry in reviewed.entries.items()}


def made_entry(layer: str, fields: Mapping[str, Any]) -> Entry:
    """The entry of some fields. Raises BadDecision where they are none's."""
    try:
        return MODELS[layer].model_validate(fields)
    except ValidationError as error:
        first = error.errors()[0]
        raise BadDecision(f"{'.'.join(map(str, first['loc']))}: {first['msg'].removeprefix('Value error, ')}") from error


def _within(reviewed: Reviewed, entry: Entry) -> Span:
    """The words that the entry is known by. Raises BadDecision where it has none, or some do not lie in the text."""
    span, length = anchor(entry), len(reviewed.machine.document.text)
    if span is None or any(not 0 <= each.start < each.end <= length for _, each in spans_in(entry)):
        raise BadDecision("an entry needs words of the text to rest on")
    return span
