"""`onrecord case why|merge|split|move|undo|history`."""

import json

import pytest

from onrecord.store import Store
from onrecord.store.linking import link_documents
from tests.cases.incidents import READINGS, SHOOTING, read
from tests.cli.conftest import Run

FIRST = read(*SHOOTING[0]).document.id
LAST = read(*SHOOTING[4]).document.id


@pytest.fixture
def linked(filled: Store) -> Store:
    for reading in READINGS:
        filled.put(reading, "reader-1")
    link_documents(filled)
    return filled


def case_of(store: Store, document: str) -> str:
    return next(case for case, documents in store.cases().items() if document in documents)


def test_why(run: Run, linked: Store) -> None:
    page = run("case", "why", FIRST).stdout
    assert page.startswith(
        f"Harrow Falls police officer shoots man on Tanner Street. A Harrow …\nis in {case_of(linked, FIRST)}, by the machine"
    )
    assert "It agrees most with" in page and "It is not in case-" in page and "always" in page
    assert "How many rare capitalised words" in page
    assert "How many rare capitalised words" not in run("case", "why", "-q", FIRST).stdout
    why = json.loads(run("case", "why", FIRST, "--json").stdout)
    total = sum(score["adds"] for score in why["joined"]["scores"])
    assert why["joined"]["agreement"] == pytest.approx(min(6, total)) and why["judgement"] is None
    assert why["nearest_other"]["of_cases"] < why["threshold"] < why["joined"]["of_cases"]


def test_why_of_what_stands_alone_or_is_not_linked(run: Run, linked: Store) -> None:
    page = run("case", "why", "quiet day").stdout
    assert "No other document of this case is like it.\nNo other case is near.\n" in page
    linked.forget(FIRST)
    linked.put(READINGS[0], "reader-1")
    assert "is not linked yet" in run("case", "why", FIRST).stderr


def test_split_move_merge_undo_history(run: Run, linked: Store) -> None:
    case, other = case_of(linked, FIRST), case_of(linked, READINGS[-1].document.id)
    said = run("case", "split", case, LAST, "--by", "Ana", "--why", "another man").stdout
    assert (
        said
        == f"judgement 1  split by Ana, {linked.case_history()[-1].at[:10]}: another man (5 documents); `onrecord case undo 1` takes it back\n"
    )
    assert case_of(linked, LAST) != case
    assert "by judgement 1" in run("case", "why", LAST).stdout
    assert run("case", "move", LAST, other, "--by", "Ana", "-q").output == ""
    assert case_of(linked, LAST) == other
    assert json.loads(run("case", "merge", case, other, "--by", "Jo", "--json").stdout)["kind"] == "merge"
    assert case_of(linked, LAST) == case_of(linked, FIRST) == case
    assert "undo that first" in run("case", "undo", "2").stderr
    assert "undo of 3" in run("case", "undo").stdout
    assert case_of(linked, LAST) == other
    lines = run("case", "history", other, "-q").stdout.splitlines()
    assert [line[0] for line in lines if not line.startswith(" ")] == ["1", "2", "3", "4"]
    assert "link by machine" in run("case", "history").stdout
    assert len(run("case", "history", "--json").stdout.splitlines()) == len(linked.case_history())


def test_nothing_to_undo(run: Run, linked: Store) -> None:
    assert run("case", "undo").exit_code == 4
    assert "no case goes by" in run("case", "merge", case_of(linked, FIRST), "case-none").stderr
