"""Parties across documents. Nothing is joined where two candidates remain: it is left apart, for a person to judge."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from itertools import count

from onrecord.cases.merging import bodies, names
from onrecord.cases.merging.agencies import same_body, state_of, the_police
from onrecord.cases.merging.dead import one_dead, one_too_many
from onrecord.cases.merging.kinship import Kinship
from onrecord.cases.merging.lookup import Lookup
from onrecord.cases.merging.members import Group, Groups, Member, Same, ages_agree, agree, members_of, same_age
from onrecord.cases.merging.names import Likeness
from onrecord.cases.merging.unnamed import Unnamed
from onrecord.record import Reading


class Parties:
    """The parties of a case, and what was left apart: a member's group, those it could belong to, and by what."""

    def __init__(self, members: Sequence[Member]) -> None:
        self._order: dict[Group, int] = {}
        self._numbers = count()
        self.lookup, self.kinship = Lookup(members), Kinship(members)
        self.doubts: list[tuple[Group, Groups, str]] = []

    @property
    def groups(self) -> Groups:
        """The groups in the order in which they were opened."""
        return list(self._order)

    def place(self, members: Iterable[Member], same: Same) -> None:
        """Put each member into the one group that it can belong to, else into a group of its own."""
        for member in members:
            found = self.candidates(member, same)
            if len(found) == 1:
                self._settle(member, found[0])
                continue
            group = Group()
            self._order[group] = next(self._numbers)
            self._settle(member, group)
            if found:
                self.doubts.append((group, found, same.why))

    def join(self, member: Member, same: Same) -> bool:
        """Put a member into the one group that it can belong to; whether there is one."""
        found = self.candidates(member, same)
        if len(found) == 1:
            self._settle(member, found[0])
        return len(found) == 1

    def doubt(self, members: Iterable[Member], same: Same) -> None:
        """Note whom each member may be, of whom nothing is noted yet."""
        for member in members:
            group = self.kinship.home(member.document, member.party.id)
            found = self.candidates(member, same)
            if group and not group.names and found and not any(one is group for one, _, _ in self.doubts):
                self.doubts.append((group, found, same.why))

    def _settle(self, member: Member, group: Group) -> None:
        member.body = self.kinship.home(member.document, member.party.affiliation)
        group.add(member)
        self.lookup.add(member, group)
        self.kinship.settle(member, group)

    def candidates(self, member: Member, same: Same) -> Groups:
        """The groups that a member can belong to.

        A document tells its own parties apart, so none with another of its own, but on grounds that leave no doubt.
        """
        near = sorted(dict.fromkeys(same.near(member)), key=self._order.__getitem__)
        open_to = (group for group in near if same.within or member.document not in group.documents)
        return _preferred([group for group in open_to if same.holds(group, member)], member)

    def absorb(self, taker: Group, gone: Group) -> None:
        """Let one group take another one's members, and its place where something was left apart."""
        self.lookup.join(taker, gone)
        self.kinship.join(taker, gone)
        taker.add(*gone.members)
        del self._order[gone]
        apart = ((a, [b for b in others if b is not gone], why) for a, others, why in self.doubts if a is not gone)
        self.doubts = [doubt for doubt in apart if doubt[1]]

    def move(self, member: Member, left: Group, into: Group | None = None) -> Group:
        """Take a member out of a group, into another one or one of its own; that other one."""
        if into is None or into not in self._order:
            into = Group()
            self._order[into] = next(self._numbers)
        left.remove(member)
        self._settle(member, into)
        return into


def group_parties(readings: Sequence[Reading]) -> Parties:
    """The parties of all documents, each with its members."""
    members = list(members_of(readings))
    found = Parties(members)
    persons = [member for member in members if member.name and member.party.kind == "person"]
    others = [member for member in members if member.name and member.party.kind != "person"]
    by_name = Same("name", _same_person, lambda member: found.lookup.by_name(member.name))
    full = [member for member in persons if names.is_full(member.name)]
    # The fullest names first: "Juan Brian Orr" before "Juan Orr" before "Orr".
    found.place(full, by_name)
    _join_weakly(found)
    found.place((member for member in persons if not names.is_full(member.name)), replace(by_name, why="surname"))
    told = [member for member in others if not bodies.is_vague(member.name)]
    by_body = Same("name", same_body, found.lookup.by_body)
    found.place(sorted(told, key=lambda member: -len(bodies.core(member.name))), by_body)
    police = Same("name", the_police(state_of(readings)), found.lookup.by_body)
    found.place((member for member in others if bodies.is_vague(member.name)), police)
    _place_unnamed(found, members)
    for absorbed in (one_dead, one_too_many):
        for taker, gone in absorbed(found.groups):
            found.absorb(taker, gone)
    return found


def _place_unnamed(found: Parties, members: Sequence[Member]) -> None:
    """With those who have a name on the surest ground that leaves one candidate; the others with one another."""
    left = [member for member in members if not member.name]
    unnamed = Unnamed(found.lookup, found.kinship, members)
    grounds = unnamed.grounds()
    for ground in grounds:
        left = [member for member in left if not found.join(member, ground)]
    for member in left:
        found.place([member], next((one for one in grounds if found.candidates(member, one)), grounds[-1]))
    found.doubt(left, unnamed.may_be())


def _join_weakly(found: Parties) -> None:
    """Join two full names that agree in part where an age or kinship says that they are one person: a name by marriage, say."""
    joined: set[Group] = set()
    for group in found.groups:
        near = dict.fromkeys(other for name in group.names for other in found.lookup.by_name_weakly(name))
        others = [other for other in near if other is not group and _weakly(other, group, found.kinship)]
        if len(others) == 1 and group not in joined:
            found.absorb(others[0], group)
            joined.add(group)


def _weakly(group: Group, other: Group, kinship: Kinship) -> bool:
    if not group.documents.isdisjoint(other.documents):
        return False
    alike = all(names.likeness(a, b) >= Likeness.WEAK for a in group.names for b in other.names)
    if not alike or not all(agree(group, member) for member in other.faces.values()):
        return False
    return any(same_age(group, member) for member in other.faces.values()) or kinship.shared(group, other)


def _preferred(found: Groups, member: Member) -> Groups:
    """Of several candidates those with the very name, then those with the grave role, then those with the fate.

    Among several that share a name, the only one that has the member's grave role is meant: of two Askews, the one shot.
    """
    party = member.party
    tests: tuple[Callable[[Group], bool], ...] = (
        lambda group: bool(party.name) and any(_very_name(name, member.name) for name in group.names),
        lambda group: bool(group.grave & set(party.roles)),
        lambda group: party.fate is not None and any(one.fate == party.fate for one in group.parties()),
    )
    for test in tests:
        if len(found) > 1:
            found = [group for group in found if test(group)] or found
    return found


def _very_name(a: str, b: str) -> bool:
    return names.words(a) == names.words(b) or bodies.core(a) == bodies.core(b)


def _same_person(group: Group, member: Member) -> bool:
    if not group.is_person:
        return False
    if member.name in group.names:  # the same full name: a gender may have been misread, another age is another person
        return all(ages_agree(one, member.party) for one in group.parties())
    return agree(group, member) and all(names.one_person(other, member.name) for other in group.names)
