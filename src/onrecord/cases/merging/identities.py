"""What people have said of parties of different documents: that they are one, or that they are not. It outweighs likeness."""

from collections.abc import Sequence
from typing import NamedTuple

from onrecord.cases.merging.members import Group, Member
from onrecord.cases.merging.parties import Parties
from onrecord.record import Reading

# A party of a document: the document's id, its id there.
Place = tuple[str, str]


class Identity(NamedTuple):
    """That `one` is the same as `other`, or (`apart`) that it is somebody else."""

    one: Place
    other: Place
    apart: bool = False


def settle(found: Parties, readings: Sequence[Reading], said: Sequence[Identity]) -> None:
    """Join groups and take them apart in the order in which it was said; of what is settled no doubt is left."""
    places = {(readings[member.document].document.id, member.party.id): member for g in found.groups for member in g.members}
    settling = _Settling(found)
    for each in said:
        if each.one in places and each.other in places:
            do = settling.tell_apart if each.apart else settling.join
            do(places[each.one], places[each.other])


class _Settling:
    """The groups of a case while what people have said is done to them."""

    def __init__(self, found: Parties) -> None:
        self._found = found
        self._left: dict[tuple[Group, int], Group] = {}  # by the group that was left, and because of whom

    def join(self, one: Member, other: Member) -> None:
        """The two are one, and all that was one with either; the first one's name stays."""
        group, its = self._group(one), self._group(other)
        pair = {group, its}
        self._found.doubts = [doubt for doubt in self._found.doubts if not any({doubt[0], each} == pair for each in doubt[1])]
        if group is not its:
            group.stays = group.name
            self._found.absorb(group, its)

    def tell_apart(self, one: Member, other: Member) -> None:
        """The first is somebody else than the other; those that are told apart from the same one stay together."""
        group, its = self._group(one), self._group(other)
        if group is its:
            key = group, id(other)
            self._left[key] = self._found.move(one, group, self._left.get(key))
            return
        pair = {group, its}
        left = ((a, [b for b in others if {a, b} != pair], why) for a, others, why in self._found.doubts)
        self._found.doubts = [doubt for doubt in left if doubt[1]]

    def _group(self, member: Member) -> Group:
        return next(group for group in self._found.groups if any(each is member for each in group.members))
