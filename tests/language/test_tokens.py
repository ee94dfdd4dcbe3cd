"""Words glued together by a quotation mark."""

import pytest

from onrecord.language import annotate

GLUED = [
    ("He said,“Look at him.”", ["said", ",", "“", "Look"]),
    ('The chief said."No.', ["said", ".", '"', "No"]),
    ('He said:"Stop', ["said", ":", '"', "Stop"]),
    ("“Stop,”Mullen said.", ["Stop", ",", "”", "Mullen"]),
    ('"Stop,"Mullen said.', ["Stop", ",", '"', "Mullen"]),
    ("It is “ok”—he left.", ["ok", "”", "—", "he"]),
    ("The guard (he said)“no”.", [")", "“", "no", "”"]),
    ('Officer "Bo"Tarrant left.', ['"', "Bo", '"', "Tarrant"]),
]
WHOLE = [
    ("It’s the officer’s gun.", ["It", "’s", "the", "officer", "’s", "gun", "."]),
    ("They paid $3,000.50 to U.S. guards.", ["They", "paid", "$", "3,000.50", "to", "U.S.", "guards", "."]),
    ("A half-hour at 9:41 p.m. there", ["A", "half", "-", "hour", "at", "9:41", "p.m.", "there"]),
]


@pytest.mark.parametrize(("text", "expected"), GLUED)
def test_a_mark_between_two_words_parts_them(text: str, expected: list[str]) -> None:
    tokens = [token.text for token in annotate(text).doc]
    assert any(tokens[at : at + len(expected)] == expected for at in range(len(tokens)))


@pytest.mark.parametrize(("text", "expected"), WHOLE)
def test_what_has_no_double_mark_stays_as_it_was(text: str, expected: list[str]) -> None:
    assert [token.text for token in annotate(text).doc] == expected
