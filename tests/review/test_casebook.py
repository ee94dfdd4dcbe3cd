"""Summaries of cases: kept, made anew where something changed, gone with what is forgotten."""

from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest

from onrecord.errors import NotFound
from onrecord.record import Case, Reading
from onrecord.review import Reviewed, ReviewedCase, casebook, deciding, review_case
from onrecord.review.casebook import merged, refresh, refresh_since
from onrecord.store import Store
from onrecord.store.case_filter import Wanted
from onrecord.store.changes import Notes
from onrecord.store.limited import Limited
from onrecord.store.summaries import Made
from onrecord.store.summary import Summary
from onrecord.store.told_parts import TellingParts
from tests.cases.sample import readings
from tests.store.made import READER, empty_reading, reading

FIRST, SECOND = "case-3fa9c1d2b4e6", "case-3fb0aaaaaaaa"
TODAY = date(2031, 9, 1)


@pytest.fixture
def two(store: Store) -> Store:
    """The invented case of three documents, and another one of one document."""
    for each in (*readings(), reading()):
        store.put(each, READER)
    store.judge_by_machine({**{each.document.id: FIRST for each in readings()}, reading().document.id: SECOND})
    return store


@pytest.fixture
def merges(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The cases that are merged, as they are."""
    made: list[str] = []

    def counting(case_id: str, told: list[Reviewed], parts: TellingParts) -> ReviewedCase:
        made.append(case_id)
        return review_case(case_id, told, parts)

    monkeypatch.setattr(casebook, "review_case", counting)
    yield made


def summaries(store: Store) -> list[Summary]:
    return sorted(casebook.cases(store, Wanted(), "updated", TODAY), key=lambda case: case.id)


def test_a_summary_is_the_case_at_a_glance(two: Store) -> None:
    first, second = summaries(two)
    assert (first.id, first.city, first.state, first.date) == (FIRST, "Harrow Falls", "Nevada", "2031-04-06")
    assert first.place == "Harrow Falls, Nevada" and len(first.documents) == 3 and first.older == 0
    assert {"Reid Sandoval", "Dorian Askew"} <= set(first.people) and "State Bureau of Inquiry" in first.agencies
    assert sum(first.threads.values()) == first.open_threads > 0
    assert (second.id, second.city, second.state) == (SECOND, "Fenwick", None)


def test_cases_are_merged_once(two: Store, merges: list[str]) -> None:
    made = summaries(two)
    assert merges == [FIRST, SECOND]
    assert summaries(two) == made
    assert merges == [FIRST, SECOND]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda store: store.put(reading(), "reader-2"), [SECOND]),
        (lambda store: store.put(Reading(document=reading().document.model_copy(update={"published": "2026-03-15"})), READER), [SECOND]),
        (lambda store: store.judge_cases({reading().document.id: [FIRST]}, "ana"), [FIRST]),
        (lambda store: store.forget(readings()[2].document.id), [FIRST]),
        (lambda store: store.add_found(reading().document.id, reading().document.found), []),
    ],
)  # fmt: skip
def test_what_changed_is_merged_anew(two: Store, merges: list[str], change: Any, expected: list[str]) -> None:
    summaries(two)
    merges.clear()
    change(two)
    made = summaries(two)
    assert merges == expected
    assert {case.id: len(case.documents) for case in made} == {case: len(its) for case, its in two.cases().items()}
    assert two.changed_cases() == 0


def test_another_version_of_the_merging_code_merges_anew(
    two: Store, merges: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    summaries(two)
    monkeypatch.setattr(casebook, "merger_version", lambda: "other")
    summaries(two)
    assert merges == [FIRST, SECOND] * 2


def test_nothing_of_a_forgotten_document_is_kept(two: Store) -> None:
    summaries(two)
    assert two.bearers("devon harrow")
    two.forget(reading().document.id)
    assert [case.id for case in two.summaries([FIRST, SECOND])] == [FIRST]
    assert not two.bearers("devon harrow") and two.case_list(Wanted(words="devon"), "updated", TODAY)[0] == 0


def test_the_latest_version_counts(two: Store) -> None:
    newer = empty_reading("Nothing was as told.", found=reading().document.found[0])
    two.put(newer, READER)
    two.judge_by_machine({newer.document.id: SECOND})
    assert [each.document_ids for each in [_Ids(merged(two, SECOND, two.cases()[SECOND]))]] == [[newer.document.id]]
    assert [(case.older, case.documents) for case in summaries(two)[1:]] == [(1, [newer.document.id])]
    two.judge_cases({newer.document.id: [FIRST]}, "ana")  # in another case it supersedes nothing here
    assert [case.documents for case in summaries(two) if case.id == SECOND] == [[reading().document.id]]


class _Ids:
    def __init__(self, case: Case) -> None:
        self.document_ids = [document.id for document in case.documents]


def test_a_summary_tells_what_people_decided(two: Store) -> None:
    before = summaries(two)[1]
    reviewed = casebook.reviewed_document(two, reading().document.id)
    event = next(e for e in reviewed.entries.values() if e.layer == "parties" and getattr(e.value, "name", "") in before.people)
    two.decide([deciding.reject(reviewed, event.key, event.version, "ana")])
    after = summaries(two)[1]
    assert getattr(event.value, "name", "") not in after.people
    assert after.unseen == before.unseen - 1
    assert two.case_list(Wanted(unseen=True), "unseen", TODAY)[0] == 2


def test_no_more_is_made_at_once_than_asked_for(two: Store, merges: list[str]) -> None:
    refresh(two, 1)
    assert len(merges) == 1 and two.changed_cases() == 1
    refresh(two, 5)
    assert len(merges) == 2 and two.changed_cases() == 0


def test_a_change_while_a_case_is_summed_up_is_not_lost(two: Store) -> None:
    summaries(two)
    two.put(reading(), "reader-2")
    changed = two.changed("", 5)
    two.put(reading(), "reader-3")
    two.keep_summaries([], changed.cases, "", changed.case_note)
    assert two.changed_cases() == 1


def test_what_was_read_later_is_not_overwritten(two: Store) -> None:
    refresh(two)
    two.put(reading(), "reader-2")
    changed = two.changed("", 5)
    (earlier,) = two.summaries([SECOND])
    refresh_since(two, Notes(0, 0))
    two.keep_summaries([Made(earlier.model_copy(update={"title": "Earlier"}), [])], [], "", changed.case_note)
    two.keep_unseen({reading().document.id: {"parties": 1_000}}, changed.document_note)
    assert two.summaries([SECOND]) == [earlier] and two.unseen()[1] < 1_000


def test_what_changed_last_is_summed_up_first(two: Store, merges: list[str]) -> None:
    before = two.notes()
    two.put(reading(), "reader-2")
    refresh_since(two, before)
    assert merges == [SECOND] and [case.id for case in two.summaries([FIRST, SECOND])] == [SECOND]
    refresh_since(two, two.notes())
    assert merges == [SECOND] and two.changed_cases() == 1


def test_the_inbox_counts_what_nobody_has_looked_at(two: Store) -> None:
    refresh(two)
    documents, entries = two.unseen()
    assert documents == 4 == len(two.waiting())
    assert sum(two.unseen(layer)[1] for layer in ("parties", "events", "statements", "evidence", "points")) == entries
    (latest,) = two.waiting(limit=1)
    assert latest == reading().document.id and two.waiting(limit=1, offset=1) != [latest]
    reviewed = casebook.reviewed_document(two, latest)
    two.decide([step for e in reviewed.entries.values() for step in [deciding.accept(reviewed, e.key, e.version, "ana")]])
    refresh(two)
    assert two.unseen()[0] == 3 and latest not in two.waiting()
    assert two.unseen("parties")[0] == 3


def test_a_superseded_version_does_not_wait(two: Store) -> None:
    newer = empty_reading("Nothing was as told.", found=reading().document.found[0])
    two.put(newer, READER)
    refresh(two)
    assert reading().document.id not in two.waiting()


def test_lists_without_hidden_documents(two: Store) -> None:
    refresh(two)
    hidden = frozenset({reading().document.id})
    limited = Limited(two, hidden)
    assert [case.id for case in casebook.cases(limited, Wanted(), "updated", TODAY)] == [FIRST]
    assert limited.case_list(Wanted(), "updated", TODAY)[0] == 1 and limited.summaries([SECOND]) == []
    assert two.bearers("devon harrow") and not limited.bearers("devon harrow")
    assert limited.unseen()[0] == two.unseen()[0] - 1 and not hidden & set(limited.waiting())
    total, listed = limited.latest_documents(10)
    assert total == 3 == len(listed) and not hidden & {each.id for each in listed}
    assert limited.members(SECOND) == [] and limited.case_of(reading().document.id) is None and not limited.stamps(hidden)
    with pytest.raises(NotFound):
        limited.document_id(reading().document.id[:20])


def test_who_may_not_see_all_sums_up_all(two: Store) -> None:
    refresh(two)
    two.judge_cases({reading().document.id: [FIRST]}, "ana")
    refresh(Limited(two, frozenset({reading().document.id})))
    assert len(two.summaries([FIRST])[0].documents) == 4
