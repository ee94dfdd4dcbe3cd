"""The day on which a document was published: the document's own, else a dateline's, else inferred from the text, else unknown."""

from onrecord.language import AnnotatedText
from onrecord.record import Document


def find_published(text: AnnotatedText, document: Document) -> tuple[str | None, str | None]:
    """The day of publication (EDTF) and its basis: the document's own, else a dateline's, else inferred, else (None, None)."""
    return document.published, document.published_basis
