"""The sheet: every field of coding.yml, in its order, empty ones too."""

from collections.abc import Iterator, Mapping
from typing import Any

from onrecord.cases.merging.coding.cells import cell
from onrecord.cases.merging.coding.fillers import FILLERS
from onrecord.cases.merging.coding.record import Record, Value
from onrecord.lexicon import load
from onrecord.record import CodingCell


def coding_sheet(record: Record) -> list[CodingCell]:
    """The cells. What no text can tell (coordinates, districts, census figures) is no field."""
    return [cell(field, list(_values(record, field["from"])), record) for field in load("coding")["fields"]]


def _values(record: Record, wanted: Mapping[str, Any]) -> Iterator[Value]:
    """What fills a field, by each of the ways that it names."""
    for name, argument in wanted.items():
        yield from FILLERS[name](record, argument)
