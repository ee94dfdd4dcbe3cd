"""What changed in a record, on the terminal: a line an entry, with a sign that tells what became of it."""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from onrecord.cases.wording import readable
from onrecord.cli.sections import term
from onrecord.cli.terminal import clean, shortened
from onrecord.cli.text_changes import paragraphs
from onrecord.comparing import Change, difference

TITLES = {
    "document": "Document",
    "parties": "Parties",
    "events": "Events",
    "statements": "Statements",
    "evidence": "Evidence",
    "points": "Accounts",
    "dates": "Dates",
    "triage": "Triage",
    "threads": "Open threads",
}
SIGNS = {"appeared": ("+", "green"), "changed": ("~", "yellow"), "vanished": ("-", "red")}
# Fields whose value says what it is; the others stand with their name.
_PLAIN = frozenset({"subtype", "outcome", "title", "roles", "status", "value", "place", "participants", "event"})
_TERMS = frozenset(
    {"subtype", "outcome", "roles", "status", "event", "modality", "attitude", "medium", "fate", "kind", "participants"}
)
# What a field says that is not there.
_UNTOLD = {"date": "no date", "modality": "done"}
# Kinds of statement that need no mention.
_USUAL = frozenset({"direct", "indirect", "mixed"})
_WORDS, _VALUE = 160, 100


def sections(changes: Sequence[Change], *, with_words: bool = True, colours: bool = False) -> Iterator[RenderableType]:
    """The changes under the headings of their layers."""
    for layer, title in TITLES.items():
        its = [change for change in changes if change.layer == layer]
        if its:
            yield Text(f"\n{title}", style="bold underline")
            yield from lines(its, with_words=with_words, colours=colours)


def lines(changes: Iterable[Change], *, with_words: bool = True, colours: bool = False) -> Iterator[RenderableType]:
    """A line a change, and under it the words that the entry rests on, or how they changed."""
    for change in changes:
        yield Padding(_line(change), (0, 0, 0, 2), expand=False)
        if with_words:
            yield from _words(change, colours)


def _words(change: Change, colours: bool) -> Iterator[RenderableType]:
    for field in change.fields:
        if field.field == "words":
            yield from paragraphs(difference(field.old or "", field.new or ""), colours=colours, indent=6, below=0)
    if change.words and change.layer not in {"statements", "dates"}:
        yield Padding(Text(shortened(change.words, _WORDS), style="dim"), (0, 0, 0, 6), expand=False)


def _line(change: Change) -> Text:
    sign, style = SIGNS[change.change]
    line = Text(f"{sign} ", style=f"bold {style}")
    line.append(shortened(term(change.what) if change.layer != "parties" else change.what, 80), style="default")
    parts = _differences(change) if change.change == "changed" else _said(change)
    return line.append("".join(f" · {part}" for part in parts), style="not bold default")


def _differences(change: Change) -> Iterator[str]:
    for field in change.fields:
        yield (
            field.field
            if field.field == "words"
            else f"{field.field}: {_value(field.field, field.old)} → {_value(field.field, field.new)}"
        )


def _said(change: Change) -> Iterator[str]:
    for name, value in change.says.items():
        if name == "negated":
            yield "not so"
        elif name == "speaker" or value in _USUAL:
            continue
        else:
            shown = _value(name, value)
            yield shown if name in _PLAIN else name if value == "yes" else f"{name} {shown}"


def _value(name: str, value: str | None) -> str:
    if value is None:
        return _UNTOLD.get(name, "nothing")
    if name == "words":
        return f"“{shortened(value, _WORDS)}”"
    if name == "date":
        return clean(readable(value))
    return shortened(term(value) if name in _TERMS else value, _VALUE)


def counts(changes: Sequence[Change]) -> str:
    """`3 appeared, 1 changed, 2 vanished`; `nothing changed`."""
    numbers = {how: sum(change.change == how for change in changes) for how in SIGNS}
    return ", ".join(f"{number} {how}" for how, number in numbers.items() if number) or "nothing changed"
