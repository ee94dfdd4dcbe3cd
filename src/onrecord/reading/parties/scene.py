"""What the parties of a document are to one another: the agency it is about, who is kin to those who were hurt."""

from dataclasses import dataclass, field

from onrecord.lexicon import words
from onrecord.reading.parties.entities import Entity
from onrecord.reading.parties.tokens import Words

_HARMED = frozenset({"killed", "injured"})


@dataclass(frozen=True, slots=True)
class Scene:
    """The agency whose officers are in the incident, whether police used force or were at work, who is kin to the hurt."""

    main_agency: Entity | None
    police_shooting: bool = False
    on_duty: bool = False
    family: frozenset[int] = field(default=frozenset())

    def is_family(self, entity: Entity) -> bool:
        """Whether a person is kin to somebody who was hurt or killed, or called kin by the text."""
        return id(entity) in self.family


def read_scene(page: Words, entities: list[Entity]) -> Scene:
    """The scene of a document's parties."""
    police_shooting = page.police_shooting or _police_fired(entities)
    return Scene(
        _main_agency(entities),
        police_shooting,
        police_shooting or any(phrase in page.text.content for phrase in words("parties", "on_duty")),
        frozenset(_family(entities)),
    )


def _main_agency(entities: list[Entity]) -> Entity | None:
    """The body whose officers fired, else the one with officers in the text, else the one mentioned most."""
    bodies = [entity for entity in entities if entity.type in words("partroles", "involved")]
    officers = [entity for entity in entities if entity.type == "officer" or "officer" in entity.described]

    def weight(body: Entity) -> tuple[int, bool, int, int, int]:
        own = [officer for officer in officers if officer.affiliation is body]
        fired = sum("fired" in officer.facts for officer in own) + ("fired" in body.facts)
        return fired, "investigated" not in body.facts, len(own), len(body.mentions), -body.first

    return max(bodies, key=weight, default=None)


def _police_fired(entities: list[Entity]) -> bool:
    officers = [
        entity for entity in entities if entity.type == "officer" or "officer" in entity.described or entity.kind == "agency"
    ]
    serving = [officer for officer in officers if "former" not in officer.facts]
    return any("by_police" in entity.facts for entity in entities) or any("fired" in officer.facts for officer in serving)


def _family(entities: list[Entity]) -> list[int]:
    """Those who are kin, the hurt and their relatives alike."""
    found: list[int] = []
    for entity in entities:
        for kin in entity.relations:
            if kin.final.facts & _HARMED:
                found.append(id(entity))
            if entity.facts & _HARMED:
                found += [id(kin.final), id(entity)]
    return found
