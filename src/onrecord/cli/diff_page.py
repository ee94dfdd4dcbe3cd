"""The page of `onrecord diff`."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from onrecord.cli.change_lines import counts, sections
from onrecord.cli.lines import short_id, title_line
from onrecord.cli.terminal import clean
from onrecord.cli.text_changes import paragraphs
from onrecord.comparing import Change, Stretch
from onrecord.record import Document


def diff_page(
    old: Document,
    new: Document,
    changes: Sequence[Change],
    text: Sequence[Sequence[Stretch]],
    *,
    quiet: bool,
    colours: bool,
) -> RenderableType:
    """Which documents, what their records say otherwise, and where their texts differ."""
    return Group(*_page(old, new, changes, text, quiet, colours))


def _page(
    old: Document, new: Document, changes: Sequence[Change], text: Sequence[Sequence[Stretch]], quiet: bool, colours: bool
) -> Iterator[RenderableType]:
    for sign, document in (("-", old), ("+", new)):
        yield _document(sign, document)
    yield Text(f"In the record: {counts(changes)}", style="bold")
    yield from sections(changes, with_words=not quiet, colours=colours)
    if text:
        yield Text("\nText", style="bold underline")
        yield from paragraphs(text, colours=colours)


def _document(sign: str, document: Document) -> Text:
    line = Text(f"{sign} {title_line(document.title, document.text)}", style="bold")
    known = (document.publisher, document.modified or document.published, *document.found[:1], short_id(document.id))
    return line.append("".join(f" · {clean(part)}" for part in known if part), style="not bold dim")
