"""A party as one document has it, and those of several documents that are one party of the case."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from onrecord.cases.merging import names
from onrecord.record import Party, Reading

# In-event roles of the incident that tell who a nameless person is, and the events that give them.
PARTS = ("officer", "person_harmed")
HAPPENINGS = frozenset({"use_of_force", "death", "injury"})
# Roles that harm a person who does not have them.
GRAVE = frozenset({"person_harmed", "officer", "suspect", "victim_of_offense"})
AGE_SLACK = 1  # years: a birthday may lie between two documents
DEAD_SLACK = 4  # years: of two named dead of a case the first reports often had another age


@dataclass
class Member:
    """A party as one document has it. `parts`: its roles in the events of the incident."""

    document: int
    party: Party
    parts: frozenset[str]

    @property
    def name(self) -> str:
        """Its name, empty where it has none."""
        return self.party.name or ""


@dataclass(eq=False)
class Group:
    """The members that are one party of the case. `stays` is its name where a person has made it one with another."""

    members: list[Member] = field(default_factory=list)
    documents: set[int] = field(default_factory=set)
    stays: str | None = None

    def add(self, *members: Member) -> None:
        """Take in members; `documents` are those that tell of it."""
        self.members += members
        self.documents.update(member.document for member in members)

    def remove(self, member: Member) -> None:
        """Let a member go, who is not the only one."""
        self.members = [each for each in self.members if each is not member]
        self.documents = {each.document for each in self.members}

    @property
    def named(self) -> list[str]:
        """The names its members go by."""
        return [member.name for member in self.members if member.name]

    @property
    def name(self) -> str | None:
        """The fullest name, of equally full ones the commonest; a word that stands there twice is no more of it."""
        counted = Counter(self.named)
        fullest = max(counted, key=lambda name: (len(set(names.words(name))), counted[name], -len(name)), default=None)
        return self.stays if self.stays in counted else fullest

    @property
    def parts(self) -> frozenset[str]:
        """The roles in the incident that any document gives."""
        return frozenset(part for member in self.members for part in member.parts)

    @property
    def grave(self) -> frozenset[str]:
        """The grave roles that any document gives."""
        return GRAVE & {role for member in self.members for role in member.party.roles}

    @property
    def is_person(self) -> bool:
        """Whether it is a person."""
        return self.members[0].party.kind == "person"


Groups = list[Group]
# Whether a member can belong to a group.
Same = Callable[[Group, Member], bool]


def members_of(readings: Sequence[Reading]) -> Iterator[Member]:
    """The parties of all documents, in order."""
    for number, reading in enumerate(readings):
        took = _parts(reading)
        for party in reading.parties:
            told = {role for role in PARTS if role in party.roles and (role == "person_harmed" or party.fate)}
            yield Member(number, party, frozenset(PARTS) & (took.get(party.id, set()) | told))


def _parts(reading: Reading) -> dict[str, set[str]]:
    """Each party's roles in the incident. Of who is only called an officer nothing follows: others come too."""
    parts: dict[str, set[str]] = {}
    for event in reading.events:
        if event.type in HAPPENINGS and event.polarity == "affirmed" and not event.background:
            for one in event.participants:
                parts.setdefault(one.party, set()).add(one.role)
    return parts


def agree(group: Group, member: Member) -> bool:
    """Whether ages and genders do not contradict one another."""
    return all(ages_agree(m.party, member.party) and genders_agree(m.party, member.party) for m in group.members)


def ages_agree(a: Party, b: Party) -> bool:
    """Whether both can be one person's age; of two named dead with like names an age was put right."""
    slack = DEAD_SLACK if a.name and b.name and a.fate == b.fate == "killed" else AGE_SLACK
    return a.age is None or b.age is None or abs(a.age - b.age) <= slack


def genders_agree(a: Party, b: Party) -> bool:
    """Whether both genders are the same, or one is not told."""
    return a.gender is None or b.gender is None or a.gender == b.gender


def same_age(group: Group, member: Member) -> bool:
    """Whether somebody's age is told and is the same."""
    age = member.party.age
    return age is not None and any(m.party.age == age for m in group.members)


def label_words(party: Party[Any]) -> tuple[str, ...]:
    """The words of what an unnamed party is called that tell it from others."""
    return tuple(word for word in names.words(party.label or "") if word not in VAGUE)


VAGUE = frozenset({"a", "an", "the", "one", "his", "her", "their", "some", "two", "three", "several", "both"})
