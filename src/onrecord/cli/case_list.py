"""The table of all cases."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from onrecord.cases.wording import readable
from onrecord.cli.terminal import clean, shortened
from onrecord.record import Case


def case_table(cases: Sequence[Case]) -> Table:
    """A row a case: id, what with where and status, when, how many documents and open threads, updated."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("case", "what", "when", "docs", "open", "updated"):
        table.add_column(name, no_wrap=name != "what", justify="right" if name in {"docs", "open"} else "left")
    for case in cases:
        heading = case.case
        place = place_of(case)
        where = place if place and place not in heading.title else None
        what = Text(shortened(heading.title, 100), style="bold")
        what.append("\n" + " · ".join(clean(part) for part in (where, heading.status) if part), style="not bold")
        counts = len(case.documents), len(case.open_threads)
        days = day_of(case), readable(heading.updated)
        table.add_row(Text(shortened(heading.id, 20), style="dim"), what, clean(days[0]), *map(str, counts), clean(days[1]))
    return table


def summary(case: Case) -> dict[str, object]:
    """The same for programs."""
    return case.case.model_dump() | {
        "date": day_of(case),
        "place": place_of(case),
        "documents": [document.id for document in case.documents],
        "open_threads": len(case.open_threads),
    }


def day_of(case: Case) -> str:
    """The day of the incident as the coding sheet has it; else of the first document."""
    known = next((cell.value for cell in case.coding if cell.field == "date"), None)
    return readable(known or case.case.opened)


def place_of(case: Case) -> str | None:
    """The town of the first event in the timeline that has one, and its state."""
    events = {event.id: event for event in case.events}
    places = (events[event_id].place for event_id in case.timeline)
    named = ([part for part in (place.city or place.county, place.state) if part] for place in places if place)
    return next((clean(", ".join(parts)) for parts in named if parts), None)
