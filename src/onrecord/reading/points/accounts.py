"""From what is told to accounts: whose word it is, points with their accounts, disputes and revisions."""

from collections.abc import Iterable
from dataclasses import replace

from onrecord.reading.points.sides import agree, disputed_and_revised
from onrecord.reading.points.told import Told
from onrecord.record import Account, Point, Statement

SHOTS = "shots_fired"
Accounts = dict[tuple[str, str | None], list[Account]]


def as_points(told: Iterable[Told], statements: list[Statement]) -> list[Point]:
    """The points; of one source's accounts that say the same the first stays."""
    accounts: Accounts = {}
    for one in sorted(_of_one_shooter(list(told)), key=lambda one: (one.span, one.point, one.value)):
        account = _account(one, statements)
        beside = accounts.setdefault((one.point, one.about), [])
        if not any(account.source == other.source and agree(one.point, account.value, other.value) for other in beside):
            beside.append(account)
    return [_point(point, about, found) for (point, about), found in accounts.items()]


def _of_one_shooter(told: list[Told]) -> list[Told]:
    """The shots told without who fired are those of the one who is told to have fired: "there were five", of the three."""
    shooters = {one.about for one in told if one.point == SHOTS} - {None}
    if len(shooters) != 1:
        return told
    shooter = next(iter(shooters))
    return [replace(one, about=shooter) if one.point == SHOTS else one for one in told]


def _account(told: Told, statements: list[Statement]) -> Account:
    """The account with the narrowest statement whose content has its words; the document's own voice where none has."""
    holding = [(span, statement) for statement in statements for span in statement.content_spans if span.contains(told.span)]
    if not holding:
        return Account(value=told.value, spans=[told.span])
    _, statement = min(holding, key=lambda pair: pair[0].end - pair[0].start)
    return Account(value=told.value, statement=statement.id, source=statement.source, spans=[told.span], date=statement.date)


def _point(point: str, about: str | None, accounts: list[Account]) -> Point:
    disputed, revised = disputed_and_revised(point, [(account.value, account.source) for account in accounts])
    return Point(point=point, about=about, accounts=accounts, disputed=disputed, revised=revised)
