"""Joining mentions in the order of the text: each description to a name beside it, to the one party that it can mean, or as a
party of its own; each pronoun to the one person that is left for it."""

from onrecord.lexicon import words
from onrecord.reading.parties.affiliation import give_post
from onrecord.reading.parties.apposition import named_by
from onrecord.reading.parties.attributes import is_of_a_decade
from onrecord.reading.parties.compatible import CIVILIAN, agree, kind_of, likely_gender
from onrecord.reading.parties.descriptions import Description
from onrecord.reading.parties.entities import Entity, Found
from onrecord.reading.parties.facts import facts_of
from onrecord.reading.parties.identified import NameStarts
from onrecord.reading.parties.memory import Memory
from onrecord.reading.parties.predicates import OF_EACH, beside, name_many, subject_of
from onrecord.reading.parties.pronouns import GENDERS, antecedent, who_follows
from onrecord.reading.parties.relations import kinship, read_clients
from onrecord.reading.parties.standing import stands_for_a_party
from onrecord.reading.parties.tokens import Words
from onrecord.reading.syntax import children


class Chains:
    """The parties of a document while it is read."""

    def __init__(self, page: Words, persons: list[Entity], bodies: list[Entity]) -> None:
        self.page = page
        self.names = NameStarts(persons)
        self.memory = Memory(page, persons, bodies)
        self.open: list[tuple[Entity, Description]] = []  # whose owner stands later in the text
        self.described_at: dict[int, Description] = {}
        self.ahead: dict[int, list[tuple[int, str]]] = {}  # pronouns that a noun after them is meant by

    def read(self, descriptions: list[Description]) -> list[Entity]:
        """Go through the text once; the unnamed parties found."""
        self.described_at = {described.found.head: described for described in descriptions}
        for token, lower in enumerate(self.page.lowers):
            if token in self.described_at:
                self._read_description(self.described_at[token])
                for pronoun, gender in self.ahead.pop(token, []) if token in self.memory.at else []:
                    self._stand_for(pronoun, gender, self.memory.at[token])
            elif token in self.memory.at:
                self._note(token, self.memory.at[token])
            elif lower in GENDERS and token not in self.page.quoted:
                self._read_pronoun(token, GENDERS[lower])
        for entity, described in [(e, d) for e, d in self.open if self.memory.owner(d)]:
            self._relate(entity.final, described)
        read_clients(self.page, self.memory.at)
        return self.memory.unnamed

    def _note(self, token: int, entity: Entity) -> None:
        entity.facts |= facts_of(self.page, token)
        if entity.kind == "person":
            self.memory.recent.append((token, entity))

    def _read_pronoun(self, token: int, gender: str) -> None:
        if self._is_of_next(token, gender):
            return
        person = antecedent(self.page, token, gender, self.memory.recent, facts_of(self.page, token))
        if person is not None:
            self._stand_for(token, gender, person)

    def _stand_for(self, token: int, gender: str, person: Entity) -> None:
        person.mentions.append(Found(token, token + 1, token, "pronoun"))
        person.gender = person.gender or gender
        self.memory.at[token] = person
        self._note(token, person)
        if person.type != "named":
            self._name_pronoun(token, person)

    def _is_of_next(self, token: int, gender: str) -> bool:
        """ "After his arrest, the boy led": whether the pronoun waits for the civilian who is the subject after it."""
        noun = who_follows(self.page, token)
        if noun is None:
            return False
        described, person = self.described_at.get(noun), self.memory.at.get(noun)
        if described is not None and _is_the_one(described, gender):
            self.ahead.setdefault(noun, []).append((token, gender))
            return True
        if person is None or kind_of(person) != "named" or (person.gender or likely_gender(person)) not in {None, gender}:
            return False
        self._stand_for(token, gender, person)
        return True

    def _name_pronoun(self, token: int, entity: Entity) -> None:
        """ "He was identified as Bo Ray": the one meant by "he" is that person."""
        text = self.page.text
        verb = text.heads[token]
        if text.deps[token] not in {"nsubjpass", "dobj"} or text.lemmas[verb] != "identify":
            return
        nouns = [noun for as_ in children(text, verb, "prep") for noun in children(text, as_, "pobj")]
        for person in [self.memory.at[noun] for noun in nouns if noun in self.memory.at]:
            gender = person.gender or likely_gender(person)
            if person.kind == "person" and not (gender and entity.gender and gender != entity.gender):
                self.memory.replace(entity, person)

    def _read_description(self, described: Description) -> None:
        if described.plural:
            name_many(self.page, self.memory, described)
        above = self.described_at.get(self.page.text.heads[described.found.head])
        entity = (
            named_by(self.page, described, self.names)
            or subject_of(self.page, self.memory, described)
            or beside(self.page, self.memory, above, described)
        )
        if entity is not None and described.article == "definite" and described.type != "family":
            self._identify(entity, described)
        if entity is None:
            entity, is_clear = self.memory.meant(described)
            if entity is None and is_clear and stands_for_a_party(self.page, described):
                entity = self._new(described)
        if entity is not None:
            self._join(entity, described)

    def _identify(self, person: Entity, described: Description) -> None:
        """ "The man was identified as Bo Ray": the man of the sentences before is that person."""
        earlier, _ = self.memory.meant(described)
        gender = person.gender or likely_gender(person)
        if earlier is None or (gender and earlier.gender and gender != earlier.gender):
            return
        called = earlier.heads | words("partroles", "accused_heads")
        if described.type == "part" and described.word not in called:  # "the driver, Bo Ray", after "a man"
            return
        is_another = person.first < described.found.start and "killed" in earlier.facts - person.facts  # "the man" who lives
        if earlier.type != "named" and person.first > earlier.first and agree(earlier, described) and not is_another:
            self.memory.replace(earlier, person)

    def _join(self, entity: Entity, described: Description) -> None:
        if described.plural and entity.type == "named":  # "one of the officers, Bo Ray"
            entity.described.append(described.type)
            entity.facts |= facts_of(self.page, max(described.found.start - 2, 0)) & OF_EACH  # said of the one
            return
        entity.mentions.append(described.found)
        entity.heads.add(described.word)
        self.memory.at[described.found.head] = entity
        self._note(described.found.head, entity)
        if described.plural:
            return
        entity.gender = entity.gender or described.gender
        entity.age = entity.age if entity.age is not None else described.age
        if described.word in words("parties", "minor"):
            entity.minor = True
        elif is_of_a_decade(self.page, described.found.end):
            entity.minor = False
        give_post(self.page, entity, described)
        if entity.type == "named":
            entity.described.append(described.type)
        self._relate(entity, described)

    def _relate(self, entity: Entity, described: Description) -> None:
        """Whose mother, whose attorney; an owner who is described later is known at the end of the text."""
        owner = self.memory.owner(described)
        if owner is None and described.owner is not None:
            self.open.append((entity, described))
            self.memory.clients.setdefault(id(entity), []).append(described.owner)
        if owner is None or owner is entity:
            return
        if described.type == "attorney" and owner not in entity.represents:
            entity.represents.append(owner)
        if described.type == "family":
            entity.relations.setdefault(owner, kinship(self.page, described))

    def _new(self, described: Description) -> Entity:
        label = self.page.phrase(described.found.start, described.found.end)
        entity = Entity("group" if described.plural else "person", described.type, label=label, plural=described.plural)
        self.memory.unnamed.append(entity)
        return entity


def _is_the_one(described: Description, gender: str) -> bool:
    """ "The boy", told of before, whom a "he" before it can mean; "a man" is somebody else."""
    is_civilian = described.type in CIVILIAN and not described.plural
    return is_civilian and described.article == "definite" and described.gender in {None, gender}
