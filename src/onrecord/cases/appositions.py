"""The places of names in a text made fit for labels: apart from one another, a name and what stands beside it as one."""

import re
from collections.abc import Iterable, Iterator

from onrecord.text import Span

Place = tuple[Span, str]
# Between a name and its apposition, either of which may come first: "a neighbor, Ann Oak", "Ann Oak, 6, the man's daughter".
_BLANK = r"[^\S\n]*(?:[^\S\n]|\n(?!\n))"
_AGE = rf"(?:(?:age )?\d{{1,3}},{_BLANK})?"
_BESIDE = re.compile(rf"(?:,{_BLANK}{_AGE}|{_BLANK}?\(|{_BLANK}?[—–]{_BLANK}?|[^\S\n]+)(?:(?:the|an?|his|her|their) )?", re.I)
# What closes an apposition that something like it has opened.
_CLOSES = {",": re.compile(","), "(": re.compile(r"\)"), "—": re.compile(r"\s*—"), "–": re.compile(r"\s*–")}


def apart(places: Iterable[Place]) -> Iterator[Place]:
    """Places in order, those that overlap as one under the first's label."""
    last: Place | None = None
    for span, label in places:
        if last and span.start < last[0].end:
            last = Span(last[0].start, max(last[0].end, span.end)), last[1]
            continue
        if last:
            yield last
        last = span, label
    if last:
        yield last


def named_once(text: str, places: Iterable[Place]) -> Iterator[Place]:
    """Places that are apart, a name and its apposition as one: its label would stand there twice, one beside the other."""
    last: Place | None = None
    opened = ""
    for span, label in places:
        beside = _BESIDE.fullmatch(text, last[0].end, span.start) if last and last[1] == label else None
        if last and beside:
            opened = opened or beside.group().strip()[:1]
            last = Span(last[0].start, span.end), label
            continue
        if last:
            yield _closed(text, last, opened)
        last, opened = (span, label), ""
    if last:
        yield _closed(text, last, opened)


def _closed(text: str, place: Place, opened: str) -> Place:
    """A place with the sign after it that closes an apposition."""
    closing = _CLOSES[opened].match(text, place[0].end) if opened in _CLOSES else None
    return (Span(place[0].start, closing.end()), place[1]) if closing else place
