"""The day of publication: stated, in a date line, inferred, or unknown."""

import re

import pytest

from onrecord.reading.dates import find_dates, find_published, is_stamp, names_day
from onrecord.record import Document
from onrecord.text import Span
from tests.reading.dates.texts import annotated


def published(content: str, **known: str) -> tuple[str | None, str | None]:
    return find_published(annotated(content), Document(id="sha256:0", text=content, **known))


def test_the_documents_own_day_comes_first() -> None:
    content = "ALDER FALLS, Neb. (March 20, 2025) — Police shot a man."
    assert published(content, published="2025-03-21", published_basis="metadata") == ("2025-03-21", "metadata")


@pytest.mark.parametrize(
    ("content", "day"),
    [
        ("ALDER FALLS, Neb. (March 20, 2025) — Police shot a man.", "2025-03-20"),
        ("ALDER FALLS, Neb., March 20, 2025 -- Police shot a man.", "2025-03-20"),
        ("Family calls for video\n\nALDER FALLS, Neb. (March 20, 2025)\n\nThe family of a man spoke.", "2025-03-20"),
        (
            "CITY OF ALDER FALLS\n\nFOR IMMEDIATE RELEASE  March 12, 2025\n\nThe police said a man died on March 2, 2025.",
            "2025-03-12",
        ),
        (
            "Office of the County Attorney\n\nMarch 3, 2025\n\nDear Chief Orton:\n\nOn January 4, 2025, a man was shot.",
            "2025-03-03",
        ),
        (
            "Man shot in Alder Falls\n\nPosted: Friday, May 13, 2016 11:05 pm\n\nUpdated: May 15, 2016\n\nA man was shot.",
            "2016-05-13",
        ),
        ("Updated: Sep 27, 2016 - 9:36 AM\n\nALDER FALLS, Neb. - A man was shot.", "2016-09-27"),
        ("Man charged January 1, 2013 5:05 PM\n\nALDER FALLS (KXYZ) – A man was charged.", "2013-01-01"),
    ],
)
def test_a_date_line_tells_the_day(content: str, day: str) -> None:
    assert published(content) == (day, "dateline")


@pytest.mark.parametrize(
    ("content", "day"),
    [
        (
            "The board accepted the resignation of Chief Dale Orton on Wednesday, October 21st. Mayor Ann Lee said on Friday "
            "that a search had begun. Orton was hired in June 2026.",
            "2026-10-23",
        ),
        ("A man was shot Tuesday, Feb. 7, 2017, police said Wednesday.", "2017-02-08"),
        (
            "The bureau named the officer on Thursday, March 20. It was the first shooting since 2022. Chief Dale Orton changed "
            "his account on Friday. The bureau will send its findings in May.",
            "2025-03-21",
        ),
    ],
)
def test_the_text_fixes_the_day(content: str, day: str) -> None:
    assert published(content) == (day, "inferred")


@pytest.mark.parametrize(
    "content",
    [
        "",
        "A man was shot on Friday, police said.",
        "A man was shot on March 3, 2015, police said.",
        "The board met on Wednesday, October 21st, and on Friday.",
        "He was convicted on Monday, March 3, 2014. He was released in 2016. Police said on Tuesday that he was shot.",
        "A man was shot on Saturday.\n\nPhoto: An officer stands guard on Friday, Feb. 28, 2014, in Alder Falls.",
    ],
)
def test_what_the_text_does_not_fix_is_unknown(content: str) -> None:
    assert published(content) == (None, None)


@pytest.mark.parametrize(
    ("before", "stamp"),
    [
        ("Posted: ", True),
        ("Updated: Friday, ", True),
        ("(Published ", True),
        ("Created: ", True),
        ("— Ann Poe (@annpoe) ", True),
        ("2:06 PM EDT Updated: ", True),
        ("He was shot on ", False),
        ("The department released the video on ", False),
        ("The report was filed on ", False),
    ],
)
def test_stamps(before: str, stamp: bool) -> None:
    content = before + "May 11, 2021"
    assert is_stamp(content, Span(len(before), len(content))) is stamp


def test_an_hour_after_a_stamp_of_a_later_change_is_of_the_day_of_publication() -> None:
    stamps = "Posted: Tuesday, May 11, 2021 1:16 PM EDT Updated: Monday, June 14, 2021 7:00 PM EDT"
    found = find_dates(annotated(f"{stamps}\n\nA man was shot at about 10:35 a.m."), "2021-05-11")
    assert found[-1].value == "2021-05-11T10:35"


@pytest.mark.parametrize(
    ("content", "stamp"),
    [
        ("May 11, 2021 2:06 PM", True),
        ("May 11, 2021 2:06:14 AM CDT", True),
        ("May 11, 2021", False),  # the heading of a log of several days
        ("May 11, 2021 2:06 PM A man was shot.", False),
    ],
)
def test_a_line_of_its_own_with_an_hour_is_a_stamp(content: str, stamp: bool) -> None:
    end = re.match(r"May 11, 2021(?: 2:06(?::14)? [AP]M(?: CDT)?)?", content).end()  # type: ignore[union-attr]
    assert is_stamp(f"Man shot\n{content}\nHe died.", Span(9, 9 + end)) is stamp


@pytest.mark.parametrize(
    ("words", "day"),
    [
        ("9 p.m. Monday", True),
        ("last night", True),
        ("this morning", True),
        ("noon on May 3", True),
        ("overnight", False),  # the night before the day or after it
        ("about 9 p.m.", False),
        ("10:30 a.m.", False),
        ("noon", False),
    ],
)
def test_words_that_name_a_day(words: str, day: bool) -> None:
    assert names_day(words) is day
