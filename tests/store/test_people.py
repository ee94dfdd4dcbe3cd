"""Who bears one name in several cases, and what tells namesakes apart. Nobody is joined."""

from typing import Any

import pytest

from onrecord.store import Store, summaries
from onrecord.store.people import Listed
from onrecord.store.summaries import Made
from onrecord.store.summary import Appearance, Summary
from tests.store.test_case_filter import made

Case = tuple[Summary, list[Appearance]]


def who(name: str, **known: Any) -> Appearance:
    usual = {"kind": "person", "roles": ["officer"], "first": "2031-04-07", "last": "2031-04-07", "mentions": 1}
    rest = dict.fromkeys(("title", "affiliation", "age", "fate"))
    return Appearance.model_validate({**rest, **usual, "name": name, **known})


def cases(*entries: Appearance, **of_second: Any) -> list[Case]:
    """A case an entry, the second one with what is given."""
    return [(made(id=f"c{number}", **(of_second if number == 1 else {})), [entry]) for number, entry in enumerate(entries)]


def named(store: Store, told: list[Case], asked: str = "", **more: Any) -> list[Listed]:
    with store._transaction(writes=True) as connection:
        summaries.keep(connection, [Made(*case) for case in told], "")
    return store.bearers(asked, **more)


def test_of_a_name_in_very_many_cases_a_part_is_told(store: Store) -> None:
    told = cases(*(who("Reid Sandoval") for _ in range(4)), who("Ana Orton"))
    (many, one) = named(store, told, each_at_most=3)
    assert (many.cases, [each.case for each in many.entries]) == (4, ["c0", "c1", "c2"])
    assert (one.name, one.cases, len(one.entries)) == ("Ana Orton", 1, 1)
    assert [len(each.entries) for each in store.bearers("sandoval", several=True)] == [4]


# Entries of two cases: whether they are listed under one name, and what tells them apart.
PAIRS: list[tuple[Appearance, Appearance, dict[str, Any], bool, list[str]]] = [
    (who("Reid Sandoval"), who("Reid Sandoval"), {}, True, []),
    (who("Reid Sandoval"), who("reid sandoval"), {}, True, []),
    (who("Reid Sandoval"), who("Reid T. Sandoval"), {}, True, []),
    (who("Reid Sandoval"), who("Sandoval"), {}, False, []),
    (who("Reid Sandoval"), who("Rita Sandoval"), {}, False, []),
    (who("Reid Sandoval"), who("Reid Sandoval Jr."), {}, True, ["names: Reid Sandoval, Reid Sandoval Jr."]),
    (
        who("Reid Sandoval", affiliation="Fenwick Police"),
        who("Reid Sandoval", affiliation="Calder County Sheriff"),
        {},
        True,
        ["agencies: Calder County Sheriff, Fenwick Police"],
    ),
    (
        who("Reid Sandoval", affiliation="Fenwick PD"),
        who("Reid Sandoval", affiliation="Fenwick Police Department"),
        {},
        True,
        [],
    ),
    (who("Reid Sandoval", affiliation="Fenwick PD"), who("Reid Sandoval"), {}, True, []),
    (who("Reid Sandoval", age=34), who("Reid Sandoval", age=35), {}, True, []),
    (who("Reid Sandoval", age=34), who("Reid Sandoval", age=51), {}, True, ["years of birth: 1979–1980, 1996–1997"]),
    (who("Reid Sandoval", age=34), who("Reid Sandoval", age=39, first="2036", last="2036"), {"date": "2036"}, True, []),
    (who("Reid Sandoval"), who("Reid Sandoval"), {"state": "Ohio"}, True, ["states: Nevada, Ohio"]),
    (who("Reid Sandoval"), who("Reid Sandoval"), {"state": None}, True, []),
]


@pytest.mark.parametrize(("one", "other", "of_second", "together", "differ"), PAIRS)
def test_one_name(
    store: Store, one: Appearance, other: Appearance, of_second: dict[str, Any], together: bool, differ: list[str]
) -> None:
    listed = named(store, cases(one, other, **of_second))
    assert (len(listed) == 1) is together
    assert listed[0].differ == differ
    assert sum(len(each.entries) for each in listed) == 2  # each case's entry stands by itself


def test_bodies(store: Store) -> None:
    one, other = (
        who(name, kind="agency", roles=["involved_agency"]) for name in ("Harrow Falls PD", "Harrow Falls Police Department")
    )
    (listed,) = named(store, cases(one, other, state="Ohio"), bodies=True)
    assert (listed.name, listed.cases, listed.differ) == ("Harrow Falls Police Department", 2, ["states: Nevada, Ohio"])
    assert store.bearers() == []


@pytest.mark.parametrize(
    ("asked", "roles", "found"),
    [
        ("", (), 3),
        ("sandoval", (), 2),
        ("SAND reid", (), 1),
        ("bell", ("official",), 0),
        ("", ("officer",), 3),
        ("nobody", (), 0),
    ],
)
def test_asked_for(store: Store, asked: str, roles: tuple[str, ...], found: int) -> None:
    assert len(named(store, cases(who("Reid Sandoval"), who("Rita Sandoval"), who("Omar Bell")), asked, roles=roles)) == found


def test_names_of_most_cases_first_entries_by_date(store: Store) -> None:
    told = [*cases(who("Ann Lee"), who("Zoe Roe"), date="2029"), (made(id="c9", date="2020"), [who("Zoe Roe")])]
    listed = named(store, told)
    assert [each.name for each in listed] == ["Zoe Roe", "Ann Lee"]
    assert [each.case for each in listed[0].entries] == ["c9", "c1"]
