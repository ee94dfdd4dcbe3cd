"""Two parties of a case made one: whatever refers to them follows."""

from onrecord.cases.merging import merge
from onrecord.record import Case, CaseParty, Doubt
from onrecord.review.merging import join_parties
from tests.cases.sample import readings


def named(case: Case, name: str) -> CaseParty:
    return next(party for party in case.parties if party.name == name)


def test_what_refers_to_a_party_follows_it() -> None:
    made = merge("case-1", readings())
    chief, sister, officer = (named(made, name).id for name in ("Lorna Pettibone", "Maribel Askew", "Reid Sandoval"))
    doubts = [
        Doubt(entry=sister, candidates=[chief, officer], why="name"),
        Doubt(entry=sister, candidates=[officer], why="name"),
    ]
    joined = join_parties(made.model_copy(update={"doubts": doubts}), chief, sister)
    assert isinstance(joined, Case)
    assert sister not in {party.id for party in joined.parties}
    assert [(doubt.entry, doubt.candidates) for doubt in joined.doubts] == [(chief, [officer])]
    assert {matter.about for matter in joined.matters} <= {party.id for party in joined.parties}
    told = [*joined.events, *joined.coding, *(account for point in joined.points for account in point.accounts)]
    assert sister not in {party for one in told for party in one.said_by}
    assert named(joined, "Lorna Pettibone").also == ["Pettibone", "Maribel Askew"]
