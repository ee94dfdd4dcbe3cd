"""PDF: the text layer in reading order, without running headers and footers, as paragraphs, with each page's place in it."""

import re
from collections.abc import Iterator

from onrecord.errors import NoText, SourceError, TooLarge
from onrecord.sources.blob import Blob, Draft
from onrecord.sources.pdf.characters import Run, runs_of_page
from onrecord.sources.pdf.columns import regions_of_page
from onrecord.sources.pdf.furniture import without_furniture
from onrecord.sources.pdf.paragraphs import paragraphs_of, text_with_pages
from onrecord.sources.tidy import one_line

LABEL = "PDF"

# Titles that programs write by themselves.
_NO_TITLE = re.compile(
    r"^(?:microsoft (?:word|powerpoint|excel)|untitled|document\d*$|slide 1$)|\.(?:docx?|pdf|pages|indd|wpd|rtf|tmp|pub)$",
    re.IGNORECASE,
)
_UNDECODED = re.compile(r"[\ufffd\ue000-\uf8ff]")


def looks_like(blob: Blob) -> bool:
    """The mark of a PDF, which may come after some other bytes."""
    return b"%PDF-" in blob.data[:1024]


def read(blob: Blob) -> Iterator[Draft]:
    """One document. The dates in a PDF's metadata are those of the file, not of publication, so none is taken over."""
    pages, metadata = _opened(blob)
    scans = [number for number, runs in enumerate(pages, 1) if not runs]
    if len(scans) == len(pages):
        raise NoText(
            blob.name, f"has no text layer: its {len(pages)} page{'s hold' if len(pages) > 1 else ' holds'} scanned pictures"
        )
    kept, furniture = without_furniture(pages)
    regions = [region for number, runs in enumerate(kept, 1) if runs for region in regions_of_page(runs, number)]
    text, spans = text_with_pages(paragraphs_of(regions))
    title = one_line(metadata.get("Title"))
    yield Draft(
        text=text,
        media_type="application/pdf",
        title=title if title and not _NO_TITLE.search(title) else None,
        authors=tuple(filter(None, [one_line(metadata.get("Author"))])),
        pages=tuple(spans),
        issues=tuple(_issues(text, scans, furniture)),
    )


def _opened(blob: Blob) -> tuple[list[list[Run]], dict[str, str]]:
    """The runs of text on each page, and the metadata. Raises SourceError: encrypted, broken, over a limit."""
    import pypdfium2

    try:
        document = pypdfium2.PdfDocument(blob.data)
    except pypdfium2.PdfiumError as error:
        why = "is protected by a password" if "assword" in str(error) or "ecurity" in str(error) else "is a broken PDF file"
        raise SourceError(blob.name, why) from error
    try:
        if len(document) > blob.limits.pages:
            raise TooLarge(blob.name, f"has {len(document)} pages, more than {blob.limits.pages}")
        pages: list[list[Run]] = []
        left = blob.limits.page_characters
        for number in range(len(document)):
            pages.append(runs_of_page(document, number, left))
            left -= sum(len(run.text) for run in pages[-1])
            if left <= 0:
                raise TooLarge(blob.name, f"has more than {blob.limits.page_characters} characters")
        return pages, document.get_metadata_dict(skip_empty=True)
    finally:
        document.close()


def _issues(text: str, scans: list[int], furniture: list[str]) -> Iterator[str]:
    """What a reader of the text must know."""
    if scans:
        numbers = ", ".join(map(str, scans[:20])) + (" ..." if len(scans) > 20 else "")
        yield f"No text layer on page{'s' if len(scans) > 1 else ''} {numbers}."
    if furniture:
        yield "Left out as running headers and footers: " + "; ".join(f"“{line[:80]}”" for line in furniture[:6]) + "."
    if len(_UNDECODED.findall(text)) > len(text) / 200:
        yield "Some letters of the text layer could not be decoded."
