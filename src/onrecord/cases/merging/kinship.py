"""Kinship across documents: "his mother" in one is "Ann Lee, the mother of Tom Lee" in another."""

from collections.abc import Iterator
from functools import cache

from onrecord.cases.merging.members import Group, Groups, Member
from onrecord.lexicon import load

# Words for one kind of kin, and the number of the group to which it is.
Kin = tuple[tuple[str, ...], int]


class Kinship:
    """Who is whose kin, as the documents tell it from either side. Numbers are those of the groups as they stand."""

    def __init__(self, groups: Groups) -> None:
        self._groups = groups
        self.renew()

    def renew(self) -> None:
        """Take notice of groups that were joined."""
        told = ((number, member) for number, group in enumerate(self._groups) for member in group.members)
        self._number = {(member.document, member.party.id): number for number, member in told}

    def add(self, member: Member) -> None:
        """Take notice of a member that was put into a group."""
        for number, group in enumerate(self._groups):
            if group.members[-1] is member:
                self._number[member.document, member.party.id] = number

    def number(self, document: int, party: str | None) -> int | None:
        """The group that a document's party is in; None where it is in none yet."""
        return None if party is None else self._number.get((document, party))

    def of(self, member: Member) -> Iterator[Kin]:
        """A member's own relations, and those that its document tells from the other side."""
        for relation in member.party.relations:
            other = self.number(member.document, relation.to)
            if other is not None:
                yield from ((words, other) for words in _kinds(relation.relation))
        for number, group in enumerate(self._groups):
            for its in (one for one in group.members if one.document == member.document):
                told = (r.relation for r in its.party.relations if r.to == member.party.id)
                yield from ((words, number) for relation in told for words in _counterparts(relation))

    def shared(self, a: Group, b: Group) -> bool:
        """Whether two are the same kin of the same party."""
        ours = {kin for member in a.members for kin in self.of(member)}
        return any(kin in ours for member in b.members for kin in self.of(member))


@cache
def _rows() -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    return [(tuple(words), tuple(others)) for words, others in load("parties")["counterparts"]]


@cache
def _kinds(relation: str) -> list[tuple[str, ...]]:
    """The words for the kind of kin, `maternal grandmother` as `grandmother`; itself where the lexicon has none."""
    kin = relation.lower().rsplit(maxsplit=1)[-1] if relation.strip() else relation
    return [words for words, _ in _rows() if kin in words][:1] or [(kin,)]


@cache
def _counterparts(relation: str) -> list[tuple[str, ...]]:
    kinds = _kinds(relation)
    found = [others for words, others in _rows() if words in kinds]
    return [words for words, _ in _rows() if found and set(words) & set(found[0])][:1]
