"""A hit of the search on the terminal."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from onrecord.cli.lines import short_id
from onrecord.cli.terminal import clean, shortened
from onrecord.store import Hit

_TITLE = 72


def hit_lines(hit: Hit, marks: tuple[str, str]) -> RenderableType:
    """Where the hit is and the words around it, those looked for in bold; between marks where bold is not shown."""
    head = Text(f"{short_id(hit.document)} ", style="dim")
    head.append(shortened(hit.title or "(no title)", _TITLE), style="not dim bold")
    if hit.entry:
        head.append(f" · {hit.layer} {clean(hit.entry)}", style="not dim")
    snippet, at = Text(), 0
    for start, end in hit.marks:
        snippet.append(clean(hit.snippet[at:start]))
        snippet.append(clean(hit.snippet[start:end]).join(marks), style="bold yellow")
        at = end
    return Group(head, Padding(snippet.append(clean(hit.snippet[at:])), (0, 0, 0, 4), expand=False))
