"""What a time expression is resolved against: the day of publication, the clause's tense, and what the text told before."""

import re
from dataclasses import dataclass, field
from datetime import date
from typing import Literal

from onrecord.language import AnnotatedText
from onrecord.reading.dates.calendar import real_day
from onrecord.reading.dates.tense import Tense, tense
from onrecord.text import Span

_YEAR_FIRST = re.compile(r"(\d{4})(?:-(\d\d)(?:-(\d\d))?)?(?:T.*)?$")
Type = Literal["DATE", "TIME", "DURATION", "SET"]


@dataclass(frozen=True, slots=True)
class Value:
    """What an expression means: TIMEX3 type, value and modifier."""

    type: Type
    value: str
    mod: str | None = None


@dataclass
class Context:
    """Where the reading of a text stands.

    `quarter` is the last quarter told of (`1989-Q3`); `quarter_compared` the same until the text turns to longer times, so
    that "a year earlier" no longer means a quarter.
    """

    text: AnnotatedText
    published: date | None
    quarter: str | None = None
    quarter_compared: str | None = None
    # The day that the "Re:" line of a letter tells: that of what the letter is about.
    subject: date | None = None
    # The first day of the last day (D), month (M) and year (Y) told of.
    _told: dict[str, date] = field(default_factory=dict)

    @property
    def told(self) -> date | None:
        """The last day told of."""
        return self._told.get("D")

    def told_for(self, unit: str) -> date | None:
        """What a count of some unit starts from: a month told of for months, a year for years, else a day."""
        return self._told.get(unit, self.told)

    def tense(self, span: Span) -> Tense:
        """The tense of the clause that a span stands in."""
        return tense(self.text, span)

    def tell(self, value: Value) -> None:
        """Take note of a resolved value: later expressions may count from it."""
        if value.type not in {"DATE", "TIME"} or not (written := _YEAR_FIRST.match(value.value)):
            return
        year, month, day = written.groups()
        start = real_day(int(year), int(month or 1), int(day or 1))
        if start is not None:
            self._told.update(dict.fromkeys("DMY" if day else "MY" if month else "Y", start))

    def is_possessive(self, span: Span) -> bool:
        """Whether "'s" follows: "Wednesday's ruling" was made, whatever the clause tells of it."""
        return self.text.content[span.end : span.end + 2] in {"'s", "’s"}

    def next_word(self, span: Span) -> str:
        """The word after a span in small letters, empty at the end."""
        after = self.text.tokens(span).end
        return self.text.lowers[after] if after < len(self.text.lowers) else ""
