"""Summaries of cases: kept, made anew where something changed, gone with what is forgotten."""

from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest

import onrecord.cases
from onrecord.cases.merging import merge
from onrecord.record import Case, Reading
from onrecord.store import Store
from onrecord.store.case_filter import ORDERS, Wanted, chosen, days_silent, full_state
from onrecord.store.casebook import appearances_in_cases, merged, summaries
from onrecord.store.summary import Summary
from tests.cases.sample import readings
from tests.store.made import READER, empty_reading, reading

FIRST, SECOND = "case-3fa9c1d2b4e6", "case-3fb0aaaaaaaa"
TODAY = date(2031, 9, 1)


@pytest.fixture
def two(store: Store) -> Store:
    """The invented case of three documents, and another one of one document."""
    for each in (*readings(), reading()):
        store.put(each, READER)
    store.judge_by_machine({**{each.document.id: FIRST for each in readings()}, reading().document.id: SECOND})
    return store


@pytest.fixture
def merges(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The cases that are merged, as they are."""
    made: list[str] = []

    def counting(case_id: str, told: list[Reading]) -> Case:
        made.append(case_id)
        return merge(case_id, told)

    monkeypatch.setattr(onrecord.cases, "merge", counting)
    yield made


def test_a_summary_is_the_case_at_a_glance(two: Store) -> None:
    first, second = summaries(two)
    assert (first.id, first.city, first.state, first.date) == (FIRST, "Harrow Falls", "Nevada", "2031-04-06")
    assert first.place == "Harrow Falls, Nevada" and len(first.documents) == 3 and first.older == 0
    assert {"Reid Sandoval", "Dorian Askew"} <= set(first.people) and "State Bureau of Inquiry" in first.agencies
    assert sum(first.threads.values()) == first.open_threads > 0
    assert (second.id, second.city, second.state) == (SECOND, "Fenwick", None)


def test_cases_are_merged_once(two: Store, merges: list[str]) -> None:
    made = summaries(two)
    assert merges == [FIRST, SECOND]
    assert summaries(two) == made and [case for case, _ in appearances_in_cases(two)] == made
    assert merges == [FIRST, SECOND]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda store: store.put(reading(), "reader-2"), [SECOND]),
        (lambda store: store.put(Reading(document=reading().document.model_copy(update={"published": "2026-03-15"})), READER), [SECOND]),
        (lambda store: store.judge_cases({reading().document.id: [FIRST]}, "ana"), [FIRST]),
        (lambda store: store.forget(readings()[2].document.id), [FIRST]),
        (lambda store: store.add_found(reading().document.id, ["/copy"]), []),
    ],
)  # fmt: skip
def test_what_changed_is_merged_anew(two: Store, merges: list[str], change: Any, expected: list[str]) -> None:
    summaries(two)
    merges.clear()
    change(two)
    made = summaries(two)
    assert merges == expected
    assert {case.id: len(case.documents) for case in made} == {case: len(its) for case, its in two.cases().items()}
    assert set(two.kept_summaries()) == set(two.cases())


def test_another_version_of_the_merging_code_merges_anew(
    two: Store, merges: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    summaries(two)
    monkeypatch.setattr("onrecord.store.casebook.merger_version", lambda: "other")
    summaries(two)
    assert merges == [FIRST, SECOND] * 2


def test_nothing_of_a_forgotten_document_is_kept(two: Store) -> None:
    summaries(two)
    two.forget(reading().document.id)
    kept = two.kept_summaries()
    assert len(kept) == 1 and "Devon Harrow" not in str(kept)


def test_the_latest_version_counts(two: Store) -> None:
    newer = empty_reading("Nothing was as told.", found=reading().document.found[0])
    two.put(newer, READER)
    two.judge_by_machine({newer.document.id: SECOND})
    assert [each.document_ids for each in [_Ids(merged(two, SECOND, two.cases()[SECOND]))]] == [[newer.document.id]]
    assert [(case.older, case.documents) for case in summaries(two)[1:]] == [(1, [newer.document.id])]
    two.judge_cases({newer.document.id: [FIRST]}, "ana")  # in another case it supersedes nothing here
    assert [case.documents for case in summaries(two) if case.id == SECOND] == [[reading().document.id]]


class _Ids:
    def __init__(self, case: Case) -> None:
        self.document_ids = [document.id for document in case.documents]


BASE = {
    "id": "c", "title": "Shooting", "status": "officer charged; suit filed", "date": "2031-04-06", "opened": "2031-04-07",
    "updated": "2031-08-20", "place": "Harrow Falls, Nevada", "city": "Harrow Falls", "state": "Nevada",
    "agencies": ["Harrow Falls Police Department"], "people": ["Reid Sandoval", "Dorian Askew"], "documents": ["d"],
    "older": 0, "open_threads": 1, "threads": {"promised": 1},
}  # fmt: skip


def made(**known: Any) -> Summary:
    return Summary.model_validate({**BASE, **known})


# What is wanted, and whether the case above is so.
WANTED = [
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
]


@pytest.mark.parametrize(("wanted", "expected"), WANTED)
def test_filters(wanted: dict[str, Any], expected: bool) -> None:
    assert Wanted(**wanted).matches(made(), TODAY) is expected


@pytest.mark.parametrize(
    ("wanted", "known"),
    [
        ({"since": "2031"}, {"date": None}),
        ({"silent": 1}, {"updated": None}),
        ({"state": "NV"}, {"state": None}),
        ({"city": "x"}, {"city": None}),
    ],
)
def test_what_is_not_known_is_not_wanted(wanted: dict[str, Any], known: dict[str, None]) -> None:
    assert not Wanted(**wanted).matches(made(**known), TODAY)


def test_days_of_silence() -> None:
    assert days_silent(made(), TODAY) == 12
    assert days_silent(made(updated=None), TODAY) is None


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ("updated", "bca"), ("opened", "bca"), ("date", "cba"), ("silent", "cba"), ("documents", "abc"), ("threads", "cab"),
        ("title", "cab"), ("place", "bca"),
    ],
)  # fmt: skip
def test_orders(order: str, expected: str) -> None:
    cases = [
        made(id="a", title="b", date=None, opened=None, updated=None, documents=["1", "2"], state=None),
        made(id="b", title="c", date="2029", opened="2030", updated="2031", open_threads=0, state="Alabama"),
        made(id="c", title="A", date="2030", opened="2029", updated="2030", open_threads=5, state="Maine"),
    ]
    assert "".join(case.id for case in chosen(cases, Wanted(), order, TODAY)) == expected
    assert order in ORDERS


@pytest.mark.parametrize(
    ("name", "full"), [("NV", "nevada"), ("Nev.", "nevada"), ("nevada", "nevada"), ("Jura", "jura"), (None, None)]
)
def test_states(name: str | None, full: str | None) -> None:
    assert full_state(name) == full
