"""What the finders find: one entity a party, with its mentions, before it becomes an entry of the record."""

from dataclasses import dataclass, field
from typing import Literal

Form = Literal["name", "description", "pronoun"]


@dataclass(frozen=True, slots=True, order=True)
class Found:
    """A mention found: tokens `start` to `end` (excluded) with the head word among them."""

    start: int
    end: int
    head: int
    form: Form = "name"


@dataclass(slots=True, eq=False)
class Entity:
    """A party in the making. `type` is its finer kind: police, officer, man, outlet ... as the lexicon has it."""

    kind: str
    type: str
    name: tuple[str, ...] = ()
    label: str | None = None
    mentions: list[Found] = field(default_factory=list)
    titles: list[str] = field(default_factory=list)
    title_tokens: set[int] = field(default_factory=set)
    affiliation: "Entity | None" = None
    relations: dict[int, str] = field(default_factory=dict)
    represents: list["Entity"] = field(default_factory=list)
    described: list[str] = field(default_factory=list)  # classes of the descriptions joined to a name
    age: float | None = None
    gender: str | None = None
    minor: bool | None = None
    plural: bool = False

    @property
    def first(self) -> int:
        """The token where it is first mentioned."""
        return min(mention.start for mention in self.mentions)
