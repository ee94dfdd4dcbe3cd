"""Stamps: the dates that tell when a page, a picture or a post was put up."""

import re

from onrecord.text import Span

# A line that tells the day of publication stands within so many characters of the start.
HEAD = 1500
_STAMP = re.compile(
    r"\b(?:posted|published|created|updated?|modified|revised)(?:\W{0,3}(?:on|at))?[\s:|(]*(?:\w+day,? )?$|^\s*date:\s*$"
    r"|\(@\w+\)\s*$|\b\d{1,2}:\d\d [AP]M [A-Z]{3}\s+(?:updated|posted):?\s*$",
    re.I,
)
_TIME = r"(?:\W{0,3}(?:at )?\d{1,2}:\d\d(?::\d\d)?\s*(?:[AaPp]\.?[Mm]\.?)?)"
LINE_END = re.compile(rf"{_TIME}?[\s|.,)]*(?:[A-Z]{{2,4}})?[\s|]*(?:\n|$)")
TIMED_END = re.compile(rf"{_TIME}[\s|.,)]*(?:[A-Z]{{2,4}})?[\s|]*(?:\n|$)")
# Without one of these a page says nothing of when it was put up.
MAY_BE_STAMPED = re.compile(r"\b(?:posted|published|created|updated?)\b", re.I)
_YEAR = re.compile(r"\b\d{4}\b")
_HOUR_END = re.compile(r"\d{1,2}:\d\d(?::\d\d)?\s*[AaPp]\.?[Mm]\.?(?: [A-Z]{2,4})?$")


def is_stamp(content: str, span: Span) -> bool:
    """Whether a date tells when a page, picture or post was put up: "Posted: Monday", "(Published May 4", a line of its own.

    A line of its own has an hour, which no heading of a log of several days has.
    """
    line = content.rfind("\n", 0, span.start) + 1
    before = content[max(span.start - 40, line) : span.start]
    if _STAMP.search(before):
        return True
    ends = TIMED_END.match(content, span.end) or (
        _HOUR_END.search(content, line, span.end) and LINE_END.match(content, span.end)
    )
    return not before.strip() and bool(ends)


def is_line(content: str, span: Span) -> bool:
    """Whether a date with its year has a line near the start to itself, as in a letter; its value must be checked too."""
    line = content.rfind("\n", 0, span.start) + 1
    is_alone = not content[line : span.start].strip() and bool(LINE_END.match(content, span.end))
    return is_alone and span.start < HEAD and bool(_YEAR.search(content, *span))
