"""From entities to the record's parties, ids in the order of first mention."""

from onrecord.reading.parties.entities import Entity
from onrecord.reading.parties.mentions import Mention, Parties
from onrecord.reading.parties.roles import fate_of, roles_of
from onrecord.reading.parties.scene import read_scene
from onrecord.reading.parties.tokens import Words
from onrecord.record import Party, Relation


def to_parties(page: Words, entities: list[Entity]) -> Parties:
    """The parties with all mentions."""
    entities = sorted(entities, key=lambda entity: (entity.first, entity.kind))
    ids = {id(entity): f"p{number}" for number, entity in enumerate(entities, 1)}
    scene = read_scene(page, entities)
    parties = [_party(page, entity, ids, roles_of(entity, scene)) for entity in entities]
    mentions = [Mention(m.start, m.end, ids[id(entity)], m.form) for entity in entities for m in sorted(set(entity.mentions))]
    return Parties(parties, mentions)


def _party(page: Words, entity: Entity, ids: dict[int, str], roles: list[str]) -> Party:
    spans = [page.span(m.start, m.end) for m in sorted(set(entity.mentions)) if m.form != "pronoun"]
    minor = True if entity.minor or (entity.age is not None and entity.age < 18) else entity.minor
    if entity.age is not None and entity.age >= 18:
        minor = False
    return Party(
        id=ids[id(entity)],
        kind=entity.kind,
        name=" ".join(entity.name) or None,
        label=None if entity.name else entity.label,
        title=entity.titles[0] if entity.titles else None,
        affiliation=ids.get(id(entity.affiliation)) if entity.affiliation else None,
        age=entity.age,
        gender=entity.gender,
        minor=minor,
        relations=[
            Relation(to=ids[id(kin.final)], relation=word) for kin, word in entity.relations.items() if id(kin.final) in ids
        ],
        represents=[ids[id(one.final)] for one in entity.represents if id(one.final) in ids],
        roles=roles,
        fate=fate_of(entity),
        spans=spans,
    )
