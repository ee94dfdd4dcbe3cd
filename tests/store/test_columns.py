"""Any string is kept: as it is where every database takes it, else escaped and the same again when it is read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy.engine.default import DefaultDialect

from onrecord.store.columns import Words, escaped

AS_IT_IS = ["", "plain", "“é” 🚓", "\x01\x1b\r\n", "\uffff", "a\ufdd0b", '"json"', "\\ud800"]
ESCAPED = ["\0", "a\0b", "\ud800", "a\udfffb", "\ufdd0", "\ufdd0\ufdd0"]


@pytest.mark.parametrize("text", AS_IT_IS)
def test_most_are_kept_as_they_are(text: str) -> None:
    assert escaped(text) == text


@pytest.mark.parametrize("text", ESCAPED, ids=ascii)
def test_what_a_database_refuses_is_escaped(text: str) -> None:
    assert escaped(text) != text


@given(st.text(st.characters(exclude_categories=())))
def test_any_string_comes_back(text: str) -> None:
    dialect = DefaultDialect()
    kept = Words().process_bind_param(text, dialect)
    assert kept is not None and "\0" not in kept
    kept.encode()
    assert Words().process_result_value(kept, dialect) == text
