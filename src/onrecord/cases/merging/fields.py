"""What several documents say of one field of a party, without flattening it: the value, and what cannot hold beside it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from onrecord.record import edtf


class Told(NamedTuple):
    """A value, the text family that tells it, and the day of its document (EDTF; null where that is not known)."""

    value: str
    family: str
    day: str | None


def fate(told: Sequence[Told]) -> tuple[str | None, list[str]]:
    """The fate, and what documents say against it. "Injured" and then "killed" is a sequence and no conflict.

    Else the better supported counts, families and not documents, and of equals none.
    """
    if {one.value for one in told} == {"killed", "injured"} and _has_died(told):
        return "killed", []
    chosen = best(told)
    return chosen, sorted({one.value for one in told} - {chosen})


def _has_died(told: Sequence[Told]) -> bool:
    """Whether death comes last: no fewer families tell it than tell of an injury on that day or after.

    Of equals it comes last but where the injury is told on a later day.
    """
    first = edtf.bounds(min((one.day for one in told if one.value == "killed"), key=edtf.order))
    days = {one: edtf.bounds(one.day) for one in told}
    since = [one for one in told if first is None or (day := days[one]) is None or day[1] >= first[0]]
    later = any(one.value == "injured" and first and (day := days[one]) and day[0] > first[1] for one in since)
    return best(since) == "killed" or (best(since) is None and (not later or _newest(since) == "killed"))


def best(told: Iterable[Told]) -> str | None:
    """The value that most families tell; None where several do."""
    counted = Counter(value for value, _ in {(one.value, one.family) for one in told}).most_common(2)
    return counted[0][0] if counted and (len(counted) == 1 or counted[0][1] > counted[1][1]) else None


def _newest(told: Sequence[Told]) -> str | None:
    """The value of the last day, where it has one value alone."""
    last = max((one.day for one in told), key=edtf.order, default=None)
    values = {one.value for one in told if one.day == last}
    return values.pop() if len(values) == 1 else None
