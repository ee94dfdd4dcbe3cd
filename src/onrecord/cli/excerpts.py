"""The words that an entry rests on, as the terminal shows them: alone, or set off from a little of what stands around."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from onrecord.cli.terminal import clean, shortened
from onrecord.record import DocumentSpan
from onrecord.text import Span
from onrecord.text import Text as Content

# In characters: what is shown before and after, and the longest stretch of an entry's own words.
AROUND, LONGEST = 50, 300
# Of an entry that several documents have, how many are quoted.
DOCUMENTS = 3
_BLANKS = re.compile(r"\s+")

AnySpans = Sequence[Span] | Sequence[DocumentSpan]


@dataclass(frozen=True)
class Excerpts:
    """Excerpts from one text, or from a case's documents, whose spans carry their `document`. A line a document."""

    texts: Mapping[str | None, str]  # by document id; a single text by None
    marks: tuple[str, str] = ("", "")  # put around an entry's words where bold is not shown
    sources: Mapping[str | None, str] = field(default_factory=dict)  # how to name each document: `[1]`
    most: int = DOCUMENTS

    def alone(self, spans: AnySpans) -> Iterator[Text]:
        """The words by themselves."""
        return self._lines(spans, lambda text, its: Text(shortened(Content(text).words(its), LONGEST)))

    def in_context(self, spans: AnySpans) -> Iterator[Text]:
        """The words in bold within what stands around them in the paragraph."""
        return self._lines(spans, self._in_context)

    def _lines(self, spans: AnySpans, excerpt: Callable[[str, list[Span]], Text]) -> Iterator[Text]:
        by_document: dict[str | None, list[Span]] = {}
        for span in spans:
            by_document.setdefault(getattr(span, "document", None), []).append(Span(span.start, span.end))
        quoted, others = list(by_document)[: self.most], list(by_document)[self.most :]
        for document in quoted:
            line = excerpt(self.texts[document], sorted(by_document[document]))
            self._name(line, " ", [document])
            if document == quoted[-1]:
                self._name(line, " also ", others)
            yield line

    def _name(self, line: Text, word: str, documents: list[str | None]) -> None:
        named = [clean(self.sources[document]) for document in documents if document in self.sources]
        if named:
            line.append(word + " ".join(named), style="dim")

    def _in_context(self, text: str, spans: list[Span]) -> Text:
        first, last = _before(text, spans[0].start), _after(text, max(span.end for span in spans))
        line, at = Text(_dots(text, first - 1)), first
        for start, end in spans:
            if start >= at:
                line.append(_between(text[at:start]))
                line.append(shortened(text[start:end], LONGEST).join(self.marks), style="bold")
            at = max(at, end)
        return line.append(_line(text[at:last])).append(_dots(text, last))


def _before(text: str, start: int) -> int:
    """Where an excerpt begins: at a word, within the paragraph."""
    window = text[max(start - AROUND, 0) : start]
    cut = window.rfind("\n") + 1
    if not cut and start > AROUND:
        cut = window.find(" ") + 1 or len(window)
    return start - len(window) + cut


def _after(text: str, end: int) -> int:
    """Where an excerpt ends."""
    window = text[end : end + AROUND]
    cut = window.find("\n")
    if cut < 0:
        cut = len(window) if end + AROUND >= len(text) else max(window.rfind(" "), 0)
    return end + cut


def _dots(text: str, at: int) -> str:
    """An ellipsis where the paragraph goes on beyond the excerpt."""
    return "…" if 0 <= at < len(text) and text[at] != "\n" else ""


def _between(words: str) -> str:
    """What stands between two spans, left out where it is long."""
    return _line(words) if len(words) <= 2 * AROUND else " … "


def _line(words: str) -> str:
    return _BLANKS.sub(" ", clean(words))
