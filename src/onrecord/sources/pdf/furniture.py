"""Running headers, footers and page numbers: what stands at one place of several pages, and bare numbers at the edge."""

import re
from collections import defaultdict
from typing import NamedTuple

from onrecord.sources.pdf.characters import Run
from onrecord.sources.pdf.columns import rows_of

_NUMBER = re.compile(
    r"[\W_]*(?:page|pg\.?|p\.)?\s*(?:\d{1,4}|[ivx]{1,5})\s*(?:(?:of|/|\|)\s*\d{1,4})?\s*(?:\|\s*p ?a ?g ?e)?[\W_]*",
    re.IGNORECASE,
)
EDGE_ROWS = 4  # so many rows from the top and from the bottom may belong to a header or footer
SAME_PLACE = 6.0  # points


class _Row(NamedTuple):
    """A row near the edge of a page; `rank` counts rows from its edge, from 0."""

    page: int
    runs: tuple[Run, ...]
    text: str
    rank: int


def without_furniture(pages: list[list[Run]]) -> tuple[list[list[Run]], list[str]]:
    """The pages without running headers, footers and page numbers, and the texts that were left out, numbers not counted."""
    rows = [row for number, runs in enumerate(pages) for row in _edge_rows(number, runs)]
    running = _running(rows)
    dropped: dict[int, set[Run]] = defaultdict(set)
    texts: dict[str, None] = {}
    for row in rows:
        is_number = row.rank < 2 and _NUMBER.fullmatch(row.text) is not None
        if is_number or (row.page, row.text, row.rank) in running:
            dropped[row.page].update(row.runs)
            if not is_number:
                texts.setdefault(row.text)
    return [[run for run in runs if run not in dropped[number]] for number, runs in enumerate(pages)], _distinct(list(texts))


def _edge_rows(page: int, runs: list[Run]) -> list[_Row]:
    """The first and the last rows of a page; a page of few rows has each only once, by the nearer edge."""
    rows = rows_of(runs)
    found = []
    for index, row in enumerate(rows):
        rank = min(index, len(rows) - 1 - index)
        if rank < EDGE_ROWS:
            found.append(_Row(page, tuple(row), " ".join(run.text for run in row), rank))
    return found


def _running(rows: list[_Row]) -> set[tuple[int, str, int]]:
    """Rows whose text, numbers aside, stands at one height on at least two pages."""
    alike: dict[str, list[_Row]] = defaultdict(list)
    for row in rows:
        alike[_key(row.text)].append(row)
    running = set()
    for group in alike.values():
        for row in group:
            if any(other.page != row.page and abs(other.runs[0].bottom - row.runs[0].bottom) < SAME_PLACE for other in group):
                running.add((row.page, row.text, row.rank))
    return running


def _key(text: str) -> str:
    """A row's text with its numbers and spaces made alike."""
    return re.sub(r"\d+", "#", re.sub(r"\s+", " ", text)).casefold()


def _distinct(texts: list[str]) -> list[str]:
    """One text of each that differ by numbers only."""
    return list({_key(text): text for text in reversed(texts)}.values())[::-1]
