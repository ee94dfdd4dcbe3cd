"""Merged, told apart, split: within a document and across the documents of a case."""

from typing import Any

import pytest

from onrecord.record import Case, Party
from onrecord.review.deciding import BadDecision, undo
from onrecord.review.identity import merge, split, tell_apart
from onrecord.text import Span
from tests.cases.sample import decision, family_account, first_report
from tests.review.desk import BY, Desk, reviewed_case


def party(case: Case, name: str) -> Party[Any]:
    (found,) = [each for each in case.parties if each.name == name]
    return found


@pytest.fixture
def trio() -> Desk:
    """The chief is named in full in one document, by her surname in another; `decision` has the officer and the man too."""
    return Desk(first_report(), family_account(), decision())


def test_parties_of_two_documents_are_told_apart_and_one_again(trio: Desk) -> None:
    before = reviewed_case(trio).case
    assert len(party(before, "Lorna Pettibone").spans) == 2
    trio.make(tell_apart(trio.version("p3", 2), trio.version("p4", 0), BY, "the new chief is her brother"))
    reviewed = reviewed_case(trio)
    chief, other = party(reviewed.case, "Lorna Pettibone"), party(reviewed.case, "Pettibone")
    assert [len(chief.spans), len(other.spans)] == [1, 1]
    assert {s.source for s in reviewed.case.statements if s.spans[0].document == other.spans[0].document} == {other.id}
    assert chief.title == "Chief"
    assert other.title is None
    assert all(reviewed.parts[each.id] for each in (chief, other))
    trio.make(undo(*trio.version("p3", 2), BY))
    assert reviewed_case(trio).case == before


def test_what_other_documents_tell_of_two_that_one_document_has_is_one_too(trio: Desk) -> None:
    before = reviewed_case(trio).case
    trio.make(merge(trio.version("p2", 0), trio.version("p4", 0), BY, "the chief was the officer"))
    reviewed = reviewed_case(trio)
    keeper, taken = party(before, "Reid Sandoval"), party(before, "Lorna Pettibone")
    joined = party(reviewed.case, "Reid Sandoval")
    assert not {"Lorna Pettibone", "Pettibone"} & {each.name for each in reviewed.case.parties}
    assert set(joined.spans) == {*keeper.spans, *taken.spans}
    trio.make(undo(*trio.version("p4", 0), BY))
    assert reviewed_case(trio).case == before


def test_several_that_are_told_apart_from_one_stay_together(trio: Desk) -> None:
    trio.make(tell_apart(trio.version("p1", 1), trio.version("p3", 0), BY))  # the dead man is not the wounded one
    trio.make(tell_apart(trio.version("p2", 2), trio.version("p3", 0), BY))
    case = reviewed_case(trio).case
    assert len(party(case, "Dorian Askew").spans) == 2
    force = next(event for event in case.events if event.type == "use_of_force" and not event.background)
    harmed = [one.party for one in force.participants if one.role == "person_harmed"]
    assert len(harmed) == len(set(harmed)) == 2


def test_some_mentions_of_a_party_are_anothers(desk: Desk) -> None:
    shown = desk.shown()
    harmed = next(p for p in shown.reading.parties if p.id == "p2")
    for step in split(desk.version("p2"), [harmed.spans[1]], "Ada Harrow", BY):
        desk.make(step)
    parties = desk.shown().reading.parties
    assert next(p for p in parties if p.id == "p2").spans == [harmed.spans[0]]
    assert party(desk.shown().reading, "Ada Harrow").spans == [harmed.spans[1]]  # type: ignore[arg-type]


def test_the_first_mention_may_be_the_others(desk: Desk) -> None:
    first = next(p for p in desk.shown().reading.parties if p.id == "p2").spans[0]
    for step in split(desk.version("p2"), [first], "the other driver", BY):
        desk.make(step)
    shown = desk.shown()
    assert [p.spans for p in shown.reading.parties if p.label == "the other driver"] == [[first]]
    assert first not in next(p for p in shown.reading.parties if p.id == "p2").spans
    desk.make(undo(*desk.version("h2"), BY))
    assert not [p for p in desk.shown().reading.parties if p.label == "the other driver"]


@pytest.mark.parametrize("chosen", [[], [Span(0, 1)], "all"])
def test_a_party_is_not_left_without_words(desk: Desk, chosen: Any) -> None:
    spans = next(p for p in desk.shown().reading.parties if p.id == "p2").spans
    with pytest.raises(BadDecision, match="not all"):
        split(desk.version("p2"), spans if chosen == "all" else chosen, "Ada Harrow", BY)


def test_only_parties_are_one_or_two(desk: Desk, case_desk: Desk) -> None:
    with pytest.raises(BadDecision, match="people and agencies"):
        merge(desk.version("e1"), desk.version("p1"), BY)
    with pytest.raises(BadDecision, match="itself"):
        merge(desk.version("p1"), desk.version("p1"), BY)
    with pytest.raises(BadDecision, match="one document"):
        tell_apart(desk.version("p1"), desk.version("p2"), BY)
    with pytest.raises(BadDecision, match="people and agencies"):
        split(desk.version("e1"), [], "x", BY)
    with pytest.raises(BadDecision, match="people and agencies"):
        tell_apart(case_desk.version("e1", 0), case_desk.version("p1", 1), BY)
