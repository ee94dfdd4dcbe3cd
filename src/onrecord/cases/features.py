"""What linking keeps of a document: small enough to store for every document, enough to tell two incidents apart."""

from collections import Counter
from itertools import pairwise

from onrecord.cases import words
from onrecord.record import Entry, Reading


class Features(Entry):
    """A document as linking sees it. Words are lower case and counted; `published` is EDTF; `ages` are in years."""

    id: str
    published: str | None
    words: dict[str, int]
    lead: dict[str, int]
    names: dict[str, int]
    full_names: dict[str, int]
    ages: list[int]
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
        signature=words.signature(found),
    )


def _with_title(title: str | None, text: str) -> str:
    """The text with its headline, where that is kept apart."""
    return text if not title or title[:40] in text[:400] else f"{title}\n\n{text}"
