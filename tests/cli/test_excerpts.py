"""The words of spans: the span itself set off, a little around it, never beyond the paragraph."""

from typing import NamedTuple

import pytest

from onrecord.cli.excerpts import Excerpts
from onrecord.text import Span
from tests.store.made import span

LONG = "one " * 40
IN_CONTEXT = [
    ("He fired twice.", ["fired"], "He *fired* twice."),
    ("Before.\n\nHe fired twice.\n\nAfter.", ["fired"], "He *fired* twice."),
    (
        f"{LONG}fired {LONG}",
        ["fired"],
        "…one one one one one one one one one one one one *fired* one one one one one one one one one one one one…",
    ),
    ("x" * 100 + "fired" + "y" * 100, ["fired"], "…*fired*…"),
    ("He fired and she fell.", ["fell", "fired"], "He *fired* and she *fell*."),
    (f"He fired, {LONG}she fell.", ["fired", "fell"], "He *fired* … *fell*."),
    ("He fired twice.", ["fired twice", "twice"], "He *fired twice*."),
    ("a \x1b[31m\n\tfired\x07", ["fired"], "*fired*␇"),
]


@pytest.mark.parametrize(("text", "words", "expected"), IN_CONTEXT)
def test_words_in_context(text: str, words: list[str], expected: str) -> None:
    (line,) = Excerpts({None: text}, ("*", "*")).in_context([span(word, text) for word in words])
    assert line.plain.strip() == expected


def test_words_alone_are_shortened_and_their_gaps_shown() -> None:
    text = "“Yes,” he said, “we did.”" + LONG * 4
    (line,) = Excerpts({None: text}, ("*", "*")).alone([Span(0, 6), Span(16, 25)])
    assert line.plain == "“Yes,” … “we did.”"
    (line,) = Excerpts({None: text}).alone([Span(0, len(text))])
    assert len(line.plain) <= 300 and line.plain.endswith("one …")


class InDocument(NamedTuple):
    document: str
    start: int
    end: int


def test_the_words_of_a_case_s_entry_stand_in_several_documents() -> None:
    excerpts = Excerpts(dict.fromkeys("abcde", "He fired."), sources={"a": "\x1b[1]"} | {d: f"[{d}]" for d in "bcde"})
    spans = [InDocument(document, 3, 8) for document in "abcde"]
    lines = [line.plain for line in excerpts.in_context(spans)]  # type: ignore[arg-type]
    assert lines == ["He fired. ␛[1]", "He fired. [b]", "He fired. [c] also [d] [e]"]
