"""The difference between two texts in words, paragraph by paragraph. Offsets are code points of the two texts."""

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import Literal, NamedTuple

from rapidfuzz.fuzz import ratio

from onrecord.record import Entry
from onrecord.text import Span

_PARAGRAPH = re.compile(r"[^\n]*\S[^\n]*")
_WORD = re.compile(r"(?:\w+(?:['’-]\w+)*|[^\w\s])\s*")
# Stretches with more pairs of words than this are shown as wholly replaced: comparing them would take minutes.
MOST_PAIRS = 4_000_000
# Between two changes, fewer words than this that stayed are shown as changed with them: a change is read in one piece.
FEWEST_KEPT = 2
# Paragraphs that are at least so alike, in per cent, are one, worded anew; in longer runs none are looked for.
REWORDED, MOST_CHARACTERS = 60, 100_000
Op = Literal["equal", "replaced", "removed", "added"]


class Stretch(Entry):
    """What stands in the new text where something stands in the old one; of `equal` the same words."""

    op: Op
    old: Span
    new: Span
    old_words: str
    new_words: str


class Run(NamedTuple):
    """Pieces `a` to `b` of one text and `c` to `d` of the other, which are equal or not."""

    equal: bool
    a: int
    b: int
    c: int
    d: int


def difference(old: str, new: str) -> list[list[Stretch]]:
    """Where the texts differ: of each paragraph that does, its stretches, equal ones in between included."""
    texts = old, new
    ours, theirs = ([found.span() for found in _PARAGRAPH.finditer(text)] for text in texts)
    words = [old[slice(*span)].strip() for span in ours], [new[slice(*span)].strip() for span in theirs]
    differing = [part for run in _runs(*words) if not run.equal for part in _paragraph_by_paragraph(run, *words)]
    return [list(_in_words(texts, _around(ours, run.a, run.b), _around(theirs, run.c, run.d))) for run in differing]


def _paragraph_by_paragraph(run: Run, old: Sequence[str], new: Sequence[str]) -> Iterator[Run]:
    """A run cut where a paragraph of the new text is another wording of one of the old text, in the order of both."""
    a, c = run.a, run.c
    if sum(map(len, (*old[a : run.b], *new[c : run.d]))) <= MOST_CHARACTERS:
        for number in range(c, run.d):
            alike = next((at for at in range(a, run.b) if ratio(old[at], new[number]) >= REWORDED), None)
            if alike is not None:
                yield from _one_by_one(Run(False, a, alike, c, number))
                yield Run(False, alike, alike + 1, number, number + 1)
                a, c = alike + 1, number + 1
    yield from _one_by_one(Run(False, a, run.b, c, run.d))


def _one_by_one(run: Run) -> Iterator[Run]:
    """Paragraphs taken out or put in, each by itself; what stands for something else as it is."""
    if run.a < run.b and run.c < run.d:
        yield run
        return
    for at in range(run.a, run.b):
        yield Run(False, at, at + 1, run.c, run.c)
    for at in range(run.c, run.d):
        yield Run(False, run.a, run.a, at, at + 1)


def _in_words(texts: tuple[str, str], ours: Span, theirs: Span) -> Iterator[Stretch]:
    """The stretches of two parts of the texts."""
    spans = [
        [Span(part.start + found.start(), part.start + found.end()) for found in _WORD.finditer(text[part.start : part.end])]
        for text, part in zip(texts, (ours, theirs), strict=True)
    ]
    words = [[text[span.start : span.end].strip() for span in its] for text, its in zip(texts, spans, strict=True)]
    for run in _in_one_piece(_runs(*words)):
        yield _stretch(texts, run, _around(spans[0], run.a, run.b, ours.start), _around(spans[1], run.c, run.d, theirs.start))


def _around(spans: Sequence[tuple[int, int]], first: int, last: int, otherwise: int = 0) -> Span:
    """From the first to before the last of some pieces; of none, the place where they would be."""
    if first == last:
        at = spans[first - 1][1] if first else otherwise
        return Span(at, at)
    return Span(spans[first][0], spans[last - 1][1])


def _stretch(texts: tuple[str, str], run: Run, old: Span, new: Span) -> Stretch:
    op: Op = "equal" if run.equal else "added" if run.a == run.b else "removed" if run.c == run.d else "replaced"
    old_words, new_words = (text[span.start : span.end] for text, span in zip(texts, (old, new), strict=True))
    return Stretch(op=op, old=old, new=new, old_words=old_words, new_words=new_words)


def _runs(old: Sequence[str], new: Sequence[str]) -> list[Run]:
    """The equal and the other runs in turn. What both begin and end with is found before anything is compared."""
    shorter = min(len(old), len(new))
    head = next((i for i in range(shorter) if old[i] != new[i]), shorter)
    tail = next((i for i in range(shorter - head) if old[-1 - i] != new[-1 - i]), shorter - head)
    ours, theirs = old[head : len(old) - tail], new[head : len(new) - tail]
    runs = [Run(True, 0, head, 0, head)]
    if len(ours) * len(theirs) > MOST_PAIRS:
        runs.append(Run(False, head, head + len(ours), head, head + len(theirs)))
    else:
        found = SequenceMatcher(None, ours, theirs, autojunk=False).get_opcodes()
        runs += [Run(op == "equal", head + a, head + b, head + c, head + d) for op, a, b, c, d in found]
    runs.append(Run(True, len(old) - tail, len(old), len(new) - tail, len(new)))
    return [run for run in runs if run.a < run.b or run.c < run.d]


def _in_one_piece(runs: list[Run]) -> list[Run]:
    """Changes that only a few equal words part, as one."""
    joined: list[Run] = []
    for number, run in enumerate(runs):
        parts = 0 < number < len(runs) - 1 and run.equal and run.b - run.a < FEWEST_KEPT
        changed = parts or not run.equal
        if changed and joined and not joined[-1].equal:
            joined[-1] = Run(False, joined[-1].a, run.b, joined[-1].c, run.d)
        else:
            joined.append(run._replace(equal=not changed))
    return joined
