"""Quotations: what stands between quotation marks of any kind, misused ones too.

Straight, curly, angled and typewriter (`` '') marks; a closing mark used to open and the reverse; a quotation that
runs over paragraphs, each opened anew, the last one closed; one that closes a paragraph late; single marks.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from onrecord.text import Span

_DOUBLE = re.compile(r"[“”„‟\"«»]|``|''")
_SINGLE_OPEN = re.compile(r"(?:(?<=[\s(\[“\"—–:-])|^)['‘](?=\w)")
_SINGLE_CLOSE = re.compile(r"(?<=[\w.,!?])['’](?![\w])")
_OPENING = "“„«``"
_CLOSING = "”»''"
# How many paragraphs further on a forgotten closing mark is looked for.
LATE_PARAGRAPHS = 2


@dataclass(frozen=True, slots=True)
class Quotation:
    """One stretch between marks, marks included.

    `closed` tells whether a closing mark was found; `continued` that the next paragraph's quotation goes on with the
    same speech; `single` that the marks are single ones.
    """

    span: Span
    closed: bool = True
    continued: bool = False
    single: bool = False
    opening: int = 1
    closing: int = 1

    @property
    def inner(self) -> Span:
        """The words between the marks."""
        return Span(self.span.start + self.opening, self.span.end - (self.closing if self.closed else 0))


def quotations(text: str, paragraphs: Iterable[Span]) -> list[Quotation]:
    """The quotations of a text, in order; single-marked ones only where they lie outside double marks."""
    parts = list(paragraphs)
    marks = [list(_DOUBLE.finditer(text, p.start, p.end)) for p in parts]
    found: list[Quotation] = []
    opened: re.Match[str] | None = None  # the mark of a quotation that is not closed yet, in an earlier paragraph too
    for number, paragraph in enumerate(parts):
        for mark in marks[number]:
            opens = _opens(text, mark, paragraph, inside=opened is not None)
            if opens is None:
                continue
            if opened is not None:
                end = _stripped_end(text, opened.start(), mark.start())
                found.append(_unclosed(opened, end) if opens else _closed(opened, mark))
            opened = mark if opens else None
        if opened is None:
            continue
        following = parts[number + 1 : number + 2]
        if following and marks[number + 1] and marks[number + 1][0].start() == following[0].start:
            found.append(_unclosed(opened, paragraph.end, continued=True))
            opened = None
        elif not _closes_late(text, parts, marks, number):
            found.append(_unclosed(opened, paragraph.end))
            opened = None
    if opened is not None:
        found.append(_unclosed(opened, parts[-1].end))
    return sorted([*found, *_single(text, parts, found)], key=lambda q: q.span)


def _closed(opened: re.Match[str], closed: re.Match[str]) -> Quotation:
    return Quotation(Span(opened.start(), closed.end()), opening=len(opened.group()), closing=len(closed.group()))


def _unclosed(opened: re.Match[str], end: int, *, continued: bool = False) -> Quotation:
    return Quotation(Span(opened.start(), end), closed=False, continued=continued, opening=len(opened.group()))


def _opens(text: str, mark: re.Match[str], paragraph: Span, *, inside: bool) -> bool | None:
    """Whether a mark opens a quotation (True), closes one (False) or is none (None)."""
    before = text[mark.start() - 1] if mark.start() > paragraph.start else " "
    after = text[mark.end()] if mark.end() < paragraph.end else " "
    opens_by_place = (before.isspace() or before in "([—–-:'‘") and not after.isspace()
    closes_by_place = not before.isspace() and not after.isalnum()
    if mark.group() == "''" and not inside:  # opens as well as it closes in some copy; else an empty pair, or inches
        return True if (before.isspace() or before in "([—–-:") and (after.isalnum() or after in ".$['(") else None
    if mark.group() == "«" and "»" not in text[mark.end() : paragraph.end]:
        return None  # what parts a headline from the outlet's name
    if not inside and before.isdigit() and not opens_by_place:
        return None  # inches
    if not inside:
        if opens_by_place or mark.group() in _OPENING:
            return True
        return None if closes_by_place else True
    return mark.group() in _OPENING and opens_by_place  # then the earlier quotation was never closed


def _closes_late(text: str, parts: list[Span], marks: list[list[re.Match[str]]], number: int) -> bool:
    """Whether the first mark of the next paragraphs can only be the one that closes the open quotation."""
    for later in range(number + 1, min(number + 1 + LATE_PARAGRAPHS, len(parts))):
        if marks[later]:
            mark = marks[later][0]
            before = text[mark.start() - 1] if mark.start() > parts[later].start else " "
            after = text[mark.end()] if mark.end() < parts[later].end else " "
            odd = len(marks[later]) % 2 == 1
            return odd and not before.isspace() and not after.isalnum()
    return False


def _single(text: str, parts: list[Span], doubles: list[Quotation]) -> Iterable[Quotation]:
    """Quotations in single marks outside of double ones: headlines, British copy."""
    covered = [q.span for q in doubles]
    for paragraph in parts:
        end = paragraph.start
        for mark in _SINGLE_OPEN.finditer(text, paragraph.start, paragraph.end):
            if mark.start() < end or any(s.start <= mark.start() < s.end for s in covered):
                continue
            close = _SINGLE_CLOSE.search(text, mark.end() + 1, paragraph.end)
            if close is None or text[mark.end() : mark.end() + 2].isdigit():  # the '90s
                continue
            end = close.end()
            yield Quotation(Span(mark.start(), end), single=True)


def _stripped_end(text: str, start: int, end: int) -> int:
    while end > start and text[end - 1].isspace():
        end -= 1
    return end


def speeches(found: Iterable[Quotation]) -> list[list[Quotation]]:
    """Quotations grouped so that the paragraphs of one continued speech stand together."""
    groups: list[list[Quotation]] = []
    going_on = False
    for quotation in found:
        if going_on and not quotation.single:
            groups[-1].append(quotation)
        else:
            groups.append([quotation])
        going_on = quotation.continued
    return groups
