"""Finding the document that a user means: by id, the beginning of an id, the place where it was found, words of its title,
or of its opening line where it has no title.

Of several versions of one document the latest is meant.
"""

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from sqlalchemy import ColumnElement, Connection, and_, func, or_, select

from onrecord.errors import NotFound
from onrecord.store.document_versions import chains, current
from onrecord.store.schema import documents, found

_SHOWN = 5
_SHORTEST_PREFIX = 4
_OPENING = 100  # code points


def resolve(connection: Connection, name: str, without: Collection[str] = ()) -> str:
    """The id of the one document that `name` means, none of those `without` which one looks.

    Raises NotFound where none does, and, listing them, where several do.
    """
    found = meant(connection, name, without)
    if len(found) == 1:
        return found[0]
    if found:
        raise NotFound(_ambiguous(connection, name, found))
    raise NotFound(f"no document goes by {name!r}; `onrecord documents` lists them")


def meant(connection: Connection, name: str, without: Collection[str] = ()) -> list[str]:
    """The ids of all documents that `name` may mean, in the surest way that finds any, in the order in which they came."""
    for condition in _conditions(name):
        chosen = select(documents.c.id).where(condition, documents.c.id.not_in(without)).order_by(documents.c.key)
        ids = list(connection.scalars(chosen))
        if ids:
            return current(ids, chains(connection)) if len(ids) > 1 else ids
    return []


def whole_id(connection: Connection, beginning: str, without: Collection[str] = ()) -> str:
    """The id of the one document whose id begins so, none of those `without` which one looks. Raises NotFound."""
    for condition in _as_id(beginning):
        chosen = select(documents.c.id).where(condition, documents.c.id.not_in(without)).limit(2)
        ids = list(connection.scalars(chosen))
        if len(ids) == 1:
            return str(ids[0])
    raise NotFound(f"no document has an id that begins with {beginning!r}")


def _conditions(name: str) -> Iterator[ColumnElement[bool]]:
    """What `name` may be, the surest first."""
    yield from _as_id(name)
    yield documents.c.key.in_(select(found.c.document).where(_is_place(name)))
    if name.strip():
        yield and_(*(_heading().icontains(word, autoescape=True) for word in name.split()))


def _as_id(name: str) -> Iterator[ColumnElement[bool]]:
    """An id, or the beginning of one: `g` stands behind all digits."""
    yield documents.c.id == name
    digits = name.removeprefix("sha256:").lower()
    if len(digits) >= _SHORTEST_PREFIX and set(digits) <= set("0123456789abcdef"):
        yield documents.c.id.between(f"sha256:{digits}", f"sha256:{digits}g")


def _heading() -> ColumnElement[str]:
    """What lists call a document: its title, else about its first line."""
    return func.coalesce(documents.c.title, func.substr(documents.c.text, 1, _OPENING))


def _is_place(name: str) -> ColumnElement[bool]:
    """The place as noted, or the file's path however it was written."""
    return or_(found.c.place.in_([name, str(Path(name).absolute())]), found.c.place.endswith(f"/{name}", autoescape=True))


def _ambiguous(connection: Connection, name: str, ids: Sequence[str]) -> str:
    rows = connection.execute(
        select(documents.c.id, documents.c.title, documents.c.published).where(documents.c.id.in_(ids[:_SHOWN]))
    )
    listed = "; ".join(f"{key[7:19]} {title or 'untitled'} ({published or 'no date'})" for key, title, published in rows)
    return f"{name!r} means several documents: {listed}{' ...' if len(ids) > _SHOWN else ''}"
