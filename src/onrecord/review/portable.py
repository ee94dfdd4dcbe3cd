"""An entry's fields free of ids: references to other entries are their keys, so that they hold in any later reading."""

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any

from pydantic import ValidationError

from onrecord.record import Entry, Event, Evidence, Party, Point, Statement

MODELS: dict[str, type[Entry]] = {
    "parties": Party,
    "events": Event,
    "statements": Statement,
    "evidence": Evidence,
    "points": Point,
}
# The fields that hold the id of another entry, or a list of them.
REFERENCES = frozenset(
    {"affiliation", "to", "represents", "party", "supersedes", "attributed_to", "source", "addressee", "nested_in", "about"}
    | {"held_by", "released_by", "shows", "statement"}
)
# Items of lists that are nothing without the entry to which they refer.
_NEEDED = ("to", "party")


def portable(entry: Entry, keys: Mapping[str, str]) -> dict[str, Any]:
    """The fields of an entry without its id; `keys` are the entries' keys by their ids."""
    fields = entry.model_dump(mode="json", exclude={"id"})
    referred: dict[str, Any] = renamed(fields, keys.get)
    return referred


def localised(layer: str, fields: Mapping[str, Any], ids: Mapping[str, str], entry_id: str) -> Entry | None:
    """The entry of some fields in a reading whose ids by key are given; references that it lacks are left out.

    None where the fields are not an entry's, as those of an older version may not be.
    """
    known = {**renamed(dict(fields), ids.get), **({} if layer == "points" else {"id": entry_id})}
    try:
        return MODELS[layer].model_validate(known)
    except ValidationError:
        return None


def renamed(value: Any, name_of: Callable[[str], str | None], field: str = "") -> Any:
    """A dump with each reference under its other name; those that have none are null, or left out of lists."""
    if isinstance(value, dict):
        return {name: renamed(inner, name_of, name) for name, inner in value.items()}
    if isinstance(value, list):
        items = [renamed(item, name_of, field) for item in value]
        return [item for item in items if not _is_empty(item, field)]
    if field in REFERENCES and isinstance(value, str):
        return name_of(value)
    return value


def _is_empty(item: Any, field: str) -> bool:
    if isinstance(item, dict):
        return any(name in item and item[name] is None for name in _NEEDED)
    return item is None and field in REFERENCES


def digest(entry: Entry, keys: Mapping[str, str]) -> str:
    """A digest of what an entry says, portably; where its words stand is left to its key."""
    fields = without_spans(entry.model_dump(mode="json", exclude={"id"}))
    said = json.dumps(renamed(fields, keys.get), sort_keys=True)
    return hashlib.sha256(said.encode()).hexdigest()[:10]


def without_spans(value: Any) -> Any:
    """A dump without its spans."""
    if isinstance(value, dict):
        return {name: without_spans(inner) for name, inner in value.items() if not name.endswith("spans")}
    if isinstance(value, list):
        return [without_spans(item) for item in value]
    return value


def spans_only(value: Any) -> Any:
    """A dump of which only the spans are left."""
    if isinstance(value, dict):
        kept = {name: inner if name.endswith("spans") else spans_only(inner) for name, inner in value.items()}
        return {name: inner for name, inner in kept.items() if inner}
    return [spans_only(item) for item in value if isinstance(item, dict)] if isinstance(value, list) else None
