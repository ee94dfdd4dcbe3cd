"""The files of paged documents on their way to where they are kept, so that a page can be shown as it was."""

from onrecord.record import Document
from onrecord.sources.limits import MEGABYTE

PAGED = "application/pdf"
LARGEST, MOST = 30 * MEGABYTE, 200 * MEGABYTE  # bytes: of one file, of all that wait


class Originals:
    """Files by the ids of their documents. What is larger than the limits is not held: its pages have no pictures then."""

    def __init__(self) -> None:
        self._held: dict[str, bytes] = {}

    def note(self, document: Document, data: bytes) -> None:
        """Hold the file of a document, if its pages can be shown."""
        waiting = sum(map(len, self._held.values()))
        if document.media_type == PAGED and len(data) <= LARGEST and waiting + len(data) <= MOST:
            self._held[document.id] = data

    def take(self, document_id: str) -> bytes | None:
        """The file of a document, which is held no longer."""
        return self._held.pop(document_id, None)
