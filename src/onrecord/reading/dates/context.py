"""What a time expression is resolved against: the day of publication, the clause's tense, and what the text told before."""

from dataclasses import dataclass
from datetime import date
from typing import Literal

from onrecord.language import AnnotatedText
from onrecord.reading.dates.calendar import as_day
from onrecord.reading.dates.tense import Tense, tense
from onrecord.text import Span

Type = Literal["DATE", "TIME", "DURATION", "SET"]


@dataclass(frozen=True, slots=True)
class Value:
    """What an expression means: TIMEX3 type, value and modifier."""

    type: Type
    value: str
    mod: str | None = None


@dataclass
class Context:
    """Where the reading of a text stands. `told` is the last day told of, `quarter` the last quarter (`1989-Q3`)."""

    text: AnnotatedText
    published: date | None
    told: date | None = None
    quarter: str | None = None

    def tense(self, span: Span) -> Tense:
        """The tense of the clause that a span stands in."""
        return tense(self.text, span)

    def tell(self, value: Value) -> None:
        """Take note of a resolved value: later expressions may count from it."""
        day = as_day(value.value) if value.type in {"DATE", "TIME"} else None
        if day is not None:
            self.told = day

    def is_possessive(self, span: Span) -> bool:
        """Whether "'s" follows: "Wednesday's ruling" was made, whatever the clause tells of it."""
        return self.text.content[span.end : span.end + 2] in {"'s", "’s"}

    def next_word(self, span: Span) -> str:
        """The word after a span in small letters, empty at the end."""
        after = self.text.tokens(span).end
        return self.text.lowers[after] if after < len(self.text.lowers) else ""
