"""A document's text cut at the ends of its entries' spans, so that each piece knows the entries that it belongs to."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from onrecord.record import Point, Statement
from onrecord.review import ReviewedEntry
from onrecord.text import Span


@dataclass(frozen=True)
class Stretch:
    """A piece of the text: the layers that it belongs to, the key of the narrowest entry there, whether the chosen one's."""

    words: str
    layers: tuple[str, ...] = ()
    key: str | None = None
    chosen: bool = False
    first: bool = False


def stretches(text: str, entries: Iterable[ReviewedEntry], chosen: str | None = None) -> list[Stretch]:
    """The whole text in pieces, in order. Rejected entries leave no mark unless one is chosen."""
    covered = [
        (span, entry)
        for entry in entries
        if entry.state != "rejected" or entry.key == chosen
        for span in marked_spans(entry)
        if 0 <= span.start < span.end <= len(text)
    ]
    opened: dict[int, list[int]] = {}
    closed: dict[int, set[int]] = {}
    for number, (span, _) in enumerate(covered):
        opened.setdefault(span.start, []).append(number)
        closed.setdefault(span.end, set()).add(number)
    pieces: list[Stretch] = []
    here: list[int] = []
    for start, end in pairwise(sorted({0, len(text), *opened, *closed})):
        ending = closed.get(start, set())
        here = [number for number in here if number not in ending] + opened.get(start, [])
        pieces.append(_stretch(text[start:end], [covered[number] for number in here], chosen, pieces))
    return pieces


def marked_spans(entry: ReviewedEntry) -> list[Span]:
    """What of the text an entry marks; of a statement its speaker, its verb and its content."""
    return rests_on(entry.value)


def rests_on(value: Any) -> list[Any]:
    """The spans of an entry's own words, of a document's entry or of a case's."""
    if isinstance(value, Statement):
        return [*value.source_spans, *value.cue_spans, *value.content_spans]
    if isinstance(value, Point):
        return [span for account in value.accounts for span in account.spans]
    return [*value.spans]


def _stretch(words: str, here: list[tuple[Span, ReviewedEntry]], chosen: str | None, before: list[Stretch]) -> Stretch:
    if not here or not words.strip():  # a link needs a name
        return Stretch(words)
    narrowest = min(here, key=lambda one: (one[0].end - one[0].start, one[1].key))
    is_chosen = any(entry.key == chosen for _, entry in here)
    return Stretch(
        words=words,
        layers=tuple(sorted({entry.layer for _, entry in here})),
        key=narrowest[1].key,
        chosen=is_chosen,
        first=is_chosen and not any(piece.first for piece in before),
    )
