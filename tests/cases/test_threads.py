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
        kind, _, outcome = answer.partition("/")
        answered = {"type": kind, "outcome": outcome or None}
        assert opened not in threads(event, answered)
        assert opened in threads(event, {**answered, "modality": "planned"})


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
        # after a mistrial charges are open, until a verdict
        ([{"type": "charging_decision", "outcome": "charged"}, {"type": "verdict", "outcome": "mistrial"}], ["pending"]),
        (
            [
                {"type": "charging_decision", "outcome": "charged"},
                {"type": "verdict", "outcome": "mistrial"},
                {"type": "verdict", "outcome": "guilty"},
            ],
            [],
        ),
        ([{"type": "trial", "modality": "planned"}, {"type": "verdict", "outcome": "guilty"}], []),
        ([{"type": "trial", "modality": "planned"}, {"type": "verdict", "outcome": "hung_jury", "date": None}], ["pending"]),
        # what a document told before without a date is no answer
        ([{"type": "verdict", "outcome": "guilty", "date": None}, {"type": "appeal"}], ["pending"]),
        ([{"type": "leave"}, {"type": "suspension"}], ["pending"]),  # the leave has become a suspension
    ],
)
def test_events(events: list[dict[str, Any]], open_kinds: list[str]) -> None:
    assert kinds(*events) == open_kinds


def test_a_promise_that_was_kept_is_closed_by_what_was_done() -> None:
    promised = Telling("The video will be released.", "2031-04-01").event(
        "e1", "evidence_released", "released", modality="planned", subtype="body_camera"
    )
    done = Telling("The video was released.", "2031-04-09").event(
        "e1", "evidence_released", "released", subtype="body_camera", date="2031-04-08"
    )
    case = merge("case-1", [done.read(), promised.read()])
    (thread,) = case.closed_threads
    assert (thread.kind, thread.since, thread.closed_by, thread.days_open) == ("promised", "2031-04-01", thread.event, 7)
    assert case.open_threads == [] and [report.modality for report in case.events[0].reports] == ["planned", "occurred"]


@pytest.mark.parametrize(
    ("first", "then", "latest", "expected"),
    [
        ("2031-05-20", None, "2031-05-20", [("2031-05-20", False)]),
        ("2031-05-20", None, "2031-06-02", [("2031-05-20", True)]),  # the day has passed without a word
        ("2031-05-20", "2031-10-14", "2031-06-02", [("2031-10-14", False)]),  # it was put off
        ("2031-05", None, "2031-05-25", [("2031-05", False)]),
    ],
)
def test_a_trial_of_which_the_day_passes(first: str, then: str | None, latest: str, expected: list[tuple[str, bool]]) -> None:
    scheduled = Telling("The trial is set.", "2031-04-01").event("e1", "trial", "set", modality="planned", date=first)
    later = Telling("The trial was spoken of.", latest)
    if then:
        later.event("e1", "trial", "spoken", modality="planned", date=then)
    case = merge("case-1", [scheduled.read(), later.read()])
    dates = {event.id: event.date or "" for event in case.events}
    assert [(dates[thread.event], thread.passed) for thread in case.open_threads] == expected
    assert [dates[thread.closed_by or ""] for thread in case.closed_threads] == ([then] if then else [])


@pytest.mark.parametrize(("who", "is_open"), [("Reid Sandoval", False), ("Garrick Thole", True)])
def test_a_leave_ends_for_the_officer_who_was_on_leave(who: str, is_open: bool) -> None:
    leave = Telling("Reid Sandoval was placed on leave.", "2031-04-01").person("p1", "Reid Sandoval", roles=["officer"])
    back = Telling(f"{who} has returned.", "2031-05-01").person("p1", who, roles=["officer"])
    leave.event("e1", "leave", "leave", {"p1": "officer"})
    back.event("e1", "return_to_duty", "returned", {"p1": "officer"})
    assert bool(merge("case-1", [leave.read(), back.read()]).open_threads) is is_open


@pytest.mark.parametrize(
    ("ends", "is_open"),
    [
        ({"Reid Sandoval": "termination"}, True),
        ({"Reid Sandoval": "termination", "Garrick Thole": "return_to_duty"}, False),
    ],
)
def test_a_leave_of_nameless_officers_ends_when_that_of_each_does(ends: dict[str, str], is_open: bool) -> None:
    leave = Telling("Both officers were placed on leave.", "2031-04-01")
    leave.person("p1", "officers", kind="group", roles=["officer"]).event("e1", "leave", "leave", {"p1": "officer"})
    later = Telling("Reid Sandoval shot him, Garrick Thole too. One left, one came back.", "2031-05-01")
    for number, (name, words) in enumerate({"Reid Sandoval": "shot", "Garrick Thole": "him"}.items()):
        later.person(f"p{number}", name, roles=["officer"]).event(
            f"f{number}", "use_of_force", words, {f"p{number}": "officer"}
        )
        if name in ends:
            later.event(f"e{number}", ends[name], "One left", {f"p{number}": "officer"}, date=f"2031-04-{number + 10}")
    case = merge("case-1", [leave.read(), later.read()])
    assert ("pending" in {thread.kind for thread in case.open_threads}) is is_open


