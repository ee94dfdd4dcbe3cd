"""Where accounts differ: a table a point, the values one under the other, each with who says so, when, in which words."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby

from rich.console import Group, RenderableType
from rich.text import Text

from onrecord.cli.case_layout import grid, head, indented
from onrecord.cli.case_shown import ShownCase
from onrecord.cli.sections import term
from onrecord.cli.terminal import shortened
from onrecord.record import CaseAccount, CasePoint

_ACCOUNTS = 12


def accounts(shown: ShownCase) -> Iterator[RenderableType]:
    """Points on which accounts differ or were revised: each value, who says so, when (or when it was told), in which words."""
    differing = [point for point in shown.case.points if point.disputed or point.revised]
    for number, point in enumerate(differing):
        if number:
            yield Text()
        line = head(term(point.point), [shown.name(point.about)])
        for mark, style in (("disputed", "bold red"), ("revised", "bold yellow")):
            if getattr(point, mark):
                line.append("  ").append(mark, style=style)
        yield indented(line)
        yield indented(_accounts(shown, point), *shown.rest(point.accounts, _ACCOUNTS), by=4)


def _accounts(shown: ShownCase, point: CasePoint) -> RenderableType:
    """A row an account, those of one value together."""
    table = grid(14, shares=(3, 7))
    for value, its in groupby(_chosen(shown, point), key=lambda account: account.value):
        for number, account in enumerate(its):
            shown_value = Text("" if number else shortened(value, 60), style="bold")
            table.add_row(shown_value, *_account(shown, account))
    return table


def _chosen(shown: ShownCase, point: CasePoint) -> list[CaseAccount]:
    """The accounts to show, by value; where there are too many, each value keeps its first ones."""
    counts: Counter[str] = Counter()
    nth = []
    for account in point.accounts:
        nth.append((counts[account.value], account))
        counts[account.value] += 1
    in_turn = [account for _, account in sorted(nth, key=lambda one: one[0])]
    order = list(counts)
    return sorted(shown.first(in_turn, _ACCOUNTS), key=lambda account: order.index(account.value))


def _account(shown: ShownCase, account: CaseAccount) -> Iterator[RenderableType]:
    whose = shown.described(account.source) or shown.speaker(account.statement)
    line = Text(whose or "the document itself", style="" if whose else "italic")
    line.append("  revised" if account.revised else "", style="bold yellow not italic")
    yield line.append(f"\n{shown.when(account.date, account.spans)}".rstrip(), style="dim not italic")
    yield Group(*shown.in_context(account.spans))
