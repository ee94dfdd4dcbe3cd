"""How many died, as the titles and openings of the documents count them."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from onrecord.lexicon import load
from onrecord.record import Document, Reading

OPENING = 1500  # characters of a text within which it says how many died


def toll(readings: Sequence[Reading]) -> int:
    """The number of dead that most documents tell, each the first that it has, in its title before its text; 0 of none."""
    told = Counter(number for reading in readings if (number := _of_document(reading.document)))
    return told.most_common(1)[0][0] if told else 0


def _of_document(document: Document) -> int:
    return counted(document.title or "") or counted(document.text[:OPENING])


@lru_cache(maxsize=4096)
def counted(words: str) -> int:
    """The first number of dead in some words, 0 where there is none."""
    return min(_counts(words), default=(0, 0))[1]


def _counts(words: str) -> Iterator[tuple[int, int]]:
    if not _deaths().search(words):
        return
    numbers = load("dead")["numbers"]
    for pattern in _patterns():
        for found in pattern.finditer(words):
            if not _uncounted().match(words, found.end()):
                number = found["n"].lower()
                yield found.start(), numbers.get(number) or int(number)


@cache
def _patterns() -> list[re.Pattern[str]]:
    lexicon = load("dead")
    number = rf"(?P<n>{'|'.join(lexicon['numbers'])}|[1-9])"
    told = (count["pattern"].replace("{n}", number).replace("{who}", lexicon["who"].strip()) for count in lexicon["counts"])
    return [re.compile(pattern, re.IGNORECASE) for pattern in told]


@cache
def _deaths() -> re.Pattern[str]:
    return re.compile(load("dead")["deaths"], re.IGNORECASE)


@cache
def _uncounted() -> re.Pattern[str]:
    return re.compile(load("dead")["uncounted"].strip(), re.IGNORECASE)
