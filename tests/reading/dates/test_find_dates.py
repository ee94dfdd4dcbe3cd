"""Time expressions: what is found, and what it means on the day of publication."""

import re
import time

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from onrecord.language import AnnotatedText
from onrecord.reading.dates import find_dates
from tests.reading.dates.texts import annotated, unparsed

PUBLISHED = "2026-10-21"  # a Wednesday
TIMEX = re.compile(
    r"(?:PAST|PRESENT|FUTURE)_REF"
    r"|P(?:T?(?:\d+|X)(?:[SMHDWQY]|WE|DE|CE))+(?:T?\d+[MSH])*"
    r"|[\dX]{2,4}"
    r"|[\dX]{4}-(?:Q[1-4X]|SP|SU|FA|WI|W[\dX]{2}(?:-WE|-[1-7])?|[\dX]{2}(?:-[\dX]{2})?)(?:T(?:\d\d:\d\d(?::\d\d)?|MO|AF|EV|NI))?"
    r"|\d{4}-\d\d-\d\d/\d{4}-\d\d-\d\d"
)


def read(content: str, published: str | None = PUBLISHED) -> list[tuple[str, str, str | None, str | None]]:
    """The words, value, modifier and EDTF of each expression."""
    return [(content[slice(*d.span)], d.value, d.mod, d.edtf) for d in find_dates(annotated(content), published)]


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("He was shot on Friday.", ("Friday", "2026-10-16", None, "2026-10-16")),
        ("The board will vote on Friday.", ("Friday", "2026-10-23", None, "2026-10-23")),
        ("A hearing is scheduled for Friday.", ("Friday", "2026-10-23", None, "2026-10-23")),
        ("She agreed to leave on Friday.", ("Friday", "2026-10-23", None, "2026-10-23")),
        ("She lives near the house raided on Friday.", ("Friday", "2026-10-16", None, "2026-10-16")),
        ("They must answer Friday's ruling.", ("Friday", "2026-10-16", None, "2026-10-16")),
        ("Records are due by Monday.", ("Monday", "2026-10-26", None, "2026-10-26")),
        ("They met on Mother's Day.", ("Mother's Day", "2026-05-10", None, "2026-05-10")),
        ("He came at three o’clock in the morning.", ("three o’clock in the morning", "2026-10-21T03:00", None, "2026-10-21")),
        ("He was hired in March.", ("March", "2026-03", None, "2026-03")),
        ("He will retire in March.", ("March", "2027-03", None, "2027-03")),
        ("He was shot Dec. 30.", ("Dec. 30", "2025-12-30", None, "2025-12-30")),
        ("The trial will begin Jan. 5.", ("Jan. 5", "2027-01-05", None, "2027-01-05")),
        ("She resigned last week.", ("last week", "2026-W42", None, "2026-10-12/2026-10-18")),
        ("He retired about two years ago.", ("about two years ago", "2024", "APPROX", "2024~")),
        ("He was hired last summer.", ("last summer", "2026-SU", None, "2026-22")),
        ("It rose in the second quarter of 2025.", ("the second quarter of 2025", "2025-Q2", None, "2025-34")),
        ("The jail was built in the 1970s.", ("the 1970s", "197", None, "197X")),
        ("He served from 2024 or later.", ("2024 or later", "2024", "ON_OR_AFTER", "2024/..")),
        ("The fair ran June 14-20, 2026.", ("June 14-20, 2026", "2026-06-14/2026-06-20", None, "2026-06-14/2026-06-20")),
        ("He was shot at about 2:30 a.m. Friday.", ("about 2:30 a.m. Friday", "2026-10-16T02:30", "APPROX", "2026-10-16")),
        ("It began on Sunday at 4 p.m. sharp.", ("Sunday at 4 p.m.", "2026-10-18T16:00", None, "2026-10-18")),
        ("He died early Wednesday.", ("early Wednesday", "2026-10-21", "START", "2026-10-21")),
        ("They talked for more than two hours.", ("more than two hours", "PT2H", "MORE_THAN", None)),
        ("They meet every Monday at 9 p.m.", ("every Monday at 9 p.m.", "XXXX-WXX-1T21:00", None, None)),
    ],
)
def test_one_expression(content: str, expected: tuple[str, str, str | None, str | None]) -> None:
    assert read(content) == [expected]


