"""What changes is summed up beside the desk, by a process that ends with it."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from onrecord.review.casebook import refresh
from onrecord.store import Store
from onrecord.store.case_filter import Wanted
from onrecord.web.desk import Desk
from onrecord.web.summing_up import summing_up
from tests.store.made import reading
from tests.web.conftest import OTHER, fill


@pytest.fixture
def store(no_database: Path | str) -> Iterator[Store]:
    """Nothing of it is summed up yet."""
    with Store(no_database) as opened:
        fill(opened)
        yield opened


def waited_for(store: Store, seconds: float = 60) -> bool:
    until = time.monotonic() + seconds
    while time.monotonic() < until and not store.summaries([OTHER]):
        time.sleep(0.05)
    return bool(store.summaries([OTHER]))


def test_a_process_sums_up_what_changes_and_ends_with_the_desk(store: Store) -> None:
    with summing_up(store.where) as goes_on:
        assert waited_for(store) and goes_on()
        store.forget(reading().document.id)
        store.put(reading(), "reader-1")
        store.judge_by_machine({reading().document.id: OTHER})
        assert waited_for(store)
    assert not goes_on()


def test_it_ends_where_there_is_no_store(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with summing_up(tmp_path / "file" / "x.sqlite") as goes_on:
        until = time.monotonic() + 60
        while goes_on() and time.monotonic() < until:
            time.sleep(0.05)
        assert not goes_on()


@pytest.mark.parametrize("beside", [True, False])
def test_lists_sum_up_only_where_nobody_else_does(store: Store, beside: bool) -> None:
    desk = Desk(store, "Jo Pell", lambda: beside)
    assert desk.cases(Wanted(), "updated", 10)[0] == (0 if beside else 3)
    refresh(store)
    with desk.changing():
        store.merge_cases([OTHER, "case-1"], "Jo Pell")
    assert {case.id for case in desk.cases(Wanted(), "updated", 10)[1]} == {OTHER, "case-3"}