@pytest.mark.parametrize(("whom", "is_open"), [(None, True), ("p1", False)])
def test_of_two_who_are_charged_a_verdict_on_nobody_named_is_neithers(whom: str | None, is_open: bool) -> None:
    charged = Telling("Reid Sandoval was charged. Toby Quill was indicted.", "2031-04-01")
    charged.person("p1", "Reid Sandoval", roles=["officer"]).person("p2", "Toby Quill", roles=["suspect"])
    charged.event("e1", "charging_decision", "charged", {"p1": "subject"}, outcome="charged", date="2031-03-01")
    charged.event("e2", "charging_decision", "indicted", {"p2": "subject"}, outcome="indicted", date="2031-03-02")
    tried = Telling("Reid Sandoval heard the verdict.", "2031-05-01").person("p1", "Reid Sandoval", roles=["officer"])
    tried.event("e1", "verdict", "verdict", {whom: "subject"} if whom else {}, outcome="guilty", date="2031-04-30")
    case = merge("case-1", [charged.read(), tried.read()])
    assert len(case.open_threads) == 1 + is_open


@pytest.mark.parametrize(("body", "is_open"), [("State Bureau of Inquiry", False), ("Harrow Falls Police Department", True)])
def test_an_investigation_is_closed_by_the_body_that_opened_it(body: str, is_open: bool) -> None:
    opened = Telling("State Bureau of Inquiry investigates.", "2031-04-01")
    opened.person("p1", "State Bureau of Inquiry", kind="agency")
    opened.event("e1", "investigation_opened", "investigates", {"p1": "authority"})
    closed = Telling(f"{body} closed its own.", "2031-05-01").person("p1", body, kind="agency")
    closed.event("e1", "investigation_closed", "closed", {"p1": "authority"})
    assert bool(merge("case-1", [opened.read(), closed.read()]).open_threads) is is_open


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


ASKED = "why the deputy felt threatened"


@pytest.mark.parametrize(
    ("said", "is_open"),
    [
        ("deputies patrol the county fair", True),  # of something else
        ("the deputy felt threatened by a knife", False),
    ],
)
def test_what_was_asked_is_open_until_its_source_speaks_of_that(said: str, is_open: bool) -> None:
    refused = Telling(f"Sheriff Odell Crane would not say {ASKED}.", "2031-04-01").person(
        "p1", "Odell Crane", roles=["official"]
    )
    refused.says("s1", "p1", ASKED, kind="declined")
    later = Telling(f"Odell Crane said that {said}.", "2031-04-09").person("p1", "Odell Crane", roles=["official"])
    later.says("s1", "p1", said)
    assert bool(merge("case-1", [refused.read(), later.read()]).open_threads) is is_open


@pytest.mark.parametrize(("who", "kinds"), [("the head of the union", ["unreached"]), ("a cousin of the man", [])])
def test_who_has_no_entry_is_known_by_the_office(who: str, kinds: list[str]) -> None:
    telling = Telling(f"A call to {who} was not returned.", "2031-04-01").says("s1", None, "not returned", kind="unreached")
    telling.entries["statements"][0] = telling.entries["statements"][0].model_copy(update={"source_spans": telling.at(who)})
    assert [thread.kind for thread in merge("case-1", [telling.read()]).open_threads] == kinds


def test_the_rules_name_event_types_of_the_vocabulary() -> None:
    named = {*RULES["after"], *RULES["negated"], *RULES["promises"]}
    named |= {kind.partition("/")[0] for _, rule in rules() for kind in rule["closed_by"]}
    named |= {name.partition("/")[0] for line in RULES["status"] for name in line}
    assert named <= set(values("event_types"))


def test_a_suspect_charged_answers_nothing_that_is_open_on_the_police() -> None:
    first = Telling("Toby Quill was charged.", "2031-04-01").person("p1", "Toby Quill", roles=["suspect"])
    first.event("e1", "charging_decision", "charged", {"p1": "subject"}, outcome="charged")
    later = Telling("The case will be handed on; a decision on charges will follow.", "2031-04-09")
    later.event("e1", "case_assigned", "handed on", modality="planned")
    later.event("e2", "charging_decision", "decision", modality="planned")
    case = merge("case-1", [first.read(), later.read()])
    assert sorted(thread.kind for thread in case.open_threads) == ["pending", "pending", "promised"]
    assert [(event.modality, len(event.reports)) for event in case.events if event.type == "charging_decision"] == [
        ("occurred", 1),
        ("planned", 1),
    ]


def inquiry(day: str, body: str, roles: list[str]) -> Telling:
    telling = Telling(f"{body} investigates.", day).person("p1", body, kind="agency", roles=roles)
    return telling.event("e1", "investigation_opened", "investigates", {"p1": "authority"})


def test_two_bodies_investigate_each_for_itself() -> None:
    outside = inquiry("2031-04-01", "State Bureau of Inquiry", ["investigating_agency"])
    inside = inquiry("2031-10-01", "Harrow Falls Police Department", ["involved_agency"])
    asked = Telling("Gwen Ivory asks for an inquiry.", "2031-04-03").event(
        "e1", "call_for_action", "asks", subtype="investigation_opened"
    )
    declined = Telling("No charges.", "2031-08-20").event(
        "e1", "charging_decision", "No charges", outcome="declined", date="2031-08-20"
    )
    case = merge("case-1", [one.read() for one in (outside, inside, asked, declined)])
    by_id = {event.id: event.reports[0].document for event in case.events}
    # The decision ended the one that was told of before; what the police do themselves is not what was asked for.
    assert [by_id[thread.event] for thread in case.open_threads] == [asked.document.id, inside.document.id]
    assert [by_id[thread.event] for thread in case.closed_threads] == [outside.document.id]


def test_an_autopsy_is_answered_by_what_it_shows() -> None:
    telling = Telling("An autopsy was made. The autopsy report says that he bled.", "2031-04-01")
    telling.event("e1", "autopsy", "autopsy").item("v1", "autopsy_report", "autopsy report", "exists")
    assert merge("case-1", [telling.read()]).open_threads
    case = merge("case-1", [telling.says("s1", "v1", "he bled").read()])
    assert (case.open_threads, [thread.closed_by for thread in case.closed_threads]) == ([], ["s1"])
