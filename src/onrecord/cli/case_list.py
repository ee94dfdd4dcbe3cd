"""The table of all cases."""

from collections.abc import Sequence
from datetime import date

from rich.table import Table
from rich.text import Text

from onrecord.cli.case_dates import readable
from onrecord.cli.terminal import clean, counted, shortened
from onrecord.record import Case
from onrecord.store.case_filter import days_silent
from onrecord.store.summary import Summary, incident_date

_RIGHT = {"docs", "open"}


def case_table(cases: Sequence[Summary]) -> Table:
    """A row a case: id, what with where and status, when, how many documents and open threads, updated."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("case", "what", "when", "docs", "open", "updated"):
        table.add_column(name, no_wrap=name != "what", justify="right" if name in _RIGHT else "left")
    for case in cases:
        where = case.place if case.place and case.place not in case.title else None
        older = counted(case.older, "older version") if case.older else None
        what = Text(shortened(case.title, 100), style="bold")
        what.append("\n" + " · ".join(clean(part) for part in (where, case.status, older) if part), style="not bold")
        counts = len(case.documents), case.open_threads
        days = readable(case.date), readable(case.updated)
        table.add_row(Text(shortened(case.id, 20), style="dim"), what, clean(days[0]), *map(str, counts), clean(days[1]))
    return table


def as_data(case: Summary, today: date) -> dict[str, object]:
    """The same for programs."""
    return case.model_dump(mode="json") | {"days_silent": days_silent(case, today)}


def day_of(case: Case) -> str:
    """The day of the incident as people read it."""
    return readable(incident_date(case))
