"""Where an excerpt begins and ends: at words, within the paragraph."""

import pytest

from onrecord.cases.excerpts import begins_at, beside_each_other, ends_at, one_line
from onrecord.text import Span

TEXT = "First lines.\nThe officer fired two shots at the man.\nMore."
FIRED = TEXT.index("fired")


@pytest.mark.parametrize(("around", "expected"), [(100, "The officer"), (13, "The officer"), (12, "officer"), (5, "")])
def test_begin(around: int, expected: str) -> None:
    assert TEXT[begins_at(TEXT, FIRED, around) : FIRED].strip() == expected


@pytest.mark.parametrize(("around", "expected"), [(100, " two shots at the man."), (8, " two"), (2, "")])
def test_end(around: int, expected: str) -> None:
    after = FIRED + len("fired")
    assert TEXT[after : ends_at(TEXT, after, around)] == expected


def test_spans_beside_each_other() -> None:
    spans = [Span(0, 5), Span(9, 12), Span(30, 31)]
    assert beside_each_other(spans, 4) == spans[:2]
    assert beside_each_other(spans, 3) == spans[:1]
    assert beside_each_other([], 3) == []


def test_one_line() -> None:
    assert one_line("a \n\n b") == "a b"
    assert [one_line(text) for text in ("", " \n", "\ta b\n", "a\u2003b")] == ["", " ", " a b ", "a b"]
