"""News outlets that are parties to the text: told something, quoted, cited. Credit lines are none."""

import re
from functools import cache

from onrecord.lexicon import load, words
from onrecord.reading.parties.entities import Entity, Found
from onrecord.reading.parties.tokens import Words

_LONGEST = 4


@cache
def _call_sign() -> re.Pattern[str]:
    return re.compile(load("agencies")["call_sign"])


@cache
def _last_words() -> frozenset[str]:
    """The words that an outlet's name can end with."""
    names = words("agencies", "papers") | words("agencies", "outlets") | {"news"}
    return frozenset(part for name in names for part in name.replace("-", " ").split()[-1:]) | names


def find_outlets(page: Words, taken: list[bool]) -> list[Entity]:
    """One entity an outlet, with the mentions in which it is told, cited or speaks."""
    found: dict[str, Entity] = {}
    ends, floor, forms, before = _last_words(), 0, page.forms, ""
    for last, lower in enumerate(page.lowers):
        before, is_channel = lower, before == "channel"
        if not (lower in ends or is_channel or forms[last][0] in "WK"):
            continue
        if taken[last] or page.forms[last + 1 : last + 2] == ["-"]:
            continue
        start = _start_of_outlet(page, last, floor)
        if start <= last and _is_party(page, start, last + 1):
            name = page.phrase(start, last + 1)
            entity = found.setdefault(name.lower(), Entity("organization", "outlet", name=(name,)))
            start -= start > floor and page.lowers[start - 1] == "the"
            entity.mentions.append(Found(start, last + 1, last))
            floor = last + 1
    return list(found.values())


def _start_of_outlet(page: Words, last: int, floor: int) -> int:
    """The first token of an outlet's name that ends with a token; the one after it where there is none."""
    lowers, form = page.lowers, page.forms[last]
    if _call_sign().fullmatch(form):
        goes_on = page.forms[last + 1 : last + 2] != [] and page.forms[last + 1].isdigit()  # "WAVE | 3 News"
        return last + (goes_on or lowers[last] in words("agencies", "no_calls"))
    if form.isdigit():
        return last - 1
    for start in range(max(last - _LONGEST + 1, floor), last + 1):
        name = " ".join(lowers[start : last + 1]).replace(" - ", "-")
        is_outlet = name in words("agencies", "outlets") or (start < last and _is_station(page, start, last))
        if is_outlet or _is_paper(page, start, last, name):
            is_other = any(name.endswith(other) for other in words("agencies", "no_papers"))
            return last + 1 if is_other else start
    return last + 1


def _is_paper(page: Words, start: int, last: int, name: str) -> bool:
    """ "The Marlow Herald": capitals, the article before them, and a paper's word at the end."""
    if not (start == last - 1 or " " in name or "-" in name) or (start > 0 and page.lowers[start - 1] != "the"):
        return False
    if not all(page.capital[i] or page.forms[i] == "-" for i in range(start, last + 1)):
        return False
    if page.lowers[last] in words("agencies", "partisans") and page.lowers[start] in words("agencies", "states"):
        return False  # "the Colorado Republican said"
    return any(name == paper or name.endswith((" " + paper, "-" + paper)) for paper in _papers_ending(page.lowers[last]))


@cache
def _papers_ending(word: str) -> tuple[str, ...]:
    return tuple(sorted(paper for paper in words("agencies", "papers") if re.split("[ -]", paper)[-1] == word or paper == word))


def _is_station(page: Words, start: int, last: int) -> bool:
    """ "WAVE 3 News", "ABC7 News" """
    capitals = all(page.capital[i] or (page.forms[i].isalnum() and not page.forms[i].islower()) for i in range(start, last + 1))
    return page.forms[last] == "News" and capitals and page.forms[start][0].isupper() and page.lowers[start] != "the"


def _is_party(page: Words, at: int, end: int) -> bool:
    """Whether the words around tell that it was told, said or reported something."""
    before = page.lowers[max(at - 2, 0) : at]
    after = page.lowers[end : end + 2]
    if set(before) & words("agencies", "crediting") or after[:1] in ([")"], ["/"]):
        return False
    return bool({*before, *after} & words("agencies", "telling")) or after[:1] in (["'s"], ["’s"])
