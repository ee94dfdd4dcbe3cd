"""The unnamed dead of one document: the dead of another whom nothing tells apart, where only one is left."""

from collections.abc import Iterator

from onrecord.cases.merging.members import Group, Groups, agree, label_words, same_age
from onrecord.lexicon import words


def one_dead(groups: Groups) -> Iterator[tuple[Group, Group]]:
    """Pairs of a dead person and an unnamed one who can only be that; a named one before an unnamed one."""
    left = list(groups)
    for group in [one for one in groups if _is_dead(one) and not one.named]:
        others = [one for one in left if one is not group and _is_dead(one) and _can_be_one(one, group)]
        found = [one for one in others if one.named] or others
        if len(found) == 1:
            yield found[0], group
            left = [one for one in left if one is not group]


def _is_dead(group: Group) -> bool:
    """Whether a person of the incident is told to be killed; one of another incident has the role `other` alone."""
    return any(member.party.fate == "killed" and member.party.roles != ["other"] for member in group.members)


def _can_be_one(one: Group, other: Group) -> bool:
    """No document tells of both as dead, but at one age, and nothing that is said of them differs."""
    both = _telling(one) & _telling(other)
    if (one.documents if not one.named else both) & other.documents and not _are_of_age(one, other):
        return False
    return all(agree(one, member) for member in other.members)


def _telling(group: Group) -> set[int]:
    """The documents that tell of somebody's fate; one may name the dead beside "a girl" who died."""
    return {member.document for member in group.members if member.party.fate}


def _are_of_age(one: Group, other: Group) -> bool:
    """Whether one has a name and both are told to be of one age, none as another one: of twins the text would say so."""
    apart = words("joining", "apart") & {word for member in other.members for word in label_words(member.party)}
    return bool(one.named) and not apart and any(same_age(one, member) for member in other.members)
