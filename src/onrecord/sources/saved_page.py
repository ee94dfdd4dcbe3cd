"""Pages that a browser saved as one file: MHTML and Safari's web archives. The page in them is read as HTML."""

import plistlib
import re
from collections.abc import Iterator
from email import message_from_bytes
from email.policy import compat32

from onrecord.errors import NoText, SourceError
from onrecord.sources.blob import Blob
from onrecord.sources.stated import Stated

LABEL = "a saved page"

_PLIST = b"bplist00"
_MHTML = re.compile(rb"^(?:Snapshot-Content-Location:|From: <Saved by )", re.IGNORECASE | re.MULTILINE)


def looks_like(blob: Blob) -> bool:
    """A binary property list, or a mail that a browser wrote."""
    head = blob.data[:4096]
    if head.startswith(_PLIST):
        return b"WebMainResource" in blob.data
    return b"MIME-Version:" in head and (_MHTML.search(head) is not None or blob.suffix in {".mht", ".mhtml"})


def read(blob: Blob) -> Iterator[Blob]:
    """The page, with the URL that the browser noted."""
    page, url = _from_plist(blob) if blob.data.startswith(_PLIST) else _from_mhtml(blob)
    is_web = url.startswith(("http://", "https://"))
    yield blob.inside(page, "page.html", blob.stated.over(Stated(url=url)) if is_web else blob.stated)


def _from_mhtml(blob: Blob) -> tuple[bytes, str]:
    """The first HTML part of a mail, and where it came from."""
    message = message_from_bytes(blob.data, policy=compat32)
    for part in message.walk():
        data = part.get_payload(decode=True)
        if part.get_content_type() == "text/html" and isinstance(data, bytes):
            return data, str(message.get("Snapshot-Content-Location") or part.get("Content-Location") or "")
    raise NoText(blob.name, "there is no page in this file")


def _from_plist(blob: Blob) -> tuple[bytes, str]:
    """The main resource of a web archive. Raises SourceError where it is broken."""
    try:
        main = plistlib.loads(blob.data)["WebMainResource"]
        return bytes(main["WebResourceData"]), str(main.get("WebResourceURL", ""))
    except (plistlib.InvalidFileException, KeyError, TypeError, ValueError, AttributeError) as error:
        raise SourceError(blob.name, "is a broken web archive") from error
