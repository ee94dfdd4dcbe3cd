"""The headers of a message, as its own or as written out in a forwarded one."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from email.errors import HeaderParseError
from email.header import decode_header, make_header
from email.message import Message
from email.utils import getaddresses

from onrecord.lexicon import words
from onrecord.sources.days import written_day
from onrecord.sources.tidy import one_line

_REPLY_MARK = re.compile(r"^(?:\s*(?:re|fwd?|aw|wg)\s*(?:\[\d+\])?:|\s*\[(?:external|ext)\]:?)+\s*", re.IGNORECASE)
_FORWARD_MARK = re.compile(r"^\s*(?:\[[^\]]{1,20}\]\s*)?(?:fwd?|wg)\s*:", re.IGNORECASE)


@dataclass(frozen=True)
class Headers:
    """What the headers tell: the subject without `Re:` and `Fwd:`, the sender, the day as written (EDTF)."""

    subject: str | None
    publisher: str | None
    authors: tuple[str, ...]
    day: str | None
    forwards: bool


def headers_of(message: "Message[str, str]") -> Headers:
    """The headers of a parsed message, encoded words decoded."""
    return from_written({name: _decoded(message, name) for name in ("From", "Date", "Subject")})


def from_written(lines: Mapping[str, str]) -> Headers:
    """Headers from their lines under the names `From`, `Date` and `Subject`; each may be missing."""
    subject = lines.get("Subject", "")
    sender = _sender(lines.get("From", ""))
    of_body = sender is not None and is_organization(sender)
    return Headers(
        subject=one_line(_REPLY_MARK.sub("", subject)),
        publisher=sender if of_body else None,
        authors=() if of_body or sender is None else (sender,),
        day=written_day(lines.get("Date", "")),
        forwards=_FORWARD_MARK.match(subject) is not None,
    )


def is_organization(name: str) -> bool:
    """Whether a sender's name is that of an office or a company rather than a person's."""
    return not words("sources", "organization_words").isdisjoint(re.findall(r"[^\W\d_]+", name.lower()))


def _sender(written: str) -> str | None:
    """The name of the first sender, else the address."""
    for name, address in getaddresses([written.replace("[mailto:", "<").replace("]", ">")]):
        if name or "@" in address:
            return one_line(name.strip("'\" ")) or one_line(address)
    return one_line(written)


def _decoded(message: "Message[str, str]", name: str) -> str:
    """A header's text. Broken encodings are common: what cannot be decoded stays as written."""
    value = message.get(name, "")
    try:
        return str(make_header(decode_header(value)))
    except (HeaderParseError, LookupError, UnicodeError, ValueError):
        return str(value)
