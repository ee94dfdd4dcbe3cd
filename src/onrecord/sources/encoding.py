"""Bytes to text: byte order marks, UTF-8, UTF-16, then the old one-byte encodings. Nothing else of the text is changed."""

import codecs
import re
from typing import NamedTuple

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_BINARY = re.compile(r"[\x00-\x08\x0e-\x1a\x1c-\x1f]")
# What English text holds above ASCII: typographic marks, signs, accented Latin letters between letters.
_USUAL = re.compile(r"[‘’‚“”„–—…•·™®©°§¶¢£€¼½¾¿¡«»†\xa0\xad]|(?<=[A-Za-z])[À-ÖØ-öø-ÿŒœŠšŽžŸ]|[À-ÖØ-öø-ÿŒœŠšŽžŸ](?=[a-z])")
_ONE_BYTE = ("cp1252", "mac-roman")
SAMPLE_BYTES = 200_000
USUAL_SHARE = 0.8


class Decoded(NamedTuple):
    """A text and what must be said about how it was decoded."""

    text: str
    issues: tuple[str, ...] = ()


def decode(data: bytes) -> Decoded | None:
    """The bytes as text without a byte order mark; null where they are no text."""
    decoded = _marked(data) or _unmarked_utf16(data) or _utf8(data) or _damaged_utf8(data) or _old(data)
    return decoded if decoded and not is_binary(decoded.text) else None


def is_binary(text: str) -> bool:
    """Whether a decoded text holds control characters as no text does: a NUL, or more than one in a thousand."""
    sample = text[:SAMPLE_BYTES]
    return "\0" in text or len(_BINARY.findall(sample)) > len(sample) / 1000


def _marked(data: bytes) -> Decoded | None:
    """By the byte order mark; what does not decode is shown as U+FFFD."""
    for mark, name in _MARKS:
        if data.startswith(mark):
            text = data[len(mark) :].decode(name, "replace")
            lost = text.count("\ufffd") - data.count("\ufffd".encode(name))
            return Decoded(text, (_lost(lost, name),) if lost > 0 else ())
    return None


def _utf8(data: bytes) -> Decoded | None:
    try:
        return Decoded(data.decode("utf-8"))
    except UnicodeDecodeError:
        return None


def _unmarked_utf16(data: bytes) -> Decoded | None:
    """UTF-16 without a mark: in English text every other byte is a NUL."""
    sample = data[:SAMPLE_BYTES]
    for name, zeros in (("utf-16-le", sample[1::2]), ("utf-16-be", sample[::2])):
        if len(sample) >= 8 and zeros.count(0) > 0.7 * len(zeros):
            return Decoded(data.decode(name, "replace"), (f"The encoding was guessed: {name}.",))
    return None


def _damaged_utf8(data: bytes) -> Decoded | None:
    """UTF-8 with a few broken bytes: more characters of several bytes are whole than broken."""
    text = data.decode("utf-8", "replace")
    lost = text.count("\ufffd")
    whole = sum(ord(character) > 127 for character in text) - lost
    return Decoded(text, (_lost(lost, "utf-8"),)) if whole > 2 * lost else None


def _old(data: bytes) -> Decoded | None:
    """An encoding of one byte a character: the one in which most is usual for English text, else the best guess."""
    if b"\0" in data:
        return None
    share, name = max((_usual_share(data, name), name == _ONE_BYTE[0], name) for name in _ONE_BYTE)[::2]
    if share < USUAL_SHARE:
        return _guessed(data)
    return Decoded(data.decode(name, "replace"), (f"The encoding was guessed: {name}.",))


def _usual_share(data: bytes, name: str) -> float:
    """Which share of the characters above ASCII is usual for English text in that encoding."""
    text = data[:SAMPLE_BYTES].decode(name, "replace")
    high = sum(ord(character) > 127 for character in text)
    return len(_USUAL.findall(text)) / high if high else 1.0


def _guessed(data: bytes) -> Decoded | None:
    """By charset-normalizer's guess on the beginning."""
    from charset_normalizer import from_bytes

    best = from_bytes(data[:SAMPLE_BYTES]).best()
    if best is None:
        return None
    text = data.decode(best.encoding, "replace")
    return Decoded(text, (f"The encoding was guessed: {best.encoding}.",))


def _lost(count: int, name: str) -> str:
    """The sentence about characters that were lost."""
    return f"{count} broken character{'s' if count > 1 else ''} of the {name} text are shown as \ufffd."
