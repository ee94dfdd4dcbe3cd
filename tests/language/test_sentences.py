"""Sentences: a quotation mark never breaks one, a paragraph always does."""

import pytest

from onrecord.language import annotate

# (text, its sentences)
EXAMPLES = [
    ("“Did he shoot?” Vale asked. Nobody answered.", ["“Did he shoot?” Vale asked.", "Nobody answered."]),
    ("“It was over.” Vale left.", ["“It was over.”", "Vale left."]),
    ("“Stop! Stop now!” she yelled at Officer Renner.", ["“Stop!", "Stop now!” she yelled at Officer Renner."]),
    ("He thanked Sgt. Dana Orr. She left.", ["He thanked Sgt. Dana Orr.", "She left."]),
    ("Shots on Cannery Street\n\nPolice came.", ["Shots on Cannery Street", "Police came."]),
]


@pytest.mark.parametrize(("content", "expected"), EXAMPLES)
def test_sentences(content: str, expected: list[str]) -> None:
    text = annotate(content)
    found = [text.span(s.start, s.end) for s in text.sentences]
    assert [content[s.start : s.end] for s in found] == expected
