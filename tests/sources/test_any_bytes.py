"""Whatever the bytes are, reading them gives documents and SourceErrors, and the same ones each time."""

import gzip
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from onrecord.errors import SourceError
from onrecord.record import Document
from onrecord.sources import Limits, Stated, read_bytes
from onrecord.text import document_id
from tests.sources import test_docx, test_html, test_mail, test_pdf, test_saved_page
from tests.sources.test_archive import zipped

SMALL = Limits(file_bytes=2_000_000, expanded_bytes=4_000_000, html_elements=3_000)
NAMES = ["a", "a.txt", "a.html", "a.pdf", "a.docx", "a.eml", "a.mbox", "a.md", "a.zip", "a.txt.gz"]
MARKS = [
    b"",
    b"%PDF-1.7\n",
    b"PK\x03\x04",
    b"\x1f\x8b\x08",
    b"<html>",
    b"From a Tue Mar  3 23:15:00 2026\nTo: x\n",
    b"From: a\nDate: b\nMIME-Version: 1\n",
]


def check(data: bytes, name: str) -> None:
    """Read twice: only documents and SourceErrors, each true to itself, the same both times."""
    found = list(read_bytes(data, name, Stated(), SMALL))
    for item in found:
        assert isinstance(item, Document | SourceError)
        if isinstance(item, Document):
            assert item.id == document_id(item.text)
            assert Document.model_validate_json(item.model_dump_json()) == item
            assert all(0 <= page.span.start <= page.span.end <= len(item.text) for page in item.pages)
        else:
            assert "\n" not in str(item)
    assert [str(item) for item in read_bytes(data, name, Stated(), SMALL)] == [str(item) for item in found]
    assert found


@settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(MARKS), st.binary(max_size=2_000), st.sampled_from(NAMES))
def test_arbitrary_bytes(mark: bytes, data: bytes, name: str) -> None:
    check(mark + data, name)


@settings(max_examples=80, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(st.text(max_size=500), st.sampled_from(["utf-8", "utf-16", "utf-16-be", "latin-1"]), st.sampled_from(NAMES))
def test_arbitrary_text(text: str, encoding: str, name: str) -> None:
    check(text.encode(encoding, "replace"), name)


SAMPLES: dict[str, Callable[[], bytes]] = {
    "a.pdf": lambda: test_pdf.set_in(test_pdf.in_two(190), test_pdf.PROSE),
    "a.docx": lambda: test_docx.made(test_docx.fill_release),
    "a.html": lambda: test_html.page(head=test_html.ld(test_html.GRAPH)),
    "a.eml": lambda: test_mail.mail(test_mail.GMAIL, subject="Fwd: x").as_bytes(),
    "a.mbox": lambda: 2 * (b"From a Tue Mar  3 23:15:00 2026\n" + test_mail.mail(test_mail.APPLE).as_bytes() + b"\n"),
    "a.zip": lambda: zipped({"a.txt": b"Words.", "b.html": test_html.page(), "c.eml": test_mail.mail().as_bytes()}),
    "a.gz": lambda: gzip.compress(test_html.page()),
    "a.mhtml": lambda: test_saved_page.MHTML.replace(b"PAGE", test_html.page()),
    "a.webarchive": lambda: test_saved_page.archived({"WebResourceData": test_html.page()}),
    "a.md": lambda: b"---\ntitle: T\n---\n# T\n\n*a* [b](c) `d`\n",
}


@pytest.mark.parametrize("name", SAMPLES)
@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_damaged_samples(name: str, data: st.DataObject) -> None:
    sample = bytearray(SAMPLES[name]())
    for _ in range(data.draw(st.integers(1, 8))):
        start = data.draw(st.integers(0, len(sample)))
        kind = data.draw(st.sampled_from(["change", "cut", "repeat", "insert"]))
        length = data.draw(st.integers(1, 40))
        piece = bytes(sample[start : start + length])
        sample[start : start + length] = {
            "change": bytes(byte ^ 0x55 for byte in piece),
            "cut": b"",
            "repeat": piece * 3,
            "insert": data.draw(st.binary(max_size=20)) + piece,
        }[kind]
    check(bytes(sample), name)


@pytest.mark.parametrize(
    "data",
    [
        b'<html><script type="application/ld+json">{"@type":"NewsArticle","headline":"a\\ud800b"}</script><p>Words</p>',
        b"From: a\nDate: b\nMIME-Version: 1.0\nSubject: =?utf-16?b?2AA=?=\n\nWords \xed\xa0\x80",
        b"From: a\nDate: b\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=x\n\n" + b"--x\nContent-Type: multipart/mixed; boundary=x\n\n" * 3_000,
        b"From: a\nDate: b\nMIME-Version: 1.0\nContent-Type: message/rfc822\n\n" * 2_000,
        b"From: a\nDate: b\nMIME-Version: 1.0\nSubject: " + b"x " * 200_000 + b"\n\nWords",
        b"From: a\nDate: b\nMIME-Version: 1.0\n\n" + b">" * 500_000,
        b"From: a\nDate: b\nMIME-Version: 1.0\n\n" + b"On \n" * 100_000,
        b"From: a\nDate: b\nMIME-Version: 1.0\n\n" + b"\n" * 500_000 + b"x",
        b"From: a\nDate: b\nMIME-Version: 1.0\n\n" + b"From: a\nSent: b\n" * 30_000,
        b"From " * 200_000,
        b"\n\nFrom " * 100_000,
    ],
    ids=range(11),
)  # fmt: skip
def test_awkward_bytes(data: bytes) -> None:
    check(data, "a")


@pytest.mark.parametrize("mark", ["*", "_", "[", "`", "<", "\\", "> ", "# ", "![", "***a ", "<!--", "- "])
def test_markup_without_end(mark: str) -> None:
    check((mark * 100_000).encode() + b"Words", "a.md")
