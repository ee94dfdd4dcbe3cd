"""The tense of the clause around a date."""

import pytest

from onrecord.reading.dates.tense import tense
from onrecord.text import Span
from tests.reading.dates.texts import annotated


@pytest.mark.parametrize(
    ("content", "time"),
    [
        ("The board met on Friday.", "past"),
        ("The board has met on Friday.", "past"),
        ("The board will meet on Friday.", "future"),
        ("The board is scheduled to meet on Friday.", "future"),
        ("A hearing has been scheduled for Friday.", "future"),
        ("The board plans to meet on Friday.", "future"),
        ("The mayor agreed to resign on Friday.", "future"),
        ("The board is meeting on Friday.", "future"),
        ("The funeral is Friday.", "future"),
        ("The funeral was Friday.", "past"),
        ("He expected the names to be released on Friday.", "future"),
        ("A shooting that wounded a man on Friday appears to have been planned.", "past"),
        ("He must leave by Friday.", "future"),
        ("She would leave on Friday.", "future"),
        ("She would not comment on Friday.", None),
        ("He should have been charged on Friday.", "past"),
        ("It had been scheduled for Friday.", "past"),
        ("He has extended the sale through Friday.", "future"),
        ("Sales from Monday through Friday fell.", "past"),
        ("The board extended the offer to Friday.", "future"),
        ("The trial was put off to Friday.", "future"),
        ("The stock is near a record set on Friday.", None),
        ("He waits until the case is heard on Friday.", "future"),
        ("All victims of the homicide on Friday are known.", "past"),
        ("By Friday she was out of surgery.", "past"),
        ("Friday", None),
    ],
)
def test_tense(content: str, time: str | None) -> None:
    start = content.index("Friday")
    assert tense(annotated(content), Span(start, start + 6)).time == time


def test_a_date_under_a_noun_is_not_beside_the_verb() -> None:
    content = "The judge read the letter of Friday."
    start = content.index("Friday")
    assert not tense(annotated(content), Span(start, start + 6)).beside
