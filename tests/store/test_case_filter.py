"""The list of cases: filtered, sorted and paged in the database."""

from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest

from onrecord.store import Store, summaries
from onrecord.store.case_filter import Wanted, days_silent
from onrecord.store.schema import ORDERS
from onrecord.store.states import full_state
from onrecord.store.summaries import Made
from onrecord.store.summary import Summary

TODAY = date(2031, 9, 1)

BASE = {
    "id": "c", "title": "Shooting", "status": "officer charged; suit filed", "date": "2031-04-06", "opened": "2031-04-07",
    "updated": "2031-08-20", "place": "Harrow Falls, Nevada", "city": "Harrow Falls", "state": "Nevada",
    "agencies": ["Harrow Falls Police Department"], "people": ["Reid Sandoval", "Dorian Askew"], "harmed": ["Dorian Askew"], "documents": ["d"],
    "unseen": 4, "older": 0, "open_threads": 1, "threads": {"promised": 1},
}  # fmt: skip


def made(**known: Any) -> Summary:
    return Summary.model_validate({**BASE, **known})


# What is wanted, and whether the case above is so.
WANTED: list[tuple[dict[str, Any], bool]] = [
    ({}, True),
    ({"state": "NV"}, True),
    ({"state": "nev."}, True),
    ({"state": "Ohio"}, False),
    ({"city": "harrow"}, True),
    ({"city": "Fenwick"}, False),
    ({"agency": "police harrow"}, True),
    ({"agency": "sandoval"}, False),
    ({"person": "reid sandoval"}, True),
    ({"person": "reid askew"}, False),
    ({"status": "charged"}, True),
    ({"status": "settled"}, False),
    ({"since": "2031"}, True),
    ({"since": "2031-04-06", "until": "2031-04-06"}, True),
    ({"since": "2031-05"}, False),
    ({"until": "2031-04-05"}, False),
    ({"until": "2031-04"}, True),
    ({"threads": ["promised", "opened"]}, True),
    ({"threads": ["opened"]}, False),
    ({"silent": 12}, True),
    ({"silent": 13}, False),
    ({"among": frozenset("c")}, True),
    ({"among": frozenset()}, False),
    ({"state": "NV", "city": "Fenwick"}, False),
    ({"words": "askew charged nevada"}, True),
    ({"words": "askew fenwick"}, False),
    ({"words": "kew"}, False),
    ({"words": "%_"}, False),
    ({"words": "-"}, True),
    ({"title": "shoot"}, True),
    ({"title": "charged"}, False),
    ({"unseen": True}, True),
    ({"silent": 0}, True),
    ({"city": ""}, True),
]


def found(store: Store, wanted: Wanted, order: str = "updated", **page: int) -> str:
    return "".join(case.id for case in store.case_list(wanted, order, TODAY, **page)[1])


def keep(store: Store, *cases: Summary) -> None:
    with store._transaction(writes=True) as connection:
        summaries.keep(connection, [Made(case, []) for case in cases], "")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """The case above, and one of which nothing is known."""
    with Store(tmp_path_factory.mktemp("filter") / "onrecord.sqlite") as store:
        keep(store, made(), unknown())
        yield store


def unknown() -> Summary:
    nothing = dict.fromkeys(("date", "opened", "updated", "place", "city", "state"))
    empty: dict[str, Any] = {"agencies": [], "people": [], "harmed": [], "threads": {}, "open_threads": 0, "unseen": 0}
    return made(id="u", title="", status="", **nothing, **empty)


@pytest.mark.parametrize(("wanted", "expected"), WANTED)
def test_filters(kept: Store, wanted: dict[str, Any], expected: bool) -> None:
    """What is not known is not wanted."""
    nothing_asked = {"city": "", "silent": 0, "words": "-"}
    assert found(kept, Wanted(**wanted)) == ("cu" if not wanted or wanted.items() <= nothing_asked.items() else "c" * expected)


def test_pages(kept: Store) -> None:
    assert kept.case_list(Wanted(), "updated", TODAY, limit=1, offset=1)[0] == 2
    assert [found(kept, Wanted(), limit=1, offset=offset) for offset in range(3)] == ["c", "u", ""]


def test_days_of_silence() -> None:
    assert days_silent(made(), TODAY) == 12
    assert days_silent(made(updated=None), TODAY) is None


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ("updated", "bca"), ("opened", "bca"), ("date", "cba"), ("silent", "cba"), ("documents", "abc"), ("threads", "cab"),
        ("title", "cab"), ("place", "bca"), ("unseen", "cab"),
    ],
)  # fmt: skip
def test_orders(store: Store, order: str, expected: str) -> None:
    cases = [
        made(id="a", title="b", date=None, opened=None, updated=None, documents=["1", "2"], state=None),
        made(id="b", title="c", date="2029", opened="2030", updated="2031", open_threads=0, state="Alabama"),
        made(id="c", title="A", date="2030", opened="2029", updated="2030", open_threads=5, unseen=7, state="Maine"),
    ]
    keep(store, *cases)
    assert found(store, Wanted(), order) == expected
    assert order in ORDERS


@pytest.mark.parametrize(
    ("name", "full"), [("NV", "nevada"), ("Nev.", "nevada"), ("nevada", "nevada"), ("Jura", "jura"), (None, None)]
)
def test_states(name: str | None, full: str | None) -> None:
    assert full_state(name) == full
