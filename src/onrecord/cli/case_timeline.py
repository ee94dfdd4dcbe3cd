"""A case's timeline, what was said by whom, and who did not comment."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from onrecord.cases.wording import REFUSALS
from onrecord.cli.case_events import event_line
from onrecord.cli.case_layout import WHEN, grid, head, indented
from onrecord.cli.case_shown import ShownCase
from onrecord.cli.sections import term
from onrecord.cli.terminal import clean
from onrecord.record import CaseEvent, CaseStatement, edtf

_EVENTS, _BACKGROUND, _SPEAKERS, _STATEMENTS, _ASKED = 40, 8, 12, 6, 12


def timeline(shown: ShownCase) -> Iterator[RenderableType]:
    """What happened in the order of its dates; then what has no date, and what belongs to other incidents."""
    listed = [shown.events[event_id] for event_id in shown.case.timeline]
    background = sorted((event for event in shown.case.events if event.background), key=lambda event: edtf.order(event.date))
    groups = (
        ("", [event for event in listed if event.date], _EVENTS),
        ("Undated", [event for event in listed if not event.date], _EVENTS),
        ("Earlier history and other incidents", background, _BACKGROUND),
    )
    for title, group, most in groups:
        if group and title:
            yield indented(Text(f"{title}", style="dim italic"))
        if group:
            yield indented(_events(shown, shown.first(group, most)), *shown.rest(group, most))


def _events(shown: ShownCase, events: Sequence[CaseEvent]) -> RenderableType:
    table, before = grid(WHEN), ""
    for event in events:
        date = shown.when(event.date, event.spans) or "undated"
        when = Text(date, style="bold" if event.date and date != before and not event.background else "dim")
        when.append(f"\n{clean(event.time)}" if event.time else "", style="not bold not dim")
        lines = Group(event_line(shown, event), *shown.in_context(event.spans))
        table.add_row(when, lines, style="dim" if event.background else "")
        before = date
    return table


def statements(shown: ShownCase) -> Iterator[RenderableType]:
    """What each said, in the order in which they first speak; unnamed speakers last."""
    said = [statement for statement in shown.case.statements if statement.kind not in REFUSALS]
    speakers = sorted(dict.fromkeys(statement.source for statement in said), key=lambda source: source is None)
    for speaker in shown.first(speakers, _SPEAKERS):
        its = [statement for statement in said if statement.source == speaker]
        yield indented(_speaker(shown, speaker))
        yield indented(_statements(shown, shown.first(its, _STATEMENTS)), *shown.rest(its, _STATEMENTS), by=4)
    yield from shown.rest(speakers, _SPEAKERS, 2)


def _speaker(shown: ShownCase, speaker: str | None) -> Text:
    party = shown.parties.get(speaker or "")
    known = (party.title and clean(party.title), shown.name(party.affiliation)) if party else ()
    return head(shown.name(speaker) or "speaker not named", known)


def _statements(shown: ShownCase, its: Sequence[CaseStatement]) -> RenderableType:
    table = grid(WHEN)
    for statement in its:
        words = list(shown.alone(statement.content_spans or statement.spans))
        if words:
            words[-1].append("".join(f" · {part}" for part in _how(shown, statement)), style="dim italic")
        table.add_row(Text(shown.when(statement.date, statement.spans), style="dim"), Group(*words))
    return table


def _how(shown: ShownCase, statement: CaseStatement) -> Iterator[str]:
    if statement.attitude != "assertion":
        yield term(statement.attitude)
    if statement.medium:
        yield term(statement.medium)
    if statement.addressee:
        yield f"to {shown.name(statement.addressee)}"


def refusals(shown: ShownCase) -> Iterator[RenderableType]:
    """Who declined to comment, did not answer, was asked."""
    asked = [statement for statement in shown.case.statements if statement.kind in REFUSALS]
    table = grid(WHEN)
    for statement in shown.first(asked, _ASKED):
        by = f"asked by {shown.name(statement.addressee)}" if statement.addressee else None
        line = head(shown.described(statement.source) or "somebody not named", [REFUSALS[statement.kind], by])
        words = shown.in_context(statement.content_spans or statement.spans)
        table.add_row(Text(shown.when(statement.date, statement.spans), style="dim"), Group(line, *words))
    if asked:
        yield indented(table, *shown.rest(asked, _ASKED))
