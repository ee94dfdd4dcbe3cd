"""A place read: a file, a URL or standard input, with what is stated of it."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from onrecord.errors import SourceError, TooLarge
from onrecord.record import Document
from onrecord.sources.blob import Blob
from onrecord.sources.documents import read_blob, read_bytes
from onrecord.sources.limits import DEFAULT_LIMITS, MEGABYTE, Budget, Limits
from onrecord.sources.originals import Originals
from onrecord.sources.places import Place
from onrecord.sources.stated import NOTHING_STATED, Stated, sidecar_of


def read_place(
    place: Place,
    stated: Stated = NOTHING_STATED,
    limits: Limits = DEFAULT_LIMITS,
    *,
    allow_private: bool = False,
    originals: Originals | None = None,
) -> Iterator[Document | SourceError]:
    """The documents at a place; a mailbox or an archive holds several. What cannot be read is an error item. Raises nothing."""
    try:
        if place.kind == "url":
            yield from _read_url(place.name, stated, limits, allow_private, originals)
        elif place.kind == "stdin":
            yield from read_bytes(_at_most(sys.stdin.buffer, place.name, limits), place.name, stated, limits, originals)
        else:
            path = Path(place.name)
            stated = stated.over(sidecar_of(path))
            with path.open("rb") as file:
                data = _at_most(file, place.name, limits)
            yield from read_bytes(data, place.name, stated, limits, originals)
    except SourceError as error:
        yield error
    except (OSError, ValueError) as error:  # a name with a NUL in it is a ValueError
        yield SourceError(place.name, getattr(error, "strerror", None) or "cannot be read")


def _at_most(file: BinaryIO, name: str, limits: Limits) -> bytes:
    """A file's bytes. Raises TooLarge without reading on past the limit."""
    data = file.read(limits.file_bytes + 1)
    if len(data) > limits.file_bytes:
        raise TooLarge(name, f"is over the limit of {limits.file_bytes / MEGABYTE:g} MB a file")
    return data


def _read_url(
    url: str, stated: Stated, limits: Limits, allow_private: bool, originals: Originals | None
) -> Iterator[Document | SourceError]:
    """The documents behind a URL, each with the time of its retrieval and, where the page names none, the URL that gave it."""
    from onrecord.sources.fetch import fetch

    fetched = fetch(url, limits, allow_private=allow_private)
    blob = Blob(fetched.data, url, limits, stated, declared=fetched.media_type, budget=Budget.of(limits), originals=originals)
    for item in read_blob(blob):
        if isinstance(item, Document):
            yield item.model_copy(update={"retrieved": fetched.retrieved, "url": item.url or fetched.url})
        else:
            yield item
