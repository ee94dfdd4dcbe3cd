"""From what is told to accounts: whose word it is, points with their accounts, disputes and revisions."""

from collections.abc import Iterable
from itertools import combinations

from onrecord.lexicon import load
from onrecord.reading.points.told import Told
from onrecord.record import Account, Point, Statement
from onrecord.record.vocabulary import values

# Points whose values are compared as they are: two different ones cannot both hold.
_EXACT = frozenset({"age", "name"})
Accounts = dict[tuple[str, str | None], list[Account]]


def as_points(told: Iterable[Told], statements: list[Statement]) -> list[Point]:
    """The points in the vocabulary's order; of one source's accounts that say the same the first stays."""
    accounts: Accounts = {}
    for one in sorted(told, key=lambda one: (one.span, one.point, one.value)):
        account = _account(one, statements)
        beside = accounts.setdefault((one.point, one.about), [])
        if not any(account.source == other.source and agree(one.point, account.value, other.value) for other in beside):
            beside.append(account)
    ordered = sorted(accounts.items(), key=lambda item: values("points").index(item[0][0]))
    return [_point(point, about, found) for (point, about), found in ordered]


def _account(told: Told, statements: list[Statement]) -> Account:
    """The account with the narrowest statement whose content has its words; the document's own voice where none has."""
    holding = [(span, statement) for statement in statements for span in statement.content_spans if span.contains(told.span)]
    if not holding:
        return Account(value=told.value, spans=[told.span])
    _, statement = min(holding, key=lambda pair: pair[0].end - pair[0].start)
    return Account(value=told.value, statement=statement.id, source=statement.source, spans=[told.span], date=statement.date)


def _point(point: str, about: str | None, accounts: list[Account]) -> Point:
    disputed, revised = how_they_stand(point, [(account.value, account.source) for account in accounts])
    return Point(point=point, about=about, accounts=accounts, disputed=disputed, revised=revised)


def how_they_stand(point: str, accounts: list[tuple[str, str | None]]) -> tuple[bool, bool]:
    """Whether accounts (value, source) are disputed: two sources' cannot both hold; and revised: one source's cannot."""
    against = [(one, other) for (a, one), (b, other) in combinations(accounts, 2) if _exclude(point, a, b)]
    disputed = any(one != other for one, other in against)
    return disputed, any(one == other and one is not None for one, other in against)


def _exclude(point: str, one: str, other: str) -> bool:
    """Whether two values cannot both hold."""
    if point in _EXACT:
        return one != other
    mine, theirs = _group(point, one), _group(point, other)
    return mine is not None and theirs is not None and mine != theirs


def agree(point: str, one: str, other: str) -> bool:
    """Whether two values say the same: "a gun", "a handgun"."""
    return one == other or (_group(point, one) is not None and _group(point, one) == _group(point, other))


def _group(point: str, value: str) -> int | None:
    """The number of the group of values of the lexicon that a value belongs to, whole or by its last word."""
    groups = load("points")["exclusive"].get(point, [])
    head = value.rsplit(maxsplit=1)[-1]
    return next((number for number, group in enumerate(groups) if value in group or head in group), None)
