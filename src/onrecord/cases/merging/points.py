"""Points across documents: all accounts of a point, what cannot both hold, who changed an account."""

from collections.abc import Collection, Sequence
from itertools import combinations

from onrecord.cases.merging import edtf
from onrecord.cases.merging.ids import Ids
from onrecord.cases.merging.names import one_person
from onrecord.lexicon import load
from onrecord.record import Account, CaseAccount, CasePoint, Reading
from onrecord.record.vocabulary import values

EXACT = frozenset({"age", "shots_fired"})
Key = tuple[str, str | None]


def merge_points(readings: Sequence[Reading], ids: Ids, named: Collection[str]) -> list[CasePoint]:
    """The points of the case in the vocabulary's order, accounts in the order of publication. `named`: parties with a name."""
    accounts: dict[Key, list[CaseAccount]] = {}
    for document, reading in enumerate(readings):
        for point in reading.points:
            key = point.point, ids.get(document, point.about)
            accounts.setdefault(key, []).extend(_account(document, account, ids) for account in point.accounts)
    joined = _join_nameless(accounts, named)
    ordered = sorted(joined.items(), key=lambda item: values("points").index(item[0][0]))
    return [_point(point, about, found) for (point, about), found in ordered]


def _join_nameless(accounts: dict[Key, list[CaseAccount]], named: Collection[str]) -> dict[Key, list[CaseAccount]]:
    """Accounts of a point about nobody named join those about the one named party that it has."""
    joined: dict[Key, list[CaseAccount]] = {}
    for (point, about), found in accounts.items():
        candidates = [other for kind, other in accounts if kind == point and other in named]
        whom = candidates[0] if about not in named and len(candidates) == 1 else about
        joined.setdefault((point, whom), []).extend(found)
    return joined


def _account(document: int, account: Account, ids: Ids) -> CaseAccount:
    return CaseAccount(
        value=account.value,
        statement=ids.get(document, account.statement),
        source=ids.get(document, account.source),
        spans=ids.spans(document, account.spans),
        date=account.date,
    )


def _point(point: str, about: str | None, accounts: list[CaseAccount]) -> CasePoint:
    against = [(a, b) for a, b in combinations(accounts, 2) if cannot_both_hold(point, a.value, b.value)]
    return CasePoint(
        point=point,
        about=about,
        accounts=accounts,
        disputed=any(_whose(a) != _whose(b) for a, b in against),
        revised=any(a.source is not None and a.source == b.source for a, b in against),
    )


def _whose(account: CaseAccount) -> str:
    """Whose word it is: the source, else the document's."""
    return account.source or account.spans[0].document


def cannot_both_hold(point: str, a: str, b: str) -> bool:
    """Whether two accounts of a point exclude one another."""
    if point in EXACT:
        return side(point, a) != side(point, b)
    if point == "date":
        return not edtf.compatible(a, b)
    if point == "name":
        return not one_person(a, b)
    listed = set(_listed(point))
    return a in listed and b in listed and side(point, a) != side(point, b)


def side(point: str, value: str) -> str:
    """The values that say the same in the dispute, under the name of the first: `gun` and `handgun` against `phone`."""
    if point in EXACT:
        return value.partition(" ")[0]  # "five", "five times"
    return _listed(point).get(value, value)


def _listed(point: str) -> dict[str, str]:
    """The values of the lexicon's exclusive groups, each with its group's first."""
    groups = load("points")["exclusive"].get(point, [])
    return {value: f"{number}:{group[0]}" for number, group in enumerate(groups) for value in group}
