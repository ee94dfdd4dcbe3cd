"""The page of a document on the terminal: what is known of it, its entries in sections."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from onrecord.cli import sections
from onrecord.cli.lines import title_line
from onrecord.cli.shown import Shown
from onrecord.cli.terminal import clean
from onrecord.record import Document, Reading


def document_page(reading: Reading, *, with_words: bool = True, marks: tuple[str, str] = ("", "")) -> RenderableType:
    """What was read in a document. `marks` are put around the words that an entry rests on, where bold is not shown."""
    return Group(*_header(reading.document), *_sections(Shown(reading, with_words, marks)))


def _sections(shown: Shown) -> Iterator[RenderableType]:
    """The sections, empty ones left out."""
    for title, section in (
        ("Parties", sections.parties),
        ("Timeline", sections.timeline),
        ("Statements", sections.statements),
        ("Did not comment", sections.refusals),
        ("Evidence", sections.evidence),
        ("Where accounts differ", sections.differences),
    ):
        lines = list(section(shown))
        if lines:
            yield Text(f"\n{title}", style="bold underline")
            yield from lines


def _header(document: Document) -> Iterator[Text]:
    yield Text(title_line(document.title, document.text), style="bold")
    date = document.published and f"{document.published} ({document.published_basis})"
    known = [document.publisher, date, ", ".join(document.authors), sections.term(document.kind)]
    yield Text(" · ".join(clean(part) for part in known if part))
    yield from (Text(clean(known), style="dim") for known in (document.url, document.id) if known)
    yield from (Text(f"found: {clean(place)}", style="dim") for place in document.found)
    yield from (Text(f"note: {clean(issue)}", style="yellow") for issue in document.issues)
