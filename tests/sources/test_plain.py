import codecs
import gzip
import hashlib

import pytest

from onrecord.errors import NoText, UnknownFormat
from onrecord.sources.english import language_of
from tests.sources.reading import document, error

QUOTE = "“He didn’t run,” the officer’s mother said — twice."


@pytest.mark.parametrize(
    ("data", "text", "issue"),
    [
        (b"One line.\r\nTwo.\r\n\r\n", "One line.\r\nTwo.\r\n\r\n", ""),
        (QUOTE.encode(), QUOTE, ""),
        (codecs.BOM_UTF8 + QUOTE.encode(), QUOTE, ""),
        (QUOTE.encode("utf-16"), QUOTE, ""),
        (QUOTE.encode("utf-32"), QUOTE, ""),
        (codecs.BOM_UTF16_BE + QUOTE.encode("utf-16-be"), QUOTE, ""),
        (QUOTE.encode("utf-16-le"), QUOTE, "guessed: utf-16-le"),
        (QUOTE.encode("cp1252"), QUOTE, "guessed: cp1252"),
        (QUOTE.encode("mac-roman"), QUOTE, "guessed: mac-roman"),
        ("José Peña said §2 applies.".encode("latin-1"), "José Peña said §2 applies.", "guessed: cp1252"),
        (QUOTE.encode() + b" \xff", QUOTE + " \ufffd", "1 broken character of the utf-8 text"),
        ("🚔 police 👮\u200d♀️ שלום".encode(), "🚔 police 👮\u200d♀️ שלום", ""),
        (b"  \n Title\n", "  \n Title\n", ""),
        (b"a\x0cb", "a\x0cb", ""),
    ],
)
def test_text_in_any_encoding(data: bytes, text: str, issue: str) -> None:
    found = document(data, "a.txt")
    assert found.text == text
    assert found.media_type == "text/plain"
    assert issue in " ".join(found.issues)
    assert bool(issue) == bool(found.issues)


def test_the_id_of_plain_utf8_is_the_hash_of_its_bytes() -> None:
    data = "A text\r\nwith “marks”.\n".encode()
    assert document(data, "a.txt").id == "sha256:" + hashlib.sha256(data).hexdigest()


def test_russian_is_guessed() -> None:
    text = "Полиция сообщила, что сотрудник применил оружие во вторник вечером. " * 5
    assert document(text.encode("cp1251"), "a.txt").text == text


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"\x89PNG\r\n\x1a\n\0\0", "is a picture, which is not read"),
        (b"{\\rtf1\\ansi Words.}", "is RTF, which is not read; save it as DOCX or PDF"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(100), "is an old Office or Outlook file"),
        (b"\0\0\0\x18ftypmp42", "is a recording"),
        (b"<?xml version='1.0'?><rss><channel/></rss>", "is XML of a kind that is not read"),
        (b"a.txt" + bytes(252) + b"ustar" + bytes(600), "is an archive of a kind that is not read; unpack it first"),
        (bytes(range(256)) * 10, "is neither text nor a format that is read"),
    ],
)
def test_what_is_no_text_is_said_to_be_so(data: bytes, why: str) -> None:
    found = error(data, "a.txt")
    assert isinstance(found, UnknownFormat)
    assert found.where == "a.txt"
    assert why in found.why


@pytest.mark.parametrize("data", [b"", b" \r\n\t", b"\xef\xbb\xbf\n", gzip.compress(b" ", mtime=0)])
def test_empty_files_have_no_text(data: bytes) -> None:
    assert isinstance(error(data, "a.txt"), NoText)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("The officer was placed on leave after the shooting, the chief said.", "en"),
        ("La policía dijo que el oficial fue puesto en licencia tras el tiroteo.", None),
        ("Der Beamte wurde nach dem Schuss in den Urlaub geschickt, sagte der Chef.", None),
        ("2026-03-20 17:00", None),
    ],
)
def test_language(text: str, language: str | None) -> None:
    assert language_of(text) == language
