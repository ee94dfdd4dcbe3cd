"""The record as the API tells it: what was reviewed, in the API's shapes. What was valid is not validated again."""

from typing import Any

from onrecord.cases.masking import Masking
from onrecord.review import Reviewed, ReviewedCase, ReviewedEntry
from onrecord.review.case import Part as ReviewedPart
from onrecord.store.document_versions import Chains
from onrecord.web import shapes
from onrecord.web.case_entries import Entries
from onrecord.web.document_view import DocumentView, Elsewhere
from onrecord.web.rows import Quote, Row


def entry_state(entry: ReviewedEntry) -> shapes.EntryState:
    """An entry of a document."""
    names = ("key", "layer", "version", "state", "differs", "machine", "value", "merged_into")
    known: dict[str, Any] = {name: getattr(entry, name) for name in names}
    return shapes.EntryState.model_construct(**known, decisions=list(entry.decisions))


def document_state(reviewed: Reviewed) -> shapes.DocumentState:
    """A document."""
    return shapes.DocumentState.model_construct(
        machine=reviewed.machine,
        reading=reviewed.reading,
        entries=[entry_state(entry) for entry in reviewed.entries.values()],
        lost=reviewed.lost,
    )


def part(of_case: ReviewedPart) -> shapes.Part:
    """A document's entry in a case."""
    document, entry = of_case
    return shapes.Part(document=document, key=entry.key, version=entry.version, state=entry.state)


def case_state(reviewed: ReviewedCase, versions: Chains) -> shapes.CaseState:
    """A case."""
    parts = {name: list(map(part, its)) for name, its in reviewed.parts.items()}
    return shapes.CaseState.model_construct(case=reviewed.case, parts=parts, versions=dict(versions))


def of_case(found: Entries, layer: str, row: Row) -> shapes.OfCase:
    """An entry of a case."""
    return shapes.OfCase.model_construct(
        id=row.id,
        layer=layer,
        head=row.words.head,
        details=row.words.details,
        whose=row.words.whose,
        when=row.when,
        state=row.state,
        differs=row.differs,
        quotes=list(map(_quoted, row.quotes)),
        parts=list(map(part, found.view.reviewed.parts[row.id])),
    )


def _quoted(quote: Quote) -> shapes.Quoted:
    words, marks = "", []
    for piece in quote.pieces:
        if piece.marked:
            marks.append((len(words), len(words) + len(piece.words)))
        words += piece.words
    return shapes.Quoted.model_construct(document=quote.document, key=quote.key, words=words, marks=marks)


def around(view: DocumentView, masking: Masking | None = None) -> shapes.Around:
    """An entry with what the case says elsewhere, that with labels in the places of names where these are not shown."""
    assert view.chosen is not None
    correction, offered = view.offered or (None, [])
    return shapes.Around.model_construct(
        entry=entry_state(view.chosen.entry),
        page=shapes.OnPage.model_construct(number=view.paper.number, rectangles=view.paper.rectangles) if view.paper else None,
        same=[_elsewhere(view, each, masking) for each in view.elsewhere],
        correction=correction.number if correction else None,
        offered=[_elsewhere(view, each, masking) for each in offered],
    )


def _elsewhere(view: DocumentView, place: Elsewhere, masking: Masking | None) -> shapes.Place:
    words = "".join(piece.words for piece in view.quote_of(place, masking.hidden(place.document) if masking else ()))
    key, version = place.entry.key, place.entry.version
    return shapes.Place(document=place.document, title=place.title, key=key, version=version, words=words)
