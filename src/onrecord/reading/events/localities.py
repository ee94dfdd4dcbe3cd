"""The cities, towns and counties that a text names, the likeliest of the incident first."""

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace

from onrecord.language import AnnotatedText
from onrecord.lexicon import load
from onrecord.reading.events.gazetteer import counties, states, well_known
from onrecord.reading.events.place_names import (
    NAME,
    START,
    STATE,
    cased,
    city_of_state,
    is_no_place,
    is_place_to_the_model,
    known_city,
    name_before,
    next_start,
    proper_names,
    without_days,
)
from onrecord.text import Span

_CAPITALS = r"[A-Z][A-Z'’.-]+(?: [A-Z][A-Z'’.-]+){0,3}"
_DATELINE = re.compile(
    rf"{START}({_CAPITALS})(?:,\s+(?:{STATE})(?![A-Za-z]))?,?\s*(?:\([^()\n]{{1,60}}\)\s*)?(?:-{{1,2}}(?=\s)|—|–)"
)
_COMMA_STATE = re.compile(rf",\s+({STATE})(?![A-Za-z])")
_DIRECTION = r"(?:downtown |(?:north|south|east|west)(?:ern|east|west)? )?"
_IN = re.compile(rf"\b(in|near|outside|of)\s+{_DIRECTION}({NAME})")
_COUNTY = re.compile(r" (?:County|Parish|COUNTY|PARISH)\b")
_S_PART = re.compile(r"['’]s (?:[A-Z]\w+(?: [A-Z]\w+){0,2}|[a-z]+) (?:section|neighborhood|side|Side|district|area)\b")
_PART = re.compile(r" (?:neighborhood|section|district)\b")
_OF_CITY = re.compile(rf" (?:{'|'.join(load('places')['of_city'])})\b")
_CARE = re.compile(r"(?:[Hh]ospital|[Cc]enter|[Cc]linic|[Jj]ail|[Pp]rison|[Cc]ourt|[Uu]niversity|Medical)\W*\w*\W*$")
_STREETS = re.compile(r" and (?:[A-Z]\w+ ){1,3}(?:roads|streets|avenues|lanes|drives|boulevards|highways)\b", re.IGNORECASE)
_MEETING = re.compile(r"\b(?:news|press) (?:conference|briefing)\b[^.\n]*$")
MEETING_REACH = 120
# How far into a text, after its title, a dateline may stand, and how far back a hospital's name is looked for, in characters.
DATELINE_REACH = 400
CARE_REACH = 30
# What each way of naming a place says about where the incident was. `beside`: added in a sentence that tells of it;
# `unknown`: a name that no gazetteer has is more often a neighborhood than a town; `of`: where somebody lives;
# `care`: a hospital or jail is elsewhere; `somewhere`: named in passing.
WEIGHTS = {
    "dateline": 4.0,
    "with_state": 2.0,
    "in": 1.0,
    "beside": 5.0,
    "unknown": 1.0,
    "county": 0.3,
    "county_beside": 0.6,
    "of_city": 0.8,
    "of": 0.4,
    "care": 0.1,
    "somewhere": 0.05,
}


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


class Stretches:
    """Stretches of a text in order, asked whether one overlaps another."""

    def __init__(self, spans: list[Span]) -> None:
        self._spans = spans
        self._starts = [span.start for span in spans]

    def __contains__(self, span: Span) -> bool:
        number = bisect_right(self._starts, span.start) - 1
        return number >= 0 and self._spans[number].overlaps(span)


def find_localities(text: AnnotatedText, title: str | None, beside: Stretches, people: Stretches) -> list[Locality]:
    """The places that a text names, one a place, the likeliest of the incident first.

    `title` is what the text begins with; `beside` the sentences that tell of the incident; `people` the names of people.
    """
    named = (
        _datelines(text, title),
        _with_state(text, beside),
        _after_in(text, beside),
        _counties(text, beside),
        _of_city(text, beside),
    )
    ends = [match.start() for match in _PART.finditer(text.content)]
    parts = {text.content[name.start : name.end].lower() for end in ends if (name := name_before(text.content, end))}
    told = (one for way in named for one in way)
    found = [one for one in told if one.key[0] not in parts and one.span not in people] or list(_somewhere(text, people))
    total: defaultdict[tuple[str, bool], float] = defaultdict(float)
    firsts: dict[tuple[str, bool], Locality] = {}
    for one in found:
        total[one.key] += one.weight
        kept = firsts.setdefault(one.key, one)
        if kept.state is None and one.state is not None:
            firsts[one.key] = replace(kept, state=one.state)
    return sorted(firsts.values(), key=lambda one: (-total[one.key], one.span.start))


