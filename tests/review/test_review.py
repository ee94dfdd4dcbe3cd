"""Decisions over a reading: what people made of it, what a new version of the reader leaves of that, what comes back to them."""

from collections.abc import Iterable
from typing import Any

import pytest

from onrecord.errors import Stale
from onrecord.record import Case, Event, Party, Reading
from onrecord.review import lay_over
from onrecord.review.deciding import BadDecision, accept, add, correct, keep_lost, let_go, reject, undo
from onrecord.review.identity import merge
from onrecord.store import Decision, Store
from onrecord.text import Span
from tests.review.desk import BY, Desk, key_of, reviewed_case
from tests.store.made import reading


def event(record: Reading | Case, entry_id: str) -> Any:
    return next(entry for entry in record.events if entry.id == entry_id)


def renumbered(told: Reading) -> Reading:
    """The same reading by a reader that counts its entries otherwise."""
    words = told.model_dump_json()
    for layer, count in (("p", 9), ("e", 5), ("s", 9), ("v", 3)):
        for number in range(count, 0, -1):
            words = words.replace(f'"{layer}{number}"', f'"{layer}{number + 7}"')
    return Reading.model_validate_json(words)


def test_without_decisions_all_is_unseen_and_the_reading_as_the_machine_made_it(desk: Desk) -> None:
    shown = desk.shown()
    assert {entry.state for entry in shown.entries.values()} == {"unseen"}
    assert shown.reading is shown.machine
    assert shown.waiting == len(shown.entries)
    assert len(shown.entries) == sum(
        len(getattr(shown.machine, x)) for x in ("parties", "events", "statements", "evidence", "points")
    )


def test_accepted_corrected_rejected(desk: Desk) -> None:
    desk.make(accept(*desk.version("e1"), BY))
    desk.make(correct(*desk.version("e2"), BY, {"date": "2026-03-13", "polarity": "affirmed"}, "the letter says so"))
    shown = desk.make(reject(*desk.version("p1"), BY))
    assert [desk.state(name) for name in ("e1", "e2", "p1", "p2")] == ["accepted", "corrected", "rejected", "unseen"]
    assert event(shown.reading, "e2").date == "2026-03-13"
    assert event(shown.machine, "e2").date == "../2026-03-14"
    assert "p1" not in {party.id for party in shown.reading.parties}
    assert [one.party for one in event(shown.reading, "e1").participants] == ["p2"]
    assert [one.party for one in event(shown.machine, "e1").participants] == ["p1", "p2"]


def test_history_says_who_what_before_and_after_and_why(desk: Desk) -> None:
    shown = desk.make(correct(*desk.version("e1"), BY, {"count": 3}, "heard on the recording"))
    (row,) = shown.entries[key_of(shown, "e1")].decisions
    assert row.before and row.after
    assert (row.by, row.before["count"], row.after["count"], row.why) == (BY, 2, 3, "heard on the recording")
    assert row.after["participants"][0]["party"] == key_of(shown, "p1")


def test_undo_is_a_new_row_and_takes_back_the_latest(desk: Desk) -> None:
    desk.make(accept(*desk.version("e1"), BY))
    desk.make(reject(*desk.version("e1"), BY))
    desk.make(undo(*desk.version("e1"), BY))
    assert desk.state("e1") == "accepted"
    desk.make(undo(*desk.version("e1"), BY))
    assert desk.state("e1") == "unseen"
    assert [row.action for row in desk.made] == ["accept", "reject", "undo", "undo"]
    with pytest.raises(BadDecision, match="no decision to undo"):
        undo(*desk.version("e1"), BY)


def test_a_new_reader_keeps_decisions_whatever_its_ids(desk: Desk) -> None:
    desk.make(accept(*desk.version("e1"), BY))
    desk.make(correct(*desk.version("s1"), BY, {"source": "p4"}))
    desk.make(reject(*desk.version("p5"), BY))
    desk.readings = [renumbered(reading())]
    shown = desk.shown()
    assert [desk.state(name) for name in ("e8", "s8", "p12")] == ["accepted", "corrected", "rejected"]
    assert next(s for s in shown.reading.statements if s.id == "s8").source == "p11"
    assert not any(entry.differs for entry in shown.entries.values())


