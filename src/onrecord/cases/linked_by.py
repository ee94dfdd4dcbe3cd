"""What linking keeps of a document: small enough to store for every document, enough to tell two incidents apart."""

import re
from collections import Counter
from itertools import pairwise

from onrecord.cases import words
from onrecord.record import Entry, Event, Reading

HAPPENINGS = frozenset({"use_of_force", "injury", "death"})
_DAY = re.compile(r"\d{4}-\d\d-\d\d")


class Features(Entry):
    """A document as linking sees it. Words are lower case and counted; `published` is EDTF; `ages` are in years.

    `days`: when the incident happened, as far as the document gives a day (ISO dates).
    """

    id: str
    published: str | None
    words: dict[str, int]
    lead: dict[str, int]
    names: dict[str, int]
    full_names: dict[str, int]
    ages: list[int]
    days: list[str]
    signature: list[int]


def features(reading: Reading) -> Features:
    """The features of one document. A pure function of its reading."""
    document = reading.document
    text = _with_title(document.title, document.text)[: words.LONGEST]
    found = words.tokens(text)
    runs = list(words.capitalised(text, found))
    return Features(
        id=document.id,
        published=document.published,
        words=words.counted(found),
        lead=words.counted(match for match in found if match.start() < words.LEAD),
        names=Counter(word for run in runs for word in run if words.tells(word)),
        full_names=Counter(f"{first} {second}" for run in runs for first, second in pairwise(run)),
        ages=words.ages(text),
        days=sorted({event.date for event in reading.events if event.date and _dates_incident(event)}),
        signature=words.signature(found),
    )


def _dates_incident(event: Event) -> bool:
    """Whether an event tells the very day of the incident that the document is about."""
    told = event.type in HAPPENINGS and event.polarity == "affirmed" and event.modality == "occurred"
    return told and not event.background and _DAY.fullmatch(event.date or "") is not None


def _with_title(title: str | None, text: str) -> str:
    """The text with its headline, where that is kept apart."""
    return text if not title or title[:40] in text[:400] else f"{title}\n\n{text}"
