"""What a reader remembers at a point of the text: who was mentioned, and whom a description can mean."""

from onrecord.lexicon import words
from onrecord.reading.parties.compatible import agree, fits, is_relative, kind_of
from onrecord.reading.parties.descriptions import Description
from onrecord.reading.parties.entities import Entity
from onrecord.reading.parties.facts import facts_of
from onrecord.reading.parties.groups import group_meant
from onrecord.reading.parties.likelier import by_age, fitting_clause, likelier, nearest, weightier
from onrecord.reading.parties.repeats import told_again
from onrecord.reading.parties.tokens import Words
from onrecord.reading.syntax import children

# How many mentions back a description reaches, and how many unnamed groups.
_REACH = 200
_NEW_ONE = frozenset({"another", "second", "other", "third"})
_HARMED = frozenset({"killed", "injured"})
_SUBJECTS = ("nsubj", "nsubjpass")


class Memory:
    """The parties so far: by token, in the order of their mentions."""

    def __init__(self, page: Words, persons: list[Entity], bodies: list[Entity]) -> None:
        self.page = page
        self.persons = persons
        self.unnamed: list[Entity] = []
        self.at: dict[int, Entity] = {m.head: entity for entity in [*persons, *bodies] for m in entity.mentions}
        self.recent: list[tuple[int, Entity]] = []
        self.clients: dict[int, list[int]] = {}  # of attorneys, those told of later: "an attorney for the family"

    def owner(self, described: Description) -> Entity | None:
        """The party whose "mother" or "attorney" is described, where it is known."""
        return self.at.get(described.owner) if described.owner is not None else None

    def replace(self, earlier: Entity, person: Entity) -> None:
        """Let a person take the place of an unnamed party that turned out to be the same."""
        person.absorb(earlier)
        self.unnamed = [entity for entity in self.unnamed if entity is not earlier]
        self.at = {token: person if entity is earlier else entity for token, entity in self.at.items()}
        self.recent = [(token, person if entity is earlier else entity) for token, entity in self.recent]

    def known(self) -> list[Entity]:
        """Persons mentioned so far, the latest last."""
        seen: dict[int, Entity] = {}
        for _, entity in self.recent[-_REACH:]:
            seen.pop(id(entity), None)
            seen[id(entity)] = entity
        return list(seen.values())

    def meant(self, described: Description) -> tuple[Entity | None, bool]:
        """The party mentioned before that is meant; and, where none is, whether it is clear that none is."""
        if described.plural:
            return group_meant(self.page, self.unnamed[-_REACH:], described), True
        if described.type == "family":
            return self._relative(described), True
        if described.article in {"indefinite", "bare"}:
            return self._introduced(described)
        if self._is_of_a_new_thing(described) or self._investigates(described):
            return None, True
        known = [entity for entity in self.known() if not self._is_named_beside(described, entity)]
        known = [
            entity for entity in fitting_clause(self.page, known, described) if not self._is_of_other_side(described, entity)
        ]
        same = [entity for entity in known if described.word in entity.heads and agree(entity, described)]
        if self._is_further(described):  # "the other driver" is none of those before, but the one called so
            same = [entity for entity in same if _NEW_ONE & set((entity.label or "").lower().split())]
        elif len(same) != 1 and not self._is_ours(described) and not self._is_unknown(described):
            return self._best(same, known, described)
        return (same[0] if len(same) == 1 else None), not (same or self._is_ours(described))

    def _best(self, same: list[Entity], known: list[Entity], described: Description) -> tuple[Entity | None, bool]:
        """Of several called so, or of all who are known, the one whom the words fit best."""
        same = by_age(self.page, same, described) or nearest(self.page, same, self.recent, described.found.head)
        fitting = [entity for entity in same or known if fits(entity, described, self.page.police_shooting)]
        fitting = weightier(likelier(fitting, described))
        return (fitting[0] if len(fitting) == 1 else None), not fitting

    def _is_named_beside(self, described: Description, entity: Entity) -> bool:
        """ "The homeowner fired at Lane", "Lane shot the clerk": not Lane."""
        text, head = self.page.text, described.found.head
        if text.deps[head] in _SUBJECTS:
            sentence = text.sentences[text.sentence_number(head)]
            return any(self.at.get(token) is entity for token in range(described.found.end, sentence.end))
        own = children(text, text.heads[head], *_SUBJECTS) if text.deps[head] == "dobj" else []
        return any(self.at.get(token) is entity for token in own)

    def _is_of_other_side(self, described: Description, entity: Entity) -> bool:
        """ "The officer's attorney" is not the one who represents the family, nor the other way round."""
        owner = self.owner(described)
        if described.type != "attorney" or owner is None:
            return False
        sides = {kind_of(client.final) == "officer" for client in entity.represents}
        sides |= {self.page.lowers[client] in words("parties", "police_words") for client in self.clients.get(id(entity), ())}
        return bool(sides) and (kind_of(owner) == "officer") not in sides

    def _is_further(self, described: Description) -> bool:
        return bool(_NEW_ONE & set(self.page.lowers[described.found.start : described.found.end]))

    def _is_of_a_new_thing(self, described: Description) -> bool:
        """ "The driver of a passing car": of a thing not told of before, so nobody told of before."""
        after = self.page.lowers[described.found.head + 1 : described.found.head + 3]
        return after[:1] == ["of"] and not {"a", "an", "another"}.isdisjoint(after)

    def _investigates(self, described: Description) -> bool:
        """ "The detective investigating the shooting": none of those whom it is about."""
        after = self.page.lowers[described.found.end : described.found.end + 2]
        is_of_police = described.type in {"officer", "investigator"}
        return is_of_police and (after[:1] == ["investigating"] or after in (["who", "investigated"], ["who", "led"]))

    def _is_unknown(self, described: Description) -> bool:
        """ "The unknown suspect": nobody told of in other words."""
        return not words("parties", "unknown").isdisjoint(self.page.lowers[described.found.start : described.found.head])

    def _is_ours(self, described: Description) -> bool:
        """ "Our employee": of one whom nobody else has to know."""
        return described.owner is not None and self.page.lowers[described.owner] in {"our", "my", "your"}

    def _introduced(self, described: Description) -> tuple[Entity | None, bool]:
        """ "A 17-year-old" is the person of that age; a further "an officer" beside one known already stays open."""
        if described.age is not None:
            everyone = [*self.persons, *self.unnamed]
            aged = [entity for entity in everyone if entity.age == described.age and agree(entity, described)]
            aged = aged or self._told_again(described)
            return (aged[0] if len(aged) == 1 else None), not aged
        if described.type == "officer" and not self._is_further(described):
            return None, not any(entity.type == "officer" and not entity.plural for entity in self.unnamed)
        told = self._told_again(described)
        return (told[0] if told else None), True

    def _told_again(self, described: Description) -> list[Entity]:
        return told_again(self.page, self.unnamed[-_REACH:], described)

    def _relative(self, described: Description) -> Entity | None:
        owner, known = self.owner(described), self.known()
        if owner is None:
            same = [entity for entity in known if described.word in entity.heads | entity.kinship]
        else:
            same = [entity for entity in known if is_relative(entity, owner, described)]
            same = same or self._hurt_relative(owner, described)
        if any("killed" in entity.facts for entity in same) and "said" in facts_of(self.page, described.found.head):
            return None  # another mother, who lives
        return same[0] if len(same) == 1 else None

    def _hurt_relative(self, owner: Entity, described: Description) -> list[Entity]:
        """Who speaks of "her son" where one named person alone was hurt speaks of that person."""
        hurt = [one for one in self.known() if one.name and one.facts & _HARMED and one.first < described.found.start]
        if len(hurt) != 1 or hurt[0] is owner or "said" not in owner.facts or not agree(hurt[0], described):
            return []
        return hurt if described.word in words("parties", "spoken_of") else []
