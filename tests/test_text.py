"""Text and Span."""

import pytest

from onrecord.text import Span, Text, document_id, heading


def test_the_id_is_the_hash_of_the_utf8_text() -> None:
    assert Text("").id == "sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert Text("a").id == document_id("a") != document_id("a\r")


def test_a_lone_surrogate_has_an_id() -> None:
    assert document_id("\ud800") != document_id("\ud801")


def test_words_of_spans_apart_are_joined_by_an_ellipsis() -> None:
    assert Text("One two three").words([Span(0, 3), Span(8, 13)]) == "One … three"


def test_spans_that_touch_do_not_overlap() -> None:
    assert not Span(0, 3).overlaps(Span(3, 5))
    assert Span(0, 4).overlaps(Span(3, 5))
    assert Span(0, 4).contains(Span(1, 4))
    assert not Span(0, 4).contains(Span(1, 5))


@pytest.mark.parametrize(
    ("title", "text", "called"),
    [
        ("Man shot", "ALDER FALLS\nA man was shot.", "Man shot"),
        (None, "\n  Man shot near bar\nA man was shot.", "Man shot near bar"),
        ("", "Man shot", "Man shot"),
        (None, " \n", ""),
    ],
)
def test_what_a_text_is_called(title: str | None, text: str, called: str) -> None:
    assert heading(title, text) == called
