"""Ids of a document's entries and of the case's, and spans that carry their document."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeVar

from onrecord.cases.families import families
from onrecord.record import DocumentSpan, Reading
from onrecord.text import Span

Value = TypeVar("Value")


class Ids:
    """Which entry of the case a document's entry became, and of which text family each document is.

    Documents are counted from 0 in the order of publication. `families`: {document id: the first document of its family}.
    """

    def __init__(self, readings: Sequence[Reading]) -> None:
        self._documents = [reading.document.id for reading in readings]
        self._published = [reading.document.published for reading in readings]
        self.families = families({reading.document.id: reading.document.text for reading in readings})
        self._ids: dict[tuple[int, str], str] = {}

    def put(self, document: int, entry: str, case_entry: str) -> None:
        """Note what a document's entry became."""
        self._ids[document, entry] = case_entry

    def get(self, document: int, entry: str | None) -> str | None:
        """The case's id; None for null and for an entry that is not in the case."""
        return None if entry is None else self._ids.get((document, entry))

    def all(self, document: int, entries: Iterable[str]) -> list[str]:
        """The case's ids of several entries, each once."""
        return list(dict.fromkeys(found for entry in entries if (found := self.get(document, entry))))

    def document(self, number: int) -> str:
        """The id of a document."""
        return self._documents[number]

    def published(self, number: int) -> str | None:
        """The day of a document."""
        return self._published[number]

    def family(self, number: int) -> str:
        """The text family that a document belongs to."""
        return self.families[self._documents[number]]

    def spans(self, document: int, spans: Iterable[Span]) -> list[DocumentSpan]:
        """Spans that carry their document."""
        return [DocumentSpan(document=self._documents[document], start=span.start, end=span.end) for span in spans]


def commonest(values: Iterable[Value | None]) -> Value | None:
    """The commonest of some values that are not null, the first of equals."""
    counted = Counter(value for value in values if value is not None)
    return max(counted, key=counted.__getitem__, default=None)
