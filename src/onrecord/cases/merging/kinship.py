"""Kinship across documents: "his mother" in one is "Ann Lee, the mother of Tom Lee" in another."""

from collections.abc import Sequence
from functools import cache

from onrecord.cases.merging.members import Group, Groups, Member
from onrecord.lexicon import load

# Words for one kind of kin, and the number of the group to which it is.
Kin = tuple[tuple[str, ...], int]


class Kinship:
    """Who is whose kin, as the documents tell it from either side. Numbers are those of the groups as they stand."""

    def __init__(self, groups: Groups, members: Sequence[Member]) -> None:
        self._groups = groups
        self._relations = [
            (member.document, member.party.id, relation.to, relation.relation)
            for member in members
            for relation in member.party.relations
        ]
        self.renew()

    def renew(self) -> None:
        """Take notice of groups that are new, or were joined."""
        told = ((number, member) for number, group in enumerate(self._groups) for member in group.members)
        self._number = {(member.document, member.party.id): number for number, member in told}
        self._kin: dict[tuple[int, str], set[Kin]] = {}
        for document, one, other, relation in self._relations:
            self._note(document, one, other, _kind(relation))
            self._note(document, other, one, _counterpart(relation))

    def _note(self, document: int, one: str, other: str, words: tuple[str, ...] | None) -> None:
        number = self.number(document, other)
        if words and number is not None:
            self._kin.setdefault((document, one), set()).add((words, number))

    def number(self, document: int, party: str | None) -> int | None:
        """The group that a document's party is in; None where it is in none yet."""
        return None if party is None else self._number.get((document, party))

    def of(self, member: Member) -> set[Kin]:
        """A member's own relations, and those that its document tells from the other side."""
        return self._kin.get((member.document, member.party.id), set())

    def shared(self, a: Group, b: Group) -> bool:
        """Whether two are the same kin of the same party."""
        ours = {kin for member in a.members for kin in self.of(member)}
        return any(not ours.isdisjoint(self.of(member)) for member in b.members)


@cache
def _rows() -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    return [(tuple(words), tuple(others)) for words, others in load("parties")["counterparts"]]


@cache
def _kind(relation: str) -> tuple[str, ...]:
    """The words for the kind of kin, `maternal grandmother` as `grandmother`; itself where the lexicon has none."""
    kin = relation.lower().rsplit(maxsplit=1)[-1] if relation.strip() else relation
    return next((words for words, _ in _rows() if kin in words), (kin,))


@cache
def _counterpart(relation: str) -> tuple[str, ...] | None:
    """The words for the kin on the other side: of `mother` those for a child."""
    others = next((others for words, others in _rows() if words == _kind(relation)), ())
    return next((words for words, _ in _rows() if set(words) & set(others)), None)
