"""A PDF file opened and its text layer taken out, within the limits on pages and characters."""

from threading import RLock
from typing import Any, NamedTuple

from onrecord.errors import SourceError, TooLarge
from onrecord.sources.blob import Blob
from onrecord.sources.pdf.characters import characters_of_page
from onrecord.sources.pdf.runs import Run, runs_of

# PDFium works for one thread at a time.
PDFIUM = RLock()


class Opened(NamedTuple):
    """The runs of text on each page, slanted texts left out of them (stamps, watermarks), and the file's metadata."""

    pages: list[list[Run]]
    slanted: list[str]
    metadata: dict[str, str]


def opened(blob: Blob) -> Opened:
    """The text layer of a PDF. Raises SourceError: protected by a password, broken, over a limit."""
    with PDFIUM:
        return _opened(blob)


def _opened(blob: Blob) -> Opened:
    import pypdfium2

    try:
        document = pypdfium2.PdfDocument(blob.data)
    except pypdfium2.PdfiumError as error:
        is_protected = error.err_code in {pypdfium2.raw.FPDF_ERR_PASSWORD, pypdfium2.raw.FPDF_ERR_SECURITY}
        raise SourceError(blob.name, "is protected by a password" if is_protected else "is a broken PDF file") from error
    try:
        if document.get_formtype() == pypdfium2.raw.FORMTYPE_ACRO_FORM:
            document.init_forms()
        return _text_layer(document, blob)
    finally:
        document.close()


def _text_layer(document: Any, blob: Blob) -> Opened:
    """The pages of an open document."""
    if len(document) > blob.limits.pages:
        raise TooLarge(blob.name, f"has {len(document)} pages, more than {blob.limits.pages}")
    pages: list[list[Run]] = []
    slanted: dict[str, None] = {}
    left = blob.limits.page_characters
    for number in range(len(document)):
        characters, stamp = characters_of_page(document, number, left)
        left -= len(characters) + len(stamp)
        if left <= 0:
            raise TooLarge(blob.name, f"has more than {blob.limits.page_characters} characters")
        pages.append(runs_of(characters))
        slanted.update({stamp: None} if stamp else {})
    return Opened(pages, list(slanted), document.get_metadata_dict(skip_empty=True))
