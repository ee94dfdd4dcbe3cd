"""What the finders find: one entity a party, with its mentions, before it becomes an entry of the record."""

from dataclasses import dataclass, field
from typing import Literal

Form = Literal["name", "description", "pronoun"]
Fact = Literal[
    "killed",
    "injured",
    "unharmed",
    "by_police",
    "fired",
    "threatened",
    "accused",
    "called",
    "involved",
    "investigated",
    "represented",
    "said",
    "saw",
    "former",  # an officer no more
]


@dataclass(frozen=True, slots=True, order=True)
class Found:
    """A mention found: tokens `start` to `end` (excluded) with the head word among them."""

    start: int
    end: int
    head: int
    form: Form = "name"


@dataclass(slots=True, eq=False)
class Entity:
    """A party in the making. `type` is its finer kind in the lexicon: police, officer, outlet ...; "named": by its name."""

    kind: str
    type: str
    name: tuple[str, ...] = ()
    label: str | None = None
    mentions: list[Found] = field(default_factory=list)
    nicknames: set[str] = field(default_factory=set)
    titles: list[str] = field(default_factory=list)
    title_tokens: set[int] = field(default_factory=set)
    heads: set[str] = field(default_factory=set)  # head nouns of its descriptions
    described: list[str] = field(default_factory=list)  # their classes
    facts: set[Fact] = field(default_factory=set)
    affiliation: "Entity | None" = None
    relations: dict["Entity", str] = field(default_factory=dict)
    represents: list["Entity"] = field(default_factory=list)
    age: float | None = None
    gender: str | None = None
    minor: bool | None = None
    plural: bool = False
    same: "Entity | None" = None  # the entity that took this one's place

    @property
    def first(self) -> int:
        """The token where it is first mentioned."""
        return min(mention.start for mention in self.mentions)

    @property
    def final(self) -> "Entity":
        """This entity, or the one that took its place."""
        return self if self.same is None else self.same.final

    @property
    def kinship(self) -> set[str]:
        """The words of kinship that it is called by, without the side of the family."""
        return {relation.split()[-1] for relation in self.relations.values()}

    def relation_to(self, other: "Entity") -> str | None:
        """What this party is to another: "mother"; None where no words say so."""
        return next((word for kin, word in self.relations.items() if kin.final is other.final), None)

    def absorb(self, other: "Entity") -> None:
        """Take over the mentions of an unnamed entity that turned out to be this one, and what they say."""
        other.same = self
        self.mentions += other.mentions
        self.titles += other.titles
        self.heads |= other.heads
        self.described += other.described
        self.facts |= other.facts
        self.relations = {**other.relations, **self.relations}
        self.age = other.age if self.age is None else self.age
        self.gender = self.gender or other.gender
        self.minor = self.minor if self.minor is not None else other.minor
