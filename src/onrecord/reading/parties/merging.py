"""After the whole text is read: unnamed parties that are a named one after all, and those too slight to be a party."""

import re

from onrecord.lexicon import words
from onrecord.reading.parties.compatible import CIVILIAN, kind_of, likely_gender
from onrecord.reading.parties.entities import Entity
from onrecord.reading.parties.tokens import Words

_MERGED = CIVILIAN | {"family"}
_NEAR = 8  # tokens
_YEAR = re.compile(r"(?:19|20)\d\d")
_HARMED = frozenset({"killed", "injured"})
_PARTS = frozenset({"fired", "accused", "involved"})
# Groups that a record keeps although they are named in passing.
_KEPT_GROUPS = frozenset({"officer", "investigator"})
_KEPT_HEADS = frozenset(
    {"authorities", "officials", "prosecutors", "witnesses", "jury", "jurors", "neighbors", "detectives", "investigators"}
)


def merge_harmed(page: Words, persons: list[Entity], unnamed: list[Entity]) -> list[Entity]:
    """Where one named person was hurt or killed, the unnamed one of the first lines is that person."""
    harmed = [person for person in persons if person.facts & _HARMED and kind_of(person) != "officer"]
    crowd = any(group.plural and group.facts & _HARMED for group in unnamed)
    if not harmed and not crowd:
        harmed = _plain(persons, unnamed)
    if len(harmed) != 1 or crowd:
        return unnamed
    left: list[Entity] = []
    for entity in unnamed:
        is_shooters_wife = entity.type == "family" and harmed[0].facts & {"fired", "accused"}
        if is_shooters_wife or (entity.first > first_told(page, harmed[0]) and _is_of_a_year(page, entity)):
            left.append(entity)
        elif entity.facts & _HARMED and entity.type in _MERGED and not entity.plural and _fate_fits(harmed[0], entity):
            harmed[0].absorb(entity)
        else:
            left.append(entity)
    return left


def _is_of_a_year(page: Words, entity: Entity) -> bool:
    """Whether somebody is brought in with a year of their own: "Officer Doe shot a man on May 5, 2011"."""
    first = min(entity.mentions)
    if page.lowers[first.start] not in {"a", "an"}:
        return False
    sentence = page.text.sentences[page.text.sentence_number(first.start)]
    return any(_YEAR.fullmatch(page.lowers[i]) for i in range(*sentence))


def merge_officers(persons: list[Entity], unnamed: list[Entity]) -> list[Entity]:
    """ "A Marlow officer was arrested. Cpl. Ann Roe, 44, was booked": where each is the only one with a part, they are one."""
    named = [one for one in persons if kind_of(one) == "officer" and (one.facts & _PARTS or "officer" in one.described)]
    nameless = [one for one in unnamed if one.type == "officer" and not one.plural]
    if len(named) != 1 or len(nameless) != 1 or any(one.plural and one.facts & _PARTS for one in unnamed):
        return unnamed
    (officer,), (entity,) = named, nameless
    has_part = entity.facts & _PARTS and (officer.facts & entity.facts & _PARTS or not officer.facts)
    if not (has_part and entity.first < officer.first and alike(officer, entity)):
        return unnamed
    officer.absorb(entity)
    return [one for one in unnamed if one is not entity]


def merge_kin(persons: list[Entity], unnamed: list[Entity]) -> list[Entity]:
    """ "Her mother" without a known "her" is the one mother that the text names; or the one nameless mother before."""
    left: list[Entity] = []
    for entity in unnamed:
        is_kin = entity.type == "family" and not entity.plural
        same = [one for one in [*persons, *left] if _are_kin_alike(one, entity)] if is_kin else []
        if len(same) == 1:
            same[0].absorb(entity)
        else:
            left.append(entity)
    return left


def _are_kin_alike(one: Entity, entity: Entity) -> bool:
    """Whether a nameless relative can be another: the same word of kinship, no other owner."""
    called = one.kinship | (one.heads if one.type == "family" and not one.relations else set())
    if not entity.heads & called:
        return False
    if "killed" in one.facts and "said" in entity.facts - one.facts:  # another mother, who lives
        return False
    owned_alike = not (entity.relations and one.relations) or any(one.relation_to(kin) for kin in entity.relations)
    return owned_alike and alike(one, entity)


def _plain(persons: list[Entity], unnamed: list[Entity]) -> list[Entity]:
    """The one named person without any part of their own, where one unnamed person alone was hurt."""
    hurt = [entity for entity in unnamed if "by_police" in entity.facts and entity.type in CIVILIAN and not entity.plural]
    plain = [
        one
        for one in persons
        if kind_of(one) == "named" and not one.relations and not one.facts & {"accused", "fired", "said", "saw"}
    ]
    return plain if len(plain) == len(hurt) == 1 else []


def _fate_fits(person: Entity, entity: Entity) -> bool:
    """One brought in after the name, and otherwise hurt, is another: "Lane was wounded. Earlier a man was killed." """
    if _is_beside(person, entity):
        return False
    is_worse = "killed" in entity.facts and person.facts & _HARMED == {"injured"}
    return alike(person, entity) and not (is_worse and entity.first > person.first)


def _is_beside(person: Entity, entity: Entity) -> bool:
    """ "Bo Lane, 67, and another man in his 80s": not the same."""
    is_another = not words("parties", "others").isdisjoint((entity.label or "").lower().split())
    return is_another and any(0 <= entity.first - mention.end < _NEAR for mention in person.mentions)


def first_told(page: Words, entity: Entity) -> int:
    """The token where a text first tells of a party; a caption with the name alone tells nothing."""
    named = [mention for mention in entity.mentions if mention.form == "name"] or entity.mentions
    return min((mention.start for mention in named if not page.is_caption(mention.head)), default=entity.first)


def alike(person: Entity, entity: Entity) -> bool:
    """Whether gender, age and fate do not speak against an unnamed party being a certain person."""
    gender = person.gender or likely_gender(person)
    if gender and entity.gender and gender != entity.gender:
        return False
    if person.age is not None and entity.age is not None and person.age != entity.age:
        return False
    if entity.minor and (person.minor is False or (person.age is not None and person.age > 19)):
        return False
    if person.minor is False and entity.age is not None and entity.age < 18:
        return False
    return "killed" not in entity.facts or "unharmed" not in person.facts


def worth_keeping(entity: Entity) -> bool:
    """Whether an unnamed party matters: mentioned again, hurt, accused, firing, speaking or kin of somebody."""
    if entity.facts - {"saw", "former"}:
        return True
    named_again = len([m for m in entity.mentions if m.form == "description"]) > 1
    if entity.plural:
        return (entity.type in _KEPT_GROUPS and named_again) or bool(entity.heads & _KEPT_HEADS)
    return named_again or entity.type == "official" or entity.age is not None
