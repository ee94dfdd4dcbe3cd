"""Small repairs of text that comes out of a format: characters that no text may hold, spaces, paragraphs."""

import re
from collections.abc import Iterable

_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff\u00ad\u200b\u2060\ufeff]")
_PROGRAMS_TITLE = re.compile(
    r"^(?:microsoft (?:word|powerpoint|excel)|untitled|(?:word )?document ?\d*$|slide 1$)"
    r"|\.(?:docx?|pdf|pages|indd|wpd|rtf|tmp|pub)$",
    re.IGNORECASE,
)
_SPACES = re.compile(r"[ \t\r\n\x0b\x0c\u2028\u2029]+")


def valid(text: str) -> str:
    """The text without lone surrogates, which neither UTF-8 nor a database holds (U+FFFD stands for each)."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def clean(text: str) -> str:
    """The text without control characters, soft hyphens and zero-width spaces, which part words for no reader."""
    return valid(_CONTROL.sub("", text))


def one_line(text: str | None) -> str | None:
    """The text on one line with single spaces; null if nothing is left of it."""
    return (_SPACES.sub(" ", clean(text)).strip() or None) if text else None


def own_title(title: str | None) -> str | None:
    """The title in a file's metadata, unless a program wrote it by itself."""
    title = one_line(title)
    return title if title and not _PROGRAMS_TITLE.search(title) else None


def join_paragraphs(paragraphs: Iterable[str]) -> str:
    """Paragraphs parted by blank lines, empty ones left out."""
    return "\n\n".join(stripped for paragraph in paragraphs if (stripped := paragraph.strip()))


def with_title(title: str | None, text: str) -> str:
    """The text with its title as the first paragraph, unless it begins with it already."""
    if not title or _same(text.lstrip()[: len(title) + 20].split("\n")[0], title):
        return text
    return join_paragraphs([title, text])


def _same(one: str, other: str) -> bool:
    """Whether two lines have the same letters and digits."""
    return re.sub(r"\W", "", one).casefold() == re.sub(r"\W", "", other).casefold()
