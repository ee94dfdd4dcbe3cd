"""Parties across documents. Nothing is joined where two candidates remain: it is left apart."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from onrecord.cases.merging import bodies, names
from onrecord.record import Party, Reading

# In-event roles that a nameless person may share with a named one, and the events that give them.
PARTS = ("officer", "person_harmed")
HAPPENINGS = frozenset({"use_of_force", "death", "injury"})
# Roles that harm a person who does not have them.
GRAVE = frozenset({"person_harmed", "officer", "suspect", "victim_of_offense"})
AGE_SLACK = 1  # years: a birthday may lie between two documents
DEAD_SLACK = 4
VAGUE = frozenset({"a", "an", "the", "one", "his", "her", "their", "another", "some", "two", "three", "several"})


@dataclass
class Member:
    """A party as one document has it. `parts`: its roles in the events of the incident."""

    document: int
    party: Party
    parts: frozenset[str]


@dataclass
class Group:
    """The members that are one party of the case."""

    members: list[Member] = field(default_factory=list)

    @property
    def named(self) -> list[str]:
        """The names its members go by."""
        return [member.party.name for member in self.members if member.party.name]

    @property
    def parts(self) -> frozenset[str]:
        """The roles in the incident that any document gives."""
        return frozenset(part for member in self.members for part in member.parts)

    @property
    def grave(self) -> frozenset[str]:
        """The grave roles that any document gives."""
        return GRAVE & {role for member in self.members for role in member.party.roles}


Groups = list[Group]
Same = Callable[[Group, Member], bool]


def group_parties(readings: Sequence[Reading]) -> Groups:
    """The parties of all documents, each with its members, in the order in which they first appear."""
    groups: Groups = []
    members = list(_members(readings))
    named = [member for member in members if member.party.name]
    persons = [member for member in named if member.party.kind == "person"]
    _place(groups, (m for m in persons if names.is_full(m.party.name or "")), _same_person)
    _place(groups, (m for m in persons if not names.is_full(m.party.name or "")), _same_person)
    agencies = sorted((m for m in named if m.party.kind != "person"), key=lambda m: -len(bodies.core(m.party.name or "")))
    _place(groups, agencies, _same_body)
    unnamed = [member for member in members if not member.party.name]
    _place(groups, unnamed, _Unnamed(groups))
    return sorted(groups, key=lambda group: min(members.index(member) for member in group.members))


def _members(readings: Sequence[Reading]) -> Iterator[Member]:
    for number, reading in enumerate(readings):
        parts: dict[str, set[str]] = {}
        for event in reading.events:
            if event.type in HAPPENINGS and event.polarity == "affirmed" and not event.background:
                for one in event.participants:
                    parts.setdefault(one.party, set()).add(one.role)
        for party in reading.parties:
            took = {*parts.get(party.id, ()), *party.roles}
            yield Member(number, party, frozenset(part for part in PARTS if part in took))


def _place(groups: Groups, members: Iterable[Member], same: Same) -> None:
    """Put each member into the one group that it can belong to, else into a group of its own.

    A document tells its own parties apart, so a group has at most one member of each. Among several that share a name, the
    only one that has the member's grave role is meant: of two Askews, the one who was shot.
    """
    for member in members:
        open_to = [group for group in groups if all(m.document != member.document for m in group.members)]
        found = _preferred([group for group in open_to if same(group, member)], member)
        if len(found) == 1:
            found[0].members.append(member)
        else:
            groups.append(Group([member]))


def _preferred(found: Groups, member: Member) -> Groups:
    """Of several candidates those with the very name, then those with the grave role, then those with the fate."""
    party = member.party
    tests: tuple[Callable[[Group], bool], ...] = (
        lambda group: bool(party.name) and any(_very_name(name, party.name or "") for name in group.named),
        lambda group: bool(group.grave & set(party.roles)),
        lambda group: party.fate is not None and any(m.party.fate == party.fate for m in group.members),
    )
    for test in tests:
        if len(found) > 1:
            found = [group for group in found if test(group)] or found
    return found


def _very_name(a: str, b: str) -> bool:
    return names.words(a) == names.words(b) or bodies.core(a) == bodies.core(b)


def _same_person(group: Group, member: Member) -> bool:
    name = member.party.name or ""
    if any(other.party.kind != "person" for other in group.members):
        return False
    if name in group.named:  # the same full name: a gender may have been misread, another age is another person
        return all(_ages_agree(m.party, member.party) for m in group.members)
    return agree(group, member) and all(names.one_person(other, name) for other in group.named)


def _same_body(group: Group, member: Member) -> bool:
    name = member.party.name or ""
    return all(m.party.kind != "person" for m in group.members) and all(bodies.one_body(other, name) for other in group.named)


def agree(group: Group, member: Member) -> bool:
    """Ages and genders do not contradict one another."""
    return all(
        _ages_agree(m.party, member.party) and _equal_or_none(m.party.gender, member.party.gender) for m in group.members
    )


def _ages_agree(a: Party, b: Party) -> bool:
    """Whether two ages can be one person's; of two named dead with like names an age was put right."""
    slack = DEAD_SLACK if a.name and b.name and a.fate == b.fate == "killed" else AGE_SLACK
    return a.age is None or b.age is None or abs(a.age - b.age) <= slack


def _equal_or_none(a: str | None, b: str | None) -> bool:
    return a is None or b is None or a == b


class _Unnamed:
    """Whether a nameless party can be one of a group: by kinship, by its part in the incident, by its label."""

    def __init__(self, groups: Groups) -> None:
        self._groups = groups

    def __call__(self, group: Group, member: Member) -> bool:
        if group.members[0].party.kind != member.party.kind or not agree(group, member):
            return False
        if self._kin(member) and self._kin(member) & {kin for m in group.members for kin in self._kin(m)}:
            return True
        if group.named:
            return self._same_part(group, member)
        return any(self._same_label(m, member) for m in group.members)

    def _same_part(self, group: Group, member: Member) -> bool:
        """The same part in the incident, or the same age: "a 34-year-old man"."""
        age = member.party.age
        return (bool(member.parts) and member.parts <= group.parts) or (
            age is not None and any(m.party.age == age for m in group.members)
        )

    def _same_label(self, a: Member, b: Member) -> bool:
        ours, theirs = self._of(a.document, a.party.affiliation), self._of(b.document, b.party.affiliation)
        affiliated = ours is None or theirs is None or ours == theirs
        labels = _label(a.party), _label(b.party)
        together = a.party.kind == "group" or a.parts == b.parts
        if not affiliated or not all(labels) or not together:
            return False
        return labels[0][-1] == labels[1][-1] and (set(labels[0]) <= set(labels[1]) or set(labels[1]) <= set(labels[0]))

    def _kin(self, member: Member) -> set[tuple[str, int]]:
        """Its relations to parties of the case."""
        found = ((r.relation, self._of(member.document, r.to)) for r in member.party.relations)
        return {(relation, to) for relation, to in found if to is not None}

    def _of(self, document: int, party: str | None) -> int | None:
        """The number of the group that a document's party is in."""
        for number, group in enumerate(self._groups):
            if any(m.document == document and m.party.id == party for m in group.members):
                return number
        return None


def _label(party: Party) -> tuple[str, ...]:
    return tuple(word for word in names.words(party.label or "") if word not in VAGUE)
