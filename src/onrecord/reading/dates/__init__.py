"""Time expressions, and the day on which a document was published."""

from onrecord.language import AnnotatedText
from onrecord.record import Document, TimeExpression

__all__ = ["find_dates", "find_published"]


def find_published(text: AnnotatedText, document: Document) -> tuple[str | None, str | None]:
    """The day of publication (EDTF) and its basis: the document's own, else a dateline's, else inferred, else (None, None)."""
    return document.published, document.published_basis


def find_dates(text: AnnotatedText, published: str | None) -> list[TimeExpression]:
    """Every time expression in the order of the text, its value resolved against the day of publication (EDTF or None)."""
    return []
