"""How the page of a case is set: entries' first lines, tables without lines, indents."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

DATE = 10  # the width of a day


def head(what: str, rest: Iterable[str | None] = (), style: str = "bold") -> Text:
    """An entry's first line: what it is, and what is known of it."""
    text = Text(what, style=style)
    return text.append("".join(f" · {part}" for part in rest if part), style="not bold default")


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
