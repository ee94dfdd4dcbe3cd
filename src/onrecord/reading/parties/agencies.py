"""Mentions of agencies and other bodies, found by the tails of their names, by acronym and by short form ("the department")."""

import re
from dataclasses import dataclass
from functools import cache

from onrecord.lexicon import load, words
from onrecord.reading.parties.entities import Found
from onrecord.reading.parties.runs import is_glued
from onrecord.reading.parties.tokens import Words

_LONGEST_PLACE = 5
_ADJECTIVAL = frozenset({"police", "sheriff", "state_police", "fire"})
# Types whose tail alone is no name: "board", "department".
_NAMED_ONLY = frozenset({"other", "review"})
_ONE = (["a"], ["an"], ["the"], ["'s"], ["’s"], ["its"])
Tail = tuple[tuple[str, ...], str]


@dataclass(frozen=True, slots=True)
class Body:
    """A mention of a body: its tokens, its type, the place or other words before its tail."""

    found: Found
    type: str
    place: tuple[str, ...]
    tail: tuple[str, ...]
    form: str = "tail"  # tail, acronym or short


@cache
def _tails() -> dict[str, list[Tail]]:
    """All tails with their type, by first word, the longest first."""
    lexicon = load("agencies")
    listed = [(tail, kind) for kind, entry in lexicon["types"].items() for tail in entry["tails"]]
    listed += [(tail, kind) for key, kind in (("unions", "union"), ("advocates", "advocate")) for tail in lexicon[key]]
    found: dict[str, list[Tail]] = {}
    for tail, kind in listed:
        parts = tuple(tail.split())
        found.setdefault(parts[0], []).append((parts, kind))
    for options in found.values():
        options.sort(key=lambda option: -len(option[0]))
    return found


@cache
def _acronyms() -> list[tuple[str, re.Pattern[str]]]:
    return [(kind, re.compile(pattern)) for kind, pattern in load("agencies")["acronyms"].items()]


@cache
def short_forms() -> dict[str, frozenset[str]]:
    """Each noun of a short form ("department" of "the department") with the types that it can stand for."""
    found: dict[str, set[str]] = {}
    for kind, entry in load("agencies")["types"].items():
        for phrase in entry["bare"]:
            found.setdefault(phrase.split()[-1], set()).add(kind)
    return {word: frozenset(kinds) for word, kinds in found.items()}


def find_bodies(page: Words) -> list[Body]:
    """Every mention of a body, in order, none inside another."""
    found: list[Body] = []
    lowers = page.lowers
    if "’" in page.text.content:
        lowers = [word.replace("’", "'") if "’" in word else word for word in lowers]
    first_words = _tails().keys() | short_forms().keys()
    floor = 0
    for at, word in enumerate(lowers):
        if at < floor or not (word in first_words or page.forms[at].isupper()):
            continue
        if body := _read(page, lowers, at, floor):
            found.append(body)
            floor = body.found.end
    return found


def _read(page: Words, lowers: list[str], at: int, floor: int) -> Body | None:
    word = lowers[at]
    if word in _tails() and (body := _by_tail(page, lowers, at, floor)):
        return body
    if word in short_forms() and at > floor and lowers[at - 1] == "the" and page.text.deps[at] != "compound":
        return Body(Found(at - 1, at + 1, at), "short", (), (word,), "short")
    form = page.forms[at]
    if len(form) > 2 and form.isupper():
        kind = next((kind for kind, pattern in _acronyms() if pattern.fullmatch(form)), None)
        return Body(Found(at, at + 1, at), kind, (), (word,), "acronym") if kind else None
    return None


def _by_tail(page: Words, lowers: list[str], at: int, floor: int) -> Body | None:
    for tail, kind in _tails()[lowers[at]]:
        end = at + len(tail)
        if tuple(lowers[at:end]) != tail or (len(tail) == 1 and kind == "other" and not page.forms[at][0].isupper()):
            continue
        if kind in _ADJECTIVAL and end < len(page) and lowers[end] in words("agencies", "things"):
            return None
        start = _start_of_name(page, lowers, at, floor)
        whole = _after_of(page, lowers, end) if page.forms[at][0].isupper() else end
        place = tuple(lowers[start:at])
        if tail[-1] in {"coroner", "examiner"} and page.text.tags[end : end + 1] != [
            "POS"
        ]:  # a person, but "coroner's records"
            continue
        if place[-2:] == ("chief", "of") or place == ("chief",):
            return None
        if not _is_enough(page, kind, tail, start, at, whole > end):
            continue
        return Body(Found(start, whole, end - 2 if tail[-1] == "'s" else end - 1), kind, place, tail)
    return None


def _is_enough(page: Words, kind: str, tail: tuple[str, ...], start: int, at: int, goes_on: bool) -> bool:
    """Whether the words make a name: a generic tail needs more around it, "Department of Codes" or "Marlow City Council"."""
    if kind not in _NAMED_ONLY or goes_on:
        return True
    if len(tail) == 1:
        return False
    if kind == "review" and page.lowers[at - 1 : at] in _ONE:
        return True  # "a review board", without a name
    return start < at or (len(tail) > 2 and page.forms[at][0].isupper())


def _start_of_name(page: Words, lowers: list[str], at: int, floor: int) -> int:
    """Where the capitalised words before a tail begin: "Town of Geneva | Police Department"."""
    start = at
    while start > floor and at - start < _LONGEST_PLACE:
        before = start - 1
        if page.text.tags[before] == "VBG" and not page.forms[before].isupper():  # "Charges Following | Police Shooting"
            break
        if lowers[before] in words("agencies", "furniture"):
            break
        if (page.capital[before] and lowers[before] not in words("agencies", "dates")) or (
            lowers[before] == "state" and start == at
        ):
            start = before
        elif before > floor and page.capital[before - 1] and _joins(page, lowers, before):
            start = before - 1
        else:
            break
    while start < at and (lowers[start] in words("agencies", "dates") or lowers[start] in words("agencies", "before_names")):
        start += 1
    return _after_state(lowers, start, at)


def _joins(page: Words, lowers: list[str], at: int) -> bool:
    """ "Fish & Game", "Winston-Salem", no dash after a dateline; "Town of Geneva" """
    is_hyphen = lowers[at] == "-" and is_glued(page, at)
    return is_hyphen or lowers[at] == "&" or (lowers[at] == "of" and lowers[at - 1] in words("agencies", "towns"))


def _after_state(lowers: list[str], start: int, at: int) -> int:
    """After a state that ends the words before: "of Oxbow, Wash. | Marlow County sheriff's"."""
    short = [i + 1 for i in range(start, at - 1) if lowers[i] in words("agencies", "short_states")]
    return short[-1] if short else start


def _after_of(page: Words, lowers: list[str], end: int) -> int:
    """The end of a name that goes on: "Department | of Natural Resources", "of Codes and Regulations"."""
    if end + 1 >= len(page) or lowers[end] != "of" or not page.capital[end + 1]:
        return end
    end += 2
    while end < len(page) and (
        page.capital[end]
        or (lowers[end] in words("agencies", "of_departments") and page.forms[end][0].isupper())
        or (lowers[end] in {"and", "&"} and page.capital[min(end + 1, len(page) - 1)])
    ):
        end += 1
    return end
