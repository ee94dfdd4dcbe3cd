"""Any text is read: every span reproduces words of it, twice the same, and nothing hangs."""

import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from onrecord.reading import read_documents
from onrecord.record import Document, Reading, spans_in
from onrecord.text import document_id

# What news is made of, and what breaks readers of it.
PIECES = [
    "Officer Orrin Vale said ", "“It was over,” ", "Police Chief Dana Orr declined to comment. ", "the driver, 34, ", "on Tuesday ",
    "March 11, 2025 ", "was shot and killed by ", "body camera video ", "has not been charged. ", "in Alder Falls, Neb. ", "No officers were hurt. ",
    "\n\n", "\r\n", "\r", "\u00a0", "\u2028", "…", "🚓👮🏽‍♀️", "שלום עולם ", "\u202eevil\u202c", "\ud800", "\x00", "\x1b[31m", "“", "”", '"', "'", "’", "``",
    "<script>alert(1)</script>", "&lt;", "- ", ". ", "? ", "(", ")", "$1.5 million ", "9-year-old ", "3 a.m. ", "he ", "they ", "her son ",
]  # fmt: skip
NEWS = st.lists(st.sampled_from(PIECES), max_size=40).map("".join)
# Lone surrogates are no characters, yet a file can hold them.
ANYTHING = st.text(st.characters(), max_size=300)


def read(text: str) -> Reading:
    document = Document(id=document_id(text), published="2025-03-12", published_basis="given", text=text)
    return next(iter(read_documents([document])))


def assert_spans_reproduce(reading: Reading) -> None:
    text = reading.document.text
    for path, span in spans_in(reading):
        assert 0 <= span.start < span.end <= len(text), path
        assert text[span.start : span.end].strip(), path


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.one_of(NEWS, ANYTHING, st.tuples(NEWS, ANYTHING, NEWS).map("".join)))
def test_every_span_reproduces_words(text: str) -> None:
    reading = read(text)
    assert_spans_reproduce(reading)
    assert read(text) == reading


EDGE_CASES = {
    "empty": "",
    "white space": " \n\t\u00a0\r\n ",
    "punctuation": "?!… — “”''(([[",
    "one letter": "a",
    "marks only": "“" * 500,
    "CRLF": "Chief Dana Orr said it was over.\r\n\r\n“It was,” she said.\r\n" * 20,
    "no-break spaces": "Officer\u00a0Orrin\u00a0Vale\u00a0declined\u00a0to\u00a0comment\u00a0on\u00a0March\u00a011,\u00a02025.",
    "right to left": "אמר השוטר “לא יריתי” ביום שלישי. Officer Vale said “no”.",
    "emoji": "👮🏽‍♀️ said “🚓💥” to 👨‍👩‍👧‍👦. Officer Vale, 34, did not.",
    "tags": "<div>" * 3000 + "Police shot a man." + "</div>" * 3000,
    "one token": "x" * 1_000_000,
    "one digit": "1" * 100_000,
    "slashes": "1/" * 50_000,
    "open brackets": "(" * 50_000,
}


@pytest.mark.parametrize("text", EDGE_CASES.values(), ids=EDGE_CASES)
def test_edge_cases(text: str) -> None:
    assert_spans_reproduce(read(text))


def test_a_long_line_takes_time_in_proportion_to_its_length() -> None:
    sentence = "Officer Orrin Vale said on Tuesday that a man was shot by police in Alder Falls, and he declined to comment. "
    taken = []
    for times in (100, 400):
        started = time.process_time()
        assert_spans_reproduce(read(sentence * times))
        taken.append(time.process_time() - started)
    assert taken[1] < 4 * 2 * taken[0]
