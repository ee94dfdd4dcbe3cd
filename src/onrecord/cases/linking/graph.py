"""The documents that are linked, and their ties: what linking asks of memory or of a database."""

from collections.abc import Collection, Mapping
from typing import Protocol

from onrecord.cases.linking.keys import Keys
from onrecord.cases.linking.profile import Profile

REACH = 30  # documents with a key that are looked at before and after one in the order of publication

Pair = tuple[int, int]  # the one that stands before the other comes first
Asked = tuple[int, int]  # a key and a place
Sides = tuple[list[int], list[int]]  # the places of documents with a key before one and after it, both ascending


class Graph(Protocol):
    """Documents by their places in the order of publication. Where one tells of several incidents, each has a place."""

    def profiles(self, places: Collection[int]) -> Mapping[int, Profile]:
        """The documents at some places."""

    def around(self, asked: Collection[Asked]) -> Mapping[Asked, Sides]:
        """For each key and place at most `REACH` documents with the key before the place, and as many after it."""

    def add(self, place: int, keys: Keys) -> None:
        """Look a document up by its keys from now on."""

    def remove(self, place: int, keys: Keys) -> None:
        """Take a document out, with its ties."""

    def ties(self, places: Collection[int]) -> Mapping[int, Mapping[int, float]]:
        """For each of some documents what it is tied to, and how much the two agree."""

    def tied(self, pairs: Collection[Pair]) -> set[Pair]:
        """Those pairs among some that are tied."""

    def tie(self, agreements: Mapping[Pair, float]) -> None:
        """Note how much some pairs agree that were not tied before."""

    def untie(self, pairs: Collection[Pair]) -> None:
        """Take the ties of some pairs away."""

    def judged(self, places: Collection[int]) -> Mapping[int, str | None]:
        """The documents among some that people placed: in which case, None where in none or in several."""

    def judged_into(self, cases: Collection[str]) -> Collection[int]:
        """All documents that people placed in some cases and in no others."""
