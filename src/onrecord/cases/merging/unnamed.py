"""Nameless parties: whether one can be a party that another document tells of. Each ground is a question of its own."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from onrecord.cases.merging import bodies
from onrecord.cases.merging.kinship import Kinship
from onrecord.cases.merging.lookup import Lookup
from onrecord.cases.merging.members import Group, Member, Question, Same, agree, label_words, same_age, title_words
from onrecord.lexicon import words


class Unnamed:
    """The grounds on which a nameless party can be one of a group: kinship, an office, a part, a body, an age, a label."""

    def __init__(self, lookup: Lookup, kinship: Kinship, members: Sequence[Member]) -> None:
        self._lookup, self._kinship = lookup, kinship
        self._alike = Counter((m.document, m.parts) for m in members if not m.name and m.party.kind == "person")
        self._named = {(m.document, part) for m in members if m.name for part in m.parts}

    def grounds(self) -> list[Same]:
        """The grounds, the surest first."""
        kin, under = self._kinship.near, self._lookup.under
        return [
            _ground("kinship", self._same_parent_or_spouse, kin, within=True),
            _ground("office", _same_office, lambda one: under(("office", bodies.office(one.party.label or ""))), within=True),
            _ground("title", _same_title, lambda one: under(("title", label_words(one.party)))),
            _ground("called so", _called_so, lambda one: under(("called", label_words(one.party)))),
            _ground("kinship", self._same_kin, kin),
            _ground("part", self._same_part, lambda one: under(*(("part", part) for part in sorted(one.parts)))),
            _ground("body", _same_body, lambda one: under("bodies") if one.party.kind == "agency" else ()),
            _ground("age", _same_age, lambda one: under(("age", one.party.age))),
            _ground("label", self._same_label, lambda one: under(*(("label", word) for word in label_words(one.party)[-1:]))),
        ]

    def may_be(self) -> Same:
        """What joins nobody: the same part as one with a name, where which of several is meant is left open."""
        return _ground("part", _has_part, lambda one: self._lookup.under(*(("part", part) for part in sorted(one.parts))))

    def _same_parent_or_spouse(self, group: Group, member: Member) -> bool:
        """Kin of which there is one of each gender: "his mother" is Ann Lee, the mother of Tom Lee."""
        kin = {one for one in self._kinship.of(member) if not words("joining", "only_kin").isdisjoint(one[0])}
        if not kin or not group.names:
            return False
        known = member.party.gender is not None and any(one.gender == member.party.gender for one in group.parties())
        return known and self._kinship.is_any(group, kin)

    def _same_kin(self, group: Group, member: Member) -> bool:
        return self._kinship.is_any(group, self._kinship.of(member))

    def _same_part(self, group: Group, member: Member) -> bool:
        """The same part in the incident as one with a name; of two nameless officers neither.

        "A second officer" is one whom this document does not name, where it names the first.
        """
        only = self._alike[member.document, member.parts] == 1
        told_from = all((member.document, part) in self._named for part in member.parts)
        return only and _has_part(group, member) and (told_from or not _set_apart(member))

    def _same_label(self, group: Group, member: Member) -> bool:
        return not group.names and any(self._labels_agree(one, member) for one in group.faces.values())

    def _labels_agree(self, a: Member, b: Member) -> bool:
        """One label says no more than the other: "a young nephew", "his nephew"; officials of one body are one group."""
        ours, theirs = (self._kinship.home(m.document, m.party.affiliation) for m in (a, b))
        labels = label_words(a.party), label_words(b.party)
        if (
            _set_apart(a) != _set_apart(b)
            or not all(labels)
            or labels[0][-1] != labels[1][-1]
            or (ours is not None and theirs is not None and ours != theirs)
        ):
            return False
        if a.party.kind == "group" and ours is not None and ours == theirs:
            return True
        together = a.party.kind == "group" or a.parts == b.parts
        return together and (set(labels[0]) <= set(labels[1]) or set(labels[1]) <= set(labels[0]))


def _ground(why: str, holds: Question, near: Callable[[Member], Iterable[Group]], *, within: bool = False) -> Same:
    """A ground that holds for parties of one kind alone, which do not contradict one another."""

    def and_agree(group: Group, member: Member) -> bool:
        kind = group.members[0].party.kind
        return kind == member.party.kind and holds(group, member) and agree(group, member)

    return Same(why, and_agree, near, within)


def _has_part(group: Group, member: Member) -> bool:
    return bool(group.names) and bool(member.parts) and member.parts <= group.parts


def _set_apart(member: Member) -> frozenset[str]:
    """The words of a label that say that somebody else is meant: "a second officer"."""
    return words("joining", "apart").intersection(label_words(member.party))


def _same_title(group: Group, member: Member) -> bool:
    """A label that sets somebody apart and is another document's title: "The fourth deputy, Ann Lee"."""
    label = label_words(member.party)
    return bool(_set_apart(member)) and any(title_words(one) == label for one in group.parties())


def _called_so(group: Group, member: Member) -> bool:
    """A label by which another document calls somebody with a name: "The driver, Ann Lee"; not "the man", which anybody is."""
    label = label_words(member.party)
    return bool(label) and label in group.called and label[-1] not in words("joining", "anybody") and not _set_apart(member)


def _same_office(group: Group, member: Member) -> bool:
    """An office that one person holds: "the sheriff" is Sheriff Ann Lee."""
    office = bodies.office(member.party.label or "")
    return office is not None and bool(group.names) and any(bodies.office(one.title or "") == office for one in group.parties())


def _same_body(group: Group, member: Member) -> bool:
    """A body that a label is for: "the sheriff's office" is the Calder County Sheriff's Office."""
    label = member.party.label or ""
    return bool(group.names) and bool(label) and all(bodies.is_label_of(label, name) for name in group.names)


def _same_age(group: Group, member: Member) -> bool:
    """The same age: "a 34-year-old man". Of two who are nameless, the same roles too."""
    roles = any(set(one.roles) == set(member.party.roles) for one in group.parties())
    return same_age(group, member) and (bool(group.names) or roles)
