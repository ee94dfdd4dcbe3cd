"""Roles and fates from words: what a party's type, titles, descriptions and the words around its mentions say."""

from onrecord.lexicon import load, words
from onrecord.reading.parties.compatible import kind_of
from onrecord.reading.parties.entities import Entity

_HARMED = frozenset({"killed", "injured"})


def fate_of(entity: Entity) -> str | None:
    """What became of a person by the words alone; the worst that is said holds."""
    if entity.kind != "person":
        return None
    return next((fate for fate in ("killed", "injured", "unharmed") if fate in entity.facts), None)


def roles_of(entity: Entity, main_agency: Entity | None) -> list[str]:
    """The roles that words alone give, in the order of the vocabulary's weight."""
    if entity.kind in {"agency", "organization"}:
        return _of_body(entity, main_agency)
    return _of_group(entity) if entity.plural else _of_person(entity)


def main_agency(entities: list[Entity]) -> Entity | None:
    """The law enforcement body that the text is about: the one mentioned most, the first of those."""
    bodies = [entity for entity in entities if entity.type in words("partroles", "involved")]
    return max(bodies, key=lambda entity: (len(entity.mentions), -entity.first), default=None)


def _of_body(entity: Entity, main: Entity | None) -> list[str]:
    if entity.type in words("partroles", "involved"):
        return ["involved_agency"] if entity is main else ["other_agency"]
    role = load("partroles")["agency"].get(entity.type)
    return [role] if role else ["other"]


def _of_group(entity: Entity) -> list[str]:
    by_head = [load("partroles")["heads"][head] for head in sorted(entity.heads) if head in load("partroles")["heads"]]
    if by_head:
        return by_head[:1]
    if entity.facts & _HARMED and entity.type != "officer":
        return ["person_harmed"]
    role = load("partroles")["group"].get(entity.type)
    return [role] if role else ["other"]


def _of_person(entity: Entity) -> list[str]:
    roles: list[str] = []
    kind = kind_of(entity)
    if entity.facts & _HARMED or entity.heads & words("partroles", "harmed_heads"):
        roles.append("person_harmed")
    if kind == "officer":
        roles.append(_of_ranked(entity))
    elif kind in load("partroles")["person"]:
        roles.append(load("partroles")["person"][kind])
    if "accused" in entity.facts and kind != "officer":
        roles.append("suspect")
    roles += [load("partroles")["heads"][head] for head in sorted(entity.heads) if head in load("partroles")["heads"]]
    if entity.relations:
        roles.append("family")
    if not roles and "fired" in entity.facts:
        roles.append("suspect")
    if not roles and "saw" in entity.facts:
        roles.append("witness")
    return list(dict.fromkeys(roles)) or ["other"]


def _of_ranked(entity: Entity) -> str:
    """A ranked person who only speaks speaks for the agency; one who acts is an officer of the incident."""
    if "said" in entity.facts and not entity.facts - {"said", "saw"}:
        detective = any(
            word in title.lower() for title in entity.titles for word in ("det.", "detective", "investigator", "dets.")
        )
        return "investigator" if detective else "spokesperson"
    return "officer"
