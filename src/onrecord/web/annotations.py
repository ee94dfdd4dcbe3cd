"""A document's entries as W3C Web Annotations (JSON-LD): each span with both text selectors, by quotation and by position."""

from collections.abc import Iterator
from typing import Any

from onrecord.cases.describing import described
from onrecord.cases.masking import Masking
from onrecord.cases.naming import Names
from onrecord.record import Document, Statement
from onrecord.review import Reviewed, ReviewedEntry
from onrecord.text import Span
from onrecord.web.marks import marked_spans

CONTEXT = "http://www.w3.org/ns/anno.jsonld"
# Of our two fields, of which the entry is JSON and no graph of its own.
_OURS = {"onrecord": "urn:onrecord:", "onrecord:entry": {"@type": "@json"}}
_AROUND = 32  # code points before and after, by which a quotation is told from others like it


def collection(reviewed: Reviewed, address: str, masking: Masking | None = None) -> dict[str, Any]:
    """The annotations of a document whose API address is given, rejected entries left out; names under labels by `masking`."""
    kept = [entry for entry in reviewed.entries.values() if entry.state != "rejected" and marked_spans(entry)]
    return {
        "@context": [CONTEXT, _OURS],
        "id": f"{address}/annotations",
        "type": "AnnotationPage",
        "startIndex": 0,
        "items": [_annotation(reviewed, entry, address, masking) for entry in kept],
    }


def _annotation(reviewed: Reviewed, entry: ReviewedEntry, address: str, masking: Masking | None) -> dict[str, Any]:
    words = described(entry.value, Names(reviewed.reading))
    known = {"value": " · ".join([words.head, *words.details]), "fields": entry.value.model_dump(mode="json")}
    if masking:
        known = masking.masked(known, reviewed.machine.document.id)
    return {
        "@context": [CONTEXT, _OURS],
        "id": f"{address}/annotations#{entry.key}",
        "type": "Annotation",
        "motivation": "classifying",
        "body": [
            {"type": "TextualBody", "purpose": "tagging", "value": entry.layer},
            {"type": "TextualBody", "purpose": "describing", "value": known["value"]},
        ],
        "target": list(_targets(reviewed.machine.document, entry, masking)),
        "onrecord:entry": known["fields"],
        "onrecord:review": entry.state,
    }


def _targets(document: Document, entry: ReviewedEntry, masking: Masking | None) -> Iterator[dict[str, Any]]:
    masked = masking.text(document.id) if masking else None
    url = masking.address(document.url) if masking else document.url
    spans = sorted(marked_spans(entry)) if isinstance(entry.value, Statement) else marked_spans(entry)
    text = masked.text if masked else document.text
    for span in (masked.span(*each) if masked else each for each in spans):
        yield {
            "type": "SpecificResource",
            "source": url or f"urn:{document.id}",
            "state": {"type": "State", "value": document.id},
            "selector": [_by_quotation(text, span), _by_position(span)],
        }


def _by_quotation(text: str, span: Span) -> dict[str, Any]:
    return {
        "type": "TextQuoteSelector",
        "exact": text[span.start : span.end],
        "prefix": text[max(span.start - _AROUND, 0) : span.start],
        "suffix": text[span.end : span.end + _AROUND],
    }


def _by_position(span: Span) -> dict[str, Any]:
    return {"type": "TextPositionSelector", "start": span.start, "end": span.end}
