"""The graph of linked documents in the database: the same that `onrecord.cases.linking.memory` keeps in memory."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from sqlalchemy import BigInteger, ColumnElement, Connection, Select, bindparam, delete, insert, or_, select

from onrecord.cases.linking.graph import REACH, Around, Pair
from onrecord.cases.linking.keys import Keys
from onrecord.cases.linking.linked_by import Features
from onrecord.cases.linking.profile import Profile
from onrecord.store.links import batched, placed_by_people
from onrecord.store.schema import features, link_keys, links, ties


def _neighbours(*, before: bool) -> Select[Any]:
    column, asked = link_keys.c.place, bindparam("place", type_=BigInteger)
    side, order = (column < asked, column.desc()) if before else (column > asked, column.asc())
    return select(column).where(link_keys.c.key == bindparam("key"), side).order_by(order).limit(REACH)


# Built once: of a small query, building it takes longest.
_FEATURES = select(features.c.features).where(features.c.place == bindparam("place"))
_BEFORE, _AFTER = _neighbours(before=True), _neighbours(before=False)


class StoredGraph:
    """The graph within one transaction. Documents once read from the database are at hand until its end."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._profiles: dict[int, Profile] = {}

    def profiles(self, places: Collection[int]) -> Mapping[int, Profile]:
        """The documents at some places."""
        missing = [place for place in places if place not in self._profiles]
        for some in batched(missing):
            rows = select(features.c.place, features.c.features).where(features.c.place.in_(some))
            for place, made in self._connection.execute(rows):
                self._profiles[place] = Profile(Features.model_validate_json(made))
        return {place: self._profiles[place] for place in places}

    def around(self, keys: Iterable[int], place: int) -> Around:
        """For each key the places of documents with it before a place and after it."""
        found = {}
        for key in keys:
            asked = {"key": key, "place": place}
            before, after = (self._connection.scalars(side, asked).all() for side in (_BEFORE, _AFTER))
            if before or after:
                found[key] = ([*reversed(before)], [*after])
        return found

    def add(self, place: int, keys: Keys) -> None:
        """Note a document's keys."""
        self._connection.execute(insert(link_keys), [{"key": key, "place": place} for key in keys])

    def remove(self, place: int, keys: Keys) -> None:
        """Delete a document's keys and its row, its ties with it."""
        for some in batched(keys):
            self._connection.execute(delete(link_keys).where(link_keys.c.key.in_(some), link_keys.c.place == place))
        self._connection.execute(delete(features).where(features.c.place == place))

    def ties(self, places: Collection[int]) -> Mapping[int, Mapping[int, float]]:
        """The ties of some documents."""
        found: dict[int, dict[int, float]] = {place: {} for place in places}
        for some in batched(sorted(places)):
            chosen = select(ties).where(or_(ties.c.first.in_(some), ties.c.second.in_(some)))
            for first, second, agreement in self._connection.execute(chosen).all():
                for one, other in ((first, second), (second, first)):
                    if one in found:
                        found[one][other] = agreement
        return found

    def tied(self, pairs: Collection[Pair]) -> Collection[Pair]:
        """Those pairs among some that are tied."""
        found: set[Pair] = set()
        for some in batched(sorted({first for first, _ in pairs})):
            rows = self._connection.execute(select(ties.c.first, ties.c.second).where(ties.c.first.in_(some))).all()
            found.update((first, second) for first, second in rows)
        return found.intersection(pairs)

    def tie(self, pair: Pair, agreement: float | None) -> None:
        """Note how much a pair agrees, or untie it."""
        first, second = pair
        self._connection.execute(delete(ties).where(ties.c.first == first, ties.c.second == second))
        if agreement is not None:
            self._connection.execute(insert(ties).values(first=first, second=second, agreement=agreement))

    def judged(self, places: Collection[int]) -> Mapping[int, str | None]:
        """The documents among some that people placed."""
        return judged(self._connection, [features.c.place.in_(some) for some in batched(places)])

    def judged_into(self, cases: Collection[str]) -> Collection[int]:
        """All documents that people placed in some cases."""
        named = select(links.c.document).where(links.c.case.in_(cases), links.c.judgement.is_not(None))
        found = judged(self._connection, [features.c.document.in_(named)])
        return [place for place, case in found.items() if case in cases]


def profile(connection: Connection, place: int) -> Profile:
    """The document at a place."""
    return Profile(Features.model_validate_json(connection.execute(_FEATURES, {"place": place}).scalar_one()))


def judged(connection: Connection, which: Iterable[ColumnElement[bool]]) -> dict[int, str | None]:
    """The documents among some that people placed: in which case, None where in none or in several."""
    document_at = {
        place: document
        for condition in which
        for place, document in connection.execute(select(features.c.place, features.c.document).where(condition))
    }
    placed = placed_by_people(connection, set(document_at.values()))
    only = {document: next(iter(named)) if len(named) == 1 else None for document, named in placed.items()}
    return {place: only[document] for place, document in document_at.items() if document in only}
