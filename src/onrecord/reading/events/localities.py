"""The cities, towns and counties that a text names, the incident's first, and the state that they lie in."""

import re
from collections import Counter
from dataclasses import dataclass, replace

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading.events.gazetteer import cities, counties, states, well_known
from onrecord.record import Document
from onrecord.text import Span


@dataclass(frozen=True, slots=True)
class Locality:
    """A city or county as it is named once, with how much that says about where the incident was."""

    span: Span
    city: str | None
    county: str | None
    state: str | None
    weight: float

    @property
    def key(self) -> tuple[str, bool]:
        """What makes two mentions the same place."""
        return (self.city or self.county or "").lower(), self.city is None


_WORD = r"(?:(?:St|Ft|Mt)\. )?[A-Z][A-Za-z'’-]{1,20}"
_NAME = rf"{_WORD}(?: (?:of |the |de |du )?{_WORD}){{0,3}}"
_STATE = "|".join(re.escape(way) for way in sorted(states(), key=len, reverse=True))
_CITY_AND_STATE = re.compile(rf"\b({_NAME}),\s+({_STATE})(?![A-Za-z])")
_DATELINE = re.compile(
    rf"(?:^|(?<=[\s.a-z0-9]))([A-Z][A-Z'’. -]{{2,30}}[A-Z])(?:,\s+({_STATE})(?![A-Za-z]))?,?\s*(?:\([^()\n]{{1,60}}\)\s*)?(?:--|—|–|- |:|\()"
)
_IN = re.compile(rf"\b(?:in|near|outside)\s+(?:downtown |(?:north|south|east|west)(?:ern|east|west)? )?({_NAME})")
_COUNTY = re.compile(rf"\b({_WORD}(?: {_WORD}){{0,2}}) (?:County|Parish)\b", re.IGNORECASE)
_POLICE = re.compile(rf"\b({_NAME}?) (?:[Pp]olice|PD\b|Metro(?:politan)? Police)")
_STATE_ALONE = re.compile(rf"\b({'|'.join(re.escape(name) for name in set(states().values()))})\b")
# How far into a text, after its title, a dateline may stand, in characters.
DATELINE_REACH = 400
# What each way of naming says about where the incident was; an "in CITY" beside the incident's words says most.
WEIGHTS = {"dateline": 4.0, "city_and_state": 2.0, "in": 1.0, "beside": 5.0, "county": 0.7, "police": 0.8}


def find_localities(text: AnnotatedText, document: Document, beside: list[Span]) -> list[Locality]:
    """The places that a text names, one entry a place, the likeliest of the incident first; `beside` are its sentences."""
    found = [*_datelines(text, document), *_with_state(text, beside), *_after_in(text, beside), *_counties(text, beside), *_of_police(text)]
    total: Counter[tuple[str, bool]] = Counter()
    for one in found:
        total[one.key] += one.weight
    firsts: dict[tuple[str, bool], Locality] = {}
    for one in found:
        kept = firsts.setdefault(one.key, one)
        if kept.state is None and one.state is not None:
            firsts[one.key] = replace(kept, state=one.state)
    ranked = sorted(firsts.values(), key=lambda one: (-total[one.key], one.span.start))
    return [replace(one, weight=total[one.key]) for one in ranked]


def state_of(locality: Locality, text: AnnotatedText, everywhere: list[Locality]) -> str | None:
    """The full name of the state that a place lies in: as told with it, else as its name and the text's others leave one."""
    if locality.state:
        return locality.state
    told = _told_states(text, everywhere)
    name = (locality.city or locality.county or "").lower()
    possible = cities().get(name, ()) if locality.city else counties().get(name, ())
    among = {state: told[state] for state in possible if told[state]} if possible else dict(told)
    if among:
        best = max(among.values())
        winners = [state for state, count in among.items() if count == best]
        if len(winners) == 1:
            return winners[0]
    if locality.city and name in well_known():
        return well_known()[name]
    return possible[0] if len(possible) == 1 else None


