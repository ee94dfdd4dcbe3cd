"""Words as PostgreSQL's index keeps them are those of SQLite's tokenizer; the snippet shows what was asked for."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest
from hypothesis import given
from hypothesis import strategies as st

from onrecord.store.tokens import snippet, tokens

WORDS = [
    ("Don’t say “Café”!", ["don", "t", "say", "cafe"]),
    ("cafe\u0301 NAÏVE", ["cafe", "naive"]),
    ("snake_case 3rd 1.5 -7", ["snake", "case", "3rd", "1", "5", "7"]),
    ("Ōkina ʻokina Ñandú", ["okina", "ʻokina", "nandu"]),
    ("警察 شرطة", ["警察", "شرطة"]),
    ("🚓 \u202e …", []),
    ("x" * 600, ["x" * 100]),
    ("", []),
]


@pytest.mark.parametrize(("text", "expected"), WORDS)
def test_the_words_of_a_text(text: str, expected: list[str]) -> None:
    assert [token.folded for token in tokens(text)] == expected


@pytest.fixture(scope="module")
def fts5() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.execute("create virtual table t using fts5(words, tokenize='unicode61 remove_diacritics 2')")
        connection.execute("create virtual table v using fts5vocab(t, 'instance')")
        yield connection


@given(text=st.text(st.characters(max_codepoint=0x17F, exclude_categories=["Cs", "Cc"], exclude_characters="ßŉİ")))
def test_latin_words_are_those_of_sqlite(fts5: sqlite3.Connection, text: str) -> None:
    fts5.execute("delete from t")
    fts5.execute("insert into t values (?)", [text])
    kept = [word for (word,) in fts5.execute("select term from v order by offset")]
    assert [token.folded for token in tokens(text)] == kept


MANY = " ".join(f"w{number}" for number in range(60))
SNIPPETS = [
    ("A knife, he said.", [("knife", False)], "A [knife], he said."),
    ("A knife", [("kni", True)], "A [knife]"),
    ("holding a knife; a knife", [("a knife", False)], "holding [a knife]; [a knife]"),
    ("knife knife", [("knife", False), ("knife knife", False)], "[knife] [knife]"),
    (MANY, [("w30", False), ("w40", False)], "…" + MANY[MANY.index("w26") :].split(" w50")[0]),
    (MANY, [("w59", False)], "…" + MANY[MANY.index("w36") :]),
    (MANY, [("w1", False), ("w35", False), ("w38", False)], "…" + MANY[MANY.index("w31") :].split(" w55")[0]),
    ("nothing of it", [("knife", False)], "nothing of it"),
    ("", [("knife", False)], ""),
]


@pytest.mark.parametrize(("text", "asked", "expected"), SNIPPETS)
def test_the_snippet(text: str, asked: list[tuple[str, bool]], expected: str) -> None:
    shown = snippet(text, [(tokens(words), begun) for words, begun in asked], ("[", "]"))
    for words, _ in asked:
        expected = expected.replace(f" {words} ", f" [{words}] ") if text == MANY else expected
    assert shown.removesuffix("…").replace("[w59]", "w59") == expected
