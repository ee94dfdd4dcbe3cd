"""Names of places in running text: where one begins and ends, and which known city it is."""

import re
from collections.abc import Iterator
from functools import cache

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading.events.gazetteer import cities, states, well_known
from onrecord.text import Span

_WORD = r"(?:(?:St|Ft|Mt)\. )?[A-Z][A-Za-z'’-]{1,20}"
# One to four capitalized words.
NAME = rf"{_WORD}(?: (?:of |the |de |du )?{_WORD}){{0,3}}"
# Every way to write a state, the longest first.
STATE = "|".join(re.escape(way) for way in sorted(states(), key=len, reverse=True))
# Where a name may begin: a title may run into the dateline ("HomeAVON, Ohio").
START = r"(?:\b|(?<=[a-z])(?=[A-Z]{2}))"
_NAME_AT_END = re.compile(rf"{START}{NAME}$")
_NEXT_START = re.compile(r" |(?<=[a-z])(?=[A-Z]{2})")
_CAPITALIZED = re.compile(r"(?:\b|(?<=[a-z]))[A-Z][a-z]+(?: [A-Z][a-z]+){0,2}")
# The longest name that is looked for before another word, and the longest that a title may run into it with, in characters.
LONGEST_NAME = 48
LONGEST_CALL_SIGN = 12


def proper_names(content: str) -> Iterator[Span]:
    """Runs of one to three capitalized words with a word of a state's or well-known city's name, and those inside."""
    for match in _CAPITALIZED.finditer(content):
        if _words_of_regions().isdisjoint(match.group().lower().split(" ")):
            continue
        blanks = [i for i in range(match.start(), match.end()) if content[i] == " "]
        for start in (match.start(), *(blank + 1 for blank in blanks)):
            yield from (Span(start, end) for end in (*blanks, match.end()) if end > start)


@cache
def _words_of_regions() -> frozenset[str]:
    return frozenset(word for name in (*states(), *well_known()) for word in name.lower().split(" "))


def name_before(content: str, end: int) -> Span | None:
    """The name that ends at an offset."""
    start = max(end - LONGEST_NAME, 0)
    found = _NAME_AT_END.search(content[start:end])
    return Span(start + found.start(), end) if found else None


def next_start(content: str, start: int, end: int) -> int:
    """Where the next word of a name begins, or the capitals that a title runs into; the end where none does."""
    found = _NEXT_START.search(content, start + 1, end)
    return found.end() if found else end


def known_city(content: str, span: Span) -> Span | None:
    """The known city that a name is or ends in, after a direction or a title that runs into it."""
    name = content[span.start : span.end]
    for cut in range(len(name) - 3):
        begins = cut == 0 or name[cut - 1] in " -" or (name[cut:].isupper() and cut < LONGEST_CALL_SIGN)
        if begins and name[cut:].lower() in cities() and not is_no_place(name[cut:]):
            return Span(span.start + cut, span.end) if cut == 0 or _may_go(name[:cut]) else None
    return None


def city_of_state(content: str, span: Span, state: str) -> Span:
    """The city that a name before its state is or ends in, else the name's last part: "Dale Roe of Avon", Ohio."""
    name = content[span.start : span.end]
    for cut in range(len(name) - 3):
        begins = cut == 0 or name[cut - 1] in " -" or name[cut:].isupper() or (name[cut - 1].islower() and name[cut].isupper())
        if begins and state in cities().get(name[cut:].lower(), ()):
            return Span(span.start + cut, span.end)
    return Span(span.start + name.rfind(" of ") + len(" of "), span.end) if " of " in name else span


def _may_go(before: str) -> bool:
    """Whether what stands before a city's name is no part of it: "South", or a station's letters."""
    return not before.endswith((" ", "-")) or before.strip().lower() in words("places", "directions")


def without_days(content: str, span: Span) -> Span:
    """A name without the weekday or month that follows it: "in Avon Saturday"."""
    parts = content[span.start : span.end].split(" ")
    while parts and parts[-1].lower() in words("places", "no_places"):
        parts.pop()
    return Span(span.start, span.start + len(" ".join(parts)))


def is_place_to_the_model(text: AnnotatedText, span: Span) -> bool:
    """Whether the language model takes a name that no gazetteer has for a place."""
    tokens, name = text.tokens(span), text.content[span.start : span.end]
    if tokens.end <= tokens.start or name in states() or is_no_place(name) or "County" in name:
        return False
    return all(text.ents[i] == "GPE" for i in range(tokens.start, tokens.end))


def is_no_place(name: str) -> bool:
    """Whether a word is a town's name somewhere, but here hardly one: a month, a direction, a state."""
    lowered = name.lower()
    if lowered in words("places", "no_places") or lowered in words("places", "directions"):
        return True
    return name in states() and lowered not in well_known()


def cased(name: str) -> str:
    """A name written in capitals as it is written elsewhere."""
    return name.title() if name.isupper() else name
