"""The unnamed dead of one document: the dead of another whom nothing tells apart, where only one is left."""

from collections import Counter
from collections.abc import Iterator

from onrecord.cases.merging.members import Group, Groups, ages_agree, agree, genders_agree, label_words, same_age
from onrecord.lexicon import words


def one_dead(groups: Groups) -> Iterator[tuple[Group, Group]]:
    """Pairs of a dead person and an unnamed one who can only be that; a named one before an unnamed one."""
    left = [one for one in groups if _is_dead(one)]
    for group in [one for one in left if not one.names]:
        others = [one for one in left if one is not group and _can_be_one(one, group)]
        found = [one for one in others if one.names] or others
        if len(found) == 1:
            yield found[0], group
            left.remove(group)


def one_too_many(groups: Groups) -> Iterator[tuple[Group, Group]]:
    """Pairs of a named dead person and an unnamed one whom documents tell of beside as many as most tell died.

    "A teenager" is another one of the dead in documents that have two where others have one; of several candidates nobody is
    meant.
    """
    dead = [one for one in groups if _is_dead(one)]
    named = [one for one in dead if one.names]
    if not 0 < _toll(dead) <= len(named):
        return
    for group in [one for one in dead if not one.names and not _is_another(one)]:
        found = [one for one in named if all(agree(one, member) for member in group.members)]
        if len(found) == 1:
            yield found[0], group


def _toll(dead: Groups) -> int:
    """How many died as most documents tell it, of equals the fewest; 0 of one document alone."""
    told = Counter(document for group in dead for document in _telling(group, "killed"))
    tolls = Counter(told.values())
    return max(sorted(tolls), key=lambda toll: tolls[toll]) if len(told) > 1 else 0


def _is_dead(group: Group) -> bool:
    """Whether a person of the incident is told to be killed; one of another incident has the role `other` alone."""
    return any(party.fate == "killed" and party.roles != ["other"] for party in group.parties())


def _can_be_one(one: Group, other: Group) -> bool:
    """No document tells of both as dead, but at one age, and nothing that is said of them differs."""
    if _are_of_age(one, other):
        return True
    both = _telling(one) & _telling(other) if one.names else one.documents & other.documents
    return not both and all(agree(one, member) for member in other.faces.values())


def _telling(group: Group, *fates: str) -> set[int]:
    """The documents that tell of somebody's fate, of some fates alone; others may name the dead beside "a girl" who died."""
    return {member.document for member in group.members if member.party.fate in (fates or ("killed", "injured", "unharmed"))}


def _are_of_age(one: Group, other: Group) -> bool:
    """Whether one has a name and both are told to be of one age, none as another one: of twins the text would say so."""
    if not one.names or _is_another(other) or not any(same_age(one, member) for member in other.faces.values()):
        return False
    every = [(ours, theirs) for ours in one.parties() for theirs in other.parties()]
    return all(ages_agree(*pair) for pair in every) and (
        _is_of_gender(one, other) or all(genders_agree(*pair) for pair in every)
    )


def _is_of_gender(one: Group, other: Group) -> bool:
    """Whether genders that differ may be misread: one document agrees, or pronouns alone tell that of the unnamed one."""
    told = {party.gender for party in other.parties() if party.gender}
    called = {word for party in other.parties() for word in label_words(party)}
    return any(party.gender in told for party in one.parties()) or called.isdisjoint(words("joining", "gendered"))


def _is_another(group: Group) -> bool:
    """ "another teenager", "a second man" """
    return not words("joining", "apart").isdisjoint(word for party in group.parties() for word in label_words(party))
