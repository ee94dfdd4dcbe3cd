"""Roles and fates from words: what a party's type, titles, descriptions and the words around its mentions say."""

from onrecord.lexicon import load, words
from onrecord.reading.parties.compatible import CIVILIAN, kind_of
from onrecord.reading.parties.entities import Entity
from onrecord.reading.parties.scene import Scene

_HARMED = frozenset({"killed", "injured"})
# Kinds that say nothing beside a part in the incident.
_PASSIVE_KINDS = frozenset({"family", "witness"})
# A ranked person mentioned so often without a part is none of a shooting without police.
# What makes a ranked person an officer of the incident rather than a voice of the agency.
_IN_PASSING = 2  # mentions
_ACTS = frozenset({"fired", "killed", "injured", "unharmed", "accused", "threatened", "involved"})


def fate_of(entity: Entity) -> str | None:
    """What became of a person by the words alone; the worst that is said holds."""
    if entity.kind != "person":
        return None
    return next((fate for fate in ("killed", "injured", "unharmed") if fate in entity.facts), None)


def roles_of(entity: Entity, scene: Scene) -> list[str]:
    """The roles that words alone give."""
    if entity.kind in {"agency", "organization"}:
        found = _of_body(entity, scene)
    elif entity.affiliation is not None and entity.affiliation.type in {"union", "outlet"}:
        found = ["union" if entity.affiliation.type == "union" else "reporter"]
    elif entity.plural:
        found = _of_group(entity)
    else:
        found = _of_person(entity, scene)
    return [role for role in dict.fromkeys(found) if role != "other"] or ["other"]


def _by_head(entity: Entity) -> list[str]:
    """Roles that the head nouns of its descriptions give."""
    table = load("partroles")["heads"]
    return [table[head] for head in sorted(entity.heads) if head in table]


def _of_body(entity: Entity, scene: Scene) -> list[str]:
    if entity is scene.main_agency:
        return ["involved_agency", "investigating_agency"] if "investigated" in entity.facts else ["involved_agency"]
    if "investigated" in entity.facts:
        return ["investigating_agency"]
    role = load("partroles")["agency"].get(entity.type, "other_agency")
    return [role]


def _of_group(entity: Entity) -> list[str]:
    if by_head := _by_head(entity)[:1]:
        return by_head
    if entity.facts & _HARMED and entity.type != "officer":
        return ["person_harmed"]
    if "accused" in entity.facts and entity.type in CIVILIAN:
        return ["suspect"]
    if entity.type == "officer" and _is_from_outside(entity):
        return ["investigator"]
    role = load("partroles")["group"].get(entity.type)
    return [role] if role else []


def _is_from_outside(entity: Entity) -> bool:
    """Agents of a bureau that looks into what police of others did, and no more."""
    is_of_bureau = entity.affiliation is not None and entity.affiliation.type in words("partroles", "bureaus")
    return is_of_bureau and not entity.facts & _ACTS


def _of_person(entity: Entity, scene: Scene) -> list[str]:
    kind = kind_of(entity)
    if kind == "officer" and "former" in entity.facts and not scene.on_duty:
        kind = "named"
    found: list[str] = []
    if entity.facts & _HARMED or (entity.heads & words("partroles", "harmed_heads") and entity.type != "offense"):
        found.append("person_harmed")
    if kind == "officer":
        found.append(_of_ranked(entity, scene))
        found += ["family"] if scene.is_family(entity) else []
    else:
        found += _of_civilian(entity, scene, kind, found)
    found += _by_head(entity)
    if "called" in entity.facts:
        found.append("caller")
    return found


def _of_civilian(entity: Entity, scene: Scene, kind: str, found: list[str]) -> list[str]:
    """Roles of a person without rank; `found`: those found already."""
    added = ["suspect"] if _is_accused(entity, scene) else []
    has_part = bool(found or added)
    by_kind = load("partroles")["person"].get(kind)
    if by_kind and not (kind in _PASSIVE_KINDS and has_part):
        added.append(by_kind)
    if "represented" in entity.facts:
        added.append("attorney")
    if _is_family(entity, scene, kind) and "suspect" not in added and (_is_child(entity) or not found):
        added.append("family")
    if "saw" in entity.facts and ("family" in added or not (has_part or by_kind)):
        added.append("witness")
    return added or (["occupant"] if entity.type == "child" and not found else [])


def _is_family(entity: Entity, scene: Scene, kind: str) -> bool:
    """Kin to somebody hurt; or a child whom the text calls somebody's."""
    return scene.is_family(entity) or (kind == "family" and _is_child(entity))


def _is_child(entity: Entity) -> bool:
    """A minor, or somebody's son or daughter."""
    if entity.age is not None:
        return entity.age < 18
    return bool(entity.minor) or bool({"son", "daughter"} & set(entity.relations.values()))


def _is_accused(entity: Entity, scene: Scene) -> bool:
    """Arrested, charged, wanted; or said to have threatened or fired, where it is no owner at home."""
    if "accused" in entity.facts or entity.heads & words("partroles", "accused_heads"):
        return True
    if entity.heads & {"homeowner", "owner", "resident"}:
        return False
    hurt_by_others = bool(entity.facts & _HARMED) and "by_police" not in entity.facts and not scene.police_shooting
    return bool(entity.facts & {"threatened", "fired"}) and not hurt_by_others


def _of_ranked(entity: Entity, scene: Scene) -> str:
    """A ranked person who only speaks speaks for the agency; one who acts, or whom the text tells of, is an officer."""
    if not entity.name:
        return "officer"
    titles = " ".join(entity.titles).lower()
    if any(word in titles for word in words("partroles", "no_longer")) and not entity.facts & _ACTS:
        return "witness" if "saw" in entity.facts else "other"
    if "investigated" in entity.facts:
        return "investigator"
    if entity.facts & _ACTS:
        return "officer"
    if "said" in entity.facts or "information" in titles:
        return "spokesperson"
    if any(word in titles.split() for word in words("partroles", "investigating")):
        return "investigator"
    return "officer" if scene.police_shooting or len(entity.mentions) > _IN_PASSING else "other"
