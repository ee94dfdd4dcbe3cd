"""Whether a body of one document is one of another: by its name, or as the one police of a case."""

from collections.abc import Sequence

from onrecord.cases.merging import bodies
from onrecord.cases.merging.ids import commonest
from onrecord.cases.merging.members import Group, Member, Question
from onrecord.record import Reading


def same_body(group: Group, member: Member) -> bool:
    """Whether a body's name can be that of a group."""
    return not group.is_person and all(bodies.one_body(other, member.name) for other in group.names)


def the_police(state: str | None) -> Question:
    """Whether a body that a name leaves vague is the one police of a case: "Ohio police", where the force was used in Ohio."""

    def same(group: Group, member: Member) -> bool:
        if all(bodies.is_vague(name) for name in group.names):
            return same_body(group, member)
        told = bodies.states(member.name)
        here = not told or (state is not None and told == bodies.states(state))
        return here and not group.is_person and any(bodies.is_police(name) for name in group.names)

    return same


def state_of(readings: Sequence[Reading]) -> str | None:
    """The state where the force was used, as most documents have it."""
    used = (event for reading in readings for event in reading.events if event.type == "use_of_force" and not event.background)
    return commonest(event.place.state for event in used if event.place)
