"""The words of entries in forms: which of them stay, which are chosen anew, where in the text they stand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from onrecord.record import Entry
from onrecord.review.deciding import BadDecision
from onrecord.text import Span
from onrecord.web.numbers import whole
from onrecord.web.text import shortened, shown

_OWN = (("spans", "its words"),)
SPANS: dict[str, tuple[tuple[str, str], ...]] = {
    "parties": (("spans", "where it is mentioned"),),
    "events": _OWN,
    "evidence": _OWN,
    "statements": (("content_spans", "what is said"), ("source_spans", "the speaker"), ("cue_spans", "the verb of saying")),
}
_SHOWN = 70  # characters


@dataclass(frozen=True)
class Words:
    """A field of spans as a form shows it: (`start-end`, the words) of each."""

    name: str
    label: str
    spans: list[tuple[str, str]]


def word_fields(layer: str, entry: Entry, text: str) -> list[Words]:
    """The spans of an entry for the form that corrects it."""
    return [Words(name, label, _listed(getattr(entry, name), text)) for name, label in SPANS.get(layer, ())]


def _listed(spans: Sequence[Span], text: str) -> list[tuple[str, str]]:
    return [(f"{start}-{end}", shortened(text[start:end], _SHOWN)) for start, end in spans]


def given_words(layer: str, form: Mapping[str, Sequence[str]], entry: Entry, text: str) -> dict[str, Any]:
    """The fields of spans that a form changes: those kept and those chosen anew. Raises BadDecision."""
    changes: dict[str, Any] = {}
    for name, _ in SPANS.get(layer, ()) if "words" in form else ():
        kept = chosen_spans(form.get(f"keep.{name}", ()))
        kept = [span for span in getattr(entry, name) if span in kept]
        new = _first(form, f"words.{name}").replace("\r\n", "\n")
        if new.strip():
            span = place_of(new, _first(form, f"start.{name}"), text, _first(form, f"time.{name}"))
            kept += [span] if span not in kept else []
        if kept != list(getattr(entry, name)):
            changes[name] = kept
    return changes


def _first(form: Mapping[str, Sequence[str]], name: str) -> str:
    return next(iter(form.get(name, ())), "")


def chosen_spans(values: Sequence[str]) -> list[Span]:
    """Spans as forms carry them: `12-34`. What is none is left out."""
    pairs = ((whole(start), whole(end)) for start, _, end in (value.partition("-") for value in values))
    return [Span(start, end) for start, end in pairs if start is not None and end is not None]


def place_of(words: str, start: str, text: str, time: str = "") -> Span:
    """Where words that were selected or typed stand in a text: at `start`, else for the `time`-th time (from 1).

    Raises BadDecision where they do not, or where is open.
    """
    first = whole(start)
    if first is not None and words and shown(text[first : first + len(words)]) == shown(words):
        return Span(first, first + len(words))
    places = list(_places(words.strip(), text)) if words.strip() else []
    if not places:
        raise BadDecision("the words do not stand in the document")
    number = whole(time.strip())
    if number is None and len(places) > 1:
        raise BadDecision(f"the words stand in it {len(places)} times; select the ones that are meant, or say which time")
    if number is not None and not 1 <= number <= len(places):
        raise BadDecision(f"the words stand in it {len(places)} times, not {number}")
    return places[(number or 1) - 1]


def _places(words: str, text: str) -> Sequence[Span]:
    found, at = [], text.find(words)
    while at >= 0:
        found.append(Span(at, at + len(words)))
        at = text.find(words, at + len(words))
    return found
