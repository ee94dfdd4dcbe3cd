"""Whose word an event is: the innermost statement whose content holds its trigger."""

from bisect import bisect_right

from onrecord.record import Statement
from onrecord.text import Span


class Contents:
    """The contents of a text's statements, asked which one holds a stretch."""

    def __init__(self, statements: list[Statement]) -> None:
        spans = [(span, statement.id) for statement in statements for span in statement.content_spans]
        self._spans = sorted(spans, key=lambda entry: (entry[0].start, -entry[0].end))
        self._starts = [span.start for span, _ in self._spans]
        self._denials = {statement.id for statement in statements if statement.attitude == "denial"}

    def holding_first(self, stretches: list[Span]) -> str | None:
        """The id of the statement that tells an event: of the first stretch that nobody denies, else of the first."""
        each = [self.holding(stretch) for stretch in stretches]
        return next((found for found in each if found not in self._denials), each[0])

    def holding(self, stretch: Span) -> str | None:
        """The id of the innermost statement that holds a stretch, or None in the document's own voice."""
        for span, statement in reversed(self._spans[: bisect_right(self._starts, stretch.start)]):
            if span.contains(stretch):
                return statement
            if stretch.start - span.start > LONGEST:
                break
        return None


# No statement's content is longer, in characters; the search back ends there.
LONGEST = 20_000
