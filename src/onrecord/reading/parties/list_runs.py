"""Runs of persons' names that make a list, whatever the parse does at their ages and semicolons, and the words before them."""

from collections.abc import Iterator
from itertools import pairwise

from onrecord.lexicon import load, words
from onrecord.reading.parties.entities import Entity, Found
from onrecord.reading.parties.titles import title_before
from onrecord.reading.parties.tokens import Words
from onrecord.reading.syntax import FINITE

_LONGEST_GAP = 12
_LONGEST_LEAD = 20
_AGE_BEFORE = frozenset({"year", "years", "old", "olds", "-", "around", "about"})

Member = tuple[Entity, Found]


def lists_of(page: Words, persons: list[Entity]) -> Iterator[list[Member]]:
    """Runs of names with nothing but ages, home towns, kinship and marks between them; a single name is a run too."""
    named = sorted(
        ((entity, mention) for entity in persons for mention in entity.mentions if mention.form == "name"),
        key=lambda member: member[1].start,
    )
    run: list[Member] = named[:1]
    for before, member in pairwise(named):
        if not _goes_on(page, before[1], member[1]):
            yield run
            run = []
        run = [*run, member]
    yield from [run] if run else []


def _goes_on(page: Words, first: Found, second: Found) -> bool:
    between = range(first.end, second.start)
    if not 0 < len(between) <= _LONGEST_GAP or all(page.forms[i].isspace() for i in between):
        return False
    return all(is_filling(page, i) for i in between) or _is_aside(page, between)


def _is_aside(page: Words, between: range) -> bool:
    """ ", 31, a nurse from Avon; and": what is told of one of a list, up to its semicolon."""
    last = between.stop - 2 if page.lowers[between.stop - 1] == "and" else between.stop - 1
    if page.forms[last] != ";" or page.forms[between.start] != ",":
        return False
    return not any(page.text.tags[i] in FINITE or page.forms[i] == ";" for i in between if i != last)


def is_filling(page: Words, token: int) -> bool:
    """A mark, an age, a home town ("of Cold Spring"), a nickname ("aka Nito"), kinship ("and his wife")."""
    if page.lowers[token] in words("parties", "between_names") or page.forms[token].isdigit() or page.forms[token].isspace():
        return True
    before = page.lowers[token - 1] if token > 0 else ""
    if before == "aka" or page.lowers[token] in words("parties", "kin"):
        return True
    return page.capital[token] and (before == "of" or page.text.ents[token] == "GPE" or page.capital[token - 1])


def words_before(page: Words, first: Found) -> list[str]:
    """The words before a list in its sentence, the age and the title before its first name left out."""
    title = title_before(page, first.start)
    at = first.start if title is None else title[0]
    while at > 0 and (page.lowers[at - 1] in _AGE_BEFORE or page.forms[at - 1].isdigit() or page.forms[at - 1].isspace()):
        at -= 1
    sentence = page.text.sentences[page.text.sentence_number(first.start)]
    lead = page.lowers[max(min(sentence.start, at), at - _LONGEST_LEAD) : at]
    if _are_those_before(page, lead, at) and sentence.start > 0:
        earlier = page.text.sentences[page.text.sentence_number(sentence.start - 1)]
        lead = page.lowers[earlier.start : earlier.end] + lead
    return [word for word in lead if not word.isspace()]


def _are_those_before(page: Words, lead: list[str], at: int) -> bool:
    """ "They are A Lee", "Police identified them as A Lee", "The three were identified as A Lee", "The victims: / A Lee" """
    if not lead:
        return at > 0 and page.forms[at - 1] == ":"
    is_number = lead[:1] == ["the"] and lead[1:2] != [] and lead[1] in load("parties")["numbers"]
    return lead[0] == "they" or lead[-2:] == ["them", "as"] or (is_number and lead[-1] == "as")
