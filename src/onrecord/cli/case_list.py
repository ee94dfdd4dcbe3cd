"""The list of cases."""

from collections.abc import Iterator, Sequence
from datetime import date

from rich.text import Text

from onrecord.cases.wording import readable
from onrecord.cli.terminal import clean, counted, shortened
from onrecord.record import Case
from onrecord.store.case_filter import days_silent
from onrecord.store.summary import Summary, incident_date

_INDENT = " " * 4


def case_lines(cases: Sequence[Summary]) -> Text:
    """Two lines a case: its id and what it is; when and where, how it stands, how much is on record, the latest word.

    One text rather than a table, which takes a second for a thousand cases.
    """
    lines = Text()
    for number, case in enumerate(cases):
        lines.append("\n" if number else "")
        lines.append(f"{shortened(case.id, 20)}  ", style="dim")
        lines.append(shortened(case.title, 100), style="bold")
        lines.append(f"\n{_INDENT}" + " · ".join(_about(case)))
    return lines


def _about(case: Summary) -> Iterator[str]:
    yield clean(readable(case.date))
    if case.place and case.place not in case.title:
        yield clean(case.place)
    yield clean(case.status)
    yield counted(len(case.documents), "document")
    if case.older:
        yield counted(case.older, "older version")
    if case.open_threads:
        yield counted(case.open_threads, "open thread")
    if case.updated:
        yield f"updated {clean(readable(case.updated))}"


def as_data(case: Summary, today: date) -> dict[str, object]:
    """The same for programs."""
    return case.model_dump(mode="json") | {"days_silent": days_silent(case, today)}


def day_of(case: Case) -> str:
    """The day of the incident as people read it."""
    return readable(incident_date(case))
