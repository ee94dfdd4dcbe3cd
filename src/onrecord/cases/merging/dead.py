"""The unnamed dead of one document: the dead of another whom nothing tells apart, where only one is left."""

from collections.abc import Iterator

from onrecord.cases.merging.members import Group, Groups, agree


def one_dead(groups: Groups) -> Iterator[tuple[Group, Group]]:
    """Pairs of a dead person and an unnamed one who can only be that; a named one before an unnamed one."""
    left = [one for one in groups if _is_dead(one)]
    for group in [one for one in left if not one.names]:
        others = [one for one in left if one is not group and _can_be_one(one, group)]
        found = [one for one in others if one.names] or others
        if len(found) == 1:
            yield found[0], group
            left.remove(group)


def _is_dead(group: Group) -> bool:
    """Whether a person of the incident is told to be killed; one of another incident has the role `other` alone."""
    return any(party.fate == "killed" and party.roles != ["other"] for party in group.parties())


def _can_be_one(one: Group, other: Group) -> bool:
    """No document tells of both, and nothing that is said of them differs."""
    return not one.documents & other.documents and all(agree(one, member) for member in other.faces.values())
