"""Personal pronouns: resolved to the one person that gender, nearness and subjecthood leave; else not at all."""

from onrecord.lexicon import words
from onrecord.reading.parties.entities import Entity, Found
from onrecord.reading.parties.tokens import Words

_GENDER = {
    "he": "male",
    "him": "male",
    "his": "male",
    "himself": "male",
    "she": "female",
    "her": "female",
    "hers": "female",
    "herself": "female",
}
_SUBJECTS = frozenset({"nsubj", "nsubjpass"})
# How many sentences back a pronoun reaches.
_REACH = 2


def resolve_pronouns(page: Words, entities: list[Entity]) -> None:
    """Add each pronoun that one person is left for to that person's mentions; their gender becomes known by it."""
    heads = {m.head: entity for entity in entities if entity.kind == "person" and not entity.plural for m in entity.mentions}
    quoted = page.text.quoted_tokens
    recent: list[tuple[int, Entity]] = []
    for at, lower in enumerate(page.lowers):
        if at in heads:
            recent.append((at, heads[at]))
        elif lower in _GENDER and at not in quoted:
            person = _antecedent(page, at, _GENDER[lower], [(i, e) for i, e in recent[-12:] if i not in quoted])
            if person:
                person.mentions.append(Found(at, at + 1, at, "pronoun"))
                person.gender = person.gender or _GENDER[lower]
                recent.append((at, person))


def _antecedent(page: Words, at: int, gender: str, recent: list[tuple[int, Entity]]) -> Entity | None:
    sentence = page.text.sentence_number(at)
    for back in range(_REACH + 1):
        here = [(i, e) for i, e in recent if page.text.sentence_number(i) == sentence - back and _can_be(e, gender)]
        people = _distinct(here)
        if len(people) == 1:
            return people[0]
        if people:
            subjects = _distinct([(i, e) for i, e in here if page.text.deps[i] in _SUBJECTS])
            return subjects[-1] if len(subjects) == 1 else None
    return None


def _distinct(found: list[tuple[int, Entity]]) -> list[Entity]:
    people: list[Entity] = []
    for _, entity in found:
        if not any(entity is one for one in people):
            people.append(entity)
    return people


def _can_be(entity: Entity, gender: str) -> bool:
    """Whether a person can have a gender: what the text says, else what the given name makes likely."""
    if entity.gender:
        return entity.gender == gender
    if not entity.name or len(entity.name) < 2:
        return True
    first = entity.name[0].lower()
    female, male = first in words("names", "female"), first in words("names", "male")
    return female in (male, gender == "female")
