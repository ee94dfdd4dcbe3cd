"""Versions of a document: texts that were read at one place or under one URL at different times.

Each is a document of its own and stays one. The latest of them is the one that cases and lists use.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import Connection, select

from onrecord.store.links import batched
from onrecord.store.schema import documents, found

# Of each document that has other versions: all of them, itself included, the oldest first.
Chains = Mapping[str, list[str]]

_STDIN = "-"
# Parts of a query that tell from where a reader came, not what is read.
_TRACKING = re.compile(r"(?:utm_\w+|fbclid|gclid|mc_[ce]id)(?:=|$)")


class Seen(NamedTuple):
    """That a document was found at an address. A later sighting has a higher number."""

    document: str
    address: str
    number: int
    modified: str | None


def chains(connection: Connection, among: Iterable[str] | None = None) -> Chains:
    """The versions of all documents, or of those `among` them that are versions of one another."""
    by_address: dict[str, list[Seen]] = {}
    for seen in _sightings(connection, among):
        by_address.setdefault(seen.address, []).append(seen)
    shared = [its for its in by_address.values() if len({seen.document for seen in its}) > 1]
    found_chains: dict[str, list[str]] = {}
    for group in _connected(shared):
        chain = _in_order(group)
        found_chains |= dict.fromkeys(chain, chain)
    return found_chains


def current(members: Iterable[str], versions: Chains) -> list[str]:
    """The documents of which none of the others is a later version."""
    listed = list(members)
    superseded = {old for member in listed for old in _before(member, versions)}
    return [member for member in listed if member not in superseded]


def _before(document: str, versions: Chains) -> list[str]:
    chain = versions.get(document, [document])
    return chain[: chain.index(document)]


def at_the_same_places(connection: Connection, ids: Collection[str]) -> list[str]:
    """Some documents and all others that were found where these were."""
    its = select(found.c.place).join(documents, documents.c.key == found.c.document).where(documents.c.id.in_(ids))
    places = list(dict.fromkeys(connection.scalars(its)))
    shared = select(documents.c.id).join(found, found.c.document == documents.c.key)
    others = [one for some in batched(places) for one in connection.scalars(shared.where(found.c.place.in_(some)))]
    return list(dict.fromkeys([*ids, *others]))


def address(place: str) -> str | None:
    """What is the same for all versions: a path as it is, a URL without what does not tell pages apart.

    None where nothing is told by it: standard input, a site's front page.
    """
    if "://" not in place:
        return None if place == _STDIN or place.startswith(f"{_STDIN}/") else place
    try:
        parts = urlsplit(place)
    except ValueError:
        return place
    path, host = parts.path.rstrip("/"), parts.netloc.lower().removeprefix("www.")
    query = "&".join(part for part in parts.query.split("&") if part and not _TRACKING.match(part))
    if not path and not query:
        return None
    return f"{host}{path}{'?' if query else ''}{query}"


def _sightings(connection: Connection, among: Iterable[str] | None) -> Iterator[Seen]:
    """Where each document was found, and the URL that it gives itself."""
    columns = documents.c.id, documents.c.modified, documents.c.url, found.c.place, found.c.key
    chosen = select(*columns).join(documents, documents.c.key == found.c.document).order_by(found.c.key)
    if among is not None:
        chosen = chosen.where(documents.c.id.in_(list(among)))
    for row in connection.execute(chosen):
        for place in dict.fromkeys((row.place, row.url)):
            where = place and address(place)
            if where:
                yield Seen(row.id, where, row.key, row.modified)


def _connected(groups: list[list[Seen]]) -> Iterator[list[Seen]]:
    """The groups that share a document, as one."""
    joined: dict[str, list[Seen]] = {}
    for group in groups:
        whole = list(group)
        for known in {id(known): known for seen in group if (known := joined.get(seen.document))}.values():
            whole = [*known, *whole]
        joined |= dict.fromkeys((seen.document for seen in whole), whole)
    return iter({id(whole): whole for whole in joined.values()}.values())


def _in_order(group: list[Seen]) -> list[str]:
    """The documents by the day on which they say that they were modified, where all do; then as they were last seen."""
    last: dict[str, int] = {}
    for seen in group:
        last[seen.document] = max(seen.number, last.get(seen.document, 0))
    modified = {seen.document: seen.modified for seen in group}
    stated = all(modified.values())
    return sorted(last, key=lambda document: (modified[document] or "" if stated else "", last[document]))
