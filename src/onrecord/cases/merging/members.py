"""A party as one document has it, and those of several documents that are one party of the case."""

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import count
from typing import Any

from onrecord.cases.merging import names
from onrecord.reading.roundups import HAPPENINGS
from onrecord.record import Party, Reading

# In-event roles of the incident that tell who a nameless person is.
PARTS = ("officer", "person_harmed")
# Roles that harm a person who does not have them.
GRAVE = frozenset({"person_harmed", "officer", "suspect", "victim_of_offense"})
AGE_SLACK = 1  # years: a birthday may lie between two documents
DEAD_SLACK = 4  # years: of two named dead of a case the first reports often had another age


@dataclass(eq=False)
class Member:
    """A party as one document has it; `number` tells when it first appears.

    `parts`: its roles in the events of the incident; `wounded`: its wounds are told, not only that it was shot; `body`: the
    group of its affiliation; `called`: the words that its document calls it by besides its name: `("driver",)`.
    """

    number: int
    document: int
    party: Party
    parts: frozenset[str]
    wounded: bool = False
    called: frozenset[tuple[str, ...]] = frozenset()
    body: "Group | None" = None

    @property
    def name(self) -> str:
        """Its name, empty where it has none."""
        return self.party.name or ""

    @property
    def face(self) -> Hashable:
        """All by which it is told from others; members of several documents with one face are asked as one."""
        party = self.party
        called = party.kind, party.name, party.label, party.title
        return *called, party.age, party.gender, party.fate, *party.roles, self.parts, self.body


@dataclass(eq=False)
class Group:
    """The members that are one party of the case. `documents` are those that tell of it, `names` those that it goes by.

    `faces`: the first of its members of each face; `parts` and `grave`: the parts in the incident and the grave roles that
    any document gives. `stays` is its name where a person has made it one with another.
    """

    members: list[Member] = field(default_factory=list)
    documents: set[int] = field(default_factory=set)
    faces: dict[Hashable, Member] = field(default_factory=dict)
    names: dict[str, None] = field(default_factory=dict)
    parts: frozenset[str] = frozenset()
    grave: frozenset[str] = frozenset()
    called: frozenset[tuple[str, ...]] = frozenset()
    stays: str | None = None

    def add(self, *members: Member) -> None:
        """Take in members."""
        self.members += members
        for member in members:
            self.documents.add(member.document)
            self.called |= member.called
            if self.faces.setdefault(member.face, member) is member:
                self.names |= {member.name: None} if member.name else {}
                self.parts |= member.parts
                self.grave |= GRAVE.intersection(member.party.roles)

    def remove(self, member: Member) -> None:
        """Let a member go, who is not the only one."""
        left = [each for each in self.members if each is not member]
        self.members, self.documents, self.faces, self.names = [], set(), {}, {}
        self.parts, self.grave, self.called = frozenset(), frozenset(), frozenset()
        self.add(*left)

    @property
    def name(self) -> str | None:
        """The fullest name, of equally full ones one not in capitals throughout, then the commonest.

        A word that stands there twice is no more of it.
        """
        counted = Counter(member.name for member in self.members if member.name)
        fullest = max(
            counted, key=lambda name: (len(set(names.words(name))), not name.isupper(), counted[name], -len(name)), default=None
        )
        return self.stays if self.stays in counted else fullest

    @property
    def is_person(self) -> bool:
        """Whether it is a person."""
        return self.members[0].party.kind == "person"

    def parties(self) -> Iterator[Party]:
        """What documents say of it, alike ones once."""
        return (member.party for member in self.faces.values())


Groups = list[Group]
Question = Callable[[Group, Member], bool]


@dataclass(frozen=True)
class Same:
    """Whether a member can belong to a group, and by what. `near`: the groups of which that is worth asking.

    `within`: so sure that both may be of one document.
    """

    why: str
    holds: Question
    near: Callable[[Member], Iterable[Group]]
    within: bool = False


def members_of(readings: Sequence[Reading]) -> Iterator[Member]:
    """The parties of all documents, in order."""
    numbers = count()
    for document, reading in enumerate(readings):
        took = _parts(reading, HAPPENINGS)
        wounded = {party for party, roles in _parts(reading, {"injury"}).items() if "person_harmed" in roles}
        for party in reading.parties:
            told = {role for role in PARTS if role in party.roles and (role == "person_harmed" or party.fate)}
            parts = frozenset(PARTS) & (took.get(party.id, set()) | told)
            yield Member(next(numbers), document, party, parts, party.id in wounded, _called(reading, party))


def _called(reading: Reading, party: Party) -> frozenset[tuple[str, ...]]:
    """The words of the mentions of somebody with a name that are labels: "The driver"."""
    if not party.name or party.kind != "person":
        return frozenset()
    told = (reading.document.text[span.start : span.end] for span in party.spans)
    labels = (words for words in told if words[:1].isalpha() and words[1:].islower() and " " in words)
    return frozenset(filter(None, map(_label_words, labels)))


def _parts(reading: Reading, types: Collection[str]) -> dict[str, set[str]]:
    """Each party's roles in the incident. Of who is only called an officer nothing follows: others come too."""
    parts: dict[str, set[str]] = {}
    for event in reading.events:
        if event.type in types and event.polarity == "affirmed" and not event.background:
            for one in event.participants:
                parts.setdefault(one.party, set()).add(one.role)
    return parts


def agree(group: Group, member: Member) -> bool:
    """Whether ages and genders do not contradict one another."""
    return all(ages_agree(one, member.party) and genders_agree(one, member.party) for one in group.parties())


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
    return age is not None and any(one.age == age for one in group.parties())


def label_words(party: Party[Any]) -> tuple[str, ...]:
    """The words of what an unnamed party is called that tell it from others."""
    return _label_words(party.label or "")


def title_words(party: Party[Any]) -> tuple[str, ...]:
    """The words of a party's title."""
    return _label_words(party.title or "")


@lru_cache(maxsize=65536)
def _label_words(label: str) -> tuple[str, ...]:
    return tuple(word for word in names.words(label) if word not in VAGUE)


VAGUE = frozenset({"a", "an", "the", "one", "his", "her", "their", "some", "two", "three", "several", "both"})
