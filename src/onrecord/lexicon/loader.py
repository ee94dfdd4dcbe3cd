"""The one loader of the lexicon's YAML files."""

from functools import cache
from importlib.resources import files
from typing import Any

import yaml


@cache
def load(name: str) -> Any:
    """The content of `name`.yml, read once. Treat it as read-only. Raises FileNotFoundError for an unknown name."""
    return yaml.load(files(__package__).joinpath(f"{name}.yml").read_text("utf-8"), Loader=yaml.CSafeLoader)


@cache
def words(name: str, key: str) -> frozenset[str]:
    """A flat list of words under `key` in `name`.yml, as a set."""
    return frozenset(str(word) for word in load(name)[key])


@cache
def alternatives(name: str, key: str) -> str:
    """The patterns of the entries under `key` in `name`.yml as alternatives, to stand in a group."""
    return "|".join(entry["pattern"] for entry in load(name)[key])
