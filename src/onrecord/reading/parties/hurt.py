"""One hurt person told twice, never named: "a shooting that sent a child to a hospital ... a 10-year-old girl was struck"."""

from onrecord.lexicon import words
from onrecord.reading.parties.compatible import CIVILIAN
from onrecord.reading.parties.dead import is_another, is_of_age
from onrecord.reading.parties.entities import Entity, Fact
from onrecord.reading.parties.merging import alike
from onrecord.reading.parties.tokens import Words

_HARMED: frozenset[Fact] = frozenset({"killed", "injured"})


def merge_hurt(page: Words, persons: list[Entity], unnamed: list[Entity]) -> list[Entity]:
    """The unnamed parties without the hurt one who is told of twice, where nobody else was hurt."""
    hurt = [entity for entity in [*persons, *unnamed] if entity.facts & _HARMED]
    if len(hurt) != 2 or any(one.name or one.plural or one.type not in CIVILIAN for one in hurt):
        return unnamed
    first, second = sorted(hurt, key=lambda entity: entity.first)
    if is_another(page, first) or is_another(page, second):
        return unnamed
    if not (_is_told_closer(page, first, second) and _agree(first, second)):
        return unnamed
    first.absorb(second)
    return [one for one in unnamed if one is not second]


def _is_told_closer(page: Words, first: Entity, second: Entity) -> bool:
    """Whether another sentence tells of one by an age or by another word: not "a man was hurt" twice."""
    if page.text.sentence_number(first.first) == page.text.sentence_number(second.first):
        return False
    return (first.age is None) != (second.age is None) or first.heads.isdisjoint(second.heads)


def _agree(first: Entity, second: Entity) -> bool:
    """Whether age, sex and fate let them be one: a child is no man."""
    grown = [bool(one.heads & words("parties", "men")) for one in (first, second)]
    young = [one.type == "child" or bool(one.minor) for one in (first, second)]
    if any(is_man and is_child for is_man, is_child in zip(grown, reversed(young), strict=True)):
        return False
    accused = [bool(one.heads & words("partroles", "accused_heads")) for one in (first, second)]
    if accused[0] != accused[1]:  # "a gunman", "a motorcyclist"
        return False
    same_fate = first.facts & _HARMED == second.facts & _HARMED or "killed" in first.facts  # "died ... was found hurt"
    return same_fate and alike(first, second) and is_of_age(first, second) and is_of_age(second, first)
