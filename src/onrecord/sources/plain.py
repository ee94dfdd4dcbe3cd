"""Plain text: kept exactly as it is but for a byte order mark, so that offsets and the document's id are those of the file."""

from collections.abc import Iterator

from onrecord.errors import UnknownFormat
from onrecord.sources.blob import Blob, Draft
from onrecord.sources.encoding import decode

LABEL = "plain text"


def looks_like(blob: Blob) -> bool:
    """Whether the bytes are text at all."""
    return decode(blob.data) is not None


def read(blob: Blob) -> Iterator[Draft]:
    """One document with the whole text."""
    decoded = decode(blob.data)
    if decoded is None:
        raise UnknownFormat(blob.name, "is no text")
    yield Draft(text=decoded.text, media_type="text/plain", issues=decoded.issues)
