"""Where a text falls into paragraphs."""

import pytest

from onrecord.language.paragraphs import paragraphs

LONG = "The officer stopped the car on Cannery Street and walked to the window of the"

# (text, its paragraphs)
EXAMPLES = [
    ("", []),
    (" \n\t\n ", []),
    ("One.\n\nTwo.", ["One.", "Two."]),
    ("One.\r\n\r\nTwo.", ["One.", "Two."]),
    ("One.\u2029Two.", ["One.", "Two."]),
    ("A headline\nBy Tessa Quill", ["A headline", "By Tessa Quill"]),
    (f"{LONG}\ndriver.", [f"{LONG}\ndriver."]),  # wrapped in mid-sentence
    (f"{LONG} driver.\nThe driver spoke.", [f"{LONG} driver.", "The driver spoke."]),
]


@pytest.mark.parametrize(("text", "expected"), EXAMPLES)
def test_paragraphs(text: str, expected: list[str]) -> None:
    assert [text[p.start : p.end] for p in paragraphs(text)] == expected
