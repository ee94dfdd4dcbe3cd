"""What the text tells on a point, before it is known whose word it is."""

from dataclasses import dataclass

from onrecord.text import Span


@dataclass(frozen=True, slots=True)
class Told:
    """Words that give a value on a point; `about` is a party id or null."""

    point: str
    value: str
    span: Span
    about: str | None = None
