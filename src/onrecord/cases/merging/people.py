"""The case's parties: what all documents say of each."""

from collections import Counter
from collections.abc import Sequence

from onrecord.cases.merging.doubted import without_doubted
from onrecord.cases.merging.fields import Told, fate
from onrecord.cases.merging.identities import Identity, settle
from onrecord.cases.merging.ids import Ids, commonest
from onrecord.cases.merging.members import AGE_SLACK, GRAVE, Group, Member, label_words, title_words
from onrecord.cases.merging.parties import Parties, group_parties
from onrecord.lexicon import load
from onrecord.record import CaseParty, Doubt, Reading, Relation
from onrecord.record.vocabulary import values


def merge_parties(readings: Sequence[Reading], ids: Ids, said: Sequence[Identity] = ()) -> tuple[list[CaseParty], list[Doubt]]:
    """The parties of the case, ids `p1`, `p2` ... in the order in which they first appear, and what was left apart.

    What people have said of them counts. What each document's party became is noted in `ids`.
    """
    parties, groups, found = told_parties(readings, ids, said)
    called = {group: party_id for party_id, group in groups.items()}
    doubts = ((called[one], [called[other] for other in others], why) for one, others, why in found.doubts)
    believed = _told_apart(without_doubted(parties, groups, readings))
    return believed, [Doubt(entry=entry, candidates=candidates, why=why) for entry, candidates, why in doubts]


def told_parties(
    readings: Sequence[Reading], ids: Ids, said: Sequence[Identity] = ()
) -> tuple[dict[str, CaseParty], dict[str, Group], Parties]:
    """The parties by their ids as they are told, with what each is made of."""
    found = group_parties(readings)
    settle(found, readings, said)
    in_order = sorted(found.groups, key=lambda group: min(member.number for member in group.members))
    groups = {f"p{number}": group for number, group in enumerate(in_order, 1)}
    for party_id, group in groups.items():
        for member in group.members:
            ids.put(member.document, member.party.id, party_id)
    return {party_id: _party(party_id, group, ids) for party_id, group in groups.items()}, groups, found


def _told_apart(parties: list[CaseParty]) -> list[CaseParty]:
    """Nameless persons of one label get numbers in the order in which they first appear: "an officer (1)", "(2)"."""
    labels = Counter(label_words(party) for party in parties if party.label and party.kind == "person")
    numbers: Counter[tuple[str, ...]] = Counter()
    for at, party in enumerate(parties):
        if party.label and party.kind == "person" and labels[words := label_words(party)] > 1:
            numbers[words] += 1
            label, also = f"{party.label} ({numbers[words]})", [party.label, *party.also]
            parties[at] = party.model_copy(update={"label": label, "also": also})
    return parties


def _party(party_id: str, group: Group, ids: Ids) -> CaseParty:
    members = sorted(group.members, key=lambda member: member.document)
    parties = [member.party for member in members]
    roles = _roles(members)
    name, label = group.name, None if group.names else commonest(party.label for party in parties)
    (known_fate, other_fates), (age, other_ages) = _fate(members, roles, ids), _ages(members, ids)
    return CaseParty(
        id=party_id,
        kind=commonest(party.kind for party in parties) or "person",
        name=name,
        label=label,
        title=commonest(party.title for party in parties),
        affiliation=commonest(ids.get(m.document, m.party.affiliation) for m in members),
        roles=roles,
        age=age,
        gender=commonest(party.gender for party in parties),
        minor=commonest(party.minor for party in parties),
        relations=_relations(members, ids, party_id),
        represents=[to for to in _represented(members, ids) if to != party_id],
        fate=known_fate,
        spans=[span for m in members for span in ids.spans(m.document, m.party.spans)],
        others=other_fates | other_ages,
        also=_also(group, name, label),
    )


def _roles(members: list[Member]) -> list[str]:
    """The roles that documents give, in the vocabulary's order; grave ones where most agree, `other` where there is none."""
    given = [set(member.party.roles) - {"other"} for member in members]
    counted, telling = Counter(role for roles in given for role in roles), sum(map(bool, given))
    explained = _explained(members, counted)
    sure = {"officer"} if "suspect" in explained else set()
    most = {role for role in counted if role not in GRAVE or 2 * counted[role] > telling or telling < 3}
    kept = [role for role in values("roles") if role in (most | sure) - explained]
    return kept or (["other"] if any("other" in member.party.roles for member in members) else [])


def _explained(members: list[Member], counted: Counter[str]) -> set[str]:
    """A role that comes of another: an officer who is charged is called a suspect in every story, a spokeswoman has a rank."""
    if counted["officer"] and any("officer" in member.parts for member in members):
        return {"suspect"}
    return {"officer"} if any(_speaks_for(member) for member in members) else set()


def _speaks_for(member: Member) -> bool:
    """Whether a title says that somebody speaks for a body: "Police spokeswoman Lt." """
    return not set(title_words(member.party)).isdisjoint(load("ranks")["ranks"]["spokesperson"]["words"])


def _fate(members: list[Member], roles: list[str], ids: Ids) -> tuple[str | None, dict[str, list[str]]]:
    """The fate, and under `fate` what documents say against it. None of a party that most documents tell without one.

    Who is only told to have been shot is not told to live.
    """
    dead = any(member.party.fate == "killed" for member in members)
    telling = (m for m in members if m.party.fate and (m.wounded or m.party.fate != "injured" or not dead))
    told = [Told(str(m.party.fate), ids.family(m.document), ids.published(m.document)) for m in telling]
    if not told or ("person_harmed" not in roles and 2 * len(told) < len(members)):
        return None, {}
    value, others = fate(told)
    return value, {"fate": others} if others else {}


def _ages(members: list[Member], ids: Ids) -> tuple[int | float | None, dict[str, list[str]]]:
    """The age that most families give, the first of equals; ages that no birthday explains are told beside it."""
    told = [(m.party.age, ids.family(m.document)) for m in members if m.party.age is not None]
    age = commonest(value for value, _ in dict.fromkeys(told))
    others = sorted({value for value, _ in told if age is not None and abs(value - age) > AGE_SLACK})
    return age, {"age": [str(value) for value in others]} if others else {}


def _also(group: Group, name: str | None, label: str | None) -> list[str]:
    """Other names and labels, each once, in the order in which they are first told."""
    members = sorted(group.members, key=lambda member: member.document)
    called = (member.party.name or member.party.label for member in members)
    return [other for other in dict.fromkeys(filter(None, called)) if other not in {name, label}]


def _relations(members: list[Member], ids: Ids, own: str) -> list[Relation]:
    found = ((ids.get(m.document, r.to), r.relation) for m in members for r in m.party.relations)
    return [Relation(to=to, relation=relation) for to, relation in dict.fromkeys(found) if to and to != own]


def _represented(members: list[Member], ids: Ids) -> list[str]:
    return list(dict.fromkeys(to for m in members for to in ids.all(m.document, m.party.represents)))
