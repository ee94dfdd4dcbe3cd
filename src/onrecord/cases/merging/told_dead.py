"""Who is told dead in a case: by which documents, where in them, and what the documents are about."""

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from onrecord.cases.merging.members import Group, Member
from onrecord.cases.merging.toll import toll
from onrecord.lexicon import load
from onrecord.record import CaseParty, Reading

HEAD = 400  # characters of a text that stand with its title for what it is about
_PARTS = frozenset({"person_harmed", "suspect", "officer", "bystander"})


@dataclass(frozen=True, eq=False)
class Dead:
    """Somebody told dead, as the case has it, and the members that tell so; `event`: whether a death is told as happening."""

    party: CaseParty
    group: Group
    telling: list[Member]
    event: bool

    @property
    def documents(self) -> int:
        """How many documents tell the death."""
        return len({member.document for member in self.telling})

    @property
    def told_at(self) -> int:
        """Where the first document that tells the death first mentions the person, in characters."""
        first = min(member.document for member in self.telling)
        return min(span.start for member in self.telling for span in member.party.spans if member.document == first)

    @property
    def first_at(self) -> int:
        """The nearest to the beginning of any document that the person is mentioned."""
        return min(span.start for member in self.group.members for span in member.party.spans)

    @property
    def rank(self) -> tuple[int, bool, int]:
        """By how many documents, by name, and how often somebody is told."""
        return self.documents, self.party.name is not None, len(self.party.spans)


@dataclass(frozen=True)
class Scene:
    """All who are told dead in a case, those told best first."""

    dead: Sequence[Dead]
    readings: Sequence[Reading]

    @cached_property
    def heads(self) -> str:
        """What the documents are about: titles and openings."""
        documents = (reading.document for reading in self.readings)
        return "\n".join(f"{document.title or ''}. {document.text[:HEAD]}" for document in documents)

    @cached_property
    def head_words(self) -> frozenset[str]:
        """The words of the heads, in small letters."""
        return frozenset(re.findall(r"\w+", self.heads.lower()))

    @cached_property
    def tells_of_death(self) -> bool:
        """Whether any head has a word of death."""
        return _says("deaths", self.heads)

    @cached_property
    def by_own_hand(self) -> bool:
        """Whether any head tells that somebody killed themselves."""
        return _says("own_hand", self.heads)

    @cached_property
    def toll(self) -> int:
        """How many died as the documents count them; 0 where none does, or where there is but one to count."""
        return toll(self.readings) if len(self.dead) > 1 else 0


def scene_of(parties: Mapping[str, CaseParty], groups: Mapping[str, Group], readings: Sequence[Reading]) -> Scene:
    """Everybody whom the case has dead, those told best first."""
    events = {died for document, reading in enumerate(readings) for died in _died(document, reading)}
    dead = [
        _dead(party, groups[party.id], events)
        for party in parties.values()
        if party.kind == "person" and party.fate == "killed" and _PARTS.intersection(party.roles)
    ]
    return Scene(sorted(dead, key=lambda one: one.rank, reverse=True), readings)


def _dead(party: CaseParty, group: Group, events: Collection[tuple[int, str]]) -> Dead:
    telling = [member for member in group.members if member.party.fate == "killed"]
    return Dead(party, group, telling, any((member.document, member.party.id) in events for member in telling))


def _died(document: int, reading: Reading) -> Iterator[tuple[int, str]]:
    for event in reading.events:
        if event.type == "death" and event.polarity == "affirmed":
            yield from ((document, one.party) for one in event.participants)


def _says(key: str, heads: str) -> bool:
    return re.search(load("dead")[key], heads, re.IGNORECASE) is not None
