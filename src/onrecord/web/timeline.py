"""The picture of a case's timeline: lanes by phase, precise dates as marks, imprecise ones as bars.

The scale is compressed: days on which something happened stand close, however long nothing did between them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from itertools import pairwise
from math import log2

from onrecord.cases.wording import event_words, readable
from onrecord.record import Case, CaseEvent, edtf
from onrecord.record.vocabulary import phase_of, values, vocabulary
from onrecord.web.text import shortened

WIDTH, LEFT, RIGHT, ROW, TOP = 1080, 104, 24, 19, 26
_CHARACTER = 6.0  # the width of a letter of a label
_LABEL = 34  # the longest label, in characters


@dataclass(frozen=True)
class Mark:
    """One event: where it stands, how it is drawn. `until` is the end of the bar of an imprecise date."""

    event: str
    x: float
    y: float
    until: float | None
    open_start: bool
    kind: str  # done, not, ahead
    disputed: bool
    label: str
    label_x: float
    before: bool  # whether the label stands before the mark
    title: str


@dataclass(frozen=True)
class Lane:
    """The events of a phase."""

    phase: str
    y: float
    height: float
    marks: list[Mark]


@dataclass(frozen=True)
class Picture:
    """All that is drawn; `undated` says how many events have no place in it."""

    width: float
    height: float
    ticks: list[tuple[float, str, bool]]
    lanes: list[Lane]
    undated: int


def picture(case: Case) -> Picture | None:
    """The timeline of a case; None where fewer than two events have a date."""
    events = {event.id: event for event in case.events}
    listed = [events[event_id] for event_id in case.timeline]
    dated = [event for event in listed if edtf.bounds(event.date)]
    if len(dated) < 2:
        return None
    scale = _Scale(dated)
    lanes, y = [], float(TOP)
    for phase in vocabulary()["event_types"]:
        its = [event for event in dated if phase_of(event.type) == phase]
        if its:
            lane = _lane(phase, its, scale, y)
            lanes.append(lane)
            y += lane.height
    return Picture(WIDTH, y + 4, scale.ticks(), lanes, len(listed) - len(dated))


class _Scale:
    """Days to places: each day that is named, and the longer the gap before it the further on, by its logarithm."""

    def __init__(self, events: Sequence[CaseEvent]) -> None:
        days = sorted({day for event in events for day in ends(event)})
        places, at = [0.0], 0.0
        for before, day in pairwise(days):
            at += 1 + log2((day - before).days)
            places.append(at)
        room = WIDTH - LEFT - RIGHT - 40
        self._places = {day: LEFT + 12 + place / (at or 1) * room for day, place in zip(days, places, strict=True)}

    def __call__(self, day: date) -> float:
        return round(self._places[day], 1)

    def ticks(self) -> list[tuple[float, str, bool]]:
        """The days along the top, labelled where there is room, with the year where it changes."""
        ticks: list[tuple[float, str, bool]] = []
        free, year = 0.0, 0
        for day, place in self._places.items():
            label = f"{day:%-d %b}" + (f" {day:%Y}" if day.year != year else "")
            has_room = place >= free
            ticks.append((round(place, 1), label if has_room else "", has_room))
            if has_room:
                free, year = place + len(label) * _CHARACTER + 10, day.year
        return ticks


def ends(event: CaseEvent) -> tuple[date, date]:
    """The first and last day of an event's date; of an open end the other counts for both."""
    found = edtf.bounds(event.date)
    if found is None:
        raise ValueError(event.date)
    first, last = found
    return (last if first == date.min else first), (first if last == date.max else last)


def _lane(phase: str, events: Sequence[CaseEvent], scale: _Scale, top: float) -> Lane:
    """The marks of a phase in rows: a label goes to the first row in which it has room."""
    rows: list[float] = []
    marks = []
    for event in sorted(events, key=lambda event: (scale(ends(event)[0]), values("event_types").index(event.type))):
        first, last = (scale(day) for day in ends(event))
        label = shortened(event_words(event), _LABEL)
        length = len(label) * _CHARACTER + 14
        before = last + length > WIDTH
        start, end = (first - length, last + 6) if before else (first - 6, last + length)
        row = next((number for number, taken in enumerate(rows) if taken <= start), len(rows))
        rows[row : row + 1] = [end + 8]
        y = top + 12 + row * ROW
        marks.append(_mark(event, first, last, y, label, before=before))
    return Lane(phase, top, len(rows) * ROW + 8, marks)


def _mark(event: CaseEvent, first: float, last: float, y: float, label: str, *, before: bool) -> Mark:
    kind = "not" if event.polarity == "negated" else "done" if event.modality == "occurred" else "ahead"
    dates = {report.date for report in event.reports if report.date}
    return Mark(
        event=event.id,
        x=first,
        y=y,
        until=last if last > first else None,
        open_start=(event.date or "").startswith(("/", "..")),
        kind=kind,
        disputed=any(not edtf.compatible(event.date, other) for other in dates),
        label=label,
        label_x=first - 9 if before else last + 9,
        before=before,
        title=f"{readable(event.date)}: {event_words(event)}",
    )