def _datelines(text: AnnotatedText, title: str | None) -> Iterator[Locality]:
    """The dateline: "AVON, Ohio (AP) —". One of a county is found as a county."""
    start = len(title) if title and text.content.startswith(title) else 0
    for match in _DATELINE.finditer(text.content[start : start + DATELINE_REACH]):
        if match.group(1).endswith((" COUNTY", " PARISH")):
            return
        span = known_city(text.content, Span(start + match.start(1), start + match.end(1)))
        if span is not None:
            yield _city(text, span, None, WEIGHTS["dateline"])
            return


def _with_state(text: AnnotatedText, beside: Stretches) -> Iterator[Locality]:
    """A city with its state: "Avon, Ohio"."""
    for match in _COMMA_STATE.finditer(text.content):
        name, state = name_before(text.content, match.start()), states()[match.group(1)]
        if name is None or _is_of_meeting(text, name):
            continue
        if text.content[name.start : name.end].lower().endswith((" county", " parish")):
            continue
        span = city_of_state(text.content, name, state)
        if is_no_place(text.content[span.start : span.end]):
            continue
        is_home = text.content.endswith(", of ", 0, span.start)  # "Dale Roe, of Avon, Ohio"
        yield _city(text, span, state, WEIGHTS["of"] if is_home else _weight(text, span, "with_state", beside))


def _after_in(text: AnnotatedText, beside: Stretches) -> Iterator[Locality]:
    """A place after a preposition of place: "in Avon", "in south Avon"."""
    for match in _IN.finditer(text.content):
        if _STREETS.match(text.content, match.end()) or _is_of_meeting(text, Span(*match.span(2))):
            continue  # "near Flamingo and Sandhill roads"
        whole = without_days(text.content, Span(*match.span(2)))
        if whole.end == whole.start or text.content.startswith((" County", " Parish"), whole.end):
            continue
        known = known_city(text.content, whole)
        if known is not None and match.group(1) == "of":
            yield _city(text, known, None, WEIGHTS["of"])
        elif known is not None:
            yield _city(text, known, None, _weight(text, known, "in", beside))
        elif match.group(1) != "of" and is_place_to_the_model(text, whole):
            yield _city(text, whole, None, WEIGHTS["unknown"])


def _is_of_meeting(text: AnnotatedText, span: Span) -> bool:
    """Whether a place is where something was said: "at a news conference held by the mother in Avon"."""
    return bool(_MEETING.search(text.content, max(span.start - MEETING_REACH, 0), span.start))


def _counties(text: AnnotatedText, beside: Stretches) -> Iterator[Locality]:
    """A county, with the state that may stand after it: "Avon County, Ohio"."""
    for match in _COUNTY.finditer(text.content):
        name = name_before(text.content, match.start())
        start = name.start if name else match.start()
        while start < match.start() and text.content[start : match.start()].lower() not in counties():
            start = next_start(text.content, start, match.start())
        if start < match.start():
            span = Span(start, match.end())
            weight = WEIGHTS["dateline" if match.group().isupper() else "county"]
            weight += WEIGHTS["county_beside"] if span in beside else 0
            state = _COMMA_STATE.match(text.content, match.end())
            county = cased(text.content[start : match.start()])
            yield Locality(span, None, county, states()[state.group(1)] if state else None, weight)


def _of_city(text: AnnotatedText, beside: Stretches) -> Iterator[Locality]:
    """A city before what is of it: "Avon police", "an Avon man", "Avon's West End neighborhood"."""
    for pattern, way in ((_OF_CITY, "of_city"), (_S_PART, "in")):
        for match in pattern.finditer(text.content):
            name = name_before(text.content, match.start())
            if name and (span := known_city(text.content, name)):
                yield _city(text, span, None, WEIGHTS[way] + (WEIGHTS["beside"] if way == "in" and span in beside else 0))


def _somewhere(text: AnnotatedText, people: Stretches) -> Iterator[Locality]:
    """The one well-known city that a text names at all, where it tells of no other place."""
    names = (span for span in proper_names(text.content) if span not in people)
    spans = [span for span in names if _stands_alone(text.content[span.start : span.end])]
    if len({text.content[span.start : span.end] for span in spans}) == 1:
        yield _city(text, spans[0], None, WEIGHTS["somewhere"])


def _stands_alone(name: str) -> bool:
    return name.lower() in well_known() and name not in states()


def _weight(text: AnnotatedText, span: Span, way: str, beside: Stretches) -> float:
    if _CARE.search(text.content[max(span.start - CARE_REACH, 0) : span.start].rstrip("in ,")):
        return WEIGHTS["care"]
    return WEIGHTS[way] + (WEIGHTS["beside"] if span in beside else 0)


def _city(text: AnnotatedText, span: Span, state: str | None, weight: float) -> Locality:
    return Locality(span, cased(text.content[span.start : span.end]), None, state, weight)
