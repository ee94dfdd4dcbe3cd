"""Text of unknown origin on a terminal."""

import pytest

from onrecord.cli.terminal import clean, shortened

CLEANED = [
    ("plain é 🚓 \u05d0", "plain é 🚓 \u05d0"),
    ("\x1b[31mred", "␛[31mred"),
    ("a\nb\tc\rd\x0be", "a b c d e"),
    ("\0\x07\x7f\x9b", "␀␇␡�"),
    ("\u202eabc\u2066\u200f", "�abc��"),
    ("\ud800", "�"),
    ("\x85\u2028x", "  x"),
]
SHORTENED = [
    ("short", 10, "short"),
    ("  several \n blanks ", 20, "several blanks"),
    ("one two three four", 12, "one two …"),
    ("x" * 20, 10, "x" * 8 + " …"),
    ("", 5, ""),
]


@pytest.mark.parametrize(("text", "expected"), CLEANED)
def test_clean(text: str, expected: str) -> None:
    assert clean(text) == expected


@pytest.mark.parametrize(("text", "length", "expected"), SHORTENED)
def test_shortened(text: str, length: int, expected: str) -> None:
    assert shortened(text, length) == expected
    assert len(shortened(text, length)) <= length
