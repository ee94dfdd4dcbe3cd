"""ZIP archives and single gzip files: their members as documents, within limits on count, nesting and expansion."""

import io
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import PurePosixPath

from onrecord.errors import SourceError, TooLarge
from onrecord.sources.blob import Blob
from onrecord.sources.limits import MEGABYTE, Limits
from onrecord.sources.stated import Stated, is_sidecar, parse_sidecar

LABEL = "archive"
# A small member may expand more than the ratio allows: a page of blanks is no bomb.
HARMLESS_BYTES = MEGABYTE


def looks_like(blob: Blob) -> bool:
    """By the magic numbers of ZIP and gzip."""
    return blob.data.startswith((b"PK\x03\x04", b"PK\x05\x06", b"\x1f\x8b\x08"))


def read(blob: Blob) -> Iterator[Blob | SourceError]:
    """The members in the archive's order."""
    if blob.data.startswith(b"\x1f\x8b"):
        yield _unpacked_gzip(blob)
        return
    with open_zip(blob) as archive:
        members = [member for member in archive.infolist() if not _is_skipped(member)]
        sidecars = {m.filename: m for m in archive.infolist() if is_sidecar(m.filename)}
        for member in members:
            try:
                stated = _stated(blob, archive, sidecars.get(member.filename + ".meta.json"))
                yield blob.inside(_member_bytes(blob, archive, member), member.filename, stated)
            except SourceError as error:
                yield error
                if blob.budget.spent:
                    return


def open_zip(blob: Blob) -> zipfile.ZipFile:
    """The opened archive, its declared sizes checked first: Python reads no member beyond its declared size.

    Raises SourceError where it is broken, TooLarge where it is a bomb.
    """
    try:
        archive = zipfile.ZipFile(io.BytesIO(blob.data))
    except (zipfile.BadZipFile, ValueError, NotImplementedError, OSError) as error:
        raise SourceError(blob.name, f"is a broken ZIP archive ({error})") from error
    members = archive.infolist()
    if len(members) > blob.limits.members:
        raise TooLarge(blob.name, f"holds {len(members)} files, more than {blob.limits.members}")
    if sum(member.file_size for member in members) > blob.limits.expanded_bytes:
        raise TooLarge(blob.name, f"unpacks to more than {blob.limits.expanded_bytes / MEGABYTE:g} MB")
    for member in members:
        if _is_bomb(member.file_size, member.compress_size, blob.limits):
            raise TooLarge(
                f"{blob.name}/{member.filename}",
                f"unpacks to {member.file_size // max(member.compress_size, 1)} times its size",
            )
    return archive


def _member_bytes(blob: Blob, archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> bytes:
    """A member unpacked. Raises SourceError where it is encrypted or broken."""
    name = f"{blob.name}/{member.filename}"
    if member.flag_bits & 1:
        raise SourceError(name, "is protected by a password")
    try:
        return archive.read(member)
    except (zipfile.BadZipFile, zlib.error, ValueError, NotImplementedError, OSError, EOFError, RuntimeError) as error:
        raise SourceError(name, f"is broken ({error})") from error


def _stated(blob: Blob, archive: zipfile.ZipFile, sidecar: zipfile.ZipInfo | None) -> Stated:
    """What is stated of a member: of the whole archive, and in its own sidecar."""
    if sidecar is None:
        return blob.stated.for_parts()
    return blob.stated.for_parts().over(parse_sidecar(_member_bytes(blob, archive, sidecar), f"{blob.name}/{sidecar.filename}"))


def _is_skipped(member: zipfile.ZipInfo) -> bool:
    """Folders, sidecars, hidden files and the resource forks that one system adds."""
    parts = PurePosixPath(member.filename).parts
    return member.is_dir() or is_sidecar(member.filename) or any(part.startswith(".") or part == "__MACOSX" for part in parts)


def _is_bomb(unpacked: int, packed: int, limits: Limits) -> bool:
    """Whether the expansion is that of no real file."""
    return unpacked > HARMLESS_BYTES and unpacked > limits.expansion_ratio * max(packed, 1)


def _unpacked_gzip(blob: Blob) -> Blob:
    """The one file in a gzip stream, unpacked in steps so that a bomb is noticed early."""
    name = PurePosixPath(blob.name).name.removesuffix(".gz")
    unpacker, unpacked, rest = zlib.decompressobj(wbits=31), bytearray(), blob.data
    try:
        while rest and not unpacker.eof:
            unpacked += unpacker.decompress(rest, MEGABYTE)
            rest = unpacker.unconsumed_tail
            if len(unpacked) > blob.budget.bytes_left or _is_bomb(len(unpacked), len(blob.data), blob.limits):
                raise TooLarge(blob.name, f"unpacks to {len(unpacked) // len(blob.data)} times its size or more")
    except zlib.error as error:
        raise SourceError(blob.name, f"is a broken gzip file ({error})") from error
    if not unpacker.eof:
        raise SourceError(blob.name, "is a gzip file that breaks off")
    return blob.inside(bytes(unpacked), name, blob.stated)
