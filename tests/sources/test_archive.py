import gzip
import io
import zipfile

import pytest

from onrecord.errors import SourceError, TooLarge
from onrecord.record import Document
from onrecord.sources import Limits, Stated
from tests.sources.reading import documents, error, items


def zipped(members: dict[str, bytes]) -> bytes:
    """A ZIP archive."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return buffer.getvalue()


def test_members_are_documents_and_hidden_ones_and_sidecars_are_not() -> None:
    sidecar = b'{"publisher": "Harlow Gazette", "published": "2026-03-20"}'
    data = zipped(
        {"b/one.txt": b"One.", "two.md": b"*Two.*", "__MACOSX/._x": b"x", ".DS_Store": b"x", "b/one.txt.meta.json": sidecar}
    )
    one, two = documents(data, "case.zip", Stated(title="T", publisher="Northfield PD"))
    assert (one.text, one.found, one.publisher, one.published) == (
        "One.",
        ["case.zip/b/one.txt"],
        "Northfield PD",
        "2026-03-20",
    )
    assert (two.text, two.found, two.publisher, two.title) == ("Two.", ["case.zip/two.md"], "Northfield PD", None)


def test_a_member_that_cannot_be_read_does_not_stop_the_others() -> None:
    found = items(zipped({"a.bin": bytes(range(256)), "empty.txt": b"", "b.txt": b"Words."}), "case.zip")
    assert [str(item) if isinstance(item, SourceError) else item.text for item in found] == [
        "case.zip/a.bin: is neither text nor a format that is read (HTML, PDF, DOCX, e-mail, Markdown, ZIP)",
        "case.zip/empty.txt: is empty",
        "Words.",
    ]


def test_a_gzip_file_holds_one_document() -> None:
    (found,) = documents(gzip.compress(b"Words.", mtime=0), "a/b.txt.gz", Stated(title="T"))
    assert (found.text, found.found, found.title) == ("Words.", ["a/b.txt.gz/b.txt"], "T")


def nested(depth: int) -> bytes:
    """A text in so many archives."""
    data = b"Words."
    for _ in range(depth):
        data = zipped({"a.zip" if data.startswith(b"PK") else "a.txt": data})
    return data


@pytest.mark.parametrize(
    ("data", "limits", "why"),
    [
        (zipped({"bomb.txt": b"0" * 5_000_000}), Limits(), "unpacks to"),
        (gzip.compress(b"0" * 5_000_000, mtime=0), Limits(), "unpacks to"),
        (zipped({"a.txt": b"Words. " * 100}), Limits(expanded_bytes=500), "unpacks to more than"),
        (zipped({f"{n}.txt": b"a" for n in range(11)}), Limits(members=10), "holds 11 files, more than 10"),
        (nested(6), Limits(), "lies more than 4 files deep"),
    ],
)
def test_bombs_are_refused(data: bytes, limits: Limits, why: str) -> None:
    found = error(data, "bomb.zip", limits)
    assert isinstance(found, TooLarge)
    assert why in found.why


def test_parts_of_parts_share_one_budget() -> None:
    inner = zipped({f"{n}.txt": b"Words." for n in range(5)})
    found = items(zipped({f"{n}.zip": inner for n in range(5)}), "case.zip", limits=Limits(members=12))
    assert sum(isinstance(item, Document) for item in found) <= 12
    assert any(isinstance(item, TooLarge) for item in found)
    assert len(found) < 25


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (zipped({"a.txt": b"Words."})[:-10], "is a broken ZIP archive"),
        (zipped({"a.txt": b"Words. " * 90}).replace(b"\x00\x00\x00a.txt", b"\x00\x00\x00b.txt", 1), "is broken"),
        (gzip.compress(b"Words. " * 90, mtime=0)[:-12], "breaks off"),
        (b"\x1f\x8b\x08" + b"x" * 50, "is a broken gzip file"),
    ],
)
def test_broken_archives(data: bytes, why: str) -> None:
    assert why in error(data, "case.zip").why


def test_an_encrypted_member() -> None:
    data = bytearray(zipped({"a.txt": b"Words."}))
    data[6] |= 1
    data[data.index(b"PK\x01\x02") + 8] |= 1
    assert "protected by a password" in error(bytes(data), "case.zip").why
