"""One party for two, and entries taken out, in a reading or a case: what refers to them is put right."""

from collections.abc import Collection
from typing import Any

from onrecord.record import Case, Reading
from onrecord.record.vocabulary import values
from onrecord.review.portable import MODELS, renamed

# What a case has beside the layers of its documents.
_OF_CASES = ("matters", "doubts", "open_threads", "closed_threads", "coding")


def join_parties(record: Reading | Case, keeper: str, taken: str) -> Reading | Case:
    """The record with the party `taken` in `keeper` (ids): its words too, its fields where the keeper has none."""
    parties = {party.id: party for party in record.parties}
    if keeper == taken or keeper not in parties or taken not in parties:
        return record
    dumped = record.model_dump(mode="json")
    own, other = (next(p for p in dumped["parties"] if p["id"] == name) for name in (keeper, taken))
    dumped["parties"] = [joined(own, other) if p is own else p for p in dumped["parties"] if p is not other]
    return _renamed(record, dumped, {taken: keeper})


def without(record: Reading, ids: Collection[str]) -> Reading | Case:
    """The record whose remaining entries no longer refer to the entries of those ids."""
    return _renamed(record, record.model_dump(mode="json"), dict.fromkeys(ids))


def _renamed(record: Reading | Case, dumped: dict[str, Any], changed: dict[str, Any]) -> Reading | Case:
    """The record of a dump with some ids changed, to null where the entry is gone; who was joined is in doubt no more."""
    for layer in (layer for layer in (*MODELS, *_OF_CASES) if layer in dumped):
        dumped[layer] = renamed(dumped[layer], lambda name: changed.get(name, name))
    if "doubts" in dumped:
        dumped["doubts"] = [doubt for doubt in dumped["doubts"] if doubt["entry"] not in doubt["candidates"]]
    return type(record).model_validate(dumped)


def joined(own: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """The dump of a party with that of another taken in."""
    joined = {name: other.get(name) if value is None else value for name, value in own.items()}
    joined["roles"] = [role for role in values("roles") if role in {*own["roles"], *other["roles"]}]
    joined["label"] = own["label"] if joined["name"] is None else None
    joined["relations"] = [r for r in [*own["relations"], *other["relations"]] if r["to"] not in {own["id"], other["id"]}]
    joined["represents"] = list(dict.fromkeys([*own["represents"], *other["represents"]]))
    if "also" in own:
        called = (*own["also"], other["name"] or other["label"], *other.get("also", ()))
        joined["also"] = [name for name in dict.fromkeys(called) if name and name not in {joined["name"], joined["label"]}]
    joined["spans"] = own["spans"] + [span for span in other["spans"] if span not in own["spans"]]
    return joined
