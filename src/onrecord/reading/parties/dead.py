"""One dead person told twice: of a text with one death, the unnamed dead of the first lines is the one named later."""

import re
from functools import cache

from onrecord.lexicon import load, words
from onrecord.reading.parties.compatible import CIVILIAN, kind_of
from onrecord.reading.parties.entities import Entity
from onrecord.reading.parties.merging import alike
from onrecord.reading.parties.tokens import Words

_MERGED = CIVILIAN | {"family", "friend", "officer"}


def merge_dead(page: Words, persons: list[Entity], unnamed: list[Entity]) -> list[Entity]:
    """The unnamed parties without those of the dead who are told twice; of the same age they are one among several dead too."""
    dead = [one for one in unnamed if "killed" in one.facts and one.type in _MERGED and not one.plural]
    named = [one for one in persons if "killed" in one.facts and _is_told_of(one)]
    if not dead or len(dead) + len(named) < 2:
        return unnamed
    several = any(one.plural and "killed" in one.facts for one in unnamed) or bool(_tolls().search(page.text.content))
    gone: set[int] = set()
    for entity in dead:
        others = [
            one
            for one in [*named, *dead]
            if one is not entity and id(one) not in gone and _are_one(page, one, entity, several=several)
        ]
        named_others = [one for one in others if one.type == "named"]
        found = named_others or [one for one in others if one.first < entity.first][:1]
        if len(found) == 1:
            found[0].absorb(entity)
            gone.add(id(entity))
    return [one for one in unnamed if id(one) not in gone]


def _is_told_of(person: Entity) -> bool:
    """Whether a text tells of somebody, more than the name of one killed elsewhere."""
    return person.age is not None or len(person.mentions) > 1 or "victim" in person.heads


def _are_one(page: Words, one: Entity, entity: Entity, *, several: bool) -> bool:
    """Whether an unnamed dead person can be another one: of one age, or the only dead, told before the name."""
    if not alike(one, entity) or entity.relation_to(one) or _is_another(page, entity) or _is_another(page, one):
        return False
    if "officer" in (one.type, entity.type) and kind_of(one) != kind_of(entity):
        return False
    if entity.type in {"family", "friend"} and one.facts & {"fired", "accused"}:  # the shooter's wife
        return False
    if one.age is not None and one.age == entity.age:
        return True
    return not several and (one.type != "named" or entity.first < one.first)


def _is_another(page: Words, entity: Entity) -> bool:
    """ "another man", "the second victim" """
    if entity.type == "named":
        return False
    first = min(entity.mentions)
    return not words("parties", "others").isdisjoint(page.lowers[first.start : first.end])


@cache
def _tolls() -> re.Pattern[str]:
    """What says that several died: "two people were killed", "killing three", "a double homicide"."""
    return re.compile("|".join(load("parties")["several_dead"]), re.IGNORECASE)
