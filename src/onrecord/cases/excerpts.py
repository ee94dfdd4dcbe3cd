"""Where an excerpt of a text begins and ends, as every page shows the words that an entry rests on."""

from collections.abc import Sequence

from onrecord.text import Span


def one_line(text: str) -> str:
    """Words with single blanks between them."""
    line = " ".join(text.split())  # four times as fast as a regular expression
    if not line:
        return text and " "
    return f"{' ' * text[0].isspace()}{line}{' ' * text[-1].isspace()}"


def beside_each_other(spans: Sequence[Span], near: int) -> list[Span]:
    """The first of the spans and those that follow it closely, each no more than `near` characters after the one before."""
    found = list(spans[:1])
    for span in spans[1:]:
        if span.start - found[-1].end > near:
            break
        found.append(span)
    return found


def begins_at(text: str, start: int, around: int) -> int:
    """Where an excerpt begins: at a word, within the paragraph, no more than `around` characters before."""
    window = text[max(start - around, 0) : start]
    cut = window.rfind("\n") + 1
    if not cut and start > around:
        cut = window.find(" ") + 1 or len(window)
    return start - len(window) + cut


def ends_at(text: str, after: int, around: int) -> int:
    """Where an excerpt ends that goes on from `after`."""
    window = text[after : after + around]
    cut = window.find("\n")
    if cut < 0:
        cut = len(window) if after + around >= len(text) else max(window.rfind(" "), 0)
    return after + cut
