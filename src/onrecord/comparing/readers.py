"""Readings of the same texts by two versions of the reader: what the newer one gains and loses, document by document."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from pydantic import ValidationError

from onrecord.comparing.changes import Change
from onrecord.comparing.entries import LAYERS, Entries
from onrecord.comparing.matching import compare
from onrecord.comparing.records import of_documents
from onrecord.errors import SourceError
from onrecord.record import Document, Reading

ALL_LAYERS = (*LAYERS, "dates", "triage")


@dataclass
class Totals:
    """How many entries each reader found and how many came, went and changed, a layer; how many documents were compared."""

    layers: dict[str, Counter[str]] = field(default_factory=dict)
    documents: Counter[str] = field(default_factory=lambda: Counter(both=0, changed=0, only_old=0, only_new=0))


class Readings:
    """A JSON Lines file of readings, found by their documents' ids. One reading at a time is held in memory."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._places: dict[str, tuple[int, int]] = {}
        for number, at, reading in self._all():
            self._places.setdefault(reading.document.id, (number, at))

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __contains__(self, document: str) -> bool:
        return document in self._places

    def get(self, document: str) -> Reading:
        """The reading of a document that is here."""
        number, at = self._places[document]
        with self.path.open("rb") as file:
            file.seek(at)
            return self._parsed(number, file.readline())

    def _all(self) -> Iterator[tuple[int, int, Reading]]:
        """Every line's number, place and reading. Raises SourceError where the file cannot be read or holds another thing."""
        try:
            with self.path.open("rb") as file:
                at = 0
                for number, line in enumerate(file, 1):
                    if line.strip():
                        yield number, at, self._parsed(number, line)
                    at += len(line)
        except OSError as error:
            raise SourceError(str(self.path), error.strerror or "cannot be read") from error

    def _parsed(self, number: int, line: bytes) -> Reading:
        try:
            return Reading.model_validate_json(line)
        except ValidationError as error:
            what = error.errors()[0]
            where = ".".join(map(str, what["loc"])) or "the line"
            raise SourceError(f"{self.path}, line {number}", f"no reading ({where}: {what['msg']})") from error


def gains_and_losses(
    old: Readings, new: Readings, totals: Totals, layers: Sequence[str] = ALL_LAYERS
) -> Iterator[tuple[Document, list[Change]]]:
    """The documents that both have and what changed in each, in the order of the new file; `totals` are counted meanwhile."""
    totals.layers |= {layer: Counter(old=0, new=0, appeared=0, changed=0, vanished=0) for layer in ("document", *layers)}
    totals.documents["only_old"] = sum(document not in new for document in old)
    for document in new:
        if document not in old:
            totals.documents["only_new"] += 1
            continue
        before, after = old.get(document), new.get(document)
        changes = [*of_documents(before.document, after.document), *_changes(before, after, layers, totals)]
        for change in changes:
            totals.layers[change.layer][change.change] += 1
        totals.documents.update(both=1, changed=bool(changes))
        yield after.document, changes


def _changes(before: Reading, after: Reading, layers: Sequence[str], totals: Totals) -> Iterator[Change]:
    ours, theirs = Entries(before), Entries(after)
    for layer in layers:
        old, new = ours.of(layer), theirs.of(layer)
        totals.layers[layer].update(old=len(old), new=len(new))
        yield from compare(old, new)
