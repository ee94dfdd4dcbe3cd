"""Saved web pages: the article's text, with its title first, and what the page says about itself."""

import re
from collections.abc import Iterator

from onrecord.sources.blob import Blob, Draft
from onrecord.sources.html.article import paragraphs_of_article
from onrecord.sources.html.metadata import metadata_of
from onrecord.sources.html.parse import parse, text_of_bytes
from onrecord.sources.tidy import join_paragraphs, with_title

LABEL = "HTML"

_BEGINS = re.compile(
    rb"(?:\s|<\?xml.{0,300}?\?>|<!--.{0,2000}?-->)*<(?:!doctype\s+html|html|head|body)\b", re.IGNORECASE | re.DOTALL
)
_ANY_TAG = re.compile(rb"<(?:p|div|span|h[1-6]|br|a|table|article|section|title|meta)\b[^>]*>", re.IGNORECASE)


def looks_like(blob: Blob) -> bool:
    """It begins as a page does; with the name of a page any common element is enough."""
    head = blob.data[:8192].lstrip(b"\xef\xbb\xbf\xff\xfe").replace(b"\0", b"")
    is_named = blob.suffix in {".html", ".htm", ".xhtml"} or blob.declared in {"text/html", "application/xhtml+xml"}
    return bool(_BEGINS.match(head)) or (is_named and bool(_ANY_TAG.search(head)))


def read(blob: Blob) -> Iterator[Draft]:
    """One document."""
    source, issues = text_of_bytes(blob)
    tree = parse(source, blob.name, blob.limits.html_elements)
    page = metadata_of(tree, source)
    paragraphs, notes = paragraphs_of_article(tree, page)
    text = join_paragraphs(paragraphs)
    yield Draft(
        text=with_title(page.title, text) if text else "",
        media_type="text/html",
        title=page.title,
        publisher=page.publisher,
        authors=page.authors,
        published=page.published,
        modified=page.modified,
        url=page.url,
        kind=page.kind,
        issues=(*issues, *notes),
    )
