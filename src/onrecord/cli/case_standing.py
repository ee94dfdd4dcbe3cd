"""Where a case stands: each matter of each person with its history, what is open and what was answered, what was left apart."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from onrecord.cases.wording import REFUSALS, event_words, readable
from onrecord.cli.case_events import event_line
from onrecord.cli.case_layout import DATE, grid, head, indented
from onrecord.cli.case_shown import ShownCase
from onrecord.cli.sections import term
from onrecord.cli.terminal import clean, counted
from onrecord.record import Doubt, Matter, OpenThread

_MATTERS, _THREADS, _CLOSED, _DOUBTS = 20, 20, 10, 10


def matters(shown: ShownCase) -> Iterator[RenderableType]:
    """How far each matter has come, for each person and body apart, with the days of its steps."""
    table, listed = grid(14, 26), shown.case.matters
    for matter in shown.first(listed, _MATTERS):
        about = Text(shown.name(matter.about) or "nobody named", style="" if matter.about else "dim italic")
        status = Text(clean(f"{matter.what}: {matter.status}" if matter.what else matter.status), style="bold")
        status.append(f" · {clean(readable(matter.since))}" if matter.since else "", style="not bold")
        steps = Text(" → ".join(_steps(shown, matter)), style="dim")
        table.add_row(term(matter.matter), about, Group(status, steps) if len(matter.history) > 1 else status)
    if listed:
        yield indented(table, *shown.rest(listed, _MATTERS))


def _steps(shown: ShownCase, matter: Matter) -> Iterator[str]:
    for event in (shown.events[name] for name in matter.history if name in shown.events):
        yield f"{clean(event_words(event))} ({shown.when(event.date, event.spans) or 'undated'})"


def threads(shown: ShownCase) -> Iterator[RenderableType]:
    """What was opened, asked for, promised or withheld with no answer on record, the oldest first; then what was answered."""
    table, listed = grid(9, DATE, 8), shown.case.open_threads
    for thread in shown.first(listed, _THREADS):
        days = counted(thread.days_open, "day") if thread.days_open is not None else ""
        kind = Text(term(thread.kind), style="bold")
        table.add_row(kind, clean(readable(thread.since, "")), Text(days, style="yellow"), _thread(shown, thread))
    if listed:
        yield indented(table, *shown.rest(listed, _THREADS))
    yield from _answered(shown)


def _thread(shown: ShownCase, thread: OpenThread) -> RenderableType:
    """The event that a thread hangs on, or who did not comment, with its words and when it was last told of."""
    event, statement = shown.events.get(thread.event), shown.statements.get(thread.event)
    last = Text("; ".join(_last(shown, thread)), style="dim italic")
    words = event.spans if event else (statement.content_spans or statement.spans) if statement else []
    return Group(_what(shown, thread), *shown.in_context(words), *([last] if last else []))


def _what(shown: ShownCase, thread: OpenThread) -> Text:
    event, statement = shown.events.get(thread.event), shown.statements.get(thread.event)
    if event:
        return event_line(shown, event, whose=False)
    name = shown.described(statement.source) if statement else None
    return head(name or "somebody not named", [REFUSALS.get(statement.kind)] if statement else [], "")


def _last(shown: ShownCase, thread: OpenThread) -> Iterator[str]:
    """When it was last told of, and that the day it was planned for has passed."""
    if thread.last_word and thread.last_word != thread.since:
        yield f"last word {clean(readable(thread.last_word))}"
    if thread.passed:
        yield "its day has passed without a word"


def _answered(shown: ShownCase) -> Iterator[RenderableType]:
    listed, table = shown.case.closed_threads, grid(9, DATE, 8)
    for thread in shown.first(listed, _CLOSED):
        days = counted(thread.days_open, "day") if thread.days_open is not None else ""
        line = _what(shown, thread).append(f" → {_answer(shown, thread)}", style="not bold default")
        table.add_row(term(thread.kind), clean(readable(thread.since, "")), days, line, style="dim")
    if listed:
        yield indented(Text("Answered", style="dim italic"), table, *shown.rest(listed, _CLOSED))


def _answer(shown: ShownCase, thread: OpenThread) -> str:
    """What answered: an event with its day, a name, or that somebody spoke."""
    event = shown.events.get(thread.closed_by or "")
    if event:
        return f"{clean(event_words(event))}, {shown.when(event.date, event.spans)}".rstrip(", ")
    if thread.closed_by in shown.statements:
        return "has told what it shows" if thread.event in shown.events else "has spoken since"
    return f"{shown.name(thread.closed_by)} is named"


def doubts(shown: ShownCase) -> Iterator[RenderableType]:
    """Parties that may be one and were left apart."""
    listed = shown.case.doubts
    for doubt in shown.first(listed, _DOUBTS):
        yield indented(_doubt(shown, doubt))
    yield from shown.rest(listed, _DOUBTS, 2)


def _doubt(shown: ShownCase, doubt: Doubt) -> Text:
    others = " or ".join(shown.name(other) or other for other in doubt.candidates)
    return head(shown.name(doubt.entry) or doubt.entry, [f"may be {others}", f"by {clean(doubt.why)}"])
