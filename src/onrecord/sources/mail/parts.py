"""The parts of a message: its text, the messages and files attached to it."""

from dataclasses import dataclass, field
from email.message import Message

from onrecord.errors import SourceError
from onrecord.sources.encoding import decode
from onrecord.sources.html.blocks import text_of_html

# Text parts that are no document: a calendar entry, a visiting card.
_NO_DOCUMENTS = {
    "text/calendar",
    "text/vcard",
    "text/x-vcard",
    "application/pkcs7-signature",
    "application/pgp-signature",
    "application/ics",
}
_STUB_CHARACTERS = 300


@dataclass
class Parts:
    """What a message holds. `attachments` are (name, bytes); `messages` are attached messages."""

    text: str = ""
    attachments: list[tuple[str, bytes]] = field(default_factory=list)
    messages: list[bytes] = field(default_factory=list)
    pictures: int = 0
    issues: list[str] = field(default_factory=list)


def parts_of(message: "Message[str, str]") -> Parts:
    """The parts of a message, the text of its body parts joined."""
    parts = Parts()
    _collect(message, parts)
    return parts


def _collect(part: "Message[str, str]", parts: Parts) -> None:
    """Add a part, or the parts that it holds."""
    kind = part.get_content_type()
    children = part.get_payload()
    if kind == "message/rfc822" and isinstance(children, list):
        parts.messages += [child.as_bytes() for child in children if isinstance(child, Message)]
    elif kind == "multipart/alternative" and isinstance(children, list):
        _collect_best([child for child in children if isinstance(child, Message)], parts)
    elif part.is_multipart() and isinstance(children, list):
        for child in children:
            if isinstance(child, Message):
                _collect(child, parts)
    else:
        _collect_leaf(part, kind, parts)


def _collect_best(choices: "list[Message[str, str]]", parts: Parts) -> None:
    """Of several forms of one text the plain one, unless it only points to the other; files among them are kept."""
    found = []
    for choice in choices:
        form = Parts()
        _collect(choice, form)
        parts.attachments += form.attachments
        parts.messages += form.messages
        parts.pictures += form.pictures
        if form.text.strip():
            found.append(form)
    if found:
        richest = found[-1]
        stub = len(found[0].text) < _STUB_CHARACTERS and len(richest.text) > 3 * len(found[0].text)
        best = richest if stub else found[0]
        parts.text += best.text
        parts.issues += best.issues


def _collect_leaf(part: "Message[str, str]", kind: str, parts: Parts) -> None:
    """Add a part that holds no others."""
    name, data = part.get_filename(), part.get_payload(decode=True)
    if not isinstance(data, bytes) or not data.strip() or kind in _NO_DOCUMENTS:
        return
    if part.get_content_maintype() in {"image", "audio", "video"}:
        parts.pictures += 1
    elif kind in {"text/plain", "text/html"} and not name and part.get_content_disposition() != "attachment":
        parts.text += ("\n\n" if parts.text else "") + _text(part, kind, data, parts)
    else:
        parts.attachments.append((name or f"attachment {len(parts.attachments) + 1}", data))


def _text(part: "Message[str, str]", kind: str, data: bytes, parts: Parts) -> str:
    """A body part's text in its declared encoding, else in the one it looks like."""
    try:
        text = data.decode(part.get_content_charset() or "utf-8")
    except (LookupError, UnicodeError):
        decoded = decode(data)
        text = decoded.text if decoded else data.decode("utf-8", "replace")
        parts.issues += decoded.issues if decoded else ("Some characters could not be decoded.",)
    text = text.replace("\r\n", "\n")
    if kind == "text/html":
        return _text_of_page(text, parts)
    return _unflowed(text) if part.get_param("format") == "flowed" else text


def _text_of_page(page: str, parts: Parts) -> str:
    """The text of an HTML part without what a mailing service adds; nothing where the part is too large or broken."""
    try:
        return text_of_html(page)
    except SourceError as error:
        parts.issues.append(f"The HTML of this message was not read: it {error.why}.")
        return ""


def _unflowed(text: str) -> str:
    """Lines of `format=flowed` (RFC 3676) joined where a space at their end says that the paragraph goes on."""
    joined: list[str] = []
    for line in text.split("\n"):
        if joined and joined[-1].endswith(" ") and joined[-1] != "-- " and line.strip() and not line.startswith(">"):
            joined[-1] += line
        else:
            joined.append(line)
    return "\n".join(joined)
