"""The table of all cases."""

from collections.abc import Sequence

from rich import box
from rich.table import Table
from rich.text import Text

from onrecord.cli.case_dates import readable
from onrecord.cli.case_find import short_case_id
from onrecord.cli.sections import term
from onrecord.cli.terminal import clean, shortened
from onrecord.record import Case


def case_table(cases: Sequence[Case]) -> Table:
    """A row a case: id, title, where, when, status, how many documents and open threads, updated."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold", show_edge=False)
    for name in ("case", "title", "where", "when", "status"):
        table.add_column(name, overflow="fold", no_wrap=name == "case")
    for name in ("documents", "open"):
        table.add_column(name, justify="right")
    table.add_column("updated", no_wrap=True)
    for case in cases:
        heading = case.case
        table.add_row(
            Text(clean(short_case_id(heading.id)), style="dim"),
            Text(shortened(heading.title, 100), style="bold"),
            place_of(case) or "–",
            clean(readable(heading.opened)),
            term(heading.status or "–"),
            str(len(case.documents)),
            str(len(case.open_threads)),
            clean(readable(heading.updated, "–")),
        )
    return table


def summary(case: Case) -> dict[str, object]:
    """The same for programs."""
    return case.case.model_dump() | {
        "place": place_of(case),
        "documents": [document.id for document in case.documents],
        "open_threads": len(case.open_threads),
    }


def place_of(case: Case) -> str | None:
    """The town of the first event in the timeline that has one, and its state."""
    events = {event.id: event for event in case.events}
    places = (events[event_id].place for event_id in case.timeline if not events[event_id].background)
    named = ([part for part in (place.city or place.county, place.state) if part] for place in places if place)
    return next((clean(", ".join(parts)) for parts in named if parts), None)
