"""Making decisions: each names the version of the entry that its maker saw; a stale one is refused."""

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from onrecord.errors import OnrecordError, Stale
from onrecord.record import Entry
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
    entry, seen = _seen(reviewed, key, version)
    return _on(reviewed, entry, "accept", by, why, after=dict(entry.fields)), seen


def reject(reviewed: Reviewed, key: str, version: str, by: str, why: str | None = None) -> Step:
    """The entry is wrong, or no entry at all."""
    entry, seen = _seen(reviewed, key, version)
    return _on(reviewed, entry, "reject", by, why, after=None), seen


def correct(reviewed: Reviewed, key: str, version: str, by: str, changes: Mapping[str, Any], why: str | None = None) -> Step:
    """Some fields of the entry are otherwise; references by the ids of `reviewed.reading`. Raises BadDecision."""
    entry, seen = _seen(reviewed, key, version)
    changed = _entry(entry.layer, {**entry.value.model_dump(mode="json"), **changes})
    _within(reviewed, changed)
    return _on(reviewed, entry, "correct", by, why, after=portable(changed, _keys(reviewed))), seen


def add(reviewed: Reviewed, layer: str, fields: Mapping[str, Any], by: str, why: str | None = None) -> Step:
    """An entry that the machine missed. Raises BadDecision, also where there is one on the same words."""
    entry = _entry(layer, {"id": NEW, **fields} if layer != "points" else dict(fields))
    span = _within(reviewed, entry)
    key = key_of(layer, entry, span)
    if key in reviewed.entries:
        raise BadDecision("there is such an entry on these words already; correct it")
    document = reviewed.machine.document.id
    after = portable(entry, _keys(reviewed))
    return Deciding(document=document, entry=key, action="add", by=by, why=why, after=after), 0


def merge(keeper: tuple[Reviewed, str, str], taken: tuple[Reviewed, str, str], by: str, why: str | None = None) -> Step:
    """Two parties (each its document, key and version) are one; the first stays."""
    (entry, seen), (other, seen_other) = _seen(*keeper), _seen(*taken)
    if entry.layer != "parties" or other.layer != "parties":
        raise BadDecision("only people and agencies are merged")
    if keeper[0].machine.document.id == taken[0].machine.document.id and entry.key == other.key:
        raise BadDecision("an entry cannot be merged into itself")
    deciding = _on(keeper[0], entry, "merge", by, why, after=dict(entry.fields))
    names = {"other_document": taken[0].machine.document.id, "other": other.key}
    return deciding.model_copy(update=names), max(seen, seen_other)


def undo(reviewed: Reviewed, key: str, version: str, by: str, why: str | None = None) -> Step:
    """Take back the latest decision on the entry that holds. Raises BadDecision where there is none."""
    entry, seen = _seen(reviewed, key, version)
    return _undoing(list(entry.decisions), by, why), seen


def let_go(decision: Decision, by: str, why: str | None = None) -> Step:
    """Take back a decision whose entry is gone."""
    return _undoing([decision], by, why), decision.number


def keep_lost(decision: Decision, by: str) -> Step:
    """Keep what was decided although the reader no longer finds the entry: it is a person's entry from now on."""
    adding = Deciding(document=decision.document, entry=decision.entry, action="add", by=by, after=decision.after)
    return adding, decision.number


def _undoing(thread: list[Decision], by: str, why: str | None) -> Deciding:
    held = effective(thread)
    if not held:
        raise BadDecision("there is no decision to undo")
    last = held[-1]
    names = {"other_document": last.other_document, "other": last.other}
    return Deciding(document=last.document, entry=last.entry, action="undo", by=by, why=why, undoes=last.number, **names)


def _on(reviewed: Reviewed, entry: ReviewedEntry, action: Any, by: str, why: str | None, after: Any) -> Deciding:
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


def _seen(reviewed: Reviewed, key: str, version: str) -> tuple[ReviewedEntry, int]:
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


def _entry(layer: str, fields: Mapping[str, Any]) -> Entry:
    try:
        return MODELS[layer].model_validate(fields)
    except ValidationError as error:
        first = error.errors()[0]
        raise BadDecision(f"{'.'.join(map(str, first['loc']))}: {first['msg'].removeprefix('Value error, ')}") from error


def _within(reviewed: Reviewed, entry: Entry) -> Span:
    """The words that the entry is known by. Raises BadDecision where they do not lie in the text."""
    span = anchor(entry)
    if span is None or not 0 <= span.start < span.end <= len(reviewed.machine.document.text):
        raise BadDecision("an entry needs words of the text to rest on")
    return span
