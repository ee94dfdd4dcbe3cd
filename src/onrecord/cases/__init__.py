"""Documents linked into cases, and what a case says. Each name is loaded when it is asked for."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from onrecord.cases.linking.link import link
    from onrecord.cases.linking.linked_by import Features, features
    from onrecord.cases.linking.similarity import Score
    from onrecord.cases.merging.merge import merge

__all__ = ["Features", "Score", "features", "link", "merge"]

_WHERE = {
    "Features": "linking.linked_by",
    "Score": "linking.similarity",
    "features": "linking.linked_by",
    "link": "linking.link",
    "merge": "merging.merge",
}


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)
