"""E-mail: the newest message's own text; forwarded messages and attachments as documents of their own."""

import re
from collections.abc import Iterator
from email import message_from_bytes
from email.policy import compat32

from onrecord.errors import NoText, SourceError
from onrecord.sources.blob import Blob, Draft
from onrecord.sources.mail.headers import Headers, headers_of
from onrecord.sources.mail.parts import Parts, parts_of
from onrecord.sources.mail.quoted import Forwarded, split_quoted
from onrecord.sources.stated import NOTHING_STATED
from onrecord.sources.tidy import clean, join_paragraphs

LABEL = "e-mail"

_HEADER = re.compile(rb"([A-Za-z][A-Za-z0-9-]{0,60}):(?:[ \t][^\r\n]*)?\r?\n(?:[ \t][^\r\n]*\r?\n)*")
# What only a mail program writes; a release may begin with "From:" and "Date:" too.
_OF_TRANSPORT = {b"message-id", b"mime-version", b"received", b"return-path", b"delivered-to", b"content-type", b"x-mailer"}


def looks_like(blob: Blob) -> bool:
    """Header lines at the very beginning; with the name of a mail file one of the usual headers is enough."""
    names: set[bytes] = set()
    position = 0
    while len(names) < 60 and (header := _HEADER.match(blob.data, position)):
        names.add(header[1].lower())
        position = header.end()
    if blob.suffix == ".eml":
        return bool(names & {b"from", b"subject", b"date", b"received"})
    return {b"from", b"date"} <= names and bool(names & _OF_TRANSPORT)


def read(blob: Blob) -> Iterator[Draft | Blob | SourceError]:
    """The message, what it forwards, what is attached."""
    message = message_from_bytes(blob.data, policy=compat32)
    headers, parts = headers_of(message), parts_of(message)
    own = split_quoted(clean(parts.text), headers.forwards)
    if own.text.strip():
        yield _draft(headers, own.text, (*_issues(parts), *(["Quoted earlier messages were left out."] if own.quoted else [])))
    elif not (own.forwarded or parts.messages or parts.attachments):
        raise NoText(blob.name, "there is no text of its own in this message")
    for number, forwarded in enumerate(_all_forwarded(own.forwarded), 1):
        yield _forwarded(forwarded, blob, f"forwarded message {number}")
    for number, inner in enumerate(parts.messages, 1):
        yield blob.inside(inner, f"forwarded message {number}.eml", NOTHING_STATED)
    for name, data in parts.attachments:
        yield blob.inside(data, name, blob.stated.for_parts())


def _all_forwarded(forwarded: tuple[Forwarded, ...]) -> Iterator[Forwarded]:
    """Forwarded messages and those that they forward in turn, outermost first."""
    for message in forwarded:
        yield message
        yield from _all_forwarded(message.body.forwarded)


def _forwarded(message: Forwarded, blob: Blob, part: str) -> Draft | SourceError:
    """The document of a forwarded message."""
    if not message.body.text.strip():
        return NoText(f"{blob.name}/{part}", "there is no text of its own in this message")
    issues = ("Quoted earlier messages were left out.",) if message.body.quoted else ()
    return _draft(message.headers, message.body.text, issues, part)


def _draft(headers: Headers, text: str, issues: tuple[str, ...], part: str | None = None) -> Draft:
    """A message as a document: the subject is its title and first paragraph."""
    return Draft(
        text=join_paragraphs([headers.subject or "", text]),
        media_type="message/rfc822",
        title=headers.subject,
        publisher=headers.publisher,
        authors=headers.authors,
        published=headers.day,
        issues=issues,
        part=part,
    )


def _issues(parts: Parts) -> Iterator[str]:
    """What of the message was not read."""
    yield from parts.issues
    if parts.pictures:
        yield f"Pictures and recordings attached: {parts.pictures}, not read."
