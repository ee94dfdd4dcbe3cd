"""Whether a description can mean a party known already: class, gender, age, kinship."""

from functools import cache

from onrecord.lexicon import load, words
from onrecord.reading.parties.descriptions import Description
from onrecord.reading.parties.entities import Entity
from onrecord.reading.parties.titles import title_words

CIVILIAN = frozenset({"adult", "child", "part", "victim"})
_SPEAKING = frozenset({"official", "spokesperson", "attorney", "judge"})
_OLDEST_CHILD = 19
# A given name of both genders is likelier that of the one where its place in the list is so many times nearer the top.
_FAR_COMMONER = 6
_YOUNGEST_ACCUSED = 14
_YOUNGEST_MAN = 16
_HARMED = frozenset({"killed", "injured"})
_ACCUSING = frozenset({"accused", "threatened", "fired"})
_IN_INCIDENT = frozenset({"killed", "injured", "accused", "fired", "threatened", "called"})


def agree(entity: Entity, described: Description) -> bool:
    """Whether gender and age do not speak against it."""
    gender = entity.gender or likely_gender(entity)
    if described.gender and gender and described.gender != gender:
        return False
    if described.age is not None and entity.age is not None and described.age != entity.age:
        return False
    is_young = entity.age is not None and entity.age < _YOUNGEST_MAN
    if described.word in words("parties", "grown_parts") and (is_young or entity.minor):
        return False
    if is_young and described.word in words("parties", "men"):
        return False
    if described.word in words("parties", "minor") and entity.heads & words("parties", "men"):
        return False
    if described.word in words("parties", "minor") and (entity.heads | entity.kinship) & words("parties", "grown"):
        return False
    if described.word in words("parties", "minor"):
        return entity.minor is not False and (entity.age is None or entity.age <= _OLDEST_CHILD)
    return not (
        entity.minor and described.type == "adult" and described.word not in {"male", "female", "person", "resident", "subject"}
    )


def likely_gender(entity: Entity) -> str | None:
    """What a given name makes likely; good enough to keep two apart, never put on record."""
    if not entity.name or len(entity.name) < 2:
        return None
    first = entity.name[0].lower()
    female, male = _place_among("female").get(first), _place_among("male").get(first)
    if female is None or (male is not None and male * _FAR_COMMONER < female):
        return "male" if male is not None else None
    return "female" if male is None or female * _FAR_COMMONER < male else None


@cache
def _place_among(gender: str) -> dict[str, int]:
    """Each given name's place among the commonest of a gender, from 1."""
    return {name: place for place, name in enumerate(load("names")[gender], 1)}


def fits(entity: Entity, described: Description, police_shooting: bool) -> bool:
    """Whether a definite description can mean a party mentioned before."""
    if entity.plural or entity.kind != "person" or not agree(entity, described):
        return False
    kind = kind_of(entity)
    if "dispatcher" in {described.word, *entity.heads}:  # no witness, though of their class
        return False
    if described.word in words("partroles", "accused_heads"):
        if not police_shooting and (_is_only_hurt(entity) or entity.heads & words("partroles", "harmed_heads")):
            return False
        if kind == "family" and not entity.facts & _ACCUSING:
            return False
        if not entity.facts & _ACCUSING and entity.age is not None and entity.age < _YOUNGEST_ACCUSED:
            return False
    if described.word in words("parties", "posts") and described.age is None and described.word not in entity.heads:
        return any(described.word in title.lower().split() for title in entity.titles)
    if described.age is not None and entity.age is None and kind == "family":
        return described.type == "victim" and bool(entity.facts & _HARMED)
    if described.type in CIVILIAN:
        return kind in CIVILIAN or (kind in {"named", "family"} and not _only_speaks(entity))
    if described.type == "attorney" and described.article == "possessed" and kind == "official":
        return False  # "Lane's attorney" is no city attorney
    if described.type in _SPEAKING:
        known = described.word in entity.heads if described.type == "official" else described.type in entity.described
        return known or any(described.word in title.lower().split() for title in entity.titles)
    if described.type == "officer":
        return kind == "officer" and "spokesperson" not in entity.described
    return kind == described.type


def _only_speaks(entity: Entity) -> bool:
    """A named person who is quoted and has no part in the incident is not "the driver"."""
    return "said" in entity.facts and not entity.facts & _IN_INCIDENT


def _is_only_hurt(entity: Entity) -> bool:
    """Whether someone else than police hurt a person whom nothing accuses: no "suspect"."""
    return bool(entity.facts & _HARMED) and not entity.facts & {"by_police", "accused", "threatened", "fired"}


def kind_of(entity: Entity) -> str:
    """What a named person is by rank or description, else the class of an unnamed one."""
    if entity.type != "named":
        return entity.type
    for title in entity.titles:
        if any(post in title.lower() for post in words("ranks", "voices")):
            return "spokesperson"
        if any(post in title.lower().replace("’", "'") for post in words("ranks", "offices")):
            return "official"
        kinds = [title_words().get(word, "modifier") for word in title.lower().split()]
        ranks = [kind for kind in kinds if kind not in {"modifier", "courtesy"} and not _is_of_shop(title)]
        if ranks:
            return ranks[-1]
    by_body = (
        "officer" if entity.affiliation is not None and entity.affiliation.type in words("partroles", "involved") else "named"
    )
    return next((kind for kind in entity.described if kind not in CIVILIAN), by_body)


def _is_of_shop(title: str) -> bool:
    """ "store manager", "clerk", not "county clerk"."""
    called = title.lower().split()
    return called[-1] in words("ranks", "of_shops") and words("ranks", "public").isdisjoint(called)


@cache
def _counterparts() -> list[tuple[frozenset[str], frozenset[str]]]:
    return [(frozenset(a), frozenset(b)) for a, b in load("parties")["counterparts"]]


def is_relative(entity: Entity, owner: Entity, described: Description) -> bool:
    """Whether an entity is the owner's "mother" (or what the description says), by either one's relation."""
    if (entity.relation_to(owner) or "").split()[-1:] == [described.word]:
        return True
    back = (owner.relation_to(entity) or "").split()[-1:]
    if not back or not agree(entity, described):
        return False
    return any(described.word in one and back[0] in other for one, other in _counterparts())
