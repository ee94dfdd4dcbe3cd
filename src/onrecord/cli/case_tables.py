"""The tables of a case's page: documents, evidence, what is still open, people, the coding sheet."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from onrecord.cases.wording import REFUSALS, readable
from onrecord.cli.case_events import event_line
from onrecord.cli.case_layout import DATE, grid, head, indented
from onrecord.cli.case_shown import ShownCase
from onrecord.cli.lines import heading
from onrecord.cli.sections import about_party, term
from onrecord.cli.terminal import clean, counted, shortened
from onrecord.record import CaseParty, Document, OpenThread
from onrecord.record.vocabulary import values

_DOCUMENTS, _EVIDENCE, _THREADS, _PARTIES = 30, 20, 20, 40
_BODIES = ("agency", "organization")


def documents(shown: ShownCase) -> Iterator[RenderableType]:
    """The documents by their numbers, in order of publication."""
    listed = shown.case.documents
    table = grid(len(shown.number(listed[-1].id)), DATE, 24)
    for document in shown.first(listed, _DOCUMENTS):
        title = Text(heading(document.title, document.text))
        title.append(f" · {term(document.kind)}" if document.kind != "other" else "", style="dim")
        publisher = Text(shortened(document.publisher or _file(document), 60), style="" if document.publisher else "dim")
        table.add_row(Text(shown.number(document.id), style="cyan"), clean(readable(document.published)), publisher, title)
    yield indented(table, *shown.rest(listed, _DOCUMENTS))


def _file(document: Document) -> str:
    """What a document without a publisher is told by: the name of its file."""
    return document.found[0].rstrip("/").rpartition("/")[2] if document.found else ""


def evidence(shown: ShownCase) -> Iterator[RenderableType]:
    """Recordings, documents and things, what became of them, who holds them."""
    items, table = shown.case.evidence, grid(18)
    for item in shown.first(items, _EVIDENCE):
        known = (
            clean(readable(item.date, "")),
            f"held by {shown.name(item.held_by)}" if item.held_by else None,
            f"released by {shown.name(item.released_by)}" if item.released_by else None,
        )
        line = head(", ".join(term(status) for status in item.status) or "mentioned", known, "")
        table.add_row(Text(term(item.kind), style="bold"), Group(line, *shown.in_context(item.spans)))
    if items:
        yield indented(table, *shown.rest(items, _EVIDENCE))


def threads(shown: ShownCase) -> Iterator[RenderableType]:
    """What was opened, asked for, promised or withheld with no answer on record; the oldest first."""
    table, listed = grid(9, DATE, 8), shown.case.open_threads
    for thread in shown.first(listed, _THREADS):
        days = counted(thread.days_open, "day") if thread.days_open is not None else ""
        kind = Text(term(thread.kind), style="bold")
        table.add_row(kind, clean(readable(thread.since, "")), Text(days, style="yellow"), _thread(shown, thread))
    if listed:
        yield indented(table, *shown.rest(listed, _THREADS))


def _thread(shown: ShownCase, thread: OpenThread) -> RenderableType:
    """The event that a thread hangs on, or who did not comment, with its words."""
    event, statement = shown.events.get(thread.event), shown.statements.get(thread.event)
    if event:
        return Group(event_line(shown, event, whose=False), *shown.in_context(event.spans))
    if statement:
        name = shown.described(statement.source) or "somebody not named"
        words = shown.in_context(statement.content_spans or statement.spans)
        return Group(head(name, [REFUSALS.get(statement.kind)], ""), *words)
    return Text()


def parties(shown: ShownCase) -> Iterator[RenderableType]:
    """People and bodies with their roles, unnamed ones under their labels."""
    for title, wanted in (("People", False), ("Agencies and organizations", True)):
        its = sorted((party for party in shown.case.parties if (party.kind in _BODIES) is wanted), key=_rank)
        if its:
            yield indented(Text(title, style="dim italic"))
            yield indented(_parties(shown, shown.first(its, _PARTIES)), *shown.rest(its, _PARTIES))


def _rank(party: CaseParty) -> tuple[int, bool]:
    """By the vocabulary's order of roles, those with a name first."""
    return min(map(values("roles").index, party.roles), default=len(values("roles"))), party.name is None


def _parties(shown: ShownCase, its: Sequence[CaseParty]) -> RenderableType:
    table = grid(28)
    for party in its:
        name = Text(shown.name(party.id) or "", style="bold" if party.name else "italic")
        roles, *known = about_party(shown, party)
        line = head(roles or "other", known, "")
        line.append(f" {shown.numbers(span.document for span in party.spans)}", style="cyan")
        table.add_row(name, line)
    return table


def coding(shown: ShownCase) -> Iterator[RenderableType]:
    """The coding sheet: field, value, the documents that have it, and what a person should look at again."""
    table = grid(20, shares=(5, 2))
    for cell in shown.case.coding:
        if cell.value is not None:
            numbers = Text(shown.numbers(span.document for span in cell.spans), style="cyan")
            value = Text(shortened(term(cell.value), 200))
            if cell.review:
                share = f", {cell.confidence:.0%} agree" if cell.confidence is not None else ""
                value.append("  ").append(f"look again{share}", style="bold yellow")
            table.add_row(Text(term(cell.field), style="dim"), value, numbers)
    if table.row_count:
        yield indented(table)
    missing = [term(cell.field) for cell in shown.case.coding if cell.value is None]
    if missing:
        yield indented(Text("not in the documents read: " + ", ".join(missing), style="dim italic"))
