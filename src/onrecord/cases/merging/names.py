"""Whether two names can be one person's."""

import re
from collections.abc import Sequence
from enum import IntEnum
from functools import cache, lru_cache

from rapidfuzz.fuzz import ratio

from onrecord.lexicon import load
from onrecord.lexicon import words as listed

SUFFIXES = frozenset({"jr", "sr", "ii", "iii", "iv"})
SPELLED_ALIKE = 85  # per cent, for words of five letters and more: "Vandermolen", "Vandermollen"
NEARLY = 75  # per cent, for words of four letters and more: "Tarel", "Tarell"
_WORD = re.compile(r"\w+(?:-\w+)*")
_POSSESSIVE = re.compile(r"['’]s\b|['’](?=\s|$)")


class Likeness(IntEnum):
    """How far two names agree. WEAK ones are one person's only where something else says so: age, kinship, part."""

    NONE = 0
    WEAK = 1
    FITS = 2
    SAME = 3


@lru_cache(maxsize=65536)
def words(name: str) -> tuple[str, ...]:
    """The words of a name in lower case, without possessive endings."""
    return tuple(_WORD.findall(_POSSESSIVE.sub("", name).lower()))


@lru_cache(maxsize=65536)
def plain(name: str) -> tuple[str, ...]:
    """The words without "Mr.", "Jr." and the like."""
    left_out = SUFFIXES | listed("joining", "honorifics")
    return tuple(word for word in words(name) if word not in left_out)


def is_full(name: str) -> bool:
    """Whether a person's name has a given name and a surname."""
    return len(plain(name)) > 1


def one_person(a: str, b: str) -> bool:
    """Whether two persons' names can be one person's as they stand."""
    return likeness(a, b) >= Likeness.FITS


@lru_cache(maxsize=65536)
def likeness(a: str, b: str) -> Likeness:
    """How far two persons' names agree; a single word stands for a surname or a given name."""
    suffixes = [SUFFIXES & set(words(name)) for name in (a, b)]
    ours, theirs = plain(a), plain(b)
    if not ours or not theirs or (all(suffixes) and suffixes[0] != suffixes[1]):
        return Likeness.NONE
    if ours == theirs:
        return Likeness.SAME if suffixes[0] == suffixes[1] else Likeness.FITS
    if len(ours) == 1 or len(theirs) == 1:
        return _single(*sorted((ours, theirs), key=len))
    return _full(ours, theirs)


def _single(short: Sequence[str], long: Sequence[str]) -> Likeness:
    if _alike(short[0], long[-1]) or short[0] == long[0]:
        return Likeness.FITS
    part_of_surname = short[0] in long[-1].split("-") or (len(long) > 1 and one_given(short[0], long[0]))
    return Likeness.FITS if part_of_surname else Likeness.NONE


def _full(ours: Sequence[str], theirs: Sequence[str]) -> Likeness:
    surnames, given = _surnames(ours[-1], theirs[-1]), one_given(ours[0], theirs[0])
    if surnames and given:
        return Likeness.FITS if _middle(ours[1:-1], theirs[1:-1]) else Likeness.NONE
    if _weakly(ours, theirs, surnames, given):
        return Likeness.WEAK
    return Likeness.NONE


def _weakly(ours: Sequence[str], theirs: Sequence[str], surnames: bool, given: bool) -> bool:
    """A name by marriage, a middle name that somebody goes by, a misspelled name."""
    if surnames:
        by_middle = ours[0] in theirs[1:-1] or theirs[0] in ours[1:-1]
        return by_middle or (_nearly(ours[0], theirs[0]) and not _both_given(ours[0], theirs[0]))
    return ours[0] == theirs[0] or (given and _nearly(ours[-1], theirs[-1]))


def _surnames(a: str, b: str) -> bool:
    """Alike, or one of them a part of a hyphenated one."""
    return _alike(a, b) or bool(set(a.split("-")) & set(b.split("-")))


def one_given(a: str, b: str) -> bool:
    """Alike, a short form of one another by the lexicon, or one of them the other's initial or beginning."""
    if a == b or _groups(a) & _groups(b):
        return True
    short, long = sorted((a, b), key=len)
    if len(short) == 1:
        return long.startswith(short)
    return not _both_given(a, b) and (_alike(a, b) or (len(short) > 2 and long.startswith(short)))


def _both_given(a: str, b: str) -> bool:
    """Two common given names: however alike, "Daniel" and "Danielle" are two."""
    return _is_given(a) and _is_given(b)


def _is_given(name: str) -> bool:
    return name in listed("names", "male") or name in listed("names", "female")


@cache
def _groups(name: str) -> frozenset[int]:
    """The groups of the lexicon that a given name is in."""
    return frozenset(number for number, group in enumerate(load("nicknames")["groups"]) if name in group)


def _middle(ours: Sequence[str], theirs: Sequence[str]) -> bool:
    """Middle names do not contradict one another."""
    return not ours or not theirs or ours[0][0] == theirs[0][0]


def _alike(a: str, b: str) -> bool:
    return a == b or (min(len(a), len(b)) >= 5 and ratio(a, b) >= SPELLED_ALIKE)


def _nearly(a: str, b: str) -> bool:
    return a == b or (min(len(a), len(b)) >= 4 and ratio(a, b) >= NEARLY)
