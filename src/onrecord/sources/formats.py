"""Which format is it? By content first, by name second. A new format is its module and one line here."""

import re
from collections.abc import Iterable
from typing import Protocol

from onrecord.errors import SourceError, UnknownFormat
from onrecord.sources import archive, docx, html, mail, markdown, mbox, pdf, plain, saved_page
from onrecord.sources.blob import Blob, Draft


class Format(Protocol):
    """What a format's module offers."""

    LABEL: str

    def looks_like(self, blob: Blob) -> bool:
        """Whether these bytes are of the format."""

    def read(self, blob: Blob) -> Iterable[Draft | Blob | SourceError]:
        """Documents, and files inside this one that are read in turn. Raises SourceError."""


# Asked in this order: a DOCX is a ZIP archive too, and everything that is text would pass as plain.
FORMATS: tuple[Format, ...] = (pdf, docx, archive, saved_page, mbox, mail, html, markdown, plain)

# Kinds of file that people have and that are not read, so that the error can say what to do.
_NOT_READ: tuple[tuple[re.Pattern[bytes], str], ...] = tuple(
    (re.compile(pattern, re.DOTALL), why)
    for pattern, why in (
        (rb"\{\\rtf", "is RTF, which is not read; save it as DOCX or PDF"),
        (rb"\xd0\xcf\x11\xe0", "is an old Office or Outlook file, which is not read; save it as DOCX, PDF or EML"),
        (
            rb"PK\x03\x04.{0,4000}?(?:xl/work|ppt/pres|ppt/slides)",
            "is a spreadsheet or a presentation, which is not read; save it as PDF",
        ),
        (
            rb"PK\x03\x04.{26}mimetypeapplication/(?:vnd\.oasis|epub)",
            "is OpenDocument or EPUB, which is not read; save it as DOCX or PDF",
        ),
        (rb"\x89PNG|\xff\xd8\xff|GIF8|BM.{4}\0\0\0\0|II\*\0|MM\0\*|RIFF.{4}WEBP", "is a picture, which is not read"),
        (rb"ID3|OggS|fLaC|RIFF.{4}(?:WAVE|AVI )|.{4}ftyp|\x1aE\xdf\xa3", "is a recording, which is not read"),
        (rb"7z\xbc\xaf|Rar!|BZh|\xfd7zXZ|.{257}ustar", "is an archive of a kind that is not read; unpack it first"),
        (rb"\x7fELF|MZ", "is a program"),
        (rb"WARC/1\.|PAR1|SQLite format 3", "is a data file of a kind that is not read"),
        (rb"\s*<\?xml(?!.{0,1000}<html)", "is XML of a kind that is not read"),
    )
)


def format_of(blob: Blob) -> Format:
    """The format that reads these bytes. Raises UnknownFormat saying what they are, as far as can be told."""
    for pattern, why in _NOT_READ:
        if pattern.match(blob.data[:4096]):
            raise UnknownFormat(blob.name, why)
    for candidate in FORMATS:
        if candidate.looks_like(blob):
            return candidate
    raise UnknownFormat(blob.name, "is neither text nor a format that is read (HTML, PDF, DOCX, e-mail, Markdown, ZIP)")
