"""Lists of persons of whom one thing is said: "A Lee, 30; B Moss, 21; and C Park, 31, all died", "The victims, A Lee and B".

The parse loses such lists at their ages and semicolons.
"""

from collections.abc import Iterator
from itertools import pairwise

from onrecord.lexicon import words
from onrecord.reading.parties.entities import Entity, Fact, Found
from onrecord.reading.parties.facts import facts_of
from onrecord.reading.parties.tokens import Words

_BETWEEN = frozenset({",", ";", "and", "&", "(", ")", "years", "old", "year", "-", "both", "of"})
_LONGEST_GAP = 8
_AFTER_LIST = 6
_FATES: frozenset[Fact] = frozenset({"killed", "injured", "unharmed", "by_police"})
_OF_ALL = frozenset({"all", "both", "each", "were", "are", "died"})

Member = tuple[Entity, Found]


def read_lists(page: Words, persons: list[Entity]) -> None:
    """Give what is said of a list to each of its members."""
    for members in _lists(page, persons):
        entities = [entity for entity, _ in members]
        if _called_victims(page, members[0][1]):
            for entity in entities:
                entity.heads.add("victim")
        if _said_of_all(page, members[-1][1]):
            shared = {fact for _, mention in members for fact in facts_of(page, mention.head)} & _FATES
            for entity in entities:
                entity.facts |= shared
    _read_dead(page, persons)


def _lists(page: Words, persons: list[Entity]) -> Iterator[list[Member]]:
    """Runs of two or more names with nothing but ages, home towns and marks between them."""
    named = sorted(
        ((entity, mention) for entity in persons for mention in entity.mentions if mention.form == "name"),
        key=lambda member: member[1].start,
    )
    run: list[Member] = named[:1]
    for before, member in pairwise(named):
        if not _goes_on(page, before[1], member[1]):
            yield from [run] if len(run) > 1 else []
            run = []
        run = [*run, member]
    yield from [run] if len(run) > 1 else []


def _goes_on(page: Words, first: Found, second: Found) -> bool:
    between = range(first.end, second.start)
    if not 0 < len(between) <= _LONGEST_GAP or page.text.sentence_number(first.end) != page.text.sentence_number(second.start):
        return False
    return {page.lowers[i] for i in between} & {",", ";", "and"} != set() and all(_is_filling(page, i) for i in between)


def _is_filling(page: Words, token: int) -> bool:
    """A mark, an age, or a home town: "of Cold Spring"."""
    if page.lowers[token] in _BETWEEN or page.forms[token].isdigit():
        return True
    return page.capital[token] and token > 0 and (page.lowers[token - 1] == "of" or page.text.ents[token] == "GPE")


def _called_victims(page: Words, first: Found) -> bool:
    """ "The victims, A Lee ...", "The victims were identified as A Lee ..." """
    before = page.lowers[max(first.start - 5, 0) : first.start]
    if before[-2:-1] and before[-2] in words("parties", "victim_lists") and before[-1] in {",", ":", "-", "–", "—"}:
        return True
    return before[-1:] == ["as"] and bool(words("parties", "victim_lists") & set(before))


def _said_of_all(page: Words, last: Found) -> bool:
    """Whether what follows the list is said of all of it: ", all died", "were killed"."""
    for token in range(last.end, min(last.end + _AFTER_LIST, len(page))):
        if page.lowers[token] in _OF_ALL:
            return True
        if not _is_filling(page, token):
            return False
    return False


def _read_dead(page: Words, persons: list[Entity]) -> None:
    """ "The dead man was identified as A Lee": killed."""
    for entity in persons:
        for mention in entity.mentions:
            before = page.lowers[max(mention.start - 6, 0) : mention.start]
            if before[-1:] == ["as"] and "identified" in before and words("parties", "dead_ones") & set(before):
                entity.facts.add("killed")
