"""One dead person told twice: of a text with one death, the unnamed dead of the first lines is the one named later."""

import re
from functools import cache

from onrecord.lexicon import load, words
from onrecord.reading.parties.compatible import CIVILIAN, kind_of
from onrecord.reading.parties.entities import Entity
from onrecord.reading.parties.merging import alike, first_told
from onrecord.reading.parties.tokens import Words

_MERGED = CIVILIAN | {"family", "friend", "officer"}
_ALIVE = frozenset({"unharmed", "accused", "fired", "said", "saw", "called", "threatened"})
# The words at the start of a sentence that are looked at for one that tells of something else.
_OPENING = 3
_YOUNGEST_MAN = 16


def merge_dead(page: Words, persons: list[Entity], unnamed: list[Entity]) -> list[Entity]:
    """The unnamed parties without those of the dead who are told twice.

    Of the same age they are one among several dead too. Where as many are named as the text says died, a nameless dead one is
    one of those, though nobody knows which: no party of its own.
    """
    dead = [one for one in unnamed if "killed" in one.facts and one.type in _MERGED and not one.plural]
    named = [one for one in persons if _can_be_dead(one)]
    if not dead or len(dead) + len(named) < 2:
        return unnamed
    toll = _toll(page.text.content)
    several = toll > 1 or any(one.plural and "killed" in one.facts for one in unnamed)
    all_named = 1 < toll <= sum("killed" in one.facts for one in named)
    gone: set[int] = set()
    for entity in dead:
        left = [one for one in [*named, *dead] if one is not entity and id(one) not in gone]
        same = [one for one in left if _are_one(page, one, entity, several=several)]
        found = [one for one in same if one.type == "named"] or [one for one in same if one.first < entity.first][:1]
        if len(found) == 1:
            found[0].absorb(entity)
        if len(found) == 1 or (all_named and not is_another(page, entity)):
            gone.add(id(entity))
    return [one for one in unnamed if id(one) not in gone]


def _can_be_dead(person: Entity) -> bool:
    """Whether a text tells of somebody, more than the name of one killed elsewhere, or of an age and nothing against it."""
    if "killed" in person.facts:
        return person.age is not None or len(person.mentions) > 1 or "victim" in person.heads
    return person.age is not None and not person.facts & _ALIVE and kind_of(person) == "named"


def _are_one(page: Words, one: Entity, entity: Entity, *, several: bool) -> bool:
    """Whether an unnamed dead person can be another one: of one age, or the only dead, told before the name."""
    if not (alike(one, entity) and is_of_age(one, entity) and is_of_age(entity, one)):
        return False
    if entity.relation_to(one) or is_another(page, entity) or is_another(page, one):
        return False
    if "officer" in (one.type, entity.type) and kind_of(one) != kind_of(entity):
        return False
    if entity.type in {"family", "friend"} and one.facts & {"fired", "accused"}:  # the shooter's wife
        return False
    if one.age is not None and one.age == entity.age:
        return True
    if several or "killed" not in one.facts:
        return False
    return one.type != "named" or entity.first < first_told(page, one)


def is_another(page: Words, entity: Entity) -> bool:
    """ "another man", "the second victim", "Earlier on Friday, a man" """
    if entity.type == "named":
        return False
    first = min(entity.mentions)
    sentence = page.text.sentences[page.text.sentence_number(first.start)]
    opening = page.lowers[sentence.start : min(sentence.start + _OPENING, first.start)]
    return not words("parties", "others").isdisjoint([*opening, *page.lowers[first.start : first.end]])


def is_of_age(one: Entity, entity: Entity) -> bool:
    """Whether an age fits what the other's words say: a man is no child, a teenager no man of 40."""
    if one.age is None:
        return True
    if entity.heads & words("parties", "teens"):
        return one.age in range(12, 20)
    return one.age >= _YOUNGEST_MAN or not entity.heads & {"man", "woman"}


def _toll(content: str) -> int:
    """How many a text says died, the most that it says: "two people were killed", "a double homicide"; 0 where it does not."""
    found = (hit["number"].lower() for pattern in _tolls() for hit in pattern.finditer(content))
    numbers = load("parties")["tolls"]
    return max((numbers.get(number) or int(number) for number in found), default=0)


@cache
def _tolls() -> list[re.Pattern[str]]:
    number = f"(?P<number>{'|'.join(load('parties')['tolls'])}|[1-9][0-9]?)"
    return [re.compile(pattern.replace("#", number), re.IGNORECASE) for pattern in load("parties")["several_dead"]]
