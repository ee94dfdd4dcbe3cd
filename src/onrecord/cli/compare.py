"""`onrecord compare`: two versions of the reader on the same texts."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from onrecord.cli import options
from onrecord.cli.terminal import console, counted, echo_json

if TYPE_CHECKING:
    from rich.table import Table

    from onrecord.comparing.readers import Totals
    from onrecord.record import Document

# As in comparing.readers.ALL_LAYERS, which is not loaded for the help alone.
_LAYERS = ("parties", "events", "statements", "evidence", "points", "dates", "triage")
_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command()
@click.argument("old", type=_FILE)
@click.argument("new", type=_FILE)
@click.option("--layer", "-l", "layers", multiple=True, type=click.Choice(_LAYERS), help="Only this layer; repeatable.")
@options.as_json
@options.quiet("Print the totals alone.")
def compare(old: Path, new: Path, layers: tuple[str, ...], as_json: bool, quiet: bool) -> None:
    """Compare the readings in OLD and NEW: JSON Lines of the same texts, made by two versions of the reader.

    Entry by entry what the newer reader gains (+), reads otherwise (~) and loses (-), then the totals of each layer. Entries
    are matched by what they say and the words that they rest on.

    \b
    onrecord read --no-store --json stories/ > new.jsonl
    onrecord compare old.jsonl new.jsonl --layer statements
    onrecord compare old.jsonl new.jsonl --json
    """
    from onrecord.cli.change_lines import sections
    from onrecord.comparing.readers import Readings, Totals, gains_and_losses

    out, totals = console(), Totals()
    for document, changes in gains_and_losses(Readings(old), Readings(new), totals, layers or _LAYERS):
        if as_json and not quiet:
            for change in changes:
                echo_json({"document": document.id, **change.model_dump(mode="json")})
        elif changes and not quiet:
            out.print(_title(document), style="bold blue", soft_wrap=True)
            out.print(*sections(changes, colours=bool(out.color_system)), "", sep="\n")
    if as_json:
        echo_json({"documents": totals.documents, "layers": totals.layers})
    else:
        out.print(_table(totals))
        click.echo(_documents(totals))


def _title(document: "Document") -> str:
    from onrecord.cli.lines import short_id, title_line

    return f"{short_id(document.id)} {title_line(document.title, document.text)}"


def _table(totals: "Totals") -> "Table":
    from rich.table import Table

    from onrecord.cli.change_lines import TITLES

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("layer", "old", "new", "gained", "changed", "lost"):
        table.add_column(name, justify="left" if name == "layer" else "right")
    for layer, numbers in totals.layers.items():
        counts = (str(numbers[name]) for name in ("old", "new", "appeared", "changed", "vanished"))
        table.add_row(TITLES[layer], *(["", "", *list(counts)[2:]] if layer == "document" else counts))
    return table


def _documents(totals: "Totals") -> str:
    numbers = totals.documents
    line = f"{counted(numbers['both'], 'document')} in both, {numbers['changed']} read otherwise"
    apart = [f"{numbers[name]} only in {name[5:].upper()}" for name in ("only_old", "only_new") if numbers[name]]
    return "; ".join([line, *apart])
