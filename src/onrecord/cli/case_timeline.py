"""A case's timeline, what was said by whom, and who did not comment."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from onrecord.cli import sections
from onrecord.cli.case_dates import readable
from onrecord.cli.case_view import DATE, View, grid, head, indented
from onrecord.cli.terminal import clean
from onrecord.record import Event, Statement

_EVENTS, _SPEAKERS, _STATEMENTS, _ASKED = 40, 12, 6, 12
# What did not, or not yet, come about stands out.
_DOUBTFUL = {"planned": "cyan", "requested": "cyan", "hypothetical": "magenta", "unknown": "magenta"}


def timeline(view: View) -> Iterator[RenderableType]:
    """What happened in the order of its dates; then what has no date, and what belongs to other incidents."""
    events = sections.in_order(view.shown)
    own = [event for event in events if not event.background]
    groups = (
        ("", [event for event in own if event.date]),
        ("Undated", [event for event in own if not event.date]),
        ("Earlier history and other incidents", [event for event in events if event.background]),
    )
    for title, group in groups:
        if group and title:
            yield indented(Text(f"\n{title}", style="dim italic"))
        if group:
            yield indented(_events(view, view.first(group, _EVENTS)), *view.rest(group, _EVENTS, 0))


def _events(view: View, events: Sequence[Event[Any]]) -> RenderableType:
    table, day = grid(DATE, None), ""
    for event in events:
        date = readable(event.date, "")
        when = Text(clean("" if date == day else date), style="bold" if not event.background else "dim")
        if event.time:
            when.append(f"\n{clean(event.time)}" if when.plain else clean(event.time), style="not bold")
        table.add_row(when, Group(_event(view, event), *view.words(event.spans)), style="dim" if event.background else "")
        day = date
    return table


def _event(view: View, event: Event[Any]) -> Text:
    """What, marked where it did not come about, who took part, whose word it is."""
    what, *known = sections.about_event(view.shown, event)
    style = "bold red" if event.polarity == "negated" else f"bold {_DOUBTFUL.get(event.modality, '')}".strip()
    *known, whose = known
    line = head(what or "", (part for part in known if part != "background"), style)
    return line.append(f" · {whose or 'the document itself'}", style="not bold italic dim")


def statements(view: View) -> Iterator[RenderableType]:
    """What each said, in the order in which they first speak; unnamed speakers last."""
    said = [statement for statement in view.case.statements if statement.kind not in sections.REFUSALS]
    speakers = sorted(dict.fromkeys(statement.source for statement in said), key=lambda source: source is None)
    for speaker in view.first(speakers, _SPEAKERS):
        its = [statement for statement in said if statement.source == speaker]
        yield indented(_speaker(view, speaker))
        yield indented(_statements(view, view.first(its, _STATEMENTS)), *view.rest(its, _STATEMENTS, 0), by=4)
    yield from view.rest(speakers, _SPEAKERS)


def _speaker(view: View, speaker: str | None) -> Text:
    party = next((party for party in view.case.parties if party.id == speaker), None)
    known = (party.title and clean(party.title), view.shown.name(party.affiliation)) if party else ()
    return head(view.shown.name(speaker) or "speaker not named", known)


def _statements(view: View, its: Sequence[Statement[Any]]) -> RenderableType:
    table = grid(DATE, None)
    for statement in its:
        about = [statement.attitude if statement.attitude != "assertion" else "", statement.medium or ""]
        if statement.addressee:
            about.append(f"to {view.shown.name(statement.addressee)}")
        lines = list(view.shown.excerpts.alone(statement.content_spans or statement.spans)) if view.shown.excerpts else []
        how = " · ".join(sections.term(part) for part in about if part)
        if lines and how:
            lines[-1].append(f" {how}", style="dim italic")
        table.add_row(Text(clean(readable(statement.date, "")), style="dim"), Group(*lines))
    return table


def refusals(view: View) -> Iterator[RenderableType]:
    """Who declined to comment, did not answer, was asked."""
    asked = [statement for statement in view.case.statements if statement.kind in sections.REFUSALS]
    table = grid(DATE, None)
    for statement in view.first(asked, _ASKED):
        by = f"asked by {view.shown.name(statement.addressee)}" if statement.addressee else None
        line = head(view.shown.name(statement.source) or "somebody not named", [sections.REFUSALS[statement.kind], by])
        words = view.words(statement.content_spans or statement.spans)
        table.add_row(Text(clean(readable(statement.date, "")), style="dim"), Group(line, *words))
    if asked:
        yield indented(table, *view.rest(asked, _ASKED, 0))
