"""Reading order: columns of a page are found by the gutter between them, lines that cross it part the page into bands."""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from itertools import pairwise
from statistics import median
from typing import NamedTuple

from onrecord.sources.pdf.runs import Run

# A column of prose has lines of some length; a table's cells and a letterhead's lines are shorter.
PROSE_CHARACTERS = 22
LEAST_LINES = 4
# What begins an item of a list.
MARKER = re.compile(r"[•▪◦‣●■–—*\uf0b7\uf0a7-]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]")
STEP = 2.0  # points between the places at which a gutter is looked for
# In multiples of the height: wider gaps in a line part cells of a table; gaps that differ by less are those of a filled line.
CELL_GAP, EVEN = 1.2, 0.3


class Line(NamedTuple):
    """A line of text on a page and its box in points."""

    text: str
    left: float
    bottom: float
    right: float
    top: float
    page: int

    @property
    def height(self) -> float:
        """The height of its type."""
        return self.top - self.bottom


def regions_of_page(runs: list[Run], page: int) -> list[list[Line]]:
    """The page's lines in reading order, one list for each stretch of a column."""
    return [_lines(rows, page) for rows in _ordered(runs, depth=3)]


def rows_of(runs: list[Run]) -> list[list[Run]]:
    """Runs on one height gathered to rows from the top down, each from left to right."""
    rows: list[list[Run]] = []
    for run in sorted(runs, key=lambda run: (-(run.top + run.bottom) / 2, run.left)):
        if rows and _beside(rows[-1][0], run):
            rows[-1].append(run)
        else:
            rows.append([run])
    return [sorted(row, key=lambda run: run.left) for row in rows]


def _beside(one: Run, other: Run) -> bool:
    """Whether two runs stand at one height."""
    overlap = min(one.top, other.top) - max(one.bottom, other.bottom)
    return overlap > 0.5 * min(one.height, other.height)


def _ordered(runs: list[Run], depth: int) -> Iterator[list[list[Run]]]:
    """Rows in reading order, a list for each stretch: rows that cross the gutter, then each column between them."""
    rows = rows_of(runs)
    gutter = _gutter(runs) if depth else None
    if gutter is None:
        yield rows
        return
    stretch: list[list[Run]] = []
    crossing = True
    for row in rows:
        if _crosses(row, gutter) != crossing:
            yield from _stretch(stretch, crossing, gutter, depth)
            stretch, crossing = [], not crossing
        stretch.append(row)
    yield from _stretch(stretch, crossing, gutter, depth)


def _stretch(rows: list[list[Run]], crossing: bool, gutter: float, depth: int) -> Iterator[list[list[Run]]]:
    """A stretch of rows: as it is where they cross the gutter, else column by column."""
    if crossing:
        yield from filter(None, [rows])
        return
    for side in ([r for row in rows for r in row if r.right <= gutter], [r for row in rows for r in row if r.right > gutter]):
        if side:
            yield from _ordered(side, depth - 1)


def _crosses(row: list[Run], gutter: float) -> bool:
    """Whether a run of the row lies across the gutter."""
    return any(run.left < gutter < run.right for run in row)


def _gutter(runs: list[Run]) -> float | None:
    """Where the white between two columns of prose lies; null where there are none."""
    if len(runs) < 2 * LEAST_LINES:
        return None
    lefts, rights = sorted(run.left for run in runs), sorted(run.right for run in runs)
    start, width = lefts[0], rights[-1] - lefts[0]
    best: tuple[int, int] = (0, 0)
    places: list[float] = []
    for step in range(int(0.15 * width / STEP), int(0.85 * width / STEP) + 1):
        place = start + step * STEP
        before, after = bisect_right(rights, place), len(runs) - bisect_left(lefts, place)
        score = (min(before, after), before + after)
        if score > best:
            best, places = score, [place]
        elif score == best:
            places.append(place)
    if best[0] < LEAST_LINES:
        return None
    gutter = places[len(places) // 2]
    return gutter if _parts_prose(runs, gutter) else None


def _parts_prose(runs: list[Run], gutter: float) -> bool:
    """Whether the lines on both sides of a gutter are prose, and more of the page lies beside it than the odd cell."""
    for side in ([run for run in runs if run.right <= gutter], [run for run in runs if run.left >= gutter]):
        lengths = [sum(len(run.text) + 1 for run in row) for row in rows_of(side)]
        if len(lengths) < LEAST_LINES or median(lengths) < PROSE_CHARACTERS:
            return False
    return True


def _lines(rows: list[list[Run]], page: int) -> list[Line]:
    """Rows as lines; wide gaps part cells by a tab."""
    return [
        Line(_joined(row), row[0].left, min(r.bottom for r in row), max(r.right for r in row), max(r.top for r in row), page)
        for row in rows
    ]


def _joined(row: list[Run]) -> str:
    """The words of a row."""
    gaps = [run.left - last.right for last, run in pairwise(row)]
    if len(gaps) > 1 and max(gaps) - min(gaps) < EVEN * row[0].height and not any(" " in run.text for run in row):
        return " ".join(run.text for run in row)  # words drawn apart to fill the line
    words = [row[0].text]
    for gap, run in zip(gaps, row[1:], strict=True):
        is_cell = gap > CELL_GAP * run.height and not MARKER.fullmatch(words[-1])
        words += ["\t" if is_cell else " ", run.text]
    return "".join(words)
