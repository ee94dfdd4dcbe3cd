"""What linking keeps of a document: small enough to store for every document, enough to tell two incidents apart."""

import re
from collections import Counter
from collections.abc import Iterable

from onrecord.cases.linking import words
from onrecord.cases.linking.told import PLACED, told
from onrecord.reading.roundups import HAPPENINGS
from onrecord.record import Entry, Event, Party, Reading

HARMED = frozenset({"person_harmed", "suspect"})
VICTIMS = frozenset({"person_harmed", "victim_of_offense"})
_HURT = frozenset({"killed", "injured"})
_DAY = re.compile(r"\d{4}-\d\d-\d\d")


class Features(Entry):
    """A document as linking sees it. Words are lower case and counted; `published` is EDTF; `ages` are in years.

    `part` tells the incidents apart of which one document tells. `days`: when the incident happened, as far as the document
    gives a day (ISO dates); `cities` and `states`: where. `surnames` are those of all people named in full, `harmed` those of
    the people killed, hurt or suspected, `victims` of those whom the incident itself harmed.
    """

    id: str
    part: int = 0
    published: str | None
    words: dict[str, int]
    lead: dict[str, int]
    names: dict[str, int]
    ages: list[int]
    days: list[str]
    cities: list[str]
    states: list[str]
    surnames: list[str]
    harmed: list[str]
    victims: list[str]
    signature: list[int]


def features(reading: Reading) -> list[Features]:
    """What a document is linked by, an incident that it mainly tells of. A pure function of its reading."""
    return [_features(each, part) for part, each in enumerate(told(reading))]


def _features(reading: Reading, part: int) -> Features:
    text = _with_title(reading.document.title, reading.document.text)[: words.LONGEST]
    found = words.tokens(text)
    runs = list(words.capitalised(text, found))
    happened = [event for event in reading.events if _happened(event)]
    hit = {one.party for event in happened for one in event.participants if one.role in VICTIMS}
    places = [event.place for event in happened if event.place]
    return Features(
        id=reading.document.id,
        part=part,
        published=reading.document.published,
        words=words.counted(found),
        lead=words.counted(match for match in found if match.start() < words.LEAD),
        names=Counter(word for run in runs for word in run if words.tells(word)),
        ages=words.ages(text),
        days=sorted({event.date for event in happened if event.type in HAPPENINGS and _DAY.fullmatch(event.date or "")}),
        cities=_sorted(place.city for place in places),
        states=_sorted(place.state for place in places),
        surnames=sorted(_surnames(reading.parties)),
        harmed=sorted(_surnames(party for party in reading.parties if party.fate in _HURT or HARMED.intersection(party.roles))),
        victims=sorted(_surnames(party for party in reading.parties if party.id in hit or VICTIMS.intersection(party.roles))),
        signature=words.signature(found),
    )


def _happened(event: Event) -> bool:
    """Whether an event is of the incident that the document is about."""
    told = event.type in PLACED and event.polarity == "affirmed" and event.modality == "occurred"
    return told and not event.background


def _surnames(parties: Iterable[Party]) -> set[str]:
    return {found for party in parties if party.kind == "person" and party.name and (found := words.surname(party.name))}


def _sorted(values: Iterable[str | None]) -> list[str]:
    return sorted({value.lower() for value in values if value})


def _with_title(title: str | None, text: str) -> str:
    """The text with its headline, where that is kept apart."""
    return text if not title or title[:40] in text[:400] else f"{title}\n\n{text}"
