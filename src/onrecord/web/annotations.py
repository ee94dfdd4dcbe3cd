"""Entries as W3C Web Annotations (JSON-LD): each span with both text selectors, by quotation and by position."""

from collections.abc import Iterable, Iterator
from typing import Any

from onrecord.cases.describing import described
from onrecord.cases.masking import Masking
from onrecord.cases.naming import Names
from onrecord.record import Document, Entry, Statement
from onrecord.review import Reviewed, ReviewedCase
from onrecord.text import Span
from onrecord.web.marks import marked_spans, rests_on

CONTEXT = "http://www.w3.org/ns/anno.jsonld"
# Of our two fields, of which the entry is JSON and no graph of its own.
_OURS = {"onrecord": "urn:onrecord:", "onrecord:entry": {"@type": "@json"}}
_AROUND = 32  # code points before and after, by which a quotation is told from others like it


def of_document(reviewed: Reviewed, address: str, masking: Masking | None = None) -> dict[str, Any]:
    """The annotations of a document whose API address is given, rejected entries left out; names under labels by `masking`."""
    document, names = reviewed.machine.document, Names(reviewed.reading)
    kept = [entry for entry in reviewed.entries.values() if entry.state != "rejected" and marked_spans(entry)]
    told = (
        {
            **_annotation(entry.key, entry.layer, entry.value, names, address, masking, document.id),
            "target": list(_targets(document, _in_order(entry.value, marked_spans(entry)), masking)),
            "onrecord:review": entry.state,
        }
        for entry in kept
    )
    return _page(address, told)


def of_case(reviewed: ReviewedCase, address: str, masking: Masking | None = None) -> dict[str, Any]:
    """The annotations of a case: an entry on all words of all documents that tell it."""
    case, names = reviewed.case, Names(reviewed.case)
    documents = {document.id: document for document in case.documents}
    entries: list[tuple[str, str, Entry]] = [("points", f"point{number}", point) for number, point in enumerate(case.points)]
    entries += [
        (layer, entry.id, entry) for layer in ("parties", "events", "statements", "evidence") for entry in getattr(case, layer)
    ]
    told = (
        {
            **_annotation(key, layer, value, names, address, masking),
            "target": [
                target
                for name, spans in _by_document(value)
                for target in _targets(documents[name], _in_order(value, spans), masking)
            ],
            "onrecord:review": reviewed.state(key),
        }
        for layer, key, value in entries
    )
    return _page(address, told)


def _page(address: str, told: Iterable[dict[str, Any]]) -> dict[str, Any]:
    return {
        "@context": [CONTEXT, _OURS],
        "id": f"{address}/annotations",
        "type": "AnnotationPage",
        "startIndex": 0,
        "items": list(told),
    }


def _annotation(
    key: str, layer: str, value: Entry, names: Names, address: str, masking: Masking | None, document: str | None = None
) -> dict[str, Any]:
    """What is said of an entry, without its words; `document` is the one in which spans without a document lie."""
    words = described(value, names)
    known = {"value": " · ".join([words.head, *words.details]), "fields": value.model_dump(mode="json")}
    if masking:
        known = masking.masked(known, document)
    return {
        "@context": [CONTEXT, _OURS],
        "id": f"{address}/annotations#{key}",
        "type": "Annotation",
        "motivation": "classifying",
        "body": [
            {"type": "TextualBody", "purpose": "tagging", "value": layer},
            {"type": "TextualBody", "purpose": "describing", "value": known["value"]},
        ],
        "onrecord:entry": known["fields"],
    }


def _by_document(value: Entry) -> Iterator[tuple[str, list[Span]]]:
    """The words of an entry of a case, by their documents."""
    its: dict[str, list[Span]] = {}
    for span in rests_on(value):
        its.setdefault(span.document, []).append(Span(span.start, span.end))
    yield from its.items()


def _in_order(value: Entry, spans: list[Span]) -> list[Span]:
    """Spans in the order in which they are told; of a statement, in the text's."""
    return sorted(spans) if isinstance(value, Statement) else spans


def _targets(document: Document, spans: Iterable[Span], masking: Masking | None) -> Iterator[dict[str, Any]]:
    masked = masking.text(document.id) if masking else None
    url = masking.address(document.url) if masking else document.url
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
