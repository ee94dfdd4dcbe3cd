"""DOCX: paragraphs, lists and tables in order, headers and footers once, tracked insertions in, deletions out, notes last."""

import io
import zipfile
from collections.abc import Iterator
from typing import Any

from onrecord.errors import SourceError
from onrecord.sources.archive import open_zip
from onrecord.sources.blob import Blob, Draft
from onrecord.sources.tidy import clean, join_paragraphs, one_line, own_title

LABEL = "DOCX"
MEDIA_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
W = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"
_SKIPPED = {W + "del", W + "moveFrom", W + "rPr", W + "pPr", W + "instrText", W + "delText"}
_ALTERNATE = "{http://schemas.openxmlformats.org/markup-compatibility/2006}Fallback"  # the same text again for old readers
_MARKS = {W + "tab": "\t", W + "br": "\n", W + "cr": "\n", W + "noBreakHyphen": "-", W + "sym": ""}
_NOTES = (("/footnotes", W + "footnote"), ("/endnotes", W + "endnote"))


def looks_like(blob: Blob) -> bool:
    """A ZIP archive with the main part of a word processor's document."""
    if not blob.data.startswith(b"PK\x03\x04"):
        return False
    try:
        with zipfile.ZipFile(io.BytesIO(blob.data)) as archive:
            return "word/document.xml" in archive.namelist()
    except (zipfile.BadZipFile, ValueError, NotImplementedError, OSError):
        return blob.suffix == ".docx"


def read(blob: Blob) -> Iterator[Draft]:
    """One document."""
    import docx

    with open_zip(blob) as archive:
        if any(b"<!DOCTYPE" in archive.open(name).read(2000) for name in archive.namelist() if name.endswith(".xml")):
            raise SourceError(blob.name, "declares entities, as no word processor does")
    try:
        document = docx.Document(io.BytesIO(blob.data))
    except (KeyError, ValueError) as error:
        raise SourceError(blob.name, f"is a DOCX file that does not open ({str(error)[:80]})") from error
    core = document.core_properties
    body = document.element.body
    parts = [*_running(document, "header"), *_blocks(body), *_running(document, "footer"), *_notes(document)]
    yield Draft(
        text=join_paragraphs(parts),
        media_type=MEDIA_TYPE,
        title=_title(document) or own_title(core.title),
        authors=tuple(filter(None, [one_line(core.author)])) if core.author != "python-docx" else (),
        issues=tuple(_issues(body)),
    )


def _title(document: Any) -> str | None:
    """The first paragraph in the style `Title`, if it stands near the top."""
    return next((one_line(p.text) for p in document.paragraphs[:10] if p.style is not None and p.style.name == "Title"), None)


def _issues(body: Any) -> Iterator[str]:
    """What a reader of the text must know."""
    if next(body.iter(W + "del", W + "moveFrom"), None) is not None:
        yield "Tracked deletions were left out."
    if next(body.iter(W + "ins", W + "moveTo"), None) is not None:
        yield "Tracked insertions were read as accepted."


def _blocks(container: Any) -> Iterator[str]:
    """The paragraphs of a body, a header or a cell; a table's row is a paragraph, its cells joined by ` | `."""
    for child in container.iterchildren():
        if child.tag == W + "p":
            yield _words(child)
        elif child.tag == W + "tbl":
            yield "\n".join(filter(None, map(_row, child.iterchildren(W + "tr"))))
        elif child.tag in {W + "sdt", W + "sdtContent", W + "ins", W + "moveTo", W + "customXml"}:
            yield from _blocks(child)


def _row(row: Any) -> str:
    """A table's row on one line; a cell with several paragraphs joins them by a space."""
    own = [cell for cell in row.iter(W + "tc") if next(cell.iterancestors(W + "tr")) is row]  # not those of a table in a cell
    cells = [" ".join(filter(None, map(one_line, _blocks(cell)))) for cell in own]
    return " | ".join(cells) if any(cells) else ""


def _words(paragraph: Any) -> str:
    """A paragraph's text as it reads with all changes accepted."""
    words: list[str] = []
    stack = [paragraph]
    while stack:
        element = stack.pop()
        if element.tag == W + "t":
            words.append(element.text or "")
        elif element.tag in _MARKS:
            words.append(_MARKS[element.tag])
        elif element.tag not in _SKIPPED and element.tag != _ALTERNATE:
            if element.tag == W + "p" and element is not paragraph:  # in a text box
                words.append("\n")
            stack.extend(reversed(element))
    return clean("".join(words))


def _running(document: Any, which: str) -> list[str]:
    """The headers or footers of all sections, each text once, bare page numbers left out."""
    found: dict[str, None] = {}
    for section in document.sections:
        for kind in ("first_page_", "", "even_page_"):
            part = getattr(section, f"{kind}{which}")
            if not part.is_linked_to_previous:
                found.update(dict.fromkeys(_blocks(part._element)))
    return [text for text in found if any(character.isalpha() for character in text.replace("Page", "").replace("of", ""))]


def _notes(document: Any) -> Iterator[str]:
    """Footnotes and endnotes; the first two of each are the lines that part them from the text."""
    from docx.oxml.parser import parse_xml

    for relation in document.part.rels.values():
        for ending, tag in _NOTES:
            if relation.reltype.endswith(ending) and not relation.is_external:
                for note in parse_xml(relation.target_part.blob).iterchildren(tag):
                    if note.get(W + "type") is None:
                        yield " ".join(_blocks(note))
