"""One accused person told twice: "A 19-year-old Marlow man was arrested. ... Bo Lane was charged with murder"."""

from onrecord.lexicon import words
from onrecord.reading.parties.compatible import CIVILIAN, kind_of
from onrecord.reading.parties.entities import Entity
from onrecord.reading.parties.merging import alike, first_told
from onrecord.reading.parties.tokens import Words


def merge_accused(page: Words, persons: list[Entity], unnamed: list[Entity]) -> list[Entity]:
    """The unnamed parties without the accused one of the first lines, where one person alone is named and accused after it."""
    named = [one for one in persons if "accused" in one.facts and kind_of(one) == "named"]
    suspects = [one for one in unnamed if one.type in CIVILIAN | {"officer"}]
    nameless = [one for one in suspects if "accused" in one.facts] or [one for one in suspects if "fired" in one.facts]
    if len(named) != 1 or len(nameless) != 1:
        return unnamed
    (person,), (entity,) = named, nameless
    told = first_told(page, person)
    is_later = (
        entity.first < told and not _is_further(page, told) and not _is_another_between(page, persons, entity.first, told)
    )
    if entity.plural or entity.type == "officer" or not is_later or not _agree(person, entity):
        return unnamed
    person.absorb(entity)
    return [one for one in unnamed if one is not entity]


def _agree(person: Entity, entity: Entity) -> bool:
    """Whether nothing that is told of the one speaks against the other: no one is kin to himself, nor hurt only once."""
    is_kin = bool(entity.relation_to(person) or person.relation_to(entity))
    return alike(person, entity) and not is_kin and not (entity.facts ^ person.facts) & {"killed"}


def _is_another_between(page: Words, persons: list[Entity], start: int, end: int) -> bool:
    """ "A Marlow man was arrested. Ann Roe, 25, fought the officers. The driver, Bo Lane, was charged": it may be Ann Roe."""
    between = (one for one in persons if start < first_told(page, one) < end and kind_of(one) == "named")
    return any(not one.facts & {"killed", "injured", "said"} and one.age is not None for one in between)


def _is_further(page: Words, token: int) -> bool:
    """ "Bo Lane was also charged", "another man, Bo Lane": somebody else than the one told of before."""
    sentence = page.text.sentences[page.text.sentence_number(token)]
    return not (words("parties", "others") | {"also"}).isdisjoint(page.lowers[sentence.start : sentence.end])
