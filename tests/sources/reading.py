"""Short ways to read bytes in tests."""

from onrecord.errors import SourceError
from onrecord.record import Document
from onrecord.sources import Limits, Stated, read_bytes


def items(data: bytes, name: str, stated: Stated | None = None, limits: Limits | None = None) -> list[Document | SourceError]:
    """All that is read in some bytes."""
    return list(read_bytes(data, name, stated or Stated(), limits or Limits()))


def documents(data: bytes, name: str, stated: Stated | None = None) -> list[Document]:
    """The documents in some bytes; an error among them fails the test."""
    found = items(data, name, stated)
    for item in found:
        assert isinstance(item, Document), item
    return [item for item in found if isinstance(item, Document)]


def document(data: bytes, name: str, stated: Stated | None = None) -> Document:
    """The only document in some bytes."""
    (found,) = documents(data, name, stated)
    return found


def error(data: bytes, name: str, limits: Limits | None = None) -> SourceError:
    """The only thing in some bytes, an error."""
    (found,) = items(data, name, limits=limits)
    assert isinstance(found, SourceError), found
    return found
