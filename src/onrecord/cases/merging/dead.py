"""The unnamed dead of one document: the dead of another whom nothing tells apart, where only one is left."""

from onrecord.cases.merging.parties import Group, Groups, agree


def join_dead(groups: Groups) -> Groups:
    """The groups without those unnamed dead that can only be one other dead person; a named one before an unnamed one."""
    left = list(groups)
    for group in [one for one in groups if _is_dead(one) and not one.named]:
        others = [one for one in left if one is not group and _is_dead(one) and _can_be_one(one, group)]
        named = [one for one in others if one.named]
        found = named or others
        if len(found) == 1:
            found[0].members += group.members
            left = [one for one in left if one is not group]
    return left


def _is_dead(group: Group) -> bool:
    """Whether a person of the incident is told to be killed; one of another incident has the role `other` alone."""
    return any(member.party.fate == "killed" and member.party.roles != ["other"] for member in group.members)


def _can_be_one(one: Group, other: Group) -> bool:
    """No document tells of both, and nothing that is said of them differs."""
    if {member.document for member in one.members} & {member.document for member in other.members}:
        return False
    return all(agree(one, member) for member in other.members)
