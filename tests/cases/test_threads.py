"""Open threads: every rule of threads.yml opens one, and what answers it closes it."""

from collections.abc import Iterator
from typing import Any

import pytest

from onrecord.cases.merging import merge
from onrecord.lexicon import load
from onrecord.record.vocabulary import values
from tests.cases.made import Telling

RULES = load("threads")


def threads(*events: dict[str, Any]) -> list[tuple[str, str]]:
    """Type and kind of the threads that stay open after events told in one document a day."""
    readings = []
    for day, event in enumerate(events, 1):
        telling = Telling(f"What was told on day {day}.", f"2031-04-{day:02}")
        known = {"date": f"2031-04-{day:02}", **event}
        readings.append(telling.event("e1", known.pop("type"), "told", **known).read())
    case = merge("case-1", readings)
    types = {event.id: event.type for event in case.events}
    return [(types[thread.event], thread.kind) for thread in case.open_threads]


def kinds(*events: dict[str, Any]) -> list[str]:
    """Their kinds alone."""
    return [kind for _, kind in threads(*events)]


def rules() -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Each rule with an event that falls under it."""
    for kind, rule in RULES["after"].items():
        yield {"type": kind}, rule
    for outcome, rule in RULES["outcomes"].items():
        yield {"type": "charging_decision", "outcome": outcome}, rule


@pytest.mark.parametrize(("event", "rule"), list(rules()))
def test_a_rule_opens_a_thread_that_its_answers_close(event: dict[str, Any], rule: dict[str, Any]) -> None:
    opened = event["type"], rule["kind"]
    assert threads(event) == [opened]
    assert threads({**event, "background": True}) == []
    for answer in set(rule["closed_by"]) - {event["type"]}:
        assert opened not in threads(event, {"type": answer})
        assert opened in threads(event, {"type": answer, "modality": "planned"})


def test_an_answer_from_before_closes_nothing() -> None:
    assert kinds({"type": "finding"}, {"type": "investigation_opened"}) == ["opened"]


@pytest.mark.parametrize("kind", RULES["negated"])
def test_what_is_held_back_is_open_until_it_is_told(kind: str) -> None:
    assert kinds({"type": kind, "polarity": "negated"}) == ["withheld"]
    assert kinds({"type": kind, "polarity": "negated"}, {"type": kind}) == []


@pytest.mark.parametrize("kind", RULES["promises"])
def test_what_is_planned_is_promised_until_it_is_done(kind: str) -> None:
    assert kinds({"type": kind, "modality": "planned"}) == ["promised"]


@pytest.mark.parametrize(
    ("events", "open_kinds"),
    [
        ([{"type": "trial", "modality": "planned"}], ["planned"]),
        ([{"type": "investigation_opened", "modality": "requested"}], ["asked_for"]),
        ([{"type": "call_for_action", "subtype": "evidence_released"}], ["asked_for"]),
        ([{"type": "call_for_action", "subtype": "evidence_released"}, {"type": "evidence_released"}], []),
        ([{"type": "weapon_drawn", "modality": "unknown"}], ["unknown"]),
        ([{"type": "weapon_drawn", "polarity": "negated"}], []),
        ([{"type": "press_conference"}], []),
        ([{"type": "charging_decision", "modality": "hypothetical", "outcome": "charged"}], ["pending"]),
        ([{"type": "charging_decision", "modality": "planned"}], ["pending"]),
        ([{"type": "charging_decision", "modality": "planned", "outcome": "charged"}], ["promised"]),
        ([{"type": "investigation_opened"}, {"type": "investigation_closed", "modality": "planned"}], ["opened"]),
        ([{"type": "investigation_closed", "modality": "planned"}], ["opened"]),
        ([{"type": "memorial", "modality": "planned", "date": "2031-04-20"}], ["planned"]),
        ([{"type": "memorial", "modality": "planned", "date": "2031-04-01"}], []),
        ([{"type": "memorial", "modality": "planned", "date": None}], []),
        (
            [
                {"type": "evidence_released", "modality": "planned", "subtype": "body_camera"},
                {"type": "evidence_released", "subtype": "emergency_call"},
            ],
            ["promised"],
        ),
    ],
)
def test_events(events: list[dict[str, Any]], open_kinds: list[str]) -> None:
    assert kinds(*events) == open_kinds


def told_by(day: int, words: str, **known: Any) -> Telling:
    """A document of a day, with an officer who fired."""
    telling = Telling(f"{words} on day {day}.", f"2031-04-{day:02}")
    return telling.person("p1", words, roles=["officer"], **known).event("f", "use_of_force", words, {"p1": "officer"})


def test_a_name_held_back_is_answered_by_the_name() -> None:
    withheld = told_by(2, "an officer").event("e1", "officer_identified", "officer", polarity="negated").read()
    for day, is_open in ((1, True), (2, False), (3, False)):
        case = merge("case-1", [withheld, told_by(day, "Reid Sandoval").read()])
        assert bool(case.open_threads) is is_open
        assert [thread.closed_by for thread in case.closed_threads] == ([] if is_open else ["p1"])


def test_a_name_withheld_and_promised_is_one_thread() -> None:
    telling = told_by(1, "an officer").event("e1", "officer_identified", "officer", polarity="negated")
    later = told_by(3, "an officer").event("e1", "officer_identified", "officer", modality="planned")
    threads = merge("case-1", [telling.read(), later.read()]).open_threads
    assert [(thread.kind, thread.since, thread.last_word) for thread in threads] == [("promised", "2031-04-01", "2031-04-03")]


@pytest.mark.parametrize(
    ("role", "fate", "opened"),
    [
        ("officer", None, ["pending"]),  # the officer is charged: that closes the investigation
        ("suspect", None, ["opened", "pending"]),  # somebody else is
        ("suspect", "killed", ["opened"]),  # nobody tries the dead
    ],
)
def test_a_charge_closes_the_investigation_of_those_who_are_charged(role: str, fate: str | None, opened: list[str]) -> None:
    telling = Telling("Reid Sandoval is charged; the investigation.", "2031-04-01")
    telling.person("p1", "Reid Sandoval", roles=[role], fate=fate, kind="person")
    telling.event("e1", "investigation_opened", "investigation", date="2031-04-01")
    telling.event("e2", "charging_decision", "charged", {"p1": "subject"}, outcome="charged", date="2031-04-02")
    if fate:
        telling.entries["parties"][0] = telling.entries["parties"][0].model_copy(update={"roles": ["suspect", "person_harmed"]})
    assert sorted(thread.kind for thread in merge("case-1", [telling.read()]).open_threads) == opened


@pytest.mark.parametrize(
    ("body", "outcome", "closes"),
    [("State Bureau of Inquiry", "other", True), ("Calder County Sheriff", "other", False), (None, "homicide", False)],
)
def test_a_finding_closes_the_investigation_of_the_body_that_makes_it(body: str | None, outcome: str, closes: bool) -> None:
    first = Telling("State Bureau of Inquiry investigates.", "2031-04-01").person(
        "p1", "State Bureau of Inquiry", kind="agency"
    )
    first.event("e1", "investigation_opened", "investigates", {"p1": "authority"}, date="2031-04-01")
    second = Telling(f"{body or 'A doctor'} finds.", "2031-05-01")
    if body:
        second.person("p1", body, kind="agency")
    second.event("e1", "finding", "finds", {"p1": "authority"} if body else {}, outcome=outcome)
    assert bool(merge("case-1", [first.read(), second.read()]).open_threads) is not closes


def test_what_is_asked_for_is_not_answered_by_what_was_there_before() -> None:
    telling = Telling("An investigation was opened. The family calls for another.", "2031-04-01")
    telling.event("e1", "investigation_opened", "opened").event(
        "e2", "call_for_action", "calls", subtype="investigation_opened"
    )
    later = Telling("An independent investigation was opened in May.", "2031-05-02").event("e1", "autopsy", "opened")
    answer = Telling("The state opened one.", "2031-05-02").event("e1", "investigation_opened", "opened", date="2031-05-01")
    assert "asked_for" in {thread.kind for thread in merge("case-1", [telling.read(), later.read()]).open_threads}
    assert "asked_for" not in {thread.kind for thread in merge("case-1", [telling.read(), answer.read()]).open_threads}


def test_a_refusal_is_open_until_its_source_speaks() -> None:
    def told(day: int, kind: str) -> Telling:
        telling = Telling(f"Mayor Ines Orr spoke or did not on day {day}.", f"2031-04-{day:02}")
        telling.person("p1", "Ines Orr", roles=["official"])
        return telling.says("s1", "p1", "spoke or did not", kind=kind)

    refused, answered = told(1, "declined").read(), told(2, "indirect").read()
    assert [thread.kind for thread in merge("case-1", [refused]).open_threads] == ["declined"]
    assert merge("case-1", [refused, answered]).open_threads == []
    assert [thread.kind for thread in merge("case-1", [told(3, "unreached").read(), answered]).open_threads] == ["unreached"]


def test_the_rules_name_event_types_of_the_vocabulary() -> None:
    named = {*RULES["after"], *RULES["negated"], *RULES["promises"]}
    named |= {kind for _, rule in rules() for kind in rule["closed_by"]}
    named |= {name.partition("/")[0] for line in RULES["status"] for name in line}
    assert named <= set(values("event_types"))
