"""Parties across documents. Nothing is joined where two candidates remain: it is left apart, for a person to judge."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from onrecord.cases.merging import bodies, names
from onrecord.cases.merging.agencies import same_body, state_of, the_police
from onrecord.cases.merging.dead import one_dead, one_too_many
from onrecord.cases.merging.kinship import Kinship
from onrecord.cases.merging.members import Group, Groups, Member, Same, ages_agree, agree, members_of, same_age
from onrecord.cases.merging.names import Likeness
from onrecord.cases.merging.unnamed import Ground, Unnamed
from onrecord.record import Reading


@dataclass
class Parties:
    """The parties of a case, and what was left apart: a member's group, those it could belong to, and by what."""

    groups: Groups = field(default_factory=list)
    doubts: list[tuple[Group, Groups, str]] = field(default_factory=list)

    def place(self, members: Iterable[Member], same: Same, why: str) -> None:
        """Put each member into the one group that it can belong to, else into a group of its own."""
        for member in members:
            found = self.candidates(member, same)
            if len(found) == 1:
                found[0].add(member)
                continue
            group = Group()
            group.add(member)
            self.groups.append(group)
            if found:
                self.doubts.append((group, found, why))

    def join(self, member: Member, same: Same) -> bool:
        """Put a member into the one group that it can belong to; whether there is one."""
        found = self.candidates(member, same)
        if len(found) == 1:
            found[0].add(member)
        return len(found) == 1

    def candidates(self, member: Member, same: Same) -> Groups:
        """The groups that a member can belong to.

        A document tells its own parties apart, so none with another of its own, but on grounds that leave no doubt.
        """
        within = isinstance(same, Ground) and same.within
        open_to = (group for group in self.groups if within or member.document not in group.documents)
        return _preferred([group for group in open_to if same(group, member)], member)

    def absorb(self, same: Iterable[tuple[Group, Group]]) -> None:
        """Let the first group of each pair take the second one's members, and its place where something was left apart."""
        for taker, gone in same:
            taker.add(*gone.members)
            self.groups.remove(gone)
            self.doubts = [(a, [b for b in others if b is not gone], why) for a, others, why in self.doubts if a is not gone]
        self.doubts = [doubt for doubt in self.doubts if doubt[1]]


def group_parties(readings: Sequence[Reading]) -> Parties:
    """The parties of all documents, each with its members, in the order in which they first appear."""
    found, members = Parties(), list(members_of(readings))
    persons = [member for member in members if member.name and member.party.kind == "person"]
    others = [member for member in members if member.name and member.party.kind != "person"]
    full = [member for member in persons if names.is_full(member.name)]
    # The fullest names first: "Juan Brian Orr" before "Juan Orr" before "Orr".
    found.place(full, _same_person, "name")
    _join_weakly(found, Kinship(found.groups, members))
    found.place((member for member in persons if not names.is_full(member.name)), _same_person, "surname")
    told = [member for member in others if not bodies.is_vague(member.name)]
    found.place(sorted(told, key=lambda member: -len(bodies.core(member.name))), same_body, "name")
    found.place((member for member in others if bodies.is_vague(member.name)), the_police(state_of(readings)), "name")
    _place_unnamed(found, members)
    found.absorb(one_dead(found.groups))
    found.absorb(one_too_many(found.groups))
    first = {id(member): number for number, member in enumerate(members)}
    found.groups.sort(key=lambda group: min(first[id(member)] for member in group.members))
    return found


def _place_unnamed(found: Parties, members: Sequence[Member]) -> None:
    """With those who have a name on the surest ground that leaves one candidate; the others with one another."""
    left, grounds = [member for member in members if not member.name], Unnamed(found.groups, members)
    for ground in grounds.grounds():
        left = [member for member in left if not found.join(member, ground)]
    among = list(grounds.grounds())
    for member in left:
        ground = next((one for one in among if found.candidates(member, one)), among[-1])
        found.place([member], ground, ground.why)


def _join_weakly(found: Parties, kinship: Kinship) -> None:
    """Join two full names that agree in part where an age or kinship says that they are one person: a name by marriage, say."""
    for group in list(found.groups):
        others = [other for other in found.groups if other is not group and _weakly(other, group, kinship)]
        if len(others) == 1 and group in found.groups:
            found.absorb([(others[0], group)])
            kinship.renew()


def _weakly(group: Group, other: Group, kinship: Kinship) -> bool:
    if group.documents & other.documents or not group.is_person or not other.is_person:
        return False
    alike = all(names.likeness(a, b) >= Likeness.WEAK for a in group.named for b in other.named)
    if not alike or not all(agree(group, member) for member in other.members):
        return False
    return any(same_age(group, member) for member in other.members) or kinship.shared(group, other)


def _preferred(found: Groups, member: Member) -> Groups:
    """Of several candidates those with the very name, then those with the grave role, then those with the fate.

    Among several that share a name, the only one that has the member's grave role is meant: of two Askews, the one shot.
    """
    party = member.party
    tests: tuple[Callable[[Group], bool], ...] = (
        lambda group: bool(party.name) and any(_very_name(name, member.name) for name in group.named),
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
    if not group.is_person:
        return False
    if member.name in group.named:  # the same full name: a gender may have been misread, another age is another person
        return all(ages_agree(m.party, member.party) for m in group.members)
    return agree(group, member) and all(names.one_person(other, member.name) for other in group.named)
