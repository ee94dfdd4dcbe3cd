"""Running headers, footers, page and line numbers: what stands at one place of several pages, and bare numbers at the edge."""

import re
from collections import defaultdict
from typing import NamedTuple

from onrecord.sources.pdf.columns import rows_of
from onrecord.sources.pdf.runs import Run

# "Page 3", "Page iv of xii", "- 3 -", "3/7", "3 | P a g e", "iv"; no year, no heading such as "I." or "2."
_NUMBER = re.compile(
    r"\W*(?:page|pg\.?|p\.)\s*(?:\d{1,4}|[ivxlc]{1,6})(?:\s*(?:of|/)\s*(?:\d{1,4}|[ivxlc]{1,6}))?\W*"
    r"|[-–—|\[( ]*\d{1,3}(?:\s*(?:of|/)\s*\d{1,3})?(?:\s*\|\s*p ?a ?g ?e)?[-–—|\]) ]*"
    r"|[-–— ]*(?-i:[ivx]{1,5})[-–— ]*",
    re.IGNORECASE,
)
EDGE_ROWS = 4  # so many rows from the top and from the bottom may belong to a header or footer
SAME_PLACE = 6.0  # points
LEAST_LINE_NUMBERS = 10
APART = 1.4  # in multiples of the type's height


class _Row(NamedTuple):
    """A row near the edge of a page; `rank` counts rows from its edge, from 0."""

    page: int
    runs: tuple[Run, ...]
    text: str
    rank: int

    @property
    def is_number(self) -> bool:
        """Whether it is the page's number alone, at the very edge."""
        return self.rank < 2 and _NUMBER.fullmatch(self.text) is not None


def without_furniture(pages: list[list[Run]]) -> tuple[list[list[Run]], list[str]]:
    """The pages without running headers, footers and numbers, and the texts that were left out, numbers not counted."""
    pages = [_without_line_numbers(runs) for runs in pages]
    edges = [edge for number, runs in enumerate(pages) for edge in _edges(number, runs)]
    running = _running([row for edge in edges for row in edge])
    dropped: dict[int, set[Run]] = defaultdict(set)
    texts: dict[str, None] = {}
    for edge in edges:
        for row in _set_apart([row.rank < EDGE_ROWS and (row.is_number or row in running) for row in edge], edge):
            dropped[row.page].update(row.runs)
            if not row.is_number:
                texts.setdefault(row.text)
    return [[run for run in runs if run not in dropped[number]] for number, runs in enumerate(pages)], _distinct(list(texts))


def _without_line_numbers(runs: list[Run]) -> list[Run]:
    """A page without the numbers that court papers and transcripts print before their lines: 1, 2, 3 ... down one margin."""
    numbers = [row[0] for row in rows_of(runs) if re.fullmatch(r"\d{1,2}", row[0].text)]
    counted = [number for expected, number in enumerate(numbers, 1) if int(number.text) == expected]
    edges = [number.right for number in counted]
    margin = set(counted)
    is_margin = len(counted) >= LEAST_LINE_NUMBERS and max(edges) - min(edges) < counted[0].height
    return [run for run in runs if run not in margin] if is_margin else runs


def _edges(page: int, runs: list[Run]) -> list[list[_Row]]:
    """The first rows of a page from the top in, and its last rows from the bottom in."""
    rows = rows_of(runs)
    return [
        [_Row(page, tuple(row), " ".join(run.text for run in row), rank) for rank, row in enumerate(edge[: EDGE_ROWS + 1])]
        for edge in (rows, rows[::-1])
    ]


def _set_apart(is_furniture: list[bool], edge: list[_Row]) -> list[_Row]:
    """The outermost rows that are furniture, up to the last one that white parts from the text: text may repeat too."""
    count = is_furniture.index(False) if False in is_furniture else len(edge)
    while 0 < count < len(edge) and _distance(edge[count - 1], edge[count]) < APART * edge[count - 1].runs[0].height:
        count -= 1
    return edge[:count]


def _distance(row: _Row, inner: _Row) -> float:
    """The distance of the lines of two rows."""
    return abs(row.runs[0].bottom - inner.runs[0].bottom)


def _running(rows: list[_Row]) -> set[_Row]:
    """Rows whose text, numbers aside, stands at one height on at least two pages."""
    alike: dict[str, list[_Row]] = defaultdict(list)
    for row in rows:
        alike[_key(row.text)].append(row)
    return {row for group in alike.values() for row in group if any(_repeats(row, other) for other in group)}


def _repeats(row: _Row, other: _Row) -> bool:
    """Whether two rows stand at one height of different pages."""
    return row.page != other.page and abs(row.runs[0].bottom - other.runs[0].bottom) < SAME_PLACE


def _key(text: str) -> str:
    """A row's text with its numbers and spaces made alike."""
    return re.sub(r"\d+", "#", re.sub(r"\s+", " ", text)).casefold()


def _distinct(texts: list[str]) -> list[str]:
    """One text of each that differ by numbers only."""
    return list({_key(text): text for text in reversed(texts)}.values())[::-1]