def _told_states(text: AnnotatedText, everywhere: list[Locality]) -> Counter[str]:
    """The states that a text names, or that its cities and counties lie in beyond doubt."""
    told: Counter[str] = Counter()
    for one in everywhere:
        name = (one.city or one.county or "").lower()
        if one.state:
            told[one.state] += 3
        elif one.city and name in well_known():
            told[well_known()[name]] += 1
        elif one.county and len(counties().get(name, ())) == 1:
            told[counties()[name][0]] += 1
    for match in _STATE_ALONE.finditer(text.content):
        told[match.group(1)] += 1
    return told


def _datelines(text: AnnotatedText, document: Document) -> list[Locality]:
    start = len(document.title) if document.title and text.content.startswith(document.title) else 0
    match = _DATELINE.search(text.content, start, start + DATELINE_REACH)
    if match is None:
        return []
    name, span = match.group(1).strip(), Span(match.start(1), match.start(1) + len(match.group(1).strip()))
    while name and name.lower() not in cities() and (cut := _known_ending(name)):
        span, name = Span(span.start + cut, span.end), name[cut:]
    state = states().get(match.group(2) or "")
    if state is None and not _is_known(name):
        return []
    return [_locality(span, name, state, WEIGHTS["dateline"])]


def _known_ending(name: str) -> int:
    """Where a known city begins in a name that the title runs into."""
    return next((cut for cut in range(1, len(name) - 3) if name[cut:].lower() in cities()), 0)


def _with_state(text: AnnotatedText, beside: list[Span]) -> list[Locality]:
    return [
        _locality(Span(*match.span(1)), match.group(1), states()[match.group(2)], WEIGHTS["city_and_state"] + _near(match, beside))
        for match in _CITY_AND_STATE.finditer(text.content)
        if match.group(1).lower() not in _NO_PLACES
    ]


def _after_in(text: AnnotatedText, beside: list[Span]) -> list[Locality]:
    found = []
    for match in _IN.finditer(text.content):
        name = match.group(1)
        while name and not _is_known(name) and " " in name:
            name = name.rsplit(" ", 1)[0]
        span = Span(match.start(1), match.start(1) + len(name))
        if text.content[span.end :].startswith((" County", " Parish", " Street", " Avenue", " Road", " Park", " Police")):
            continue
        if _is_known(name) or _is_gpe(text, span):
            found.append(_locality(span, name, None, WEIGHTS["in"] + _near(match, beside)))
    return found


def _counties(text: AnnotatedText, beside: list[Span]) -> list[Locality]:
    found = []
    for match in _COUNTY.finditer(text.content):
        name = match.group(1)
        while name and name.lower() not in counties() and " " in name:
            name = name.split(" ", 1)[1]
        if name.lower() in counties():
            start = match.end(1) - len(name)
            found.append(Locality(Span(start, match.end()), None, _cased(name), None, WEIGHTS["county"] + _near(match, beside) / 4))
    return found


def _of_police(text: AnnotatedText) -> list[Locality]:
    found = []
    for match in _POLICE.finditer(text.content):
        name = match.group(1)
        while name and not _is_known(name) and " " in name:
            name = name.split(" ", 1)[1]
        if _is_known(name):
            found.append(_locality(Span(match.end(1) - len(name), match.end(1)), name, None, WEIGHTS["police"]))
    return found


def _locality(span: Span, name: str, state: str | None, weight: float) -> Locality:
    if name.lower().endswith((" county", " parish")):
        return Locality(span, None, _cased(name.rsplit(" ", 1)[0]), state, weight)
    return Locality(span, _cased(name), None, state, weight)


def _near(match: re.Match[str], beside: list[Span]) -> float:
    where = Span(*match.span(1))
    return WEIGHTS["beside"] if any(sentence.overlaps(where) for sentence in beside) else 0.0


def _is_known(name: str) -> bool:
    lowered = name.lower()
    return lowered in cities() and lowered not in _NO_PLACES


def _is_gpe(text: AnnotatedText, span: Span) -> bool:
    tokens = text.tokens(span)
    return tokens.end > tokens.start and all(text.ents[i] == "GPE" for i in range(tokens.start, tokens.end)) and (
        text.content[span.start : span.end] not in states() and text.content[span.start : span.end].lower() not in _NO_PLACES
    )


def _cased(name: str) -> str:
    """A name written in capitals as it is written elsewhere."""
    return name.title() if name.isupper() else name


_NO_PLACES = words("places", "no_places")