def test_what_a_new_reader_reads_otherwise_stands_as_decided_and_comes_back(desk: Desk) -> None:
    desk.make(accept(*desk.version("e1"), BY))
    told = reading()
    events = [e.model_copy(update={"date": "2026-03-11"}) if e.id == "e1" else e for e in told.events]
    desk.readings = [told.model_copy(update={"events": events})]
    entry = desk.shown().entries[key_of(desk.shown(), "e1")]
    assert isinstance(entry.value, Event)
    assert isinstance(entry.machine, Event)
    assert (entry.value.date, entry.machine.date) == ("2026-03-12", "2026-03-11")
    assert entry.differs
    assert entry.waits


def test_an_entry_on_shifted_words_keeps_its_decision_and_comes_back(desk: Desk) -> None:
    desk.make(accept(*desk.version("v1"), BY))
    told = reading()
    (item,) = told.evidence
    wider = Span(item.spans[0].start, item.spans[0].end - 6)
    desk.readings = [told.model_copy(update={"evidence": [item.model_copy(update={"spans": [wider]})]})]
    entry = desk.shown().entries[key_of(desk.shown(), "v1")]
    assert (entry.state, entry.differs) == ("accepted", True)


def test_a_decision_whose_entry_is_gone_comes_back_and_can_be_kept_or_let_go(desk: Desk) -> None:
    desk.make(accept(*desk.version("v1"), BY))
    desk.readings = [reading().model_copy(update={"evidence": []})]
    shown = desk.shown()
    (lost,) = shown.lost
    assert lost.entry.startswith("evidence")
    desk.make(keep_lost(lost, BY))
    assert not desk.shown().lost
    (kept,) = desk.shown().reading.evidence
    assert kept.kind == "body_camera"
    desk.made.pop()
    desk.make(let_go(lost, BY))
    assert not desk.shown().lost


def test_a_rejected_entry_that_is_gone_asks_nothing(desk: Desk) -> None:
    desk.make(reject(*desk.version("v1"), BY))
    desk.readings = [reading().model_copy(update={"evidence": []})]
    assert not desk.shown().lost


def test_an_entry_that_the_machine_missed_is_added_and_corrected(desk: Desk) -> None:
    shown = desk.shown()
    start = shown.machine.document.text.index("on March 12")
    fields = {"type": "death", "spans": [[start, start + 11]], "participants": [{"party": "p2", "role": "person_harmed"}]}
    shown = desk.make(add(shown, "events", fields, BY))
    added = next(e for e in shown.reading.events if e.type == "death")
    assert (added.id, added.participants[0].party) == ("h1", "p2")
    desk.make(correct(*desk.version("h1"), BY, {"date": "2026-03-12"}))
    assert (event(desk.shown().reading, "h1").date, desk.state("h1")) == ("2026-03-12", "corrected")
    desk.make(reject(*desk.version("h1"), BY))
    assert "h1" not in {e.id for e in desk.shown().reading.events}
    with pytest.raises(BadDecision, match="already"):
        add(desk.shown(), "events", fields, BY)


