"""One party for two, and entries taken out, in a reading or a case: what refers to them is put right."""

from collections.abc import Collection
from typing import Any

from onrecord.record import Case, Reading
from onrecord.record.vocabulary import values
from onrecord.review.portable import MODELS, renamed


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
    """The record of a dump with some ids changed, to null where the entry is gone."""
    for layer in MODELS:
        dumped[layer] = renamed(dumped[layer], lambda name: changed.get(name, name))
    return type(record).model_validate(dumped)


def joined(own: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """The dump of a party with that of another taken in."""
    joined = {name: other.get(name) if value is None else value for name, value in own.items()}
    joined["roles"] = [role for role in values("roles") if role in {*own["roles"], *other["roles"]}]
    joined["label"] = own["label"] if joined["name"] is None else None
    joined["relations"] = [r for r in [*own["relations"], *other["relations"]] if r["to"] not in {own["id"], other["id"]}]
    joined["represents"] = list(dict.fromkeys([*own["represents"], *other["represents"]]))
    joined["spans"] = own["spans"] + [span for span in other["spans"] if span not in own["spans"]]
    return joined
