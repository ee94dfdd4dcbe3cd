"""Restricted cases: whoever is not admitted finds nothing of them, by whatever the store is asked."""

from collections.abc import Callable
from datetime import date
from inspect import isfunction

import pytest

from onrecord.errors import AccountError, NotFound, Stale
from onrecord.store import Deciding, Store
from onrecord.store.case_filter import Wanted
from onrecord.store.case_store import CaseStore
from onrecord.store.desk_store import DeskStore
from onrecord.store.limited import Limited
from onrecord.store.list_store import ListStore
from onrecord.store.team import Account, Team
from tests.cases.sample import readings
from tests.store.made import READER, empty_reading, reading
from tests.store.team.made import CONSOLE, account

OPEN, CLOSED = "case-1", "case-2"
SECRET = reading().document.id
# What changes nothing that is shown, or is called by the program alone, not for a person.
OF_THE_PROGRAM = {"put", "add_found", "check", "forget", "close", "judge_by_machine", "unlinked", "number_linked",
                  "link", "begin_linking_anew", "put_features", "link_all",
                  "keep_summaries", "unfollow", "see", "changed", "changed_since", "changed_cases", "notes",
                  "keep_unseen", "keep_original"}  # fmt: skip


@pytest.fixture
def people(team: Team, store: Store) -> dict[str, Account]:
    for each in (*readings(), reading()):
        store.put(each, READER)
    store.judge_by_machine({**{each.document.id: OPEN for each in readings()}, SECRET: CLOSED})
    for follower in ("", "Out"):
        Limited(store, frozenset(), follower).follow(CLOSED, [SECRET])
    store.decide([(Deciding(document=SECRET, entry="events-1-2", action="accept", by="Jo"), 0)])
    made = {name: account(team, name, role) for name, role in (("Owner", "owner"), ("In", "reviewer"), ("Out", "reviewer"))}
    team.restrict(CLOSED, [SECRET], ["in"], CONSOLE)
    return made


@pytest.fixture
def outside(team: Team, people: dict[str, Account]) -> Store:
    return team.seen_by(people["Out"])


def test_who_may_see_a_restricted_case(team: Team, people: dict[str, Account]) -> None:
    seen = {name: sorted(team.seen_by(each).cases()) for name, each in people.items()}
    assert seen == {"Owner": [OPEN, CLOSED], "In": [OPEN, CLOSED], "Out": [OPEN]}
    assert (team.access([SECRET]).restricted, team.access([SECRET]).people) == (True, ["In"])
    team.restrict(CLOSED, [SECRET], [], CONSOLE)
    assert sorted(team.seen_by(people["In"]).cases()) == [OPEN]
    team.restrict(CLOSED, [SECRET], None, CONSOLE)
    assert sorted(team.seen_by(people["Out"]).cases()) == [OPEN, CLOSED]
    assert not team.access([SECRET]).restricted
    with pytest.raises(AccountError):
        team.restrict(CLOSED, [SECRET], ["Nobody"], CONSOLE)


ASKED: list[Callable[[Store], object]] = [
    lambda store: SECRET in {each.id for each in store.documents()},
    lambda store: store.document(SECRET),
    lambda store: store.find("Devon Harrow"),
    lambda store: store.find("unarmed*"),
    lambda store: CLOSED in store.cases(),
    lambda store: store.case_history(CLOSED),
    lambda store: [each for each in store.case_history() if any(link.document == SECRET for link in each.links)],
    lambda store: [case for case in store.case_list(Wanted(), "updated", date(2031, 9, 1))[1] if case.id == CLOSED],
    lambda store: store.case_list(Wanted(words="devon harrow"), "updated", date(2031, 9, 1))[0],
    lambda store: store.summaries([CLOSED]),
    lambda store: store.bearers("devon harrow"),
    lambda store: store.members(CLOSED),
    lambda store: store.case_of(SECRET),
    lambda store: store.cases_with([SECRET]),
    lambda store: SECRET in store.waiting(),
    lambda store: store.unseen()[0] > 3,
    lambda store: store.latest_documents(10)[0] > 3,
    lambda store: SECRET in {each.id for each in store.latest_documents(10)[1]},
    lambda store: store.followed(),
    lambda store: store.decisions(),
    lambda store: store.decisions([SECRET]),
    lambda store: store.decisions_page(None, 10, 0) != (0, []),
    lambda store: store.decisions_page([SECRET], 10, 0) != (0, []),
    lambda store: store.decisions_beside([1]),
    lambda store: SECRET in store.stamps([SECRET]),
    lambda store: store.versions([SECRET]),
]


@pytest.mark.parametrize("ask", ASKED)
def test_nothing_of_it_is_shown(store: Store, outside: Store, ask: Callable[[Store], object]) -> None:
    from onrecord.review.casebook import refresh

    refresh(store)
    assert ask(store) or ask is ASKED[-1]
    assert not ask(outside)


REFUSED: list[Callable[[Store], object]] = [
    lambda store: store.reading(SECRET),
    lambda store: store.readings([readings()[0].document.id, SECRET]),
    lambda store: store.listed(SECRET),
    lambda store: store.document_id(SECRET[:20]),
    lambda store: store.resolve(SECRET),
    lambda store: store.resolve(SECRET[:20]),
    lambda store: store.resolve("Alder Street"),
    lambda store: store.resolve("/news/alder.txt"),
    lambda store: store.decide([(Deciding(document=SECRET, entry="x", action="accept", by="Out"), 9)]),
    lambda store: store.follow(CLOSED, [SECRET]),
    lambda store: store.merge_cases([OPEN, CLOSED], "Out"),
    lambda store: store.split_case(CLOSED, [SECRET], "Out"),
    lambda store: store.move_document(SECRET, OPEN, "Out"),
    lambda store: store.move_document(readings()[0].document.id, CLOSED, "Out"),
    lambda store: store.judge_cases({readings()[0].document.id: [CLOSED]}, "Out"),
    lambda store: store.judge_cases({SECRET: [OPEN]}, "Out"),
    lambda store: store.undo_judgement(1, "Out"),
]