@pytest.mark.parametrize(
    ("content", "values"),
    [
        ("He was shot on Oct. 2. The following day he died.", ["2026-10-02", "2026-10-03"]),
        ("On Oct. 2 at 9 p.m. he ran. He fell at 9:30 p.m.", ["2026-10-02T21:00", "2026-10-02T21:30"]),
        ("It began at 9 p.m. Monday. Just after midnight he fell.", ["2026-10-19T21:00", "2026-10-20T00:00"]),
        ("He worked from March 2019 to May 2020.", ["2019-03", "2020-05"]),
        ("It rose in the second quarter, more than a year ago.", ["2026-Q2", "2025-Q2"]),
    ],
)
def test_what_was_told_before_counts(content: str, values: list[str]) -> None:
    assert [value for _, value, _, _ in read(content)] == values


@pytest.mark.parametrize(
    ("content", "value"),
    [
        ("He was shot on Friday.", "XXXX-WXX-5"),
        ("He was shot on Oct. 2.", "XXXX-10-02"),
        ("He left last year.", "XXXX"),
        ("He died yesterday.", "XXXX-XX-XX"),
        ("He fell at 9:30 p.m.", "XXXX-XX-XXT21:30"),
        ("He was hired in 2019.", "2019"),
    ],
)
def test_without_a_day_of_publication_nothing_is_guessed(content: str, value: str) -> None:
    found = read(content, None)
    assert [one[1] for one in found] == [value]
    assert found[0][3] == ("2019" if value == "2019" else None)


@pytest.mark.parametrize(
    "content",
    [
        "Officers went to the 2100 block of May Street.",
        "Officer March fired.",
        "He wrote for USA Today.",
        "She left soon after he came.",
        "Thousands came to the March for Peace.",
        "They saw High Noon.",
        "The quarter-to-quarter gain was small.",
        "April Jones, a teacher, wept.",
        "He may appeal.",
        "The 34-year-old driver, Ray Cole, 34, died.",
        "The Hawks won 21-14.",
        "Call 402-555-2019 or write to P.O. Box 1999.",
        "About 2,000 people marched.",
        "They march on.",
    ],
)
def test_what_is_no_time_expression(content: str) -> None:
    assert read(content) == []


WORDS = (
    "May march 2026 12 Oct. Friday last next two weeks ago , - : at 9 p.m. a.m. the every day of night 2:30 31 Feb. 9999 years "
    "century 's é 😀 \u202e \ud800 3rd 10/12/26 1/2 noon a few hours later quarter"
)
PIECES = st.sampled_from([*WORDS.split(" "), "\n\n", "\r\n", "\u00a0"])


@example("Feb.", "9999-12-31")
@example("hours ago night", None)
@example("May May May", "9999-12-31")
@given(st.lists(PIECES, max_size=30).map(" ".join), st.sampled_from([None, PUBLISHED, "0001-01-01", "9999-12-31"]))
@settings(max_examples=60, deadline=None)
def test_any_text_is_read(content: str, published: str | None) -> None:
    found = find_dates(annotated(content), published)
    ends = [0]
    for one in found:
        assert ends[-1] <= one.span.start < one.span.end <= len(content)
        assert TIMEX.fullmatch(one.value), one.value
        ends.append(one.span.end)


@pytest.mark.parametrize("unit", ["1", "May ", "1/1/", "a ", "two ", "\n", "2:30 ", "the past ", "Friday night at "])
def test_long_texts_take_linear_time(unit: str) -> None:
    def seconds(size: int) -> float:
        return min(once(unparsed(unit * (size // len(unit)))) for _ in range(3))

    def once(text: AnnotatedText) -> float:
        started = time.process_time()
        find_dates(text, PUBLISHED)
        return time.process_time() - started

    # Eight times the text takes eight times as long, and 64 times as long if every pair of words were tried.
    assert seconds(80_000) < 32 * max(seconds(10_000), 0.02)


LETTER = "August 5, 2025\n\nRe: Death of Dale Roe on March 11, 2025\n\nI got the findings on May 27.\n\nThe call. At 6:08 a.m. a caller spoke."


def test_an_hour_in_a_letter_is_of_the_day_that_it_is_about() -> None:
    found = find_dates(annotated(LETTER), "2025-08-05")
    assert [one.value for one in found] == ["2025-08-05", "2025-03-11", "2025-05-27", "2025-03-11T06:08"]


def test_words_that_are_no_day() -> None:
    assert find_dates(annotated("His last day is not known."), "2025-08-05") == []
    found = find_dates(annotated("In May 26-year-old Dale Roe died."), "2025-08-05")
    assert "2025-05-26" not in {one.value for one in found}