def test_parties_of_a_document_are_merged_and_the_merge_undone(desk: Desk) -> None:
    keeper, taken = desk.version("p1"), desk.version("p6")
    shown = desk.make(merge(keeper, taken, BY))
    assert "p6" not in {party.id for party in shown.reading.parties}
    assert next(p for p in shown.reading.parties if p.id == "p3").affiliation == "p1"
    assert len(next(p for p in shown.reading.parties if p.id == "p1").spans) == 2
    assert shown.entries[taken[1]].merged_into == (shown.machine.document.id, keeper[1])
    shown = desk.make(undo(*desk.version("p6"), BY))
    assert shown.reading.parties == shown.machine.parties


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"type": "murder"}, "type: 'murder' is not among the event_types"),
        ({"spans": []}, "spans"),
        ({"spans": [[0, 10**6]]}, "words of the text"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_no_entry_is_made_of_what_is_none(desk: Desk, changes: dict[str, Any], why: str) -> None:
    with pytest.raises(BadDecision, match=why):
        correct(*desk.version("e1"), BY, changes)


def test_a_stale_version_is_refused_with_the_others_decision(desk: Desk) -> None:
    before = desk.version("e1")
    desk.make(accept(*before, "Ana Sol"))
    with pytest.raises(Stale) as refused:
        reject(desk.shown(), before[1], before[2], BY)
    assert isinstance(refused.value.decision, Decision)
    assert refused.value.decision.by == "Ana Sol"


def test_the_store_refuses_it_too_and_then_makes_no_decision_at_all(store: Store) -> None:
    told = reading()
    store.put(told, "reader-1")
    shown = lay_over(told, [])
    one, two = key_of(shown, "e1"), key_of(shown, "e2")
    steps = [accept(shown, key, shown.entries[key].version, BY) for key in (one, two)]
    assert store.decide(steps[:1]) == [1]
    with pytest.raises(Stale) as refused:
        store.decide(list(reversed(steps)))
    assert isinstance(refused.value.decision, Decision)
    assert (refused.value.decision.entry, refused.value.decision.number) == (one, 1)
    assert [row.entry for row in store.decisions([told.document.id])] == [one]
    assert lay_over(told, store.decisions()).entries[one].state == "accepted"


def test_decisions_are_forgotten_with_their_document_and_change_its_stamp(store: Store) -> None:
    told = reading()
    store.put(told, "reader-1")
    before, shown = store.stamps([told.document.id]), lay_over(told, [])
    key = key_of(shown, "e1")
    store.decide([accept(shown, key, shown.entries[key].version, "\ud800 <b>")])
    assert store.stamps([told.document.id]) != before
    assert store.decisions()[0].by == "\ud800 <b>"
    store.forget(told.document.id)
    assert (store.decisions(), store.stamps([told.document.id])) == ([], {})


def test_a_case_is_made_of_its_documents_entries(case_desk: Desk) -> None:
    reviewed = reviewed_case(case_desk)
    force = next(e for e in reviewed.case.events if e.type == "use_of_force")
    assert len(reviewed.parts[force.id]) == 2
    assert reviewed.state(force.id) == "unseen"
    layers: Iterable[Any] = (*reviewed.case.parties, *reviewed.case.events, *reviewed.case.statements, *reviewed.case.evidence)
    assert all(reviewed.parts.get(entry.id) for entry in layers)
    assert sum(map(len, reviewed.parts.values())) == sum(len(shown.entries) for shown in reviewed.documents.values())


def test_a_case_entry_is_seen_when_all_its_parts_are(case_desk: Desk) -> None:
    force = next(e for e in reviewed_case(case_desk).case.events if e.type == "use_of_force").id
    case_desk.make(accept(*case_desk.version("e1", 0), BY))
    assert reviewed_case(case_desk).state(force) == "unseen"
    case_desk.make(correct(*case_desk.version("e1", 1), BY, {"date": "2031-04-06"}))
    assert reviewed_case(case_desk).state(force) == "corrected"


def test_a_correction_reaches_the_case_and_a_rejected_entry_leaves_it(case_desk: Desk) -> None:
    case_desk.make(correct(*case_desk.version("p1", 1), BY, {"age": 35}))
    case_desk.make(reject(*case_desk.version("e3", 0), BY))
    case = reviewed_case(case_desk).case
    assert next(cell.value for cell in case.coding if cell.field == "age") == "35"
    assert not [e for e in case.events if e.type == "investigation_opened"]


def test_parties_are_merged_across_documents(case_desk: Desk) -> None:
    before = reviewed_case(case_desk).case
    chief, sister = (next(p for p in before.parties if p.name == name) for name in ("Lorna Pettibone", "Maribel Askew"))
    case_desk.make(merge(case_desk.version("p4", 0), case_desk.version("p4", 1), BY))
    case = reviewed_case(case_desk).case
    assert len(case.parties) == len(before.parties) - 1
    joined: Party[Any] = next(p for p in case.parties if p.id == chief.id)
    assert joined.spans == [*chief.spans, *sister.spans]
    assert {s.source for s in case.statements if s.source == sister.id} == set()
