"""Mailboxes in the mbox form: each message is read as an e-mail of its own."""

import re
from collections.abc import Iterator

from onrecord.errors import SourceError
from onrecord.sources.blob import Blob

LABEL = "a mailbox"

# "From pio@h.example Tue Mar  3 23:15:00 2026", after a blank line, and a header follows
_DAYS = rb"(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)"
_PARTING = re.compile(
    rb"(?:\A|(?<=\n\n)|(?<=\r\n\r\n))From [^\r\n]{0,200}?"
    + _DAYS
    + rb"[^\r\n]{0,20}\d\d:\d\d[^\r\n]{0,60}\r?\n(?=[A-Za-z][A-Za-z-]*:)"
)
_ESCAPED = re.compile(rb"^>(>*From )", re.MULTILINE)


def looks_like(blob: Blob) -> bool:
    """The first line parts messages, and a header follows."""
    return _PARTING.match(blob.data[:4096]) is not None


def read(blob: Blob) -> Iterator[Blob | SourceError]:
    """The messages in order, named by their number."""
    starts = list(_PARTING.finditer(blob.data))
    for number, parting in enumerate(starts, 1):
        end = starts[number].start() if number < len(starts) else len(blob.data)
        message = _ESCAPED.sub(rb"\1", blob.data[parting.end() : end])
        yield blob.inside(message, f"{number}.eml", blob.stated.for_parts())
