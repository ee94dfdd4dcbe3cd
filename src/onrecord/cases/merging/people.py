"""Which parties of several documents are one. Two people with one name stay two; who cannot be told stays apart."""

from collections.abc import Iterable

from onrecord.cases.merging.draft import Draft, Page
from onrecord.cases.merging.groups import Groups
from onrecord.cases.merging.names import YEARS_APART, is_full, same_body, same_person

_BODIES = frozenset({"agency", "organization"})


def group_parties(pages: list[Page]) -> Groups:
    """The parties of all documents in groups: those with a name first, the unnamed by what ties them to somebody known."""
    groups = Groups()
    for page in pages:
        for party in page.layers["parties"]:
            if party["name"]:
                _place_named(groups, party)
    for page in pages:
        officers = _used_force(page)
        for party in page.layers["parties"]:
            if not party["name"]:
                _place_unnamed(groups, party, sole_officer=officers == [party["id"]], pages=pages)
    return groups


def _place_named(groups: Groups, party: Draft) -> None:
    def same_name(group: list[Draft]) -> bool:
        return any(one["name"] == party["name"] and _agree(one, party) for one in group)

    if not groups.place(party, same_name) and not groups.place(party, lambda group: _fits(group, party)):
        groups.put(party)


def _fits(group: list[Draft], party: Draft) -> bool:
    """Whether a named party can be the group's: by all its full names, where it has one."""
    if not all(_agree(one, party) for one in group):
        return False
    if party["kind"] in _BODIES:
        return any(same_body(one["name"], party["name"]) for one in group if one["name"])
    full = [one for one in group if one["name"] and is_full(one["name"])]
    return bool(group) and all(same_person(one["name"], party["name"]) for one in full or group if one["name"])


def _agree(one: Draft, other: Draft) -> bool:
    """Whether kind, age and gender do not speak against two parties being one."""
    if one["kind"] != other["kind"] and not {one["kind"], other["kind"]} <= _BODIES:
        return False
    if None not in (one["age"], other["age"]) and abs(one["age"] - other["age"]) > YEARS_APART:
        return False
    return None in (one["gender"], other["gender"]) or one["gender"] == other["gender"]


def _place_unnamed(groups: Groups, party: Draft, *, sole_officer: bool, pages: list[Page]) -> None:
    """An unnamed party joins the one it is tied to: by kinship, by its age and what was done to it, as the one who fired."""
    placed = (
        groups.place(party, lambda group: _same_kin(groups, group, party))
        or (_harmed_at_an_age(party) and groups.place(party, lambda group: _same_harmed(group, party)))
        or (sole_officer and groups.place(party, lambda group: _only_officer(group, pages) and _all_agree(group, party)))
        or (party["kind"] != "person" and groups.place(party, lambda group: _same_label(group, party)))
    )
    if not placed:
        groups.put(party)


def _all_agree(group: list[Draft], party: Draft) -> bool:
    return all(_agree(one, party) for one in group)


def _same_kin(groups: Groups, group: list[Draft], party: Draft) -> bool:
    """ "his 9-year-old nephew" in one text, "Ashby's nephew" in another: the same relation to the same person."""
    mine = _kin(groups, [party])
    return bool(mine & _kin(groups, group)) and _all_agree(group, party)


def _kin(groups: Groups, parties: Iterable[Draft]) -> set[tuple[str, int | None]]:
    found = {(relation["relation"], groups.number(relation["to"])) for one in parties for relation in one["relations"]}
    return {(relation, to) for relation, to in found if to is not None}


def _harmed_at_an_age(party: Draft) -> bool:
    return party["age"] is not None and "person_harmed" in party["roles"]


def _same_harmed(group: list[Draft], party: Draft) -> bool:
    """ "a 34-year-old man" who was shot, and the one of that age whose name another text gives."""
    return any(one["age"] == party["age"] and "person_harmed" in one["roles"] for one in group) and _all_agree(group, party)


def _used_force(page: Page) -> list[str]:
    """The persons who used force in a document's own incident."""
    people = {party["id"] for party in page.layers["parties"] if party["kind"] == "person" and "officer" in party["roles"]}
    force = [event for event in page.layers["events"] if event["type"] == "use_of_force" and not event["background"]]
    took_part = [one["party"] for event in force for one in event["participants"] if one["role"] in {"officer", "agent"}]
    return [one for one in dict.fromkeys(took_part) if one in people]


def _only_officer(group: list[Draft], pages: list[Page]) -> bool:
    """Whether a group is the only one who used force in each of its documents that tells who did."""
    ids = {one["id"] for one in group}
    told = [used for page in pages if (used := _used_force(page)) and ids & set(used)]
    return bool(told) and all(len(used) == 1 for used in told)


def _same_label(group: list[Draft], party: Draft) -> bool:
    """Groups and bodies without a name are one where the texts call them the same."""
    return any(not one["name"] and one["kind"] == party["kind"] and _label(one) == _label(party) for one in group)


def _label(party: Draft) -> str:
    return (party["label"] or "").lower().removeprefix("the ")
