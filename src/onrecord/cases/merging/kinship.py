"""Kinship across documents: "his mother" in one is "Ann Lee, the mother of Tom Lee" in another."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache

from onrecord.cases.merging.members import Group, Member
from onrecord.lexicon import load

# Words for one kind of kin, and the group to which it is.
Kin = tuple[tuple[str, ...], Group]
Place = tuple[int, str]  # a document's number and the id of one of its parties


class Kinship:
    """Who is whose kin, as the documents tell it from either side, and in which group everybody is."""

    def __init__(self, members: Iterable[Member]) -> None:
        self._home: dict[Place, Group] = {}
        self._told: dict[Place, list[tuple[Place, tuple[str, ...]]]] = defaultdict(list)
        self._of_whom: dict[Place, list[tuple[Place, tuple[str, ...]]]] = defaultdict(list)
        self._kin: dict[Group, set[Kin]] = defaultdict(set)
        self._with: dict[Kin, dict[Group, None]] = defaultdict(dict)
        for member in members:
            for relation in member.party.relations:
                one, other = (member.document, member.party.id), (member.document, relation.to)
                self._tell(one, other, _kind(relation.relation))
                self._tell(other, one, _counterpart(relation.relation))

    def _tell(self, one: Place, other: Place, words: tuple[str, ...] | None) -> None:
        if words:
            self._told[one].append((other, words))
            self._of_whom[other].append((one, words))

    def settle(self, member: Member, group: Group) -> None:
        """Note in which group a member is."""
        here = member.document, member.party.id
        self._home[here] = group
        for other, words in self._told.get(here, ()):
            if other in self._home:
                self._note(group, (words, self._home[other]))
        for one, words in self._of_whom.get(here, ()):
            if one in self._home:
                self._note(self._home[one], (words, group))

    def _note(self, group: Group, kin: Kin) -> None:
        self._kin[group].add(kin)
        self._with[kin][group] = None

    def join(self, taker: Group, gone: Group) -> None:
        """Note that a group has taken another one's members."""
        self._home |= {(member.document, member.party.id): taker for member in gone.members}
        self._kin.clear()
        self._with.clear()
        for one, told in self._told.items():
            for other, words in told:
                if one in self._home and other in self._home:
                    self._note(self._home[one], (words, self._home[other]))

    def home(self, document: int, party: str | None) -> Group | None:
        """The group that a document's party is in; None where it is in none yet."""
        return None if party is None else self._home.get((document, party))

    def of(self, member: Member) -> set[Kin]:
        """A member's own relations, and those that its document tells from the other side."""
        told = self._told.get((member.document, member.party.id), ())
        return {(words, self._home[other]) for other, words in told if other in self._home}

    def near(self, member: Member) -> Iterator[Group]:
        """The groups that are the same kin of the same party."""
        for kin in self.of(member):
            yield from self._with.get(kin, ())

    def is_any(self, group: Group, kin: set[Kin]) -> bool:
        """Whether a group is kin of any of some kinds to somebody."""
        return not kin.isdisjoint(self._kin.get(group, set()))

    def shared(self, a: Group, b: Group) -> bool:
        """Whether two are the same kin of the same party."""
        return self.is_any(a, self._kin.get(b, set()))


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