@pytest.mark.parametrize("ask", REFUSED)
def test_asked_for_it_is_as_if_it_were_not_there(store: Store, outside: Store, ask: Callable[[Store], object]) -> None:
    store.judge_cases({SECRET: [CLOSED]}, "In", "it is")
    with pytest.raises(NotFound) as caught:
        ask(outside)
    assert "Officer shoots" not in str(caught.value)


def test_words_of_the_refusal_are_those_for_what_is_not_there(outside: Store) -> None:
    told = []
    for document in (SECRET, "sha256:" + "0" * 64):
        with pytest.raises(NotFound) as caught:
            outside.reading(document)
        told.append(str(caught.value).partition(document)[0].rpartition(": ")[2])
    assert told[0] == told[1]


def test_what_comes_to_a_restricted_case_later_is_hidden(team: Team, store: Store, people: dict[str, Account]) -> None:
    later = empty_reading("More on Alder Street.")
    store.put(later, READER)
    assert len(team.seen_by(people["Out"]).documents()) == 4
    store.judge_by_machine({later.document.id: CLOSED})
    assert len(team.seen_by(people["Out"]).documents()) == 3
    assert len(team.seen_by(people["In"]).documents()) == 5


def test_a_restriction_stays_when_the_case_is_joined_to_another(team: Team, store: Store, people: dict[str, Account]) -> None:
    store.merge_cases([OPEN, CLOSED], "In")
    assert team.seen_by(people["Out"]).cases() == {}
    assert len(team.seen_by(people["In"]).cases()) == 1


def test_each_follows_cases_of_their_own(team: Team, store: Store, people: dict[str, Account]) -> None:
    jo, bo = team.seen_by(people["Owner"]), team.seen_by(people["In"])
    document = readings()[0].document.id
    jo.follow(OPEN, [document], "hers")
    bo.follow(OPEN, [document, readings()[1].document.id], "his")
    jo.see(OPEN, OPEN, [])
    assert [(each.why, len(each.documents)) for each in (*jo.followed(), *bo.followed())] == [("hers", 0), ("his", 2)]
    assert jo.unfollow(OPEN) and not jo.unfollow(OPEN)
    assert (jo.followed(), len(bo.followed()), [each.case for each in store.followed()]) == ([], 1, [CLOSED])


def test_a_later_version_that_is_hidden_supersedes_nothing(team: Team, store: Store, people: dict[str, Account]) -> None:
    first = empty_reading("An earlier version.", found="/news/alder.txt")
    store.put(first, READER)
    store.put(empty_reading("A later version.", found="/news/alder.txt"), READER)
    later = store.listed(first.document.id).superseded_by
    assert later
    team.restrict("none", [later], [], CONSOLE)
    outside = team.seen_by(people["Out"])
    assert outside.listed(first.document.id).superseded_by is None
    assert outside.versions() == {}


def test_the_history_of_an_open_case_names_no_restricted_one(team: Team, store: Store, people: dict[str, Account]) -> None:
    team.restrict(CLOSED, [SECRET], None, CONSOLE)
    merged = store.merge_cases([CLOSED, OPEN], "In", "the same as in the closed case")
    store.undo_judgement(merged, "In", "not the closed case after all")
    told = [each.number for each in store.case_history(OPEN)]
    team.restrict(CLOSED, [SECRET], [], CONSOLE)
    assert [None, merged, merged + 1] == told
    assert [each.number for each in team.seen_by(people["Out"]).case_history(OPEN)] == [None]


def test_what_was_decided_meanwhile_on_a_hidden_document_too_is_not_told(store: Store, outside: Store) -> None:
    near = readings()[0].document.id
    both = {"document": near, "entry": "parties-1-2", "other_document": SECRET, "other": "parties-3-4"}
    store.decide([(Deciding(action="merge", by="In", why="seen in the closed case", **both), 0)])
    for asked, told in ((store, "merge"), (outside, None)):
        with pytest.raises(Stale) as caught:
            asked.decide([(Deciding(document=near, entry="parties-1-2", action="accept", by="Out"), 0)])
        assert getattr(caught.value.decision, "action", None) == told
    assert (store.decisions_page([near], 9, 0)[0], outside.decisions_page([near], 9, 0)[0]) == (1, 0)


def test_every_question_that_a_person_may_ask_was_thought_of() -> None:
    """A new method of the store has to be limited too, to mind what is hidden itself, or to be named above."""
    methods = {name: method for kind in (Store, CaseStore, ListStore, DeskStore) for name, method in vars(kind).items()}
    asked = {name for name, method in methods.items() if not name.startswith("_") and isfunction(method)}
    mind = {
        name for name in asked if {"_refuse_hidden", "hidden", "decisions", "readings"} & set(methods[name].__code__.co_names)
    }
    assert {"merge_cases", "split_case", "move_document", "judge_cases", "original"} <= mind
    assert asked - set(vars(Limited)) - mind <= OF_THE_PROGRAM
