"""The coding sheet on the terminal: a value with how it is known, or which kind of empty a field is."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from onrecord.cli.case_backing import in_texts, said_by
from onrecord.cli.case_layout import grid, indented
from onrecord.cli.case_shown import ShownCase
from onrecord.cli.sections import term
from onrecord.cli.terminal import shortened
from onrecord.record import CodingCell

_BASES = {"recorded": "recorded", "worked_out": "worked out"}
_OTHERS = 4
# What is said of fields without a value; `withheld` and `unknown` have words, the last has none.
_EMPTY = {"withheld": "withheld", "unknown": "a source says that it is not known"}


def coding(shown: ShownCase) -> Iterator[RenderableType]:
    """Field by field: the value, what others give, in how many independent texts and whose word; then what was not found."""
    table = grid(26, shares=(5, 4))
    for cell in shown.case.coding:
        if cell.answer != "not_found":
            table.add_row(Text(term(cell.field), style="dim"), _value(cell), _known(shown, cell))
    if table.row_count:
        yield indented(table)
    missing = [term(cell.field) for cell in shown.case.coding if cell.answer == "not_found"]
    if missing:
        yield indented(Text("not found in the documents read: " + ", ".join(missing), style="dim italic"))


def _value(cell: CodingCell) -> Text:
    """The value and what others give; of a dispute both sides alike."""
    if cell.value is None:
        return Text(_EMPTY.get(cell.answer, cell.answer), style="italic magenta")
    value, others = shortened(term(cell.value), 160), [shortened(term(other), 50) for other in cell.others[:_OTHERS]]
    left = [f"{len(cell.others) - _OTHERS} more"] if len(cell.others) > _OTHERS else []
    if cell.answer == "disputed":
        return Text("disputed: ", style="bold red").append(" / ".join([value, *others, *left]), style="not bold default")
    told = Text(value)
    return told.append("  also given: ", style="yellow").append("; ".join([*others, *left])) if others else told


def _known(shown: ShownCase, cell: CodingCell) -> Text:
    """How it is known, and the documents that have it."""
    how = [_BASES[cell.basis]] if cell.basis in _BASES else []
    said = said_by(shown, cell) if cell.basis == "said" or cell.answer != "found" else None
    line = Text(", ".join(filter(None, (*how, in_texts(cell), said))), style="dim")
    line.append(" " if line.plain else "")
    return line.append(shown.numbers(span.document for span in cell.spans), style="cyan not dim")
