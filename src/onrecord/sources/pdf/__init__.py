"""PDF: the text layer in reading order, without running headers and footers, as paragraphs, with each page's place in it."""

import re
from collections.abc import Iterator

from onrecord.errors import NoText
from onrecord.sources.blob import Blob, Draft
from onrecord.sources.pdf.columns import regions_of_page
from onrecord.sources.pdf.furniture import without_furniture
from onrecord.sources.pdf.opening import opened
from onrecord.sources.pdf.paragraphs import paragraphs_of, text_with_pages
from onrecord.sources.tidy import one_line, own_title

LABEL = "PDF"

_UNDECODED = re.compile(r"[\ufffd\ue000-\uf8ff]")


def looks_like(blob: Blob) -> bool:
    """The mark of a PDF, which may come after some other bytes."""
    return b"%PDF-" in blob.data[:1024]


def read(blob: Blob) -> Iterator[Draft]:
    """One document. The dates in a PDF's metadata are those of the file, not of publication, so none is taken over."""
    pages, slanted, metadata = opened(blob)
    scans = [number for number, runs in enumerate(pages, 1) if not runs]
    if len(scans) == len(pages):
        holds = "its page holds a scanned picture" if len(pages) == 1 else f"its {len(pages)} pages hold scanned pictures"
        raise NoText(blob.name, f"has no text layer: {holds}")
    kept, furniture = without_furniture(pages)
    regions = [region for number, runs in enumerate(kept, 1) if runs for region in regions_of_page(runs, number)]
    text, spans = text_with_pages(paragraphs_of(regions))
    yield Draft(
        text=text,
        media_type="application/pdf",
        title=own_title(metadata.get("Title")),
        authors=tuple(filter(None, [one_line(metadata.get("Author"))])),
        pages=tuple(spans),
        issues=tuple(_issues(text, scans, furniture, slanted)),
    )


def _issues(text: str, scans: list[int], furniture: list[str], slanted: list[str]) -> Iterator[str]:
    """What a reader of the text must know."""
    if scans:
        numbers = ", ".join(map(str, scans[:20])) + (" ..." if len(scans) > 20 else "")
        yield f"No text layer on page{'s' if len(scans) > 1 else ''} {numbers}."
    for left_out, why in ((furniture, "running headers and footers"), (slanted, "slanted text (a stamp or a watermark)")):
        if left_out:
            yield f"Left out as {why}: " + "; ".join(f"“{line[:80]}”" for line in left_out[:6]) + "."
    if len(_UNDECODED.findall(text)) > len(text) / 200:
        yield "Some letters of the text layer could not be decoded."
