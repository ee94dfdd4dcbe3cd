"""Which of a message's text is its own, which is quoted from an earlier one, and which is a forwarded message."""

import re
from dataclasses import dataclass

from onrecord.sources.mail.headers import Headers, from_written

_FORWARD = re.compile(
    r"^[> \t]*(?:-{2,} ?forwarded (?:message|by)[^\n]{0,80}|begin forwarded message:)[ \t]*$", re.IGNORECASE | re.MULTILINE
)
_ORIGINAL = re.compile(r"^[ \t]*-{2,} ?original message ?-{2,}[ \t]*$", re.IGNORECASE | re.MULTILINE)
# "On Tue, Mar 3, 2026 at 4:15 PM Dana Holt <dholt@example.org> wrote:", often wrapped; a time or an address marks it.
_WROTE = re.compile(
    r"^[ \t]*On (?=[^\n]{0,200}(?:\n[^\n]{0,200})?(?:\d:\d\d|@))[^\n]{1,200}(?:\n[^\n]{0,200})?\bwrote:[ \t]*$", re.MULTILINE
)
_HEADER = re.compile(r"^[> \t]*\*?(From|Date|Sent|To|Cc|Bcc|Subject|Reply-To|Organization):\*?[ \t]*(.*)$", re.IGNORECASE)
# Headers written out in a text. `Sent` is a mail program's word; `Date` is a memo's too, and counts after an address.
_BLOCK = re.compile(
    r"^(?:_{5,}[ \t]*\n+)?[ \t]*\*?From:\*?"
    r"(?:[^\n]+\n(?:[ \t]*\n)?[ \t]*\*?Sent:|[^\n]*@[^\n]*\n(?:[ \t]*\n)?[ \t]*\*?Date:)[^\n]+\n"
    r"(?=(?:[^\n]*\n){0,8}?[ \t]*\*?Subject:)",
    re.MULTILINE,
)
LONGEST_HEADER = 100
_NAMES = {"sent": "Date"}


@dataclass(frozen=True)
class Body:
    """A message's own text, whether quoted text was left out of it, and the messages that it forwards."""

    text: str
    quoted: bool = False
    forwarded: "tuple[Forwarded, ...]" = ()


@dataclass(frozen=True)
class Forwarded:
    """A message forwarded in the text of another."""

    headers: Headers
    body: Body


def split_quoted(text: str, forwards: bool, depth: int = 8) -> Body:
    """Part a text. `forwards`: does the subject call it a forward? Then a header block begins a forwarded message."""
    cuts = [(match.start(), match.end(), True) for match in [_FORWARD.search(text)] if match]
    for pattern in (_ORIGINAL, _BLOCK):
        if match := pattern.search(text):
            cuts.append((match.start(), match.end() if pattern is _ORIGINAL else match.start(), forwards))
    start, end, is_forward = min(cuts, default=(len(text), len(text), False))
    is_forward = is_forward or not text[:start].strip()  # nobody sends only what the other has
    own, quoted = _without_quotes(text[:start])
    if end == len(text) or not depth:
        return Body(own, quoted or bool(cuts))
    if not is_forward:
        return Body(own, True)
    return Body(own, quoted, (_forwarded(text[end:], depth),))


def _forwarded(text: str, depth: int) -> Forwarded:
    """The forwarded message after its marker: header lines, then its text."""
    lines = _unquoted(text).split("\n")
    found, position = _written_headers(lines)
    headers = from_written(found)
    return Forwarded(headers, split_quoted("\n".join(lines[position:]).strip("\n"), headers.forwards, depth - 1))


def _written_headers(lines: list[str]) -> tuple[dict[str, str], int]:
    """Header lines at the beginning by their names, and where the text begins; blank lines may part them."""
    found: dict[str, str] = {}
    last, begin = "", 0
    for position, line in enumerate(lines):
        match = _HEADER.match(line)
        name = _NAMES.get(match[1].lower(), match[1].title()) if match else ""
        if match and name not in found:
            last = name
            found[last] = match[2].strip()
        elif not line.strip():
            last = ""
            continue
        elif last and len(line) < LONGEST_HEADER:  # a header that goes on
            found[last] += " " + line.strip()
        else:
            break
        begin = position + 1
    return found, begin


def _unquoted(text: str) -> str:
    """The text without quotation marks of mail (`> `) where every line has one: some programs quote what they forward."""
    lines = text.split("\n")
    if all(line.startswith(">") for line in lines if line.strip()):
        return "\n".join(re.sub(r"^> ?", "", line) for line in lines)
    return text


def _without_quotes(text: str) -> tuple[str, bool]:
    """The text without lines quoted by `>` and what introduces them; whether there were any."""
    match = _WROTE.search(text)
    quoted = match is not None
    if match:
        rest = text[match.end() :].lstrip("\n")
        text = text[: match.start()] + ("\n" + rest if rest.lstrip().startswith(">") else "")
    kept = [line for line in text.split("\n") if not line.lstrip().startswith(">")]
    quoted = quoted or len(kept) < text.count("\n") + 1
    own = "\n".join(kept).strip("\n")
    return (re.sub(r"\n{3,}", "\n\n", own) if quoted else own), quoted
