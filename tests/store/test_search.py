"""Searching: words, phrases, beginnings; whatever is typed is words and never a fault in the query."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from onrecord.store import Hit, Store
from onrecord.store.search import terms
from onrecord.store.sqlite import match_expression
from onrecord.text import Span
from tests.conftest import new_database
from tests.store.made import READER, empty_reading, reading

EXPRESSIONS = [
    ("knife", '"knife"'),
    ("knife street", '"knife" AND "street"'),
    ('"body camera" releas*', '"body camera" AND "releas"*'),
    ('"never closed', '"never closed"'),
    ("AND OR NOT NEAR(a b)", '"AND" AND "OR" AND "NOT" AND "NEAR(a" AND "b)"'),
    ("words:knife ^x -y +z {a b}", '"words:knife" AND "^x" AND "-y" AND "+z" AND "{a" AND "b}"'),
    ("don't", '"don\'t"'),
    ('* ** - " " \'', ""),
    ("", ""),
    ("kni\0fe", '"kni" AND "fe"'),
    ("\ud800knife", '"knife"'),
    ('a"b"c', '"a" AND "b" AND "c"'),
]
FOUND = [
    ("knife", {"documents", "statements s1"}),
    ("KNIFE holding", {"documents", "statements s1"}),
    ('"holding a knife"', {"documents", "statements s1"}),
    ('"a holding knife"', set()),
    ("unarm*", {"documents", "statements s2"}),
    ("unarm", set()),
    ("devon", {"documents", "parties p2"}),
    ("lena ruiz", {"documents", "parties p1"}),
    ("knife OR", set()),
]


@pytest.mark.parametrize(("query", "expected"), EXPRESSIONS)
def test_what_a_query_means(query: str, expected: str) -> None:
    assert match_expression(terms(query)) == expected


@pytest.mark.parametrize(
    "query", [query for query, _ in EXPRESSIONS] + ["🚓", "-", "a*b", "ñandú", "\x01", "*a", '"*"*', "\\", "'" * 99]
)
def test_no_query_is_a_fault(store: Store, query: str) -> None:
    store.put(reading(), READER)
    store.find(query)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def one_document(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    where: Path | str = tmp_path_factory.mktemp("search") / "db.sqlite"
    if request.param == "postgresql":
        where = new_database(request.getfixturevalue("postgresql_server"), "search")
    with Store(where) as store:
        store.put(reading(), READER)
        yield store


@given(query=st.text(st.one_of(st.sampled_from('"*^:+-(){}, NEARANDOT'), st.characters(exclude_categories=()))))
def test_no_query_whatever_is_a_fault(one_document: Store, query: str) -> None:
    one_document.find(query)


@pytest.mark.parametrize(("query", "expected"), FOUND)
def test_what_is_found(store: Store, query: str, expected: set[str]) -> None:
    store.put(reading(), READER)
    assert {f"{hit.layer} {hit.entry or ''}".strip() for hit in store.find(query)} == expected


def test_a_hit_shows_the_words_and_where_they_stand(store: Store) -> None:
    text = "Long before. " * 30 + "The \x02café\x03 [bold]was[/bold] closed. " + "Long after. " * 30
    store.put(empty_reading(text, title="Alder"), READER)
    (hit,) = store.find("cafe closed")
    assert hit == Hit(empty_reading(text).document.id, "Alder", "documents", None, hit.snippet, hit.marks)
    assert [hit.snippet[start:end] for start, end in hit.marks] == ["café", "closed"]
    assert "[bold]was[/bold]" in hit.snippet and len(hit.snippet) < 200
    assert "\x02" not in hit.snippet and isinstance(hit.marks[0], Span)


def test_the_title_is_found_where_the_text_leaves_it_out(store: Store) -> None:
    store.put(empty_reading("He was hurt.", title="Shooting in Fenwick"), READER)
    assert len(store.find("fenwick hurt")) == 1


def test_the_best_come_first_and_no_more_than_asked_for(store: Store) -> None:
    for number in range(5):
        store.put(empty_reading("alder " * number + f"and much else {number}"), READER)
    hits = store.find("alder", limit=3)
    assert len(hits) == 3
    assert hits[0].snippet.count("alder") == 4
