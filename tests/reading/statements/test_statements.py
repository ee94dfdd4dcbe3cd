"""Statements: who said what."""

import pytest

from onrecord.language import annotate
from onrecord.reading.parties import Parties
from onrecord.reading.statements import find_statements
from onrecord.record import Document, Statement
from onrecord.text import Text, document_id


def statements(content: str) -> list[Statement]:
    document = Document(id=document_id(content), text=content, published="2021-05-04")
    return find_statements(annotate(content), document, Parties(), [], [])


def told(content: str) -> list[tuple[str, str, str, str]]:
    """Kind, source, cue and content of each statement."""
    text = Text(content)
    return [
        (s.kind, text.words(s.source_spans), text.words(s.cue_spans), text.words(s.content_spans)) for s in statements(content)
    ]


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("Chief Ann Lee said the deputy fired twice.", ("indirect", "Chief Ann Lee", "said", "the deputy fired twice")),
        ("The gun was loaded, police said.", ("indirect", "police", "said", "The gun was loaded")),
        ("“We heard shots,” Bo Ray said. “Then we ran.”", ("direct", "Bo Ray", "said", "“We heard shots,” … “Then we ran.”")),
        ("According to the sheriff, the man fled.", ("indirect", "the sheriff", "According to", "the man fled")),
    ],
)
def test_attribution(content: str, expected: tuple[str, str, str, str]) -> None:
    assert told(content) == [expected]


@pytest.mark.parametrize("content", ["", "...", "😀", "\n\n", "“", "said", "\ud800 said x"])
def test_any_text(content: str) -> None:
    statements(content)
