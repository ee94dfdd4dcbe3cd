"""What the sections of a case's page share: the case, its words, how much of a long one is shown, tables without lines."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from onrecord.cli.excerpts import AnySpans
from onrecord.cli.shown import Shown
from onrecord.record import Case

T = TypeVar("T")
DATE = 10  # the width of a day


@dataclass(frozen=True)
class View:
    """A case to show. `everything` shows long lists whole; otherwise each ends with how many entries were left out."""

    case: Case
    shown: Shown
    everything: bool = False

    @classmethod
    def of(cls, case: Case, *, everything: bool = False, marks: tuple[str, str] = ("", "")) -> "View":
        """A case's view; with everything, an entry's words are quoted from all its documents."""
        return cls(case, Shown.of_case(case, marks=marks, most=len(case.documents) if everything else 1), everything)

    def first(self, entries: Sequence[T], most: int) -> Sequence[T]:
        """The entries to show."""
        return entries if self.everything or len(entries) <= most + 1 else entries[:most]

    def rest(self, entries: Sequence[Any], most: int, indent: int = 2) -> Iterator[RenderableType]:
        """How many were left out, where some were."""
        left = len(entries) - len(self.first(entries, most))
        if left:
            yield Padding(Text(f"… and {left} more (--all)", style="dim italic"), (0, 0, 0, indent))

    def words(self, spans: AnySpans) -> Iterator[Text]:
        """The exact words within a little of what stands around, each line with its document's number."""
        return self.shown.excerpts.in_context(spans) if self.shown.excerpts else iter(())


def head(what: str, rest: Iterable[str | None], style: str = "bold") -> Text:
    """An entry's first line: what it is, and what is known of it."""
    text = Text(what, style=style)
    return text.append("".join(f" · {part}" for part in rest if part), style="not bold")


def grid(*widths: int | None) -> Table:
    """A table without lines; a column's width in characters, None for what is left over."""
    table = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
    for width in widths:
        table.add_column(width=width, ratio=1 if width is None else None, overflow="fold")
    table.expand = None in widths
    return table


def indented(*lines: RenderableType, by: int = 2) -> RenderableType:
    """Lines that stand in from the margin."""
    return Padding(Group(*lines), (0, 0, 0, by))
