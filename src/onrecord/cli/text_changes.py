"""The difference between two texts on the terminal: what was taken out, struck through; what was put in, in green."""

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from onrecord.cli.terminal import clean
from onrecord.comparing import Stretch

# What stands around words where colours are not shown, as in `wdiff`.
_MARKS = (("[-", "-]"), ("{+", "+}"))
# Of words that stayed, so many characters are shown beside what changed.
_KEPT = 80


def paragraphs(
    groups: Sequence[Sequence[Stretch]], *, colours: bool, indent: int = 2, below: int = 1
) -> Iterator[RenderableType]:
    """Each group of paragraphs that differ, so far from the margin and with so many lines free below."""
    marks = (("", ""), ("", "")) if colours else _MARKS
    for group in groups:
        line = Text()
        for number, stretch in enumerate(group):
            if stretch.op == "equal":
                line.append(_kept(stretch.new_words, first=number == 0, last=number == len(group) - 1), style="dim")
            else:
                _append(line, stretch.old_words, marks[0], "red strike", more=bool(stretch.new_words))
                _append(line, stretch.new_words, marks[1], "bold green")
        yield Padding(line, (0, 0, below, indent), expand=False)


def _append(line: Text, words: str, marks: tuple[str, str], style: str, *, more: bool = False) -> None:
    """Words between their marks; blanks at their end stand behind the mark, and one before `more` words."""
    shown = clean(words)
    if shown.strip():
        line.append(shown.rstrip().join(marks), style=style)
        line.append(" " if more or shown != shown.rstrip() else "")


def _kept(words: str, *, first: bool, last: bool) -> str:
    """Words that stayed, cut on the side where nothing changed, in the middle of long ones."""
    shown = clean(words)
    if len(shown) <= _KEPT * 2:
        return shown
    begin = "" if first else shown[: shown.rfind(" ", 0, _KEPT) + 1]
    end = "" if last else shown[shown.find(" ", len(shown) - _KEPT) :]
    return f"{begin}…{end}"
