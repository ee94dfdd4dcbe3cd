"""Parties and where they are mentioned: what the later layers ask of this one."""

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from onrecord.record import Party


@dataclass(frozen=True, slots=True)
class Mention:
    """Tokens `start` to `end` (excluded) that stand for a party: by name, by description ("the driver") or by pronoun."""

    start: int
    end: int
    party: str
    form: Literal["name", "description", "pronoun"] = "name"


class Parties:
    """The parties of one document with their mentions. Mentions may nest ("the boy's mother"): the inner one answers."""

    def __init__(self, parties: Iterable[Party] = (), mentions: Iterable[Mention] = ()) -> None:
        self.parties = list(parties)
        self.mentions = sorted(mentions, key=lambda m: (m.start, -m.end))
        self._by_id = {party.id: party for party in self.parties}
        self._at: dict[int, str] = {}
        for mention in sorted(self.mentions, key=lambda m: m.start - m.end):  # the longest first, so that inner ones win
            for token in range(mention.start, mention.end):
                self._at[token] = mention.party
        self._starts = [m.start for m in self.mentions]

    def get(self, party: str) -> Party:
        """The party with an id. Raises KeyError."""
        return self._by_id[party]

    def at(self, token: int) -> str | None:
        """The id of the party that a token belongs to by name, description or resolved pronoun."""
        return self._at.get(token)

    def within(self, start: int, end: int) -> list[Mention]:
        """The mentions that begin among the tokens `start` to `end` (excluded), in order."""
        return self.mentions[bisect_right(self._starts, start - 1) : bisect_right(self._starts, end - 1)]
