"""The closed lists of the record format, read from vocabulary.yml, and a field type that admits only their values."""

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

import yaml
from pydantic import AfterValidator


@cache
def vocabulary() -> dict[str, Any]:
    """The whole file as it stands."""
    loaded: dict[str, Any] = yaml.load(
        files(__package__).joinpath("vocabulary.yml").read_text("utf-8"), Loader=yaml.CSafeLoader
    )
    return loaded


@cache
def values(name: str) -> tuple[str, ...]:
    """The admitted values of one list, in the order in which pages and exports show them."""
    listed = vocabulary()[name]
    if isinstance(listed, dict):  # grouped by phase or by type
        return tuple(dict.fromkeys(value for group in listed.values() for value in group))
    return tuple(listed)


@cache
def phase_of(event_type: str) -> str:
    """The phase that an event type belongs to. Raises KeyError for an unknown type."""
    for phase, types in vocabulary()["event_types"].items():
        if event_type in types:
            return str(phase)
    raise KeyError(event_type)


def one_of(name: str) -> AfterValidator:
    """A pydantic validator: the value must stand in the list `name`."""

    def check(value: str) -> str:
        if value not in values(name):
            raise ValueError(f"{value!r} is not among the {name}")
        return value

    validator: Callable[[str], str] = check
    return AfterValidator(validator)
