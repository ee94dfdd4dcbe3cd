"""A hyphen at a line's end: did it only break the word, or is it part of a compound?"""

import re
from collections.abc import Iterable

from onrecord.lexicon import words

_WORD = re.compile(r"[^\W_]+(?:[-’'][^\W_]+)*")
_BROKEN = re.compile(r"([^\W\d_]+(?:-[^\W\d_]+)*|[^\W_]+(?:-[^\W_]+)*)-$")
_GOES_ON = re.compile(r"[^\W_]+(?:[-’'][^\W_]+)*")


class Hyphens:
    """Joins broken words by the evidence of one document: how it writes the word elsewhere."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._seen = {word.lower() for line in lines for word in _WORD.findall(line)}
        self._first_parts = words("sources", "compound_first_parts")

    def joint(self, line: str, following: str) -> tuple[str, str]:
        """How a line goes on in the following one: the line, with its hyphen or without, and what stands between the two."""
        broken, rest = _BROKEN.search(line), _GOES_ON.match(following)
        if not broken or not rest:
            return line, " "
        return (line, "") if self._is_compound(broken[1], rest[0]) else (line[:-1], "")

    def _is_compound(self, first: str, rest: str) -> bool:
        """Whether the hyphen stays. By capitals, digits, further hyphens; then by the document; then by the lexicon."""
        if not rest[0].islower() or "-" in first or "-" in rest or any(map(str.isdigit, first)):
            return True
        first, rest = first.lower(), rest.lower()
        if f"{first}{rest}" in self._seen:
            return False
        return f"{first}-{rest}" in self._seen or first in self._first_parts
