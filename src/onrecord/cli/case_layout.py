"""How the page of a case is set: entries' first lines, tables without lines, indents."""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

DATE, WHEN = 10, 15  # the widths of a day, and of "told 2026-03-11"


def head(what: str, rest: Iterable[str | None] = (), style: str = "bold") -> Text:
    """An entry's first line: what it is, and what is known of it."""
    text = Text(what, style=style)
    return text.append("".join(f" · {part}" for part in rest if part), style="not bold default")


def grid(*widths: int, shares: Sequence[int] = (1,)) -> Table:
    """A table without lines: columns of so many characters, then columns that share what is left over."""
    table = Table.grid(padding=(0, 2, 0, 0), pad_edge=False, expand=True)
    for width in widths:
        table.add_column(width=width, overflow="fold")
    for share in shares:
        table.add_column(ratio=share, overflow="fold")
    return table


def indented(*lines: RenderableType, by: int = 2) -> RenderableType:
    """Lines that stand in from the margin."""
    return Padding(Group(*lines), (0, 0, 0, by))
