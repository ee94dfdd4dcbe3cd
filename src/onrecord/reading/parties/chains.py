"""Joining mentions in the order of the text: a description to a name beside it, to the one party that it can mean, or as a party
of its own; a pronoun to the one person that is left for it."""

from onrecord.lexicon import words
from onrecord.reading.parties.affiliation import give_post
from onrecord.reading.parties.apposition import NameStarts, named_by
from onrecord.reading.parties.compatible import agree, fits, is_relative
from onrecord.reading.parties.descriptions import Description
from onrecord.reading.parties.entities import Entity, Found
from onrecord.reading.parties.facts import facts_of
from onrecord.reading.parties.pronouns import GENDERS, antecedent
from onrecord.reading.parties.tokens import Words
from onrecord.reading.syntax import is_negated, subject

# Groups of one kind are one party through a document, whatever the text calls them.
_ONE_GROUP = frozenset({"officer", "investigator", "family"})
# How many mentions back a description reaches, and how many unnamed parties.
_MEMORY = 200
_NEW_ONE = frozenset({"another", "second", "other", "third"})
_NOT_PARTIES = frozenset({"no", "any", "every", "each", "other", "many", "most", "some", "all", "more", "several"})
_CHILD = frozenset({"child"})


class Chains:
    """The parties of a document while it is read."""

    def __init__(self, page: Words, persons: list[Entity], bodies: list[Entity]) -> None:
        self.page = page
        self.persons = persons
        self.unnamed: list[Entity] = []
        self.names = NameStarts(persons)
        self.at: dict[int, Entity] = {m.head: entity for entity in [*persons, *bodies] for m in entity.mentions}
        self.recent: list[tuple[int, Entity]] = []

    def read(self, descriptions: list[Description]) -> None:
        """Go through the text once."""
        described_at = {described.found.head: described for described in descriptions}
        for token, lower in enumerate(self.page.lowers):
            if token in described_at:
                self._read_description(described_at[token])
            elif token in self.at:
                self._note(token, self.at[token])
            elif lower in GENDERS and token not in self.page.quoted:
                self._read_pronoun(token, GENDERS[lower])

    def _note(self, token: int, entity: Entity) -> None:
        entity.facts |= facts_of(self.page, token)
        if entity.kind == "person":
            self.recent.append((token, entity))

    def _read_pronoun(self, token: int, gender: str) -> None:
        hurt = bool(facts_of(self.page, token) & {"killed", "injured"})
        person = antecedent(self.page, token, gender, self.recent, hurt)
        if person is not None:
            person.mentions.append(Found(token, token + 1, token, "pronoun"))
            person.gender = person.gender or gender
            self.at[token] = person
            self._note(token, person)

    def _read_description(self, described: Description) -> None:
        entity = named_by(self.page, described, self.names) or self._subject_of(described)
        if entity is not None and described.article == "definite":
            self._identify(entity, described)
        if entity is None:
            entity, is_clear = self._earlier(described)
            if entity is None and is_clear and self._stands_for_a_party(described):
                entity = self._new(described)
        if entity is not None:
            self._join(entity, described)

    def _subject_of(self, described: Description) -> Entity | None:
        """ "Lane is the son of the sheriff": the predicate is said of its subject."""
        text, head = self.page.text, described.found.head
        verb = text.heads[head]
        if described.plural or text.deps[head] != "attr" or text.lemmas[verb] != "be" or is_negated(text, verb):
            return None
        taker = self.at.get(subject(text, verb) or -1)
        return taker if taker is not None and taker.kind == "person" and not taker.plural and agree(taker, described) else None

    def _identify(self, person: Entity, described: Description) -> None:
        """ "The man was identified as Bo Ray": the man of the sentences before is that person."""
        earlier, _ = self._earlier(described)
        if earlier is None or earlier.type == "named" or person.first < earlier.first or not agree(earlier, described):
            return
        person.absorb(earlier)
        self.unnamed = [entity for entity in self.unnamed if entity is not earlier]
        self.at = {token: person if entity is earlier else entity for token, entity in self.at.items()}
        self.recent = [(token, person if entity is earlier else entity) for token, entity in self.recent]

    def _join(self, entity: Entity, described: Description) -> None:
        entity.mentions.append(described.found)
        entity.heads.add(described.word)
        self.at[described.found.head] = entity
        self._note(described.found.head, entity)
        if described.plural:
            return
        entity.gender = entity.gender or described.gender
        entity.age = entity.age if entity.age is not None else described.age
        entity.minor = True if described.word in words("parties", "minor") else entity.minor
        give_post(self.page, entity, described)
        if entity.type == "named":
            entity.described.append(described.type)
        owner = self.at.get(described.owner) if described.owner is not None else None
        if described.type == "attorney" and owner is not None and owner is not entity and owner not in entity.represents:
            entity.represents.append(owner)
        if described.type == "family" and owner is not None and owner is not entity:
            entity.relations.setdefault(id(owner), described.word)

    def _earlier(self, described: Description) -> tuple[Entity | None, bool]:
        """The party mentioned before that is meant; and, where none is, whether it is clear that none is meant."""
        if described.plural:
            return self._group(described), True
        if described.type == "family":
            return self._relative(described), True
        if described.article in {"indefinite", "bare"}:
            return self._introduced(described)
        same = [entity for entity in self._known() if described.word in entity.heads and agree(entity, described)]
        if len(same) == 1:
            return same[0], False
        known = [entity for entity in same or self._known() if fits(entity, described, self.page.police_shooting)]
        known = self._likelier(known, described)
        return (known[0] if len(known) == 1 else None), not known

    def _known(self) -> list[Entity]:
        """Persons mentioned so far, the latest last."""
        seen: dict[int, Entity] = {}
        for _, entity in self.recent[-_MEMORY:]:
            seen.pop(id(entity), None)
            seen[id(entity)] = entity
        return list(seen.values())

    def _likelier(self, known: list[Entity], described: Description) -> list[Entity]:
        """Those whom the words fit better: the hurt one for "the victim", the child for "the boy"."""
        if len(known) > 1 and described.gender:
            known = [entity for entity in known if entity.gender == described.gender] or known
        if len(known) > 1 and described.type == "child":
            known = [entity for entity in known if entity.minor or (entity.age or 99) < 20 or entity.type == "child"] or known
        if len(known) > 1 and described.type in {"victim", "child"}:
            known = [entity for entity in known if entity.facts & {"killed", "injured"}] or known
        if len(known) > 1 and described.word in {"suspect", "gunman", "shooter", "attacker", "defendant"}:
            known = [entity for entity in known if entity.facts & {"accused", "fired"}] or known
        return known

    def _introduced(self, described: Description) -> tuple[Entity | None, bool]:
        """ "A 17-year-old" is the person whose age the text gives; a further "an officer" beside one known already stays open."""
        if described.age is not None:
            aged = [
                entity for entity in [*self.persons, *self.unnamed] if entity.age == described.age and agree(entity, described)
            ]
            return (aged[0] if len(aged) == 1 else None), not aged
        if described.type == "officer" and not _NEW_ONE & set(self.page.lowers[described.found.start : described.found.end]):
            return None, not any(entity.type == "officer" and not entity.plural for entity in self.unnamed)
        return None, True

    def _group(self, described: Description) -> Entity | None:
        for entity in self.unnamed[-_MEMORY:]:
            if entity.plural and (
                (entity.type == described.type and described.type in _ONE_GROUP) or described.word in entity.heads
            ):
                return entity
        return None

    def _relative(self, described: Description) -> Entity | None:
        owner = self.at.get(described.owner) if described.owner is not None else None
        if owner is None:
            same = [entity for entity in self._known() if described.word in [*entity.heads, *entity.relations.values()]]
        else:
            same = [entity for entity in self._known() if is_relative(entity, owner, described)]
            same = same or self._hurt_relative(owner, described)
        return same[0] if len(same) == 1 else None

    def _hurt_relative(self, owner: Entity, described: Description) -> list[Entity]:
        """Who speaks of "her son" where one person alone was hurt speaks of that person."""
        hurt = [
            one for one in self._known() if one.name and one.facts & {"killed", "injured"} and one.first < described.found.start
        ]
        fits_too = len(hurt) == 1 and hurt[0] is not owner and "said" in owner.facts and agree(hurt[0], described)
        return hurt if fits_too and described.word in words("parties", "spoken_of") else []

    def _new(self, described: Description) -> Entity:
        label = self.page.phrase(described.found.start, described.found.end)
        entity = Entity("group" if described.plural else "person", described.type, label=label, plural=described.plural)
        self.unnamed.append(entity)
        return entity

    def _stands_for_a_party(self, described: Description) -> bool:
        """Not a predicate ("he was a good man"), not a class of people ("no officer", "any driver")."""
        head, text = described.found.head, self.page.text
        if text.deps[head] in {"attr", "acomp", "npadvmod", "compound"}:
            return False
        if not described.plural and (
            (described.article == "bare" and described.age is None)
            or (described.article != "definite" and head in self.page.quoted)
        ):
            return False
        if any(word in _NOT_PARTIES for word in self.page.lowers[described.found.start : head]):
            return False
        return described.type != "friend" or described.plural or described.article == "possessed"
