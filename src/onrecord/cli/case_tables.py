"""The tables of a case's page: documents, evidence, people and agencies."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from onrecord.cases.describing import about_party
from onrecord.cases.wording import readable
from onrecord.cli.case_layout import DATE, grid, head, indented
from onrecord.cli.case_shown import ShownCase
from onrecord.cli.lines import title_line
from onrecord.cli.sections import term
from onrecord.cli.terminal import clean, shortened
from onrecord.record import CaseParty, Document
from onrecord.record.vocabulary import values

_DOCUMENTS, _EVIDENCE, _PARTIES = 30, 20, 40
_BODIES = ("agency", "organization")


def documents(shown: ShownCase) -> Iterator[RenderableType]:
    """The documents by their numbers, in order of publication."""
    listed = shown.case.documents
    table = grid(len(shown.number(listed[-1].id)), DATE, 24)
    for document in shown.first(listed, _DOCUMENTS):
        title = Text(title_line(document.title, document.text))
        title.append(f" · {term(document.kind)}" if document.kind != "other" else "", style="dim")
        first = shown.case.families.get(document.id, document.id)
        title.append(f" · the text of {shown.number(first)}" if first != document.id else "", style="yellow")
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


def parties(shown: ShownCase) -> Iterator[RenderableType]:
    """People and bodies with their roles, unnamed ones under their labels; those who only stand there with `--all`."""
    active = shown.takes_part()
    for title, wanted in (("People", False), ("Agencies and organizations", True)):
        its = sorted((party for party in shown.case.parties if (party.kind in _BODIES) is wanted), key=_rank)
        told = [party for party in its if shown.everything or party.name or party.id in active]
        left = Text(f"… and {len(its) - len(told)} nameless who take no part (--all)", style="dim italic")
        if told:
            yield indented(Text(title, style="dim italic"))
            yield indented(_parties(shown, shown.first(told, _PARTIES)), *shown.rest(told, _PARTIES))
        if len(told) < len(its):
            yield indented(left)


def _rank(party: CaseParty) -> tuple[int, bool]:
    """By the vocabulary's order of roles, those with a name first."""
    return min(map(values("roles").index, party.roles), default=len(values("roles"))), party.name is None


def _parties(shown: ShownCase, its: Sequence[CaseParty]) -> RenderableType:
    table = grid(28)
    for party in its:
        name = Text(shown.name(party.id) or "", style="bold" if party.name else "italic")
        roles, *known = about_party(party, shown)
        known += [f"{term(field)} also given as {', '.join(map(term, others))}" for field, others in party.others.items()]
        line = head(roles or "other", known, "")
        line.append(f" {shown.numbers(span.document for span in party.spans)}", style="cyan")
        table.add_row(name, line)
    return table
