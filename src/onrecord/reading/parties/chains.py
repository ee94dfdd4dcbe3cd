"""Joining descriptions: to a name beside them, to the one party that they can mean, or as a party of their own."""

from onrecord.lexicon import words
from onrecord.reading.parties.apposition import NameStarts, named_by
from onrecord.reading.parties.descriptions import Description
from onrecord.reading.parties.entities import Entity, Found
from onrecord.reading.parties.names import title_words
from onrecord.reading.parties.tokens import Words

_CIVILIAN = frozenset({"adult", "child", "part", "victim"})
_SPEAKING = frozenset({"official", "spokesperson", "attorney", "judge"})
# Groups of one kind are one party through a document, whatever the text calls them.
_ONE_GROUP = frozenset({"officer", "investigator", "family"})


class Chains:
    """The parties of a document while its descriptions are read in order."""

    def __init__(self, page: Words, persons: list[Entity], bodies: list[Entity]) -> None:
        self.page = page
        self.persons = persons
        self.bodies = bodies
        self.unnamed: list[Entity] = []
        self.names = NameStarts(persons)
        self.at: dict[int, Entity] = {m.head: entity for entity in [*persons, *bodies] for m in entity.mentions}

    def read(self, descriptions: list[Description]) -> None:
        """Join every description or make it a party."""
        for described in descriptions:
            entity = named_by(self.page, described, self.names) or self._earlier(described)
            if entity is None and _stands_for_a_party(self.page, described):
                entity = self._new(described)
            if entity is not None:
                self._join(entity, described)

    def _join(self, entity: Entity, described: Description) -> None:
        entity.mentions.append(described.found)
        self.at[described.found.head] = entity
        if described.plural:
            return
        entity.gender = entity.gender or described.gender
        entity.age = entity.age if entity.age is not None else described.age
        if described.word in words("parties", "minor"):
            entity.minor = True
        if entity.type == "named" and described.type not in {"adult", "child", "part", "victim"}:
            entity.described.append(described.type)
        if (
            described.type == "family"
            and described.owner is not None
            and (owner := self.at.get(described.owner))
            and owner is not entity
        ):
            entity.relations.setdefault(id(owner), described.word)

    def _earlier(self, described: Description) -> Entity | None:
        if described.plural:
            return self._group(described)
        if described.article == "indefinite" or (described.article == "bare" and not described.age):
            return self._of_age(described)
        if described.type == "family":
            return self._relative(described)
        same = [
            entity
            for entity in self.unnamed
            if not entity.plural
            and entity.label
            and entity.label.split()[-1].lower() == described.word
            and _agree(entity, described)
        ]
        if same:
            return same[-1]
        fits = [entity for entity in self._known(described) if _fits(self.page, entity, described)]
        return fits[0] if len(fits) == 1 else None

    def _known(self, described: Description) -> list[Entity]:
        return [
            entity for entity in [*self.persons, *self.unnamed] if entity.first < described.found.start and not entity.plural
        ]

    def _of_age(self, described: Description) -> Entity | None:
        """A person whose age the text gives is the "17-year-old" of another sentence."""
        if described.age is None:
            return None
        fits = [
            entity for entity in [*self.persons, *self.unnamed] if entity.age == described.age and _agree(entity, described)
        ]
        return fits[0] if len(fits) == 1 else None

    def _group(self, described: Description) -> Entity | None:
        for entity in self.unnamed:
            if entity.plural and (
                (entity.type == described.type and described.type in _ONE_GROUP)
                or (entity.label and entity.label.split()[-1].lower() == described.word)
            ):
                return entity
        return None

    def _relative(self, described: Description) -> Entity | None:
        owner = self.at.get(described.owner) if described.owner is not None else None
        same = [
            entity
            for entity in [*self.persons, *self.unnamed]
            if not entity.plural
            and any(word == described.word and (owner is None or key == id(owner)) for key, word in entity.relations.items())
        ]
        if len(same) == 1:
            return same[0]
        same = [
            entity
            for entity in self.unnamed
            if entity.label and entity.label.split()[-1].lower() == described.word and not entity.plural
        ]
        return same[0] if len(same) == 1 and owner is None else None

    def _new(self, described: Description) -> Entity:
        label = self.page.phrase(described.found.start, described.found.end)
        entity = Entity("group" if described.plural else "person", described.type, label=label, plural=described.plural)
        self.unnamed.append(entity)
        return entity


def _agree(entity: Entity, described: Description) -> bool:
    if described.gender and entity.gender and described.gender != entity.gender:
        return False
    if described.age is not None and entity.age is not None and described.age != entity.age:
        return False
    return not (described.word in words("parties", "minor") and entity.age is not None and entity.age >= 20)


def _fits(page: Words, entity: Entity, described: Description) -> bool:
    """Whether a definite description can mean a party mentioned before."""
    if not _agree(entity, described):
        return False
    kind = _kind(page, entity)
    if described.type in _CIVILIAN:
        return kind in _CIVILIAN or kind == "named"
    if described.type in _SPEAKING:
        return any(described.word in title.lower() for title in entity.titles) or described.type in entity.described
    return kind == described.type


def _kind(page: Words, entity: Entity) -> str:
    """What a named person is by rank or description, else the class of an unnamed one."""
    if entity.type != "named":
        return entity.type
    for title in entity.titles:
        for word in title.lower().split():
            if title_words().get(word, "modifier") not in {"modifier", "courtesy"}:
                return title_words()[word]
    return entity.described[0] if entity.described else "named"


def _stands_for_a_party(page: Words, described: Description) -> bool:
    """Not a predicate ("he was a good man"), not a class of people ("no officer", "any driver")."""
    head = described.found.head
    if page.text.deps[head] in {"attr", "acomp", "npadvmod", "compound"}:
        return False
    first = page.lowers[described.found.start : head]
    if any(word in {"no", "any", "every", "each", "other", "many", "most", "some", "all"} for word in first):
        return False
    if not described.plural and described.article == "bare":
        return False
    return described.type not in {"friend"} or described.plural or described.article == "possessed"


def mentions_by_head(entities: list[Entity]) -> dict[int, tuple[Found, Entity]]:
    """Each mention's head token with the mention and its entity."""
    return {m.head: (m, entity) for entity in entities for m in entity.mentions}
