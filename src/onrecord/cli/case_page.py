"""The page of a case on the terminal: what many documents say together about one incident."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from onrecord.cases.wording import readable
from onrecord.cli import case_accounts, case_coding, case_standing, case_tables, case_timeline
from onrecord.cli.case_list import day_of
from onrecord.cli.case_shown import ShownCase
from onrecord.cli.terminal import clean, counted, shortened
from onrecord.record import CaseParty

_AGENCIES = {
    "involved_agency": "involved",
    "investigating_agency": "investigating",
    "prosecuting_agency": "prosecuting",
}


class Section(NamedTuple):
    """A section's heading and what yields its lines, none where it has no entries."""

    title: str
    lines: Callable[[ShownCase], Iterator[RenderableType]]


# By the names that `--section` takes, in the order of the page.
SECTIONS: Mapping[str, Section] = {
    "documents": Section("Documents", case_tables.documents),
    "matters": Section("Where each matter stands", case_standing.matters),
    "accounts": Section("Where accounts differ", case_accounts.accounts),
    "timeline": Section("Timeline", case_timeline.timeline),
    "statements": Section("Statements", case_timeline.statements),
    "refusals": Section("Did not comment", case_timeline.refusals),
    "evidence": Section("Evidence", case_tables.evidence),
    "threads": Section("Still open", case_standing.threads),
    "parties": Section("People and agencies", case_tables.parties),
    "doubts": Section("Left apart for you to judge", case_standing.doubts),
    "coding": Section("Coding sheet", case_coding.coding),
}


def case_page(shown: ShownCase, chosen: Sequence[str] = ()) -> RenderableType:
    """The heading and the sections, or those of them that are chosen; empty ones are left out."""
    return Group(header(shown), *(part for name in SECTIONS if not chosen or name in chosen for part in section(shown, name)))


def section(shown: ShownCase, name: str) -> Iterator[RenderableType]:
    """A section under its heading."""
    lines = list(SECTIONS[name].lines(shown))
    if lines:
        yield Text()
        yield Rule(Text(SECTIONS[name].title, style="bold blue"), align="left", style="bright_black")
        yield from lines


def header(shown: ShownCase) -> RenderableType:
    """Who, where and when; how far it has come; which agencies; how much is on record."""
    case = shown.case.case
    title = f"{shortened(case.title, 200)} · {clean(day_of(shown.case))}"
    lines = [Text(title, style="bold")]
    lines.append(Text(clean(case.status), style="bold yellow"))
    agencies = " · ".join(dict.fromkeys(_agencies(shown.case.parties)))
    if agencies:
        lines.append(Text(agencies))
    lines.append(Text(" · ".join(_counts(shown)), style="dim"))
    return Panel(Group(*lines), box=box.ROUNDED, border_style="bright_black", padding=(0, 1))


def _agencies(parties: Sequence[CaseParty]) -> Iterator[str]:
    for role, word in _AGENCIES.items():
        for party in parties:
            if role in party.roles and party.name:
                yield f"{clean(party.name)} ({word})"


def _counts(shown: ShownCase) -> Iterator[str]:
    case = shown.case.case
    if case.opened:
        yield f"opened {clean(readable(case.opened))}"
    if case.updated:
        yield f"updated {clean(readable(case.updated))}"
    texts = len(set(shown.case.families.values()))
    copies = f" of {counted(texts, 'independent text')}" if texts < len(shown.case.documents) else ""
    yield counted(len(shown.case.documents), "document") + copies
    if shown.case.open_threads:
        yield f"{counted(len(shown.case.open_threads), 'open thread')}"
    yield clean(case.id)
