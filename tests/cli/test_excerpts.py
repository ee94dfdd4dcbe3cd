"""The words of spans: the span itself set off, a little around it, never beyond the paragraph."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from onrecord.cli.excerpts import AROUND, LONGEST, in_context
from onrecord.cli.terminal import shortened
from onrecord.text import Span
from tests.store.made import span

LONG = "one " * 40
IN_CONTEXT = [
    ("He fired twice.", ["fired"], "He *fired* twice."),
    ("Before.\n\nHe fired twice.\n\nAfter.", ["fired"], "He *fired* twice."),
    (
        f"{LONG}fired {LONG}",
        ["fired"],
        "…one one one one one one one one one one one one *fired* one one one one one one one one one one one one…",
    ),
    ("x" * 100 + "fired" + "y" * 100, ["fired"], "…*fired*…"),
    ("He fired and she fell.", ["fell", "fired"], "He *fired* and she *fell*."),
    (
        f"He fired, {LONG}she fell.",
        ["fired", "fell"],
        "He *fired*, one one one one one one one one one one one one… (and 1 more)",
    ),
    ("He fired twice.", ["fired twice", "twice"], "He *fired twice*."),
    ("a \x1b[31m\n\tfired\x07", ["fired"], "*fired*␇"),
]


@pytest.mark.parametrize(("text", "words", "expected"), IN_CONTEXT)
def test_words_in_context(text: str, words: list[str], expected: str) -> None:
    line = in_context(text, [span(word, text) for word in words], ("*", "*"))
    assert line.plain.strip() == expected


@given(st.text("a \n\x1b🚓", max_size=300), st.data())
def test_an_excerpt_of_any_text_is_one_line_with_the_words(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, max(len(text) - 1, 0)))
    end = data.draw(st.integers(start, len(text)))
    line = in_context(text, [Span(start, end)]).plain
    assert shortened(text[start:end], LONGEST) in line
    assert "\n" not in line and "\x1b" not in line and len(line) <= LONGEST + 2 * AROUND + 2
