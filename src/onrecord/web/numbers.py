"""Numbers that an address or a form gives, none so large that a database could not hold it."""

from typing import Annotated

from fastapi import Query

_DIGITS = 9  # such numbers fit anywhere
PageNumber = Annotated[int, Query(alias="page", ge=1, le=1_000_000)]
RowNumber = Annotated[int | None, Query(ge=1, le=10**_DIGITS - 1)]


def whole(text: str) -> int | None:
    """A whole number in digits; None for anything else, and for one that is too long."""
    return int(text) if text.isdecimal() and len(text) <= _DIGITS else None
