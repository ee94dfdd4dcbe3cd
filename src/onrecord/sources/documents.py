"""From a blob to documents: find the format, read it, read what lies inside, lay over what the user stated."""

from collections.abc import Iterator

from onrecord.errors import NoText, SourceError, TooLarge
from onrecord.record import Document
from onrecord.sources.blob import Blob, Draft
from onrecord.sources.english import language_of
from onrecord.sources.formats import Format, format_of
from onrecord.sources.kind import kind_of
from onrecord.sources.limits import DEFAULT_LIMITS, MEGABYTE, Budget, Limits
from onrecord.sources.originals import Originals
from onrecord.sources.stated import NOTHING_STATED, Stated
from onrecord.sources.tidy import valid
from onrecord.text import document_id


def read_bytes(
    data: bytes,
    name: str,
    stated: Stated = NOTHING_STATED,
    limits: Limits = DEFAULT_LIMITS,
    originals: Originals | None = None,
) -> Iterator[Document | SourceError]:
    """The documents in some bytes; what cannot be read is an error item that names it. Raises nothing."""
    yield from read_blob(Blob(data, name, limits, stated, budget=Budget.of(limits), originals=originals))


def read_blob(blob: Blob) -> Iterator[Document | SourceError]:
    """The documents of a blob and of all that lies inside it."""
    try:
        reader = _format_within_limits(blob)
    except SourceError as error:
        yield error
        return
    yield from _read_as(reader, blob)


def _format_within_limits(blob: Blob) -> Format:
    """The blob's format. Raises SourceError for an empty, an oversized or an unknown file."""
    if len(blob.data) > blob.limits.file_bytes:
        raise TooLarge(blob.name, f"is over the limit of {blob.limits.file_bytes / MEGABYTE:g} MB a file")
    if not blob.data.strip():
        raise NoText(blob.name, "is empty")
    return format_of(blob)


def _read_as(reader: Format, blob: Blob) -> Iterator[Document | SourceError]:
    """What a format's reader finds. Whatever breaks in a library on untrusted bytes becomes this file's error."""
    try:
        for found in reader.read(blob):
            if isinstance(found, Blob):
                yield from read_blob(found)
            elif isinstance(found, SourceError):
                yield found
            else:
                document = as_document(found, blob)
                if blob.originals is not None:
                    blob.originals.note(document, blob.data)
                yield document
    except SourceError as error:
        yield error
    except Exception as error:  # the one place that must hold for any bytes
        yield SourceError(blob.name, f"could not be read as {reader.LABEL} ({type(error).__name__}: {str(error)[:100]})")


def as_document(draft: Draft, blob: Blob) -> Document:
    """The document of a draft. Raises NoText where it has none."""
    if not draft.text.strip():
        raise NoText(blob.name, "there is no text in it")
    stated, text = NOTHING_STATED if draft.part else blob.stated, valid(draft.text)
    published = stated.published or draft.published
    return Document(
        id=document_id(text),
        title=stated.title or draft.title,
        publisher=stated.publisher or draft.publisher,
        authors=list(dict.fromkeys(draft.authors)),
        published=published,
        published_basis=("given" if stated.published else "metadata") if published else None,
        modified=draft.modified,
        url=stated.url or draft.url,
        found=[f"{blob.name}/{draft.part}" if draft.part else blob.name],
        language=language_of(text),
        media_type=draft.media_type,
        kind=kind_of(draft),
        pages=list(draft.pages),
        issues=list(draft.issues),
        text=text,
    )
