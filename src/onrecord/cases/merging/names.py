"""Whether two names can be one person's or one body's."""

import re
from functools import cache

from rapidfuzz.distance import Levenshtein

from onrecord.lexicon import words

_SUFFIX = re.compile(r",? (jr|sr|ii|iii|iv)\.?$")
# Names of this many letters or more may differ by one: a misspelling ("Thompkins", "Tompkins").
SPELLED_ALIKE = 5
# Months of birth and publication make an age differ by a year; more is another person.
YEARS_APART = 1


def same_person(one: str, other: str) -> bool:
    """Whether two names can be one person's: the same surname, and given names that do not speak against it."""
    (mine, my_suffix), (theirs, their_suffix) = _parts(one), _parts(other)
    if my_suffix and their_suffix and my_suffix != their_suffix:
        return False
    if len(mine) == 1 or len(theirs) == 1:
        short, whole = sorted((mine, theirs), key=len)
        return _alike(short[0], whole[-1]) or (len(whole) > 1 and short[0] == whole[0])
    return _alike(mine[-1], theirs[-1]) and _given(mine[0], theirs[0])


def is_full(name: str) -> bool:
    """Whether a name has more than one part."""
    return len(_parts(name)[0]) > 1


def same_body(one: str, other: str) -> bool:
    """Whether two names are one body's: "Alder Falls police", "the Alder Falls Police Department"."""
    return bool(_body(one)) and _body(one) == _body(other)


@cache
def _parts(name: str) -> tuple[list[str], str | None]:
    name = name.lower()
    suffix = _SUFFIX.search(name)
    return _SUFFIX.sub("", name).replace(".", "").split() or [name], suffix and suffix[1]


def _given(one: str, other: str) -> bool:
    """Whether two given names can be one: the same, an initial, a short form, a misspelling."""
    short, whole = sorted((one, other), key=len)
    return whole.startswith(short) or _alike(one, other)


def _alike(one: str, other: str) -> bool:
    if one == other:
        return True
    return min(len(one), len(other)) >= SPELLED_ALIKE and Levenshtein.distance(one, other) == 1


@cache
def _body(name: str) -> frozenset[str]:
    """What tells a body from others of its kind: the words that are not in every such name."""
    found = re.findall(r"\w+", re.sub(r"[’']s?\b", "", name.lower()))
    return frozenset(found) - words("merging", "body_words")
