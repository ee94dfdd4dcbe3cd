"""Which values of a point cannot both hold, and what that makes of its accounts. Used for one document and for a case."""

from collections.abc import Callable, Sequence
from itertools import combinations

from onrecord.lexicon import load
from onrecord.reading.points.hours import are_apart

# Points whose values are compared as they are: two different ones cannot both hold.
_EXACT = frozenset({"age", "name"})
# A value and whose word it is.
Told = tuple[str, str | None]


def cannot_both_hold(point: str, one: str, other: str) -> bool:
    """Whether two values of a point exclude one another; values that the lexicon does not group never do.

    Of dates the hours alone: whether two days can be one depends on all documents of a case.
    """
    if point in _EXACT:
        return one != other
    if point == "date":
        return are_apart(one, other)
    mine, theirs = _side(point, one), _side(point, other)
    return mine is not None and theirs is not None and mine != theirs


def agree(point: str, one: str, other: str) -> bool:
    """Whether two values say the same: "a gun", "a handgun"."""
    return one == other or (_side(point, one) is not None and _side(point, one) == _side(point, other))


def disputed_and_revised(
    point: str, told: Sequence[Told], exclude: Callable[[str, str, str], bool] = cannot_both_hold
) -> tuple[bool, bool]:
    """Whether two sources' accounts cannot both hold, and whether two of one source cannot."""
    against = [(one, other) for (a, one), (b, other) in combinations(told, 2) if exclude(point, a, b)]
    return any(one != other for one, other in against), any(one == other and one is not None for one, other in against)


def _side(point: str, value: str) -> int | None:
    """The number of the lexicon's group that a value belongs to, whole, by its last word, or as the lack of something."""
    said = {"no"} if value.startswith("no ") else {value, value.rsplit(maxsplit=1)[-1]} if value.strip() else set()
    groups = load("points")["exclusive"].get(point, [])
    return next((number for number, group in enumerate(groups) if not said.isdisjoint(group)), None)
