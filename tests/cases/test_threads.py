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
