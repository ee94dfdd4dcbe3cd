"""Ranks, posts and courtesy titles before a name: "LAPD Deputy Chief | Robert Lane", "police spokesman Sgt. | Rich Ray"."""

from functools import cache

from onrecord.lexicon import load, words
from onrecord.reading.parties.attributes import age_before
from onrecord.reading.parties.tokens import Words

_LONGEST_TITLE = 7
_OLDEST_CHILD = 17
_INSIDE = frozenset({"-", "of"})


@cache
def title_words() -> dict[str, str]:
    """Every word that can stand before a name, with its kind: a rank's kind, "courtesy", "modifier"."""
    listed = dict.fromkeys(words("ranks", "modifiers"), "modifier")
    listed |= {word: kind for kind, entry in load("ranks")["ranks"].items() for word in entry["words"]}
    return listed | dict.fromkeys(load("ranks")["courtesy"], "courtesy")


def is_rank(word: str) -> bool:
    """Whether a word in lower case is a rank, post or courtesy title, with or without its full stop."""
    return title_words().get(word, title_words().get(word + ".", "modifier")) != "modifier"


def after_titles(page: Words, at: int, end: int) -> int:
    """Where the name begins after the last title in a run of capitalised words."""
    age = age_before(page, at)
    if age is not None and age < _OLDEST_CHILD:  # "3-year-old | Major Orr" has no rank
        return at
    last = at
    for i in range(at, end - 1):
        if is_rank(page.lowers[i]) and (i == at or page.lowers[i] not in words("names", "surnames") or _is_of_court(page, i)):
            last = i + 1
    while last < end - 1 and (page.lowers[last] in {"first", "class", "."} or _is_general(page, last)):
        last += 1
    return last


def _is_general(page: Words, at: int) -> bool:
    """ "Attorney | General" """
    return page.lowers[at] == "general" and page.lowers[at - 1] in {"attorney", "solicitor", "inspector", "surgeon"}


def _is_of_court(page: Words, at: int) -> bool:
    """ "Supreme Court | Justice", no surname."""
    return page.lowers[at - 1] in {"court", "chief"}


def title_before(page: Words, start: int) -> tuple[int, int] | None:
    """The tokens of the title that ends before a name, in capitals or not; None where no rank or post is among them."""
    first = start
    while first > 0 and start - first < _LONGEST_TITLE and _is_part(page, first - 1, is_last=first == start):
        first -= 1
    while first < start and page.lowers[first] in _INSIDE:
        first += 1
    return (first, start) if any(is_rank(page.lowers[i]) for i in range(first, start)) else None


def _is_part(page: Words, at: int, is_last: bool) -> bool:
    """Whether a token can belong to a title; `is_last`: it would end it."""
    lower = page.lowers[at]
    if (
        lower in title_words()
        or is_rank(lower)
        or lower == "class"
        or _is_general(page, at)
        or (lower in _INSIDE and not is_last)
    ):
        return True
    if lower in {"'s", "’s"}:  # "State's Attorney"
        return page.lowers[at - 1] in {"state", "commonwealth"} and not is_last
    return lower == "." and page.lowers[at - 1] + "." in words("ranks", "abbreviated")
