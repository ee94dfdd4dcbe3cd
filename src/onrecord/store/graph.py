"""The graph of linked documents in the database: the same that `onrecord.cases.linking.memory` keeps in memory."""

import json
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, Text, bindparam, cast, delete, func, insert, or_, select, tuple_

from onrecord.cases.linking.graph import REACH, Asked, Pair, Sides
from onrecord.cases.linking.keys import Keys
from onrecord.cases.linking.linked_by import Features
from onrecord.cases.linking.profile import Profile
from onrecord.store import databases
from onrecord.store.links import batched, placed_by_people
from onrecord.store.schema import features, link_keys, links, ties


@cache
def _around(dialect: str) -> Select[Any]:
    """For each key and place of a JSON list the places before and after, as text with blanks between.

    One query for all: a document that joins asks for some 400 keys, and asking takes longer than finding.
    """
    asked = databases.BY_DIALECT[dialect].pairs("asked")
    near = link_keys.c.key == asked.c.first
    sides = (
        select(link_keys.c.place).where(near, link_keys.c.place < asked.c.second).order_by(link_keys.c.place.desc()),
        select(link_keys.c.place).where(near, link_keys.c.place > asked.c.second).order_by(link_keys.c.place),
    )
    within = [side.correlate(asked).limit(REACH).subquery() for side in sides]
    listed = [select(func.aggregate_strings(cast(each.c.place, Text), " ")).scalar_subquery() for each in within]
    return select(asked.c.first, asked.c.second, *listed)


# Built once: of a small query, building it takes longest.
_FEATURES = select(features.c.features).where(features.c.place == bindparam("place"))


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

    def around(self, asked: Collection[Asked]) -> Mapping[Asked, Sides]:
        """For each key and place the documents with the key before the place and after it."""
        rows = self._connection.execute(_around(self._connection.dialect.name), {"asked": json.dumps(sorted(asked))}).all()
        return {(key, place): (_places(before), _places(after)) for key, place, before, after in rows}

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

    def tied(self, pairs: Collection[Pair]) -> set[Pair]:
        """Those pairs among some that are tied."""
        found: set[Pair] = set()
        for some in batched(sorted({first for first, _ in pairs})):
            rows = self._connection.execute(select(ties.c.first, ties.c.second).where(ties.c.first.in_(some))).all()
            found.update((first, second) for first, second in rows)
        return found.intersection(pairs)

    def tie(self, agreements: Mapping[Pair, float]) -> None:
        """Note how much some pairs agree."""
        rows = [{"first": pair[0], "second": pair[1], "agreement": its} for pair, its in sorted(agreements.items())]
        if rows:
            self._connection.execute(insert(ties), rows)

    def untie(self, pairs: Collection[Pair]) -> None:
        """Take the ties of some pairs away."""
        for some in batched(sorted(pairs)):
            self._connection.execute(delete(ties).where(tuple_(ties.c.first, ties.c.second).in_(some)))

    def judged(self, places: Collection[int]) -> Mapping[int, str | None]:
        """The documents among some that people placed."""
        return judged(self._connection, [features.c.place.in_(some) for some in batched(places)])

    def judged_into(self, cases: Collection[str]) -> Collection[int]:
        """All documents that people placed in some cases."""
        named = select(links.c.document).where(links.c.case.in_(cases), links.c.judgement.is_not(None))
        found = judged(self._connection, [features.c.document.in_(named)])
        return [place for place, case in found.items() if case in cases]


def _places(listed: str | None) -> list[int]:
    return sorted(map(int, listed.split())) if listed else []


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
