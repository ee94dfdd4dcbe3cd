"""The case's parties: what all documents say of each."""

from collections import Counter
from collections.abc import Sequence

from onrecord.cases.merging import names
from onrecord.cases.merging.dead import join_dead
from onrecord.cases.merging.ids import Ids, commonest
from onrecord.cases.merging.parties import GRAVE, Group, Member, group_parties
from onrecord.record import CaseParty, Reading, Relation
from onrecord.record.vocabulary import values

FATES = ("killed", "injured", "unharmed")


def merge_parties(readings: Sequence[Reading], ids: Ids) -> list[CaseParty]:
    """The parties of the case, ids `p1`, `p2` ... in the order in which they first appear; noted in `ids`."""
    groups = join_dead(group_parties(readings))
    for number, group in enumerate(groups, 1):
        for member in group.members:
            ids.put(member.document, member.party.id, f"p{number}")
    return [_party(f"p{number}", group, ids) for number, group in enumerate(groups, 1)]


def _party(party_id: str, group: Group, ids: Ids) -> CaseParty:
    members = sorted(group.members, key=lambda member: member.document)
    parties = [member.party for member in members]
    roles = _roles(members)
    return CaseParty(
        id=party_id,
        kind=commonest(party.kind for party in parties) or "person",
        name=_name(group.named),
        label=None if group.named else commonest(party.label for party in parties),
        title=commonest(party.title for party in parties),
        affiliation=commonest(ids.get(m.document, m.party.affiliation) for m in members),
        roles=roles,
        age=commonest(party.age for party in parties),
        gender=commonest(party.gender for party in parties),
        minor=commonest(party.minor for party in parties),
        relations=_relations(members, ids, party_id),
        represents=[to for to in _represented(members, ids) if to != party_id],
        fate=_fate(members, roles),
        spans=[span for m in members for span in ids.spans(m.document, m.party.spans)],
    )


def _name(found: list[str]) -> str | None:
    """The fullest name, of equally full ones the commonest."""
    counted = Counter(found)
    return max(counted, key=lambda name: (len(names.words(name)), counted[name]), default=None)


def _roles(members: list[Member]) -> list[str]:
    """The roles that documents give, in the vocabulary's order; grave ones where most agree, `other` where there is none."""
    given = [set(member.party.roles) - {"other"} for member in members]
    counted, telling = Counter(role for roles in given for role in roles), sum(map(bool, given))
    kept = [
        role for role in values("roles") if counted[role] and (role not in GRAVE or 2 * counted[role] > telling or telling < 3)
    ]
    return kept or (["other"] if any("other" in member.party.roles for member in members) else [])


def _fate(members: list[Member], roles: list[str]) -> str | None:
    """The gravest fate on record: who was hurt first may have died since. Not of a party that most documents tell unharmed."""
    found = {member.party.fate for member in members}
    harmed = "person_harmed" in roles or 2 * sum(member.party.fate is not None for member in members) >= len(members)
    return next((fate for fate in FATES if fate in found), None) if harmed else None


def _relations(members: list[Member], ids: Ids, own: str) -> list[Relation]:
    found = ((ids.get(m.document, r.to), r.relation) for m in members for r in m.party.relations)
    return [Relation(to=to, relation=relation) for to, relation in dict.fromkeys(found) if to and to != own]


def _represented(members: list[Member], ids: Ids) -> list[str]:
    return list(dict.fromkeys(to for m in members for to in ids.all(m.document, m.party.represents)))
