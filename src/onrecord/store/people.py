"""Who appears in several cases under one name. Nobody is joined by a name: each case's entry stands by itself."""

import json
from collections.abc import Collection, Iterator, Sequence

from sqlalchemy import ColumnElement, Connection, FromClause, and_, distinct, func, or_, select

from onrecord.cases.merging.bodies import core
from onrecord.cases.merging.names import SUFFIXES, words
from onrecord.record import Entry, edtf
from onrecord.store.case_filter import with_words
from onrecord.store.links import AT_ONCE, batched
from onrecord.store.schema import appearances, summaries
from onrecord.store.summary import Appearance


class InCase(Entry):
    """An appearance with its case: who, in which capacity, and where and when the incident was."""

    case: str
    title: str
    date: str | None
    place: str | None
    state: str | None
    entry: Appearance


class Listed(Entry):
    """Those who bear one name, an entry a case. `differ` says what speaks against one person or body.

    `cases` counts the cases; where it is more than one, nothing says yet that these are one. Of very many, `entries` are a
    part, and `differ` is told of these.
    """

    name: str
    cases: int
    differ: list[str]
    entries: list[InCase]


def named(
    connection: Connection, asked: str = "", *, bodies: bool = False, roles: Sequence[str] = (), several: bool = False,
    without: Collection[str] = (), limit: int | None = None, offset: int = 0, each_at_most: int | None = None,
) -> list[Listed]:  # fmt: skip
    """The people, or the bodies, whose name has all the words `asked` for, by name; those of most cases first.

    `several` leaves out who appears in one case alone, `without` what some cases tell. `each_at_most`: so many entries of each.
    """
    those, conditions = _those(asked, bodies), list[ColumnElement[bool]]()
    if without:
        conditions.append(appearances.c.case.not_in(without))
    if roles:
        conditions.append(or_(*(appearances.c.roles.contains(f" {role} ", autoescape=True) for role in roles)))
    if those is appearances:
        conditions.append(appearances.c.bodies.is_(bodies))
    cases = func.count(distinct(appearances.c.case))
    bearers = select(appearances.c.bearer, cases).select_from(those).where(*conditions).group_by(appearances.c.bearer)
    if several:
        bearers = bearers.having(cases > 1)
    in_order = bearers.order_by(cases.desc(), appearances.c.bearer).limit(limit).offset(offset)
    counted: dict[str, int] = dict(connection.execute(in_order).all())
    found: dict[str, list[InCase]] = {name: [] for name in counted}
    for some in batched(counted, 1 if each_at_most else AT_ONCE):
        for name, entry in _entries(connection, those, [*conditions, appearances.c.bearer.in_(some)], each_at_most):
            found[name].append(entry)
    return [_listed(counted[name], entries) for name, entries in found.items() if entries]


def _those(asked: str, bodies: bool) -> FromClause:
    """Those with the words asked for in their name, which lead to them; all, where none is asked for."""
    named_so = with_words("bodies" if bodies else "people", asked)
    if named_so is None:
        return appearances
    its = named_so.subquery()
    return its.join(appearances, and_(appearances.c.case == its.c.case, appearances.c.number == its.c.number))


def _entries(
    connection: Connection, those: FromClause, conditions: Sequence[ColumnElement[bool]], limit: int | None
) -> Iterator[tuple[str, InCase]]:
    """Those who appear, each with what lists name of the case."""
    chosen = (
        select(appearances.c.bearer, appearances.c.appearance, summaries.c.summary)
        .select_from(those.join(summaries, summaries.c.case == appearances.c.case))
        .where(*conditions)
        .order_by(appearances.c.bearer, appearances.c.case, appearances.c.number)
        .limit(limit)
    )
    for name, appearance, summary in connection.execute(chosen):
        case = json.loads(summary)
        known = {field: case[field] for field in ("title", "date", "place", "state")}
        yield name, InCase(case=case["id"], entry=Appearance.model_validate(json.loads(appearance)), **known)


def _listed(cases: int, entries: list[InCase]) -> Listed:
    in_order = sorted(entries, key=lambda each: (edtf.order(each.date), each.case))
    longest = max((each.entry.name for each in in_order), key=len)
    return Listed(name=longest, cases=cases, differ=list(_differ(in_order)), entries=in_order)


def _differ(entries: Sequence[InCase]) -> Iterator[str]:
    """What entries of several cases give otherwise: agencies, years of birth that do not fit, states, generations of a name."""
    agencies = {each.entry.affiliation.casefold(): each.entry.affiliation for each in entries if each.entry.affiliation}
    if len({frozenset(core(agency)) for agency in agencies.values()}) > 1:
        yield f"agencies: {', '.join(sorted(agencies.values()))}"
    born = [years for each in entries if (years := _born(each))]
    if born and max(first for first, _ in born) > min(last for _, last in born):
        yield f"years of birth: {', '.join(dict.fromkeys(f'{first}–{last}' for first, last in sorted(born)))}"
    states = sorted({each.state for each in entries if each.state})
    if len(states) > 1:
        yield f"states: {', '.join(states)}"
    suffixes = sorted({word for each in entries for word in words(each.entry.name) if word in SUFFIXES})
    if (suffixes and any(not SUFFIXES.intersection(words(each.entry.name)) for each in entries)) or len(suffixes) > 1:
        yield f"names: {', '.join(sorted({each.entry.name for each in entries}))}"


def _born(each: InCase) -> tuple[int, int] | None:
    """The years between which somebody of a known age was born; the age may be that of the incident or of any document."""
    days = [bounds for day in (each.date, each.entry.first, each.entry.last) if (bounds := edtf.bounds(day))]
    if each.entry.age is None or not days:
        return None
    first, last = min(day[0].year for day in days), max(day[1].year for day in days)
    return int(first - each.entry.age - 1), int(last - each.entry.age)
