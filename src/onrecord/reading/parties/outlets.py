"""News outlets that are parties to the text: told something, quoted, cited. Credit lines and station names in headings are none."""

import re
from functools import cache

from onrecord.lexicon import load, words
from onrecord.reading.parties.entities import Entity, Found
from onrecord.reading.parties.tokens import Words

_LONGEST = 4


@cache
def _call_sign() -> re.Pattern[str]:
    return re.compile(load("agencies")["call_sign"])


def find_outlets(page: Words, taken: list[bool]) -> list[Entity]:
    """One entity an outlet, with the mentions in which it is told, cited or speaks."""
    found: dict[str, Entity] = {}
    at = 0
    while at < len(page):
        end = _end_of_outlet(page, at) if page.capital[at] and not taken[at] else at
        if end > at and _is_party(page, at, end):
            name = page.phrase(at, end)
            entity = found.setdefault(name.lower(), Entity("organization", "outlet", name=(name,)))
            start = at - 1 if at and page.lowers[at - 1] == "the" else at
            entity.mentions.append(Found(start, end, end - 1))
        at = max(at + 1, end)
    return list(found.values())


def _end_of_outlet(page: Words, at: int) -> int:
    """The token after an outlet's name that begins at `at`, else `at`."""
    lowers, forms = page.lowers, page.forms
    if _call_sign().fullmatch(forms[at]):
        return at + 1
    if lowers[at] == "channel" and at + 1 < len(page) and forms[at + 1].isdigit():
        return at + 2
    for end in range(min(at + _LONGEST, len(page)), at, -1):
        name = " ".join(lowers[at:end]).replace(" - ", "-")
        if name in words("agencies", "outlets") or (end - at > 1 and _is_station(lowers, at, end)):
            return end
        if not all(page.capital[i] or page.forms[i] == "-" for i in range(at, end)):
            continue
        last = any(
            " ".join(lowers[i:end]).replace(" - ", "-") in words("agencies", "papers") for i in range(max(end - 3, at), end)
        )
        if last and (end - at > 1 or "-" in name) and (at == 0 or lowers[at - 1] == "the" or forms[at] == "The"):
            return end
    return at


def _is_station(lowers: list[str], at: int, end: int) -> bool:
    """ "WAVE 3 News", "ABC7 News" """
    return lowers[end - 1] == "news" and all(word.isalnum() for word in lowers[at:end]) and lowers[at] != "the"


def _is_party(page: Words, at: int, end: int) -> bool:
    """Whether the words around tell that it was told, said or reported something."""
    before = page.lowers[max(at - 2, 0) : at]
    after = page.lowers[end : end + 2]
    if set(before) & {"copyright", "©", "follow", "by", "photo"} or page.lowers[end : end + 1] in ([")"], ["/"]):
        return False
    return (
        bool(set(before[-2:]) & words("agencies", "telling"))
        or bool(set(after) & words("agencies", "telling"))
        or after[:1] in (["'s"], ["’s"])
    )
