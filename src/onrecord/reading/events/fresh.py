"""A short story of an incident that is being looked into tells no day where it is that of its publication."""

import re
from collections.abc import Sequence
from functools import cache

from onrecord.lexicon import alternatives
from onrecord.reading.events.days import When, is_day
from onrecord.record import TimeExpression

SHORT = 1500  # characters: a longer story tells its day, or is of something else


def day_of_news(content: str, dates: Sequence[TimeExpression], published: str | None) -> When:
    """The day of publication as that of an incident of which a fresh story tells no day, nor an earlier one of anything."""
    if not is_day(published) or len(content) > SHORT or not _says("fresh", content) or _says("stale", content):
        return When()
    earlier = any(is_day(one.edtf) and one.edtf < published for one in dates)
    return When() if earlier else When(published, "inferred")


def _says(key: str, content: str) -> bool:
    return _pattern(key).search(content) is not None


@cache
def _pattern(key: str) -> re.Pattern[str]:
    return re.compile(alternatives("fresh", key), re.IGNORECASE)
