"""onrecord reads what was published about police use of force and keeps the record of it.

The command line's verbs as functions: `read()` gives readings, `link()` their cases, `Store` keeps both.
What is heavy is imported when it is first used, so that `import onrecord` costs nothing.
"""

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from os import PathLike, fspath
from typing import TYPE_CHECKING

from onrecord.errors import OnrecordError, SourceError, StoreError
from onrecord.text import Span, Text
from onrecord.version import __version__

if TYPE_CHECKING:
    from onrecord.record import (
        Account,
        Case,
        Document,
        Event,
        Evidence,
        Participant,
        Party,
        Place,
        Point,
        Reading,
        Relation,
        Statement,
        TimeExpression,
        Triage,
    )
    from onrecord.store import Store

__all__ = [
    "Account",
    "Case",
    "Document",
    "Event",
    "Evidence",
    "OnrecordError",
    "Participant",
    "Party",
    "Place",
    "Point",
    "Reading",
    "Relation",
    "SourceError",
    "Span",
    "Statement",
    "Store",
    "StoreError",
    "Text",
    "TimeExpression",
    "Triage",
    "__version__",
    "link",
    "read",
    "read_text",
]


def read(
    *locations: str | PathLike[str],
    title: str | None = None,
    publisher: str | None = None,
    published: str | None = None,
    url: str | None = None,
    allow_private: bool = False,
    on_error: Callable[[SourceError], None] | None = None,
) -> Iterator["Reading"]:
    """The readings of files, folders, globs and URLs, in order; a generator that holds one batch in memory.

    `title`, `publisher`, `published` (EDTF) and `url` state what the sources do not say. What cannot be read raises
    SourceError, or is handed to `on_error` and left out.
    """
    from onrecord.reading import read_documents
    from onrecord.sources import Limits, Stated, locate, read_place

    stated, limits = Stated(title=title, publisher=publisher, published=published, url=url), Limits()

    def items() -> Iterator["Document | SourceError"]:
        for place in locate([fspath(location) for location in locations]):
            if isinstance(place, SourceError):
                yield place
            else:
                yield from read_place(place, stated, limits, allow_private=allow_private)

    return read_documents(_without_errors(items(), on_error))


def _without_errors(
    items: Iterable["Document | SourceError"], on_error: Callable[[SourceError], None] | None
) -> Iterator["Document"]:
    for item in items:
        if not isinstance(item, SourceError):
            yield item
        elif on_error is None:
            raise item
        else:
            on_error(item)


def read_text(text: str, *, title: str | None = None, publisher: str | None = None, published: str | None = None) -> "Reading":
    """The reading of a text at hand. `published` is an EDTF date."""
    from onrecord.reading import read_documents
    from onrecord.record import Document
    from onrecord.text import document_id

    basis = "given" if published else None
    document = Document(
        id=document_id(text), title=title, publisher=publisher, published=published, published_basis=basis, text=text
    )
    return next(read_documents([document]))


def link(readings: Iterable["Reading"]) -> dict[str, list[str]]:
    """The cases that readings belong to, a case an incident: the ids of the documents of each. A document may be in several."""
    from onrecord.cases import features
    from onrecord.cases import link as cases_of_documents

    cases: dict[str, list[str]] = {}
    for document, its in cases_of_documents(made for reading in readings for made in features(reading)).items():
        for case in its:
            cases.setdefault(case, []).append(document)
    return cases


if not TYPE_CHECKING:  # for a type checker every name would be there

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module 'onrecord' has no attribute {name!r}")
        return getattr(import_module("onrecord.store" if name == "Store" else "onrecord.record"), name)


def __dir__() -> list[str]:
    return sorted(__all__)
