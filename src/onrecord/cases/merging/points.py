"""Points across documents: all accounts of a point, what cannot both hold, who changed an account."""

from collections.abc import Collection, Sequence

from onrecord.cases.merging import edtf
from onrecord.cases.merging.ids import Ids
from onrecord.cases.merging.names import one_person
from onrecord.reading.points import sides
from onrecord.reading.points.sides import disputed_and_revised
from onrecord.record import Account, CaseAccount, CasePoint, Reading
from onrecord.record.vocabulary import values

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
        whom = candidates[0] if about is None and len(candidates) == 1 else about
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
    # Where no source is named, the word is the document's.
    told = [(account.value, account.source or account.spans[0].document) for account in accounts]
    disputed, revised = disputed_and_revised(point, told, cannot_both_hold)
    return CasePoint(point=point, about=about, accounts=accounts, disputed=disputed, revised=revised)


def cannot_both_hold(point: str, a: str, b: str) -> bool:
    """Whether two documents' accounts of a point exclude one another: names and dates may differ in form alone."""
    if point == "date":
        return not edtf.compatible(a, b)
    if point == "name":
        return not one_person(a, b)
    return sides.cannot_both_hold(point, a, b)
