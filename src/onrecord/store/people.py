"""Who appears in several cases under one name. Nobody is joined by a name: each case's entry stands by itself."""

from collections.abc import Iterable, Iterator, Sequence

from onrecord.cases.merging import edtf
from onrecord.cases.merging.bodies import core
from onrecord.cases.merging.names import SUFFIXES, is_full, words
from onrecord.record import Entry
from onrecord.store.summary import Appearance, Summary

BODIES = frozenset({"agency", "organization"})


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

    `cases` counts the cases; where it is more than one, nothing says yet that these are one.
    """

    name: str
    cases: int
    differ: list[str]
    entries: list[InCase]


def named(
    cases: Iterable[tuple[Summary, Sequence[Appearance]]], asked: str = "", *, bodies: bool = False, roles: Sequence[str] = ()
) -> list[Listed]:
    """The people, or the bodies, whose name has all the words `asked` for, by name; those of most cases first."""
    by_name: dict[tuple[str, ...], list[InCase]] = {}
    for case, appearances in cases:
        for entry in appearances:
            if _is_asked(entry, asked, bodies, roles):
                known = case.model_dump(include={"title", "date", "place", "state"})
                by_name.setdefault(_key(entry), []).append(InCase(case=case.id, entry=entry, **known))
    listed = [_listed(entries) for entries in by_name.values()]
    return sorted(listed, key=lambda each: (-each.cases, each.name.casefold()))


def _is_asked(entry: Appearance, asked: str, bodies: bool, roles: Sequence[str]) -> bool:
    kind = entry.kind in BODIES if bodies else entry.kind == "person"
    name = entry.name.casefold()
    return (
        kind and all(word in name for word in asked.casefold().split()) and (not roles or bool(set(roles) & set(entry.roles)))
    )


def _key(entry: Appearance) -> tuple[str, ...]:
    """What namesakes share: of a body the telling words, of a person given name and surname, the whole of a single name."""
    if entry.kind in BODIES:
        return tuple(sorted(core(entry.name))) or (entry.name,)
    plain = [word for word in words(entry.name) if word not in SUFFIXES]
    return (plain[0], plain[-1]) if is_full(entry.name) else tuple(plain)


def _listed(entries: list[InCase]) -> Listed:
    in_order = sorted(entries, key=lambda each: (edtf.order(each.date), each.case))
    longest = max((each.entry.name for each in in_order), key=len)
    return Listed(name=longest, cases=len({each.case for each in in_order}), differ=list(_differ(in_order)), entries=in_order)


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
