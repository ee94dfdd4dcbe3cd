"""One party for two, and entries taken out of a reading: what refers to them is put right."""

from collections.abc import Collection
from typing import Any

from onrecord.record import Reading
from onrecord.record.vocabulary import values
from onrecord.review.portable import MODELS, renamed


def join_parties(record: Reading, keeper: str, taken: str) -> Reading:
    """The reading with the party `taken` in `keeper` (ids): its words too, its fields where the keeper has none."""
    parties = {party.id: party for party in record.parties}
    if keeper == taken or keeper not in parties or taken not in parties:
        return record
    dumped = record.model_dump(mode="json")
    own, other = (next(p for p in dumped["parties"] if p["id"] == name) for name in (keeper, taken))
    dumped["parties"] = [_joined(own, other) if p is own else p for p in dumped["parties"] if p is not other]
    return _renamed(dumped, {taken: keeper})


def without(record: Reading, ids: Collection[str]) -> Reading:
    """The reading whose remaining entries no longer refer to the entries of those ids."""
    return _renamed(record.model_dump(mode="json"), dict.fromkeys(ids))


def _renamed(dumped: dict[str, Any], changed: dict[str, Any]) -> Reading:
    """The reading of a dump with some ids changed, to null where the entry is gone."""
    for layer in MODELS:
        dumped[layer] = renamed(dumped[layer], lambda name: changed.get(name, name))
    return Reading.model_validate(dumped)


def _joined(own: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """The dump of a party with that of another taken in."""
    joined = {name: other.get(name) if value is None else value for name, value in own.items()}
    joined["roles"] = [role for role in values("roles") if role in {*own["roles"], *other["roles"]}]
    joined["label"] = own["label"] if joined["name"] is None else None
    joined["relations"] = [r for r in [*own["relations"], *other["relations"]] if r["to"] not in {own["id"], other["id"]}]
    joined["represents"] = list(dict.fromkeys([*own["represents"], *other["represents"]]))
    joined["spans"] = own["spans"] + [span for span in other["spans"] if span not in own["spans"]]
    return joined
