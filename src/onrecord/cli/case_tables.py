"""The tables of a case's page: documents, accounts side by side, evidence, what is still open, people, the coding sheet."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from onrecord.cli import sections
from onrecord.cli.case_dates import readable
from onrecord.cli.case_view import DATE, View, grid, head, indented
from onrecord.cli.lines import heading
from onrecord.cli.shown import in_order_of_publication, numbers
from onrecord.cli.terminal import clean, counted, shortened
from onrecord.record import Account, OpenThread, Party, Point

_DOCUMENTS, _ACCOUNTS, _EVIDENCE, _THREADS, _PARTIES = 30, 12, 20, 20, 40
_BODIES = ("agency", "organization")


def documents(view: View) -> Iterator[RenderableType]:
    """The documents by their numbers, in order of publication."""
    listed, number = in_order_of_publication(view.case), numbers(view.case)
    table = grid(len(number[listed[-1].id]) if listed else 0, DATE, 28, None)
    for document in view.first(listed, _DOCUMENTS):
        title = Text(heading(document.title, document.text))
        title.append(f" · {sections.term(document.kind)}" if document.kind != "other" else "", style="dim")
        publisher = shortened(document.publisher or "publisher not stated", 56)
        style = "" if document.publisher else "dim italic"
        table.add_row(
            Text(number[document.id], style="dim"), clean(readable(document.published)), Text(publisher, style=style), title
        )
    yield indented(table, *view.rest(listed, _DOCUMENTS, 0))


def accounts(view: View) -> Iterator[RenderableType]:
    """Points on which accounts differ or were revised: each value, who says so, when, in which words."""
    for point in view.case.points:
        if point.disputed or point.revised:
            line = head(sections.term(point.point), [view.shown.name(point.about)])
            for mark, style in (("disputed", "bold red"), ("revised", "bold yellow")):
                if getattr(point, mark):
                    line.append("  ").append(mark, style=style)
            yield indented(line)
            yield indented(_accounts(view, point), *view.rest(point.accounts, _ACCOUNTS, 0), by=4)


def _accounts(view: View, point: Point[Any]) -> RenderableType:
    """A row an account, those of one value together."""
    table = grid(14, 22, DATE, None)
    order = [account.value for account in point.accounts]
    ranked = sorted(view.first(point.accounts, _ACCOUNTS), key=lambda account: order.index(account.value))
    for value, its in groupby(ranked, key=lambda account: account.value):
        for number, account in enumerate(its):
            shown_value = Text(shortened(value, 60) if not number else "", style="bold")
            table.add_row(shown_value, *_account(view, account))
    return table


def _account(view: View, account: Account[Any]) -> Iterator[RenderableType]:
    whose = view.shown.name(account.source) or view.shown.speaker(account.statement)
    yield Text(whose or "the document itself", style="" if whose else "italic dim")
    yield Text(clean(readable(account.date, "")), style="dim")
    yield Group(*view.words(account.spans))


def evidence(view: View) -> Iterator[RenderableType]:
    """Recordings, documents and things, what became of them, who holds them."""
    items, table = view.case.evidence, grid(18, None)
    for item in view.first(items, _EVIDENCE):
        known = (
            clean(readable(item.date, "")),
            f"held by {view.shown.name(item.held_by)}" if item.held_by else None,
            f"released by {view.shown.name(item.released_by)}" if item.released_by else None,
        )
        line = head(", ".join(sections.term(status) for status in item.status) or "mentioned", known, "")
        table.add_row(Text(sections.term(item.kind), style="bold"), Group(line, *view.words(item.spans)))
    if items:
        yield indented(table, *view.rest(items, _EVIDENCE, 0))


def threads(view: View) -> Iterator[RenderableType]:
    """What was opened, asked for, promised or withheld with no answer on record; the oldest first."""
    open_threads = sorted(view.case.open_threads, key=lambda thread: -(thread.days_open or 0))
    table = grid(18, None, DATE, 9)
    for thread in view.first(open_threads, _THREADS):
        days = counted(thread.days_open, "day") if thread.days_open is not None else ""
        kind = Text(sections.term(thread.kind), style="bold")
        table.add_row(kind, _what(view, thread), clean(readable(thread.since, "")), Text(days, style="yellow"))
    if open_threads:
        yield indented(table, *view.rest(open_threads, _THREADS, 0))


def _what(view: View, thread: OpenThread) -> RenderableType:
    """The event that a thread hangs on, or who did not comment, with its words."""
    event = next((event for event in view.case.events if event.id == thread.event), None)
    if event:
        what, *known = sections.about_event(view.shown, event)
        return Group(head(what or "", known, ""), *view.words(event.spans))
    statement = next((statement for statement in view.case.statements if statement.id == thread.event), None)
    if statement:
        name = view.shown.name(statement.source) or "somebody not named"
        how = sections.REFUSALS.get(statement.kind)
        return Group(head(name, [how], ""), *view.words(statement.content_spans or statement.spans))
    return Text()


def parties(view: View) -> Iterator[RenderableType]:
    """People and bodies with their roles, minors and unnamed ones under their labels."""
    for title, wanted in (("People", False), ("Agencies and organizations", True)):
        its = [party for party in view.case.parties if (party.kind in _BODIES) is wanted]
        if its:
            yield indented(Text(title, style="dim italic"))
            yield indented(_parties(view, view.first(its, _PARTIES)), *view.rest(its, _PARTIES, 0))


def _parties(view: View, its: Sequence[Party[Any]]) -> RenderableType:
    table = grid(28, None)
    for party in its:
        name = Text(view.shown.name(party.id) or "", style="bold" if party.name else "italic")
        roles, *known = sections.about_party(view.shown, party)
        table.add_row(name, head(roles or "other", known, ""))
    return table


def coding(view: View) -> Iterator[RenderableType]:
    """The coding sheet: field, value, the documents that have it, and what a person should look at again."""
    number, table = numbers(view.case), grid(24, None, 14, 10)
    for cell in view.case.coding:
        value = Text("–", style="dim") if cell.value is None else Text(shortened(str(cell.value), 200))
        documents = dict.fromkeys(number[span.document] for span in cell.spans)
        look = Text("look again" if cell.review else "", style="bold yellow")
        table.add_row(sections.term(cell.field), value, Text(" ".join(documents), style="dim"), look)
    if view.case.coding:
        yield indented(table)
