"""Entries on their way into a case: plain dictionaries, their ids made unique, their spans naming their document."""

from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import BaseModel

from onrecord.record import Reading
from onrecord.text import Span

Draft = dict[str, Any]
# The fields that hold ids of entries.
_ID_FIELDS = frozenset(
    {
        "id",
        "affiliation",
        "to",
        "represents",
        "supersedes",
        "attributed_to",
        "party",
        "source",
        "addressee",
        "nested_in",
        "about",
        "held_by",
        "released_by",
        "shows",
        "statement",
    }
)
LAYERS = ("parties", "events", "statements", "evidence", "points", "dates")


class Page:
    """One document's entries as drafts. Ids are `NUMBER/ID` until the case's own are given."""

    def __init__(self, number: int, reading: Reading) -> None:
        self.number = number
        self.document = reading.document
        self.layers: dict[str, list[Draft]] = {
            layer: [self._drafted(entry, "") for entry in getattr(reading, layer)] for layer in LAYERS
        }

    def _drafted(self, value: Any, field: str) -> Any:
        if isinstance(value, Span):
            return {"document": self.document.id, "start": value.start, "end": value.end}
        if isinstance(value, BaseModel):
            return {name: self._drafted(inner, name) for name, inner in value}
        if isinstance(value, list):
            return [self._drafted(inner, field) for inner in value]
        if field in _ID_FIELDS and isinstance(value, str):
            return f"{self.number}/{value}"
        return value


def renamed(value: Any, ids: Mapping[str, str], field: str = "") -> Any:
    """A draft with other ids in all the fields that hold ids."""
    if isinstance(value, dict):
        return {name: renamed(inner, ids, name) for name, inner in value.items()}
    if isinstance(value, list):
        return [renamed(inner, ids, field) for inner in value]
    return ids.get(value, value) if field in _ID_FIELDS and isinstance(value, str) else value


def unique(items: Iterable[Any]) -> list[Any]:
    """The items in order, each once."""
    found: list[Any] = []
    for item in items:
        if item not in found:
            found.append(item)
    return found


def first(group: Iterable[Draft], field: str) -> Any:
    """The first value that is known."""
    return next((draft[field] for draft in group if draft[field] is not None), None)


def combined(group: list[Draft]) -> Draft:
    """One entry of several that are the same: lists joined, of other fields the first value that is known."""
    return {
        field: unique(item for draft in group for item in draft[field]) if isinstance(value, list) else first(group, field)
        for field, value in group[0].items()
    }
