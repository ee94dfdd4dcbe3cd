"""The key of an entry: its layer and where its words stand in the text, which no new version of the reader renumbers."""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from onrecord.record import Entry, Point, Reading, Statement
from onrecord.text import Span

# The layers that people decide on, in the order of a page.
LAYERS = ("parties", "events", "statements", "evidence", "points")
# What else tells two entries apart that rest on the same words.
_KINDS = {"events": "type", "evidence": "kind", "points": "point"}
# The fields with the spans of an entry itself.
_SPANS = ("spans", "source_spans", "cue_spans", "content_spans")


class Key(NamedTuple):
    """A key taken apart."""

    layer: str
    kind: str
    span: Span


def keyed(reading: Reading) -> dict[str, tuple[str, Entry]]:
    """Every entry that can be decided on by its key, with its layer. Entries that rest on the same words are counted."""
    found: dict[str, tuple[str, Entry]] = {}
    times: Counter[str] = Counter()
    for layer in LAYERS:
        for entry in getattr(reading, layer):
            if (span := anchor(entry)) is not None:
                key = key_of(layer, entry, span)
                times[key] += 1
                found[key if times[key] == 1 else f"{key}-{times[key]}"] = layer, entry
    return found


def key_of(layer: str, entry: Entry, span: Span) -> str:
    """`events.use_of_force-120-124`: layer, kind where there is one, first and last place."""
    kind = f".{getattr(entry, _KINDS[layer])}" if layer in _KINDS else ""
    return f"{layer}{kind}-{span.start}-{span.end}"


def taken_apart(key: str) -> Key | None:
    """The parts of a key; None for what is none."""
    name, _, places = key.partition("-")
    layer, _, kind = name.partition(".")
    numbers = places.split("-")
    if layer not in LAYERS or len(numbers) < 2 or not all(number.isdecimal() for number in numbers):
        return None
    return Key(layer, kind, Span(int(numbers[0]), int(numbers[1])))


def anchor(entry: Entry) -> Span | None:
    """The words that an entry is known by: a statement's from first to last, of the others the first span."""
    spans = list(_own_spans(entry))
    if not spans:
        return None
    if isinstance(entry, Statement):
        return Span(min(span.start for span in spans), max(span.end for span in spans))
    return spans[0]


def _own_spans(entry: Entry) -> Iterator[Span]:
    """The spans of an entry that are not those of its place. Each case page asks for those of all its entries."""
    if isinstance(entry, Point):
        return (span for account in entry.accounts for span in account.spans)
    fields = type(entry).model_fields
    return (span for name in _SPANS if name in fields for span in getattr(entry, name))
