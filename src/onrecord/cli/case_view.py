"""The page of a case on the terminal: dense, each entry with whose word it is, in which document, and the words."""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from onrecord.cli import case_sections
from onrecord.cli.case_shown import ShownCase
from onrecord.cli.terminal import clean, counted, shortened
from onrecord.record import Case

SECTIONS = (
    ("Timeline", case_sections.timeline),
    ("Where accounts differ", case_sections.differences),
    ("Statements", case_sections.statements),
    ("Did not comment", case_sections.refusals),
    ("Evidence", case_sections.evidence),
    ("Open threads", case_sections.threads),
    ("Coding sheet", case_sections.coding),
    ("Documents", case_sections.documents),
)


def print_case(case: Case, console: Console) -> None:
    """Print the page of a case on a console, which may record it as a picture."""
    console.print(case_page(case))


def case_page(case: Case, *, with_words: bool = True) -> RenderableType:
    """Everything on record in a case; empty sections are left out."""
    shown = ShownCase(case, with_words=with_words)
    return Group(*_header(shown), *_sections(shown))


def _header(shown: ShownCase) -> Iterator[RenderableType]:
    head = shown.case.case
    yield Text(clean(head.title), style="bold")
    yield Text.assemble(
        (clean(head.status), "bold magenta"),
        (
            f"  {clean(head.id)} · {counted(len(shown.case.documents), 'document')} · {_period(head.opened, head.updated)}",
            "dim",
        ),
    )
    facts = [f"{label}: {value}" for label, value in shown.facts()]
    if facts:
        yield Text(clean(" · ".join(facts)))


def _period(opened: str | None, updated: str | None) -> str:
    return clean(f"{opened} to {updated}" if opened != updated else opened or "undated")


def _sections(shown: ShownCase) -> Iterator[RenderableType]:
    for title, section in SECTIONS:
        parts = list(section(shown))
        if parts:
            yield Text()
            yield Rule(Text(title, style="bold"), align="left", style="dim")
            yield from parts


def list_page(cases: Iterable[Case]) -> RenderableType:
    """The cases, one a line."""
    listed: Sequence[Case] = list(cases)
    if not listed:
        return Text("no cases yet; `onrecord read` reads documents and links them into cases", style="dim")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", expand=False)
    for column in ("case", "what", "status", "last word"):
        table.add_column(column, overflow="fold", ratio=None)
    table.add_column("documents", justify="right")
    table.add_column("open", justify="right")
    for case in listed:
        head = case.case
        table.add_row(
            Text(clean(head.id), style="dim"),
            Text(shortened(head.title, 80), style="bold"),
            Text(clean(head.status), style="magenta"),
            Text(clean(head.updated or "undated")),
            Text(str(len(case.documents))),
            Text(str(len(case.open_threads)), style="yellow" if case.open_threads else "dim"),
        )
    return table
