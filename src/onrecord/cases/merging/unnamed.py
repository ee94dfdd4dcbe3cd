"""Nameless parties: whether one can be a party that another document tells of. Each ground is a question of its own."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from onrecord.cases.merging.kinship import Kinship
from onrecord.cases.merging.members import Group, Groups, Member, agree, label_words, same_age
from onrecord.lexicon import words

Question = Callable[[Group, Member], bool]


@dataclass(frozen=True)
class Ground:
    """A ground for a nameless party to be one of a group; `within`: so sure that both may be of one document."""

    why: str
    holds: Question
    within: bool = False

    def __call__(self, group: Group, member: Member) -> bool:
        """Whether it holds, for parties of one kind that do not contradict one another."""
        alike = group.members[0].party.kind == member.party.kind and agree(group, member)
        return alike and self.holds(group, member)


class Unnamed:
    """The grounds on which a nameless party can be one of a group: kinship, an office, a part, an age, a label."""

    def __init__(self, groups: Groups, members: Sequence[Member]) -> None:
        self._kinship = Kinship(groups, members)
        self._alike = Counter((m.document, m.parts) for m in members if not m.name and m.party.kind == "person")

    def grounds(self) -> Iterator[Ground]:
        """The grounds, the surest first."""
        self._kinship.renew()
        yield Ground("kinship", self._same_parent_or_spouse, within=True)
        yield Ground("office", _same_office, within=True)
        yield Ground("kinship", self._same_kin)
        yield Ground("part", self._same_part)
        yield Ground("age", _same_age)
        yield Ground("label", self._same_label)

    def _same_parent_or_spouse(self, group: Group, member: Member) -> bool:
        """Kin of which there is one of each gender: "his mother" is Ann Lee, the mother of Tom Lee."""
        kin = {one for one in self._kinship.of(member) if not words("joining", "only_kin").isdisjoint(one[0])}
        if not kin:
            return False
        known = member.party.gender is not None and any(m.party.gender == member.party.gender for m in group.members)
        return bool(group.named) and known and any(not kin.isdisjoint(self._kinship.of(m)) for m in group.members)

    def _same_kin(self, group: Group, member: Member) -> bool:
        kin = self._kinship.of(member)
        return bool(kin) and any(not kin.isdisjoint(self._kinship.of(m)) for m in group.members)

    def _same_part(self, group: Group, member: Member) -> bool:
        """The same part in the incident as one with a name; not "a second officer", nor one of two nameless officers."""
        apart = words("joining", "apart") & set(label_words(member.party))
        only = self._alike[member.document, member.parts] == 1
        return bool(group.named) and bool(member.parts) and only and member.parts <= group.parts and not apart

    def _same_label(self, group: Group, member: Member) -> bool:
        return not group.named and any(self._labels_agree(m, member) for m in group.members)

    def _labels_agree(self, a: Member, b: Member) -> bool:
        """One label says no more than the other: "a young nephew", "his nephew"; officials of one body are one group."""
        ours, theirs = (self._kinship.number(m.document, m.party.affiliation) for m in (a, b))
        labels = label_words(a.party), label_words(b.party)
        if not all(labels) or labels[0][-1] != labels[1][-1] or (ours is not None and theirs is not None and ours != theirs):
            return False
        if a.party.kind == "group" and ours is not None and ours == theirs:
            return True
        together = a.party.kind == "group" or a.parts == b.parts
        return together and (set(labels[0]) <= set(labels[1]) or set(labels[1]) <= set(labels[0]))


def _same_office(group: Group, member: Member) -> bool:
    """An office that one person holds: "the sheriff" is Sheriff Ann Lee."""
    office = _office(member.party.label or "")
    return office is not None and bool(group.named) and any(_office(m.party.title or "") == office for m in group.members)


@cache
def _office(called: str) -> str | None:
    """The office that a label or a title ends in: `district attorney` of "the Calder County district attorney"."""
    ends = (" ".join(called.lower().split()[-size:]) for size in (2, 1))
    return next((end for end in ends if end in words("joining", "offices")), None)


def _same_age(group: Group, member: Member) -> bool:
    """The same age: "a 34-year-old man". Of two who are nameless, the same roles too."""
    roles = any(set(m.party.roles) == set(member.party.roles) for m in group.members)
    return same_age(group, member) and (bool(group.named) or roles)
