"""Documents linked into cases, and what a case says. Each name is loaded when it is asked for."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from onrecord.cases.linked_by import Features, features
    from onrecord.cases.linking import explain, link
    from onrecord.cases.merging.merge import merge
    from onrecord.cases.similarity import Score

__all__ = ["Features", "Score", "explain", "features", "link", "merge"]

_WHERE = {
    "Features": "linked_by",
    "Score": "similarity",
    "explain": "linking",
    "features": "linked_by",
    "link": "linking",
    "merge": "merging",
}


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)
