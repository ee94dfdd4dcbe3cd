"""Text and Span: the ground that every entry stands on. Imports nothing of ours."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple


class Span(NamedTuple):
    """A stretch of a text in Unicode code points: `start` included, `end` excluded."""

    start: int
    end: int

    def overlaps(self, other: "Span") -> bool:
        """Whether the two share a character."""
        return self.start < other.end and other.start < self.end

    def contains(self, other: "Span") -> bool:
        """Whether `other` lies inside this one."""
        return self.start <= other.start and other.end <= self.end


@dataclass(frozen=True)
class Text:
    """An immutable text, so that a span into it stays true for ever."""

    content: str

    @cached_property
    def id(self) -> str:
        """`sha256:` and the hex digest of the UTF-8 text: the document's id."""
        return document_id(self.content)

    def words(self, spans: Iterable[Span]) -> str:
        """The words of some spans, joined by an ellipsis where they are apart."""
        return " … ".join(self.content[s.start : s.end] for s in spans)


def heading(title: str | None, text: str) -> str:
    """What a text is called: its title, else the line that it begins with; empty where there is neither."""
    return title or text.strip().partition("\n")[0]


def document_id(content: str) -> str:
    """`sha256:` and the hex digest of a text. A lone surrogate, which UTF-8 has no form for, counts as itself."""
    return "sha256:" + hashlib.sha256(content.encode("utf-8", "surrogatepass")).hexdigest()
