"""Accounts of one point against one another: what cannot both hold, and who has changed an account.

Asked of values and of those whose word they are, never of every pair of accounts: of a large case there are too many.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from onrecord.cases.merging.backing import Voice
from onrecord.cases.merging.members import AGE_SLACK
from onrecord.cases.merging.names import one_person
from onrecord.reading.points import sides
from onrecord.record import Account, edtf


class Told(NamedTuple):
    """An account as one document has it. `voice`: whose word it is; `who`: the party, else the text family."""

    document: int
    account: Account
    voice: Voice
    who: str


class Conflicts:
    """The conflicts among the accounts of a point, which come in the order of their documents.

    `may_count`: whether an account may count for or against others.
    """

    def __init__(self, point: str, told: Sequence[Told], may_count: Callable[[Told], bool]) -> None:
        self._point = point
        self._first: dict[str, dict[str, Told]] = {}  # of each source the first account with each value
        self._here: dict[tuple[str, int], dict[str, None]] = {}  # the values of a source in a document
        for one in told:
            self._first.setdefault(one.who, {}).setdefault(one.account.value, one)
            self._here.setdefault((one.who, one.document), {})[one.account.value] = None
        self._counted: dict[str, dict[str, tuple[int, int]]] = {}  # by source and value: the first and the last document
        for one in told:
            if may_count(one) and not self._is_one_of_several(one):
                its = self._counted.setdefault(one.who, {})
                its[one.account.value] = its.get(one.account.value, (one.document, 0))[0], one.document

    def are_disputed(self) -> bool:
        """Whether two sources say what cannot both hold, and neither has taken it back since."""
        whose: dict[str, set[str]] = {}
        for who, values in self._counted.items():
            for value in values:
                if not self._is_taken_back(value, who):
                    whose.setdefault(value, set()).add(who)
        return any(len(whose[a] | whose[b]) > 1 for a, b in self._against(whose))

    def _is_taken_back(self, value: str, who: str) -> bool:
        """Whether a source has come to tell something else, and tells it to the last: "we said three; it was five"."""
        told = self._counted[who]
        first, last = told[value]
        later = (other for other, (begun, ended) in told.items() if begun > first and ended >= last)
        return any(cannot_both_hold(self._point, value, other) for other in later)

    def is_revised(self, value: str, who: str) -> bool:
        """Whether a source has told something else in an earlier document."""
        told = self._counted.get(who, {})
        if value not in told:
            return False
        _, last = told[value]
        return any(first < last and cannot_both_hold(self._point, value, other) for other, (first, _) in told.items())

    def _against(self, values: Iterable[str]) -> Iterator[tuple[str, str]]:
        return ((a, b) for a, b in combinations(values, 2) if cannot_both_hold(self._point, a, b))

    def _is_one_of_several(self, one: Told) -> bool:
        """Whether one voice gives several values in one document: "one shot, then two more" is a sequence.

        What somebody is told to have said before is told again, as it was then; what is new beside that is a change of account.
        """
        value, its = one.account.value, self._first[one.who]
        first = next(other for told, other in its.items() if sides.agree(self._point, value, told))
        if one.voice.quoted and first.document < one.document:
            return self._is_one_of_several(first)
        before = [told for told, other in its.items() if one.voice.quoted and other.document < one.document]
        here = self._here[one.who, one.document]
        new = (told for told in here if not any(sides.agree(self._point, told, earlier) for earlier in before))
        return any(cannot_both_hold(self._point, value, told) for told in new)


@lru_cache(maxsize=65536)
def cannot_both_hold(point: str, a: str, b: str) -> bool:
    """Whether two documents' accounts of a point exclude one another: names and dates may differ in form alone."""
    if point == "date":
        return not edtf.compatible(a, b) or sides.cannot_both_hold(point, a, b)
    if point == "name":
        return not one_person(a, b)
    if point == "age" and a.isdigit() and b.isdigit():
        return abs(int(a) - int(b)) > AGE_SLACK
    return sides.cannot_both_hold(point, a, b)
