"""What of a document linking looks at: of a round-up each part by itself, and no lines that lead to other stories."""

import re
from functools import cache

from onrecord.cases.within import within
from onrecord.lexicon import load
from onrecord.reading.roundups import incidents
from onrecord.record import Reading


def told(reading: Reading) -> list[Reading]:
    """The reading whole, or for a round-up the reading of each part: its text, and the entries that stand in it."""
    document = reading.document
    found = incidents(document.text, document.published, reading.events)
    if len(found) == 1:
        return [reading]
    alone = [document.model_copy(update={"title": None, "text": document.text[part.start : part.end]}) for part in found]
    return [within(reading, [part]).model_copy(update={"document": its}) for part, its in zip(found, alone, strict=True)]


def without_teasers(text: str) -> str:
    """The text without the lines that lead to other stories."""
    return _teasers().sub("", text)


@cache
def _teasers() -> re.Pattern[str]:
    patterns = "|".join(teaser["pattern"] for teaser in load("roundups")["teasers"])
    return re.compile(rf"^[^\w\n]*(?:{patterns}).*$", re.IGNORECASE | re.MULTILINE)
