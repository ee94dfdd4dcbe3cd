"""Two records compared: two versions of a document, or a case before and after."""

from collections.abc import Iterable

from onrecord.comparing.changes import Change, changed
from onrecord.comparing.entries import LAYERS, Entries, Record, Said
from onrecord.comparing.matching import compare
from onrecord.record import Document

_METADATA = ("title", "publisher", "published", "modified", "url", "kind")


def differences(old: Record, new: Record, layers: Iterable[str] = LAYERS) -> list[Change]:
    """What appeared, changed and vanished, layer by layer."""
    before, after = Entries(old), Entries(new)
    return [change for layer in layers for change in compare(before.of(layer), after.of(layer))]


def of_documents(old: Document, new: Document) -> list[Change]:
    """What is known otherwise of the document itself, as one change; none where all is the same."""
    before, after = _metadata(old), _metadata(new)
    return [changed(before, after)] if before.says != after.says else []


def _metadata(document: Document) -> Said:
    known = {name: value for name in _METADATA if (value := getattr(document, name))}
    known |= {"authors": ", ".join(document.authors)} if document.authors else {}
    return Said("document", document.id, "document", ("document",), known, "")
