"""HTML to a tree, within a limit on its elements."""

import re
from typing import Any

from onrecord.errors import NoText, TooLarge, UnknownFormat
from onrecord.sources.blob import Blob
from onrecord.sources.encoding import decode

_CHARSET = re.compile(rb"<meta[^>]{0,200}charset\s*=\s*[\"']?\s*([\w-]{1,40})", re.IGNORECASE)
_DECLARATION = re.compile(r"\A\s*<\?xml[^>]*\?>")
_TAG = re.compile(r"<[A-Za-z]")


def text_of_bytes(blob: Blob) -> tuple[str, tuple[str, ...]]:
    """The page's source as text: UTF-8 where it is, else the charset that the page names, else the likeliest; and issues."""
    declared = _CHARSET.search(blob.data[:4096])
    if declared:
        for name in ("utf-8-sig", declared[1].decode("ascii").lower().replace("iso-8859-1", "cp1252")):
            try:
                return blob.data.decode(name), ()
            except (UnicodeError, LookupError):
                continue
    decoded = decode(blob.data)
    if decoded is None:
        raise UnknownFormat(blob.name, "is named as a page but is no text")
    return decoded


def parse(source: str, name: str, most_elements: int) -> Any:
    """The root element. Raises TooLarge for a page of more elements than any article has, NoText for none at all."""
    from lxml import html

    if sum(1 for _ in _TAG.finditer(source)) > most_elements:
        raise TooLarge(name, f"has more than {most_elements} elements")
    parser = html.HTMLParser(remove_comments=True, remove_pis=True, encoding="utf-8", collect_ids=False)
    source = _DECLARATION.sub("", source.replace("\0", ""))
    tree = (
        html.document_fromstring(source.encode("utf-8", "replace"), parser=parser, ensure_head_body=True)
        if source.strip()
        else None
    )
    if tree is None:
        raise NoText(name, "there is no text in it")
    return tree
