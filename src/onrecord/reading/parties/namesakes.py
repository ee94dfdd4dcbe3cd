"""Of several persons with one surname, the one that the surname alone stands for."""

from itertools import takewhile

from onrecord.lexicon import load, words
from onrecord.reading.parties.attributes import give_ages
from onrecord.reading.parties.compatible import likely_gender
from onrecord.reading.parties.entities import Entity
from onrecord.reading.parties.facts import facts_of
from onrecord.reading.parties.names import Name
from onrecord.reading.parties.tokens import Words

_GROWN = 16
# So few tokens stand between two who are brought in together: ", 50, and his son, ".
_BETWEEN = 10
_OLDER, _YOUNGER = frozenset({"elder", "older"}), frozenset({"younger"})
_ENDS = frozenset({".", "and"})
_STOPS = frozenset({".", ",", ";", ":", "(", "of", "who", "in", "at"})
_HARMED = frozenset({"killed", "injured"})


def most_likely(page: Words, fits: list[Entity], name: Name) -> Entity | None:
    """By title; by what is said of a dead or hurt one; the relative where it speaks; else the one named last.

    None for the surname of a father and son who were brought in together, of whom nothing tells which is meant.
    """
    for narrowed in (_by_title, _by_generation, _by_age, _by_harm):
        if len(fits) > 1:
            fits = narrowed(page, fits, name) or fits
    if len(fits) > 1 and len(name.words) == 1 and _are_kin_together(page, fits):
        return None
    fits = _by_kin(page, fits, name) or fits
    return max(fits, key=lambda person: _last_before(person, name.found.start))


def _are_kin_together(page: Words, fits: list[Entity]) -> bool:
    """ "Jon Lane and his son, Bo Lane": one sentence brings in both as kin."""
    firsts = [person.mentions[0] for person in fits]
    is_one = len({page.text.sentence_number(first.start) for first in firsts}) == 1
    between = page.lowers[min(first.end for first in firsts) : max(first.start for first in firsts)]
    return is_one and len(between) < _BETWEEN and not words("parties", "kin").isdisjoint(between)


def _by_generation(page: Words, fits: list[Entity], name: Name) -> list[Entity]:
    """ "The elder Lane" is the one with the greater age, the father."""
    called = page.lowers[name.found.start - 1] if name.found.start else ""
    if called not in _OLDER | _YOUNGER:
        return fits
    give_ages(page, fits)
    aged = sorted((person for person in fits if person.age is not None), key=lambda person: person.age or 0)
    if len(aged) == len(fits):
        return aged[-1:] if called in _OLDER else aged[:1]
    key = "parents" if called in _OLDER else "offspring"
    return [person for person in fits if _is_called(page, person, words("parties", key))]


def _is_called(page: Words, person: Entity, kin: frozenset[str]) -> bool:
    first = person.mentions[0]
    return not kin.isdisjoint(page.lowers[max(first.start - 3, 0) : first.start])


def _by_title(page: Words, fits: list[Entity], name: Name) -> list[Entity]:
    if not name.title:
        return fits
    last = page.lowers[name.title[1] - 1]
    gender = load("ranks")["courtesy"].get(last)
    ranked = [person for person in fits if any(last in title.lower().split() for title in person.titles)]
    return ranked or [person for person in fits if gender and (person.gender or likely_gender(person)) == gender]


def _by_age(page: Words, fits: list[Entity], name: Name) -> list[Entity]:
    """A surname alone stands for no child; children are called by their first names."""
    give_ages(page, fits)
    if name.words[-1].lower() != _surname(fits[0]):
        return fits
    return [person for person in fits if person.age is None or person.age >= _GROWN]


def _surname(person: Entity) -> str:
    return [word for word in person.name if word.lower() not in words("names", "suffixes")][-1].lower()


def _by_harm(page: Words, fits: list[Entity], name: Name) -> list[Entity]:
    """ "Lane was pronounced dead" is said of the Lane who was shot."""
    if not facts_of(page, name.found.head) & _HARMED:
        return fits
    return [person for person in fits if any(facts_of(page, mention.head) & _HARMED for mention in person.mentions[:3])]


def _by_kin(page: Words, fits: list[Entity], name: Name) -> list[Entity]:
    """A surname beside "said" is the relative's; elsewhere it is the main person's."""
    speaks = _speaks(page, name)
    return [person for person in fits if _is_kin(page, person) == speaks]


def _speaks(page: Words, name: Name) -> bool:
    """ "Lane said", "said Lane."; not "police say Lane fled", "said Lane's brother"."""
    after = page.lowers[name.found.end : name.found.end + 1]
    if after and after[0] in words("names", "speaking"):
        return True
    inverted = name.found.start > 0 and page.lowers[name.found.start - 1] in words("names", "speaking")
    return inverted and (not after or not after[0].strip() or after[0] in _STOPS)


def _is_kin(page: Words, person: Entity) -> bool:
    """Whether a person is brought in as a relative: "his father, Antonio Lane", "Ann Lane, the daughter of"."""
    first = person.mentions[0]
    after = takewhile(lambda word: word not in _ENDS, page.lowers[first.end : first.end + 6])
    around = [*page.lowers[max(first.start - 3, 0) : first.start], *after]
    return any(word in words("parties", "kin") for word in around)


def _last_before(person: Entity, token: int) -> int:
    return max((mention.start for mention in person.mentions if mention.start < token), default=-1)
