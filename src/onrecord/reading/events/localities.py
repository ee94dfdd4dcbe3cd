"""The cities, towns and counties that a text names, the likeliest of the incident first."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from onrecord.language import AnnotatedText
from onrecord.lexicon import load, words
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
_START = r"(?:\b|(?<=[a-z])(?=[A-Z]{2}))"  # a title may run into the dateline: "HomeAVON, Ohio"
_CITY_AND_STATE = re.compile(rf"{_START}({_NAME}),\s+({_STATE})(?![A-Za-z])")
_DATELINE = re.compile(
    rf"{_START}([A-Z][A-Z'’.-]+(?: [A-Z][A-Z'’.-]+){{0,3}})(?:,\s+(?:{_STATE})(?![A-Za-z]))?,?\s*(?:\([^()\n]{{1,60}}\)\s*)?(?:-{{1,2}}(?=\s)|—|–)"
)
_IN = re.compile(rf"\b(in|near|outside|of)\s+(?:downtown |(?:north|south|east|west)(?:ern|east|west)? )?({_NAME})")
_COUNTY = re.compile(r" (?:County|Parish|COUNTY|PARISH)\b")
_BEFORE_COUNTY = re.compile(rf"{_START}{_NAME}$")
_CITYS = re.compile(
    rf"\b({_NAME}?)['’]s (?:[A-Z]\w+(?: [A-Z]\w+){{0,2}}|[a-z]+) (?:section|neighborhood|side|Side|district|area)\b"
)
_PART = re.compile(rf"\b({_NAME}) (?:neighborhood|section|district)\b")
_WELL_KNOWN = re.compile(
    rf"{_START}({'|'.join(re.escape(name.title()) for name in sorted(well_known(), key=len, reverse=True))})\b"
)
_OF_CITY = re.compile(rf"\b({_NAME}?) (?:{'|'.join(load('places')['of_city'])})\b")
_CARE = re.compile(r"(?:[Hh]ospital|[Cc]enter|[Cc]linic|[Jj]ail|[Pp]rison|[Cc]ourt|[Uu]niversity|Medical)\W*\w*\W*$")
# How far into a text, after its title, a dateline may stand, and how far back a hospital's name is looked for, in characters.
DATELINE_REACH = 400
CARE_REACH = 30
# What each way of naming a place says about where the incident was. `beside`: added in a sentence that tells of it;
# a name that no gazetteer has is more often a neighborhood than a town; a hospital or jail is elsewhere.
WEIGHTS = {
    "dateline": 4.0,
    "with_state": 2.0,
    "in": 1.0,
    "beside": 5.0,
    "unknown": 1.0,
    "county": 0.7,
    "of_city": 0.8,
    "of": 0.4,
    "care": 0.1,
    "part": 0.05,
    "somewhere": 0.05,
}


def find_localities(text: AnnotatedText, document: Document, beside: list[Span]) -> list[Locality]:
    """The places that a text names, one entry a place, the likeliest of the incident first; `beside` are its sentences."""
    found = [
        *_datelines(text, document),
        *_with_state(text, beside),
        *_after_in(text, beside),
        *_counties(text, beside),
        *_of_city(text, beside),
    ]
    found = found or list(_somewhere(text))
    parts = {match.group(1).lower() for match in _PART.finditer(text.content)}
    total: Counter[tuple[str, bool]] = Counter()
    firsts: dict[tuple[str, bool], Locality] = {}
    for one in found:
        total[one.key] += WEIGHTS["part"] if one.key[0] in parts else one.weight  # type: ignore[assignment]
        kept = firsts.setdefault(one.key, one)
        if kept.state is None and one.state is not None:
            firsts[one.key] = replace(kept, state=one.state)
    return sorted(firsts.values(), key=lambda one: (-total[one.key], one.span.start))


def _datelines(text: AnnotatedText, document: Document) -> Iterator[Locality]:
    """The dateline: "AVON, Ohio (AP) —"."""
    start = len(document.title) if document.title and text.content.startswith(document.title) else 0
    for match in _DATELINE.finditer(text.content[start : start + DATELINE_REACH]):
        span = _known(text, Span(start + match.start(1), start + match.end(1)))
        if match.group(1).endswith((" COUNTY", " PARISH")):
            return  # told as a county
        if span is not None:
            yield _locality(text, span, None, WEIGHTS["dateline"])
            return


def _with_state(text: AnnotatedText, beside: list[Span]) -> Iterator[Locality]:
    """A city with its state: "Avon, Ohio"."""
    for match in _CITY_AND_STATE.finditer(text.content):
        span = _known(text, Span(*match.span(1))) or Span(*match.span(1))
        if not _is_no_place(text.content[span.start : span.end]):
            yield _locality(text, span, states()[match.group(2)], _weight(text, span, "with_state", beside))


def _after_in(text: AnnotatedText, beside: list[Span]) -> Iterator[Locality]:
    """A place after a preposition of place: "in Avon", "in south Avon"."""
    for match in _IN.finditer(text.content):
        whole = _without_days(text, Span(*match.span(2)))
        if whole.end == whole.start:
            continue
        known = _known(text, whole)
        if known is not None and match.group(1) == "of":  # where somebody lives
            yield _locality(text, known, None, WEIGHTS["of"])
        elif known is not None:
            yield _locality(text, known, None, _weight(text, known, "in", beside))
        elif match.group(1) != "of" and _is_gpe(text, whole):
            yield _locality(text, whole, None, WEIGHTS["unknown"])


def _counties(text: AnnotatedText, beside: list[Span]) -> Iterator[Locality]:
    """A county: "Avon County"."""
    for match in _COUNTY.finditer(text.content):
        before = _BEFORE_COUNTY.search(text.content, max(match.start() - 40, 0), match.start())
        start = before.start() if before else match.start()
        while start < match.start() and text.content[start : match.start()].lower() not in counties():
            start = (text.content.find(" ", start, match.start()) + 1) or match.start()
        if start < match.start():
            span = Span(start, match.end())
            weight = WEIGHTS["dateline" if match.group() == " COUNTY" else "county"] + (
                WEIGHTS["beside"] / 4 if _is_beside(span, beside) else 0
            )
            yield Locality(span, None, _cased(text.content[start : match.start()]), None, weight)


def _of_city(text: AnnotatedText, beside: list[Span]) -> Iterator[Locality]:
    """A city before what is of it: "Avon police", "an Avon man", "Avon's West End neighborhood"."""
    for pattern, way in ((_OF_CITY, "of_city"), (_CITYS, "in")):
        for match in pattern.finditer(text.content):
            span = _known(text, Span(*match.span(1)))
            if span is not None:
                yield _locality(
                    text, span, None, WEIGHTS[way] + (WEIGHTS["beside"] if way == "in" and _is_beside(span, beside) else 0)
                )


def _somewhere(text: AnnotatedText) -> Iterator[Locality]:
    """The one well-known city that a text names at all, where it tells of no other place."""
    named = {match.group(1): Span(*match.span(1)) for match in _WELL_KNOWN.finditer(text.content)}
    if len(named) == 1:
        yield _locality(text, *named.values(), None, WEIGHTS["somewhere"])


def _known(text: AnnotatedText, span: Span) -> Span | None:
    """The known city that a name is or ends in, after other words, a direction or a title that runs into it."""
    name = text.content[span.start : span.end]
    for cut in range(len(name) - 3):
        begins = cut == 0 or name[cut - 1] in " -" or (name[cut:].isupper() and cut < 12)
        if begins and name[cut:].lower() in cities() and not _is_no_place(name[cut:]):
            return Span(span.start + cut, span.end) if cut == 0 or _may_go(name[:cut]) else None
    return None


def _may_go(before: str) -> bool:
    """Whether words before a city's name are no part of a longer name: "South", or a station's letters run into it."""
    return (
        before.strip().lower() in words("places", "directions")
        or not before.endswith((" ", "-"))
        or before[0].isupper()
        and before.count(" ") > 0
    )


def _without_days(text: AnnotatedText, span: Span) -> Span:
    """A name without the weekday or month that follows it: "in Avon Saturday"."""
    parts = text.content[span.start : span.end].split(" ")
    while parts and parts[-1].lower() in words("places", "no_places"):
        parts.pop()
    return Span(span.start, span.start + len(" ".join(parts)))


def _is_gpe(text: AnnotatedText, span: Span) -> bool:
    tokens = text.tokens(span)
    name = text.content[span.start : span.end]
    is_place = tokens.end > tokens.start and all(text.ents[i] == "GPE" for i in range(tokens.start, tokens.end))
    return is_place and name not in states() and not _is_no_place(name)


def _is_no_place(name: str) -> bool:
    return name.lower() in words("places", "no_places") or name.lower() in words("places", "directions")


def _weight(text: AnnotatedText, span: Span, way: str, beside: list[Span]) -> float:
    if _CARE.search(text.content[max(span.start - CARE_REACH, 0) : span.start].rstrip("in ,")):
        return WEIGHTS["care"]
    return WEIGHTS[way] + (WEIGHTS["beside"] if _is_beside(span, beside) else 0)


def _is_beside(span: Span, beside: list[Span]) -> bool:
    return any(sentence.overlaps(span) for sentence in beside)


def _locality(text: AnnotatedText, span: Span, state: str | None, weight: float) -> Locality:
    return Locality(span, _cased(text.content[span.start : span.end]), None, state, weight)


def _cased(name: str) -> str:
    """A name written in capitals as it is written elsewhere."""
    return name.title() if name.isupper() else name
