"""Statements of short texts, for the tests of this folder."""

import re
from functools import cache

from onrecord.language import annotate
from onrecord.reading import read_annotated
from onrecord.record import Document, Reading, Statement
from onrecord.text import Span, Text, document_id

REFUSALS = {"declined", "unreached", "contacted"}


@cache
def read(content: str) -> Reading:
    return read_annotated(Document(id=document_id(content), text=content, published="2021-05-04"), annotate(content))


def statements(content: str) -> list[Statement]:
    return read(content).statements


def told(content: str) -> list[tuple[str, str, str, str]]:
    """Kind, source, cue and content of each statement."""
    text = Text(content)
    return [
        (s.kind, text.words(s.source_spans), text.words(s.cue_spans), text.words(s.content_spans)) for s in statements(content)
    ]


def bracketed(example: str) -> tuple[str, Span]:
    """An example without its brackets, and what stood between them."""
    marked = re.search(r"\[(.+?)\]", example)
    assert marked, example
    return example.replace("[", "").replace("]", ""), Span(marked.start(), marked.end() - 2)
