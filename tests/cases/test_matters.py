"""How far each matter has come for each party, and the one line for the case."""

from typing import Any

import pytest

from onrecord.cases.merging import merge
from onrecord.record import Case
from tests.cases.made import Telling

WHO = {
    "o": ("Reid Sandoval", ["officer"]),
    "r": ("Kyle Brandt", ["officer"]),
    "n": ("an officer", ["officer"]),
    "s": ("Toby Quill", ["suspect"]),
    "b": ("State Bureau of Inquiry", []),
}
DUTY = {"leave", "termination", "return_to_duty", "resignation"}


def told(*events: str) -> Case:
    """A case of one document a day; `charging_decision/charged o 04-02`: type, outcome, subject, date."""
    readings = []
    for day, event in enumerate(events, 1):
        name, who, date = event.split()
        kind, _, outcome = name.partition("/")
        telling = Telling(f"{', '.join(name for name, _ in WHO.values())} on day {day}.", f"2031-05-0{day}")
        for party, (called, roles) in WHO.items():
            telling.person(party, called, roles=roles, kind="agency" if party == "b" else "person")
        role = "authority" if who == "b" else "officer" if kind in DUTY else "subject"
        known: dict[str, Any] = {"date": None if date == "-" else f"2031-{date}", "outcome": outcome or None}
        readings.append(telling.event("e1", kind, f"day {day}", {} if who == "-" else {who: role}, **known).read())
    return merge("case-1", readings)


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        (["leave o 04-01", "resignation o 04-20"], [("duty", "Reid Sandoval", "officer resigned", "2031-04-20", 2)]),
        (["leave o -", "return_to_duty o 04-20"], [("duty", "Reid Sandoval", "officer on leave", None, 2)]),  # told after
        (
            ["arrest s 04-01", "charging_decision/charged s 04-02", "charging_decision/declined o 04-09"],
            [
                ("charges", "Toby Quill", "charged", "2031-04-02", 2),
                ("charges", "Reid Sandoval", "no charges", "2031-04-09", 1),
            ],
        ),
        (
            ["charging_decision/charged s 04-02", "plea/guilty - 04-05"],
            [("charges", "Toby Quill", "pleaded guilty", "2031-04-05", 2)],
        ),
        (
            ["investigation_opened b 04-02"],
            [("investigation", "State Bureau of Inquiry", "under investigation", "2031-04-02", 1)],
        ),
        (
            ["investigation_opened b 04-02", "charging_decision/declined o 04-09"],
            [
                ("charges", "Reid Sandoval", "no charges", "2031-04-09", 1),
                ("investigation", "State Bureau of Inquiry", "ended with the decision on charges", "2031-04-09", 2),
            ],
        ),
        (["trial o 04-02"], [("charges", "Reid Sandoval", "on trial", "2031-04-02", 1)]),
        (["press_conference o 04-02"], []),
        (
            ["arrest - 04-02", "charging_decision/declined o 04-09"],
            [("charges", "Reid Sandoval", "no charges", "2031-04-09", 1)],
        ),
        (["leave n 04-01", "termination o 04-20"], [("duty", "Reid Sandoval", "officer dismissed", "2031-04-20", 2)]),
        (
            ["charging_decision/charged o 04-02", "charging_decision/charged s 04-03", "verdict/mistrial - 05-01"],
            [  # of whom the mistrial is told is open
                ("charges", "Reid Sandoval", "charged", "2031-04-02", 1),
                ("charges", "Toby Quill", "charged", "2031-04-03", 1),
                ("charges", None, "mistrial", "2031-05-01", 1),
            ],
        ),
    ],
)
def test_matters(events: list[str], expected: list[tuple[str, str, str, str | None, int]]) -> None:
    case = told(*events)
    names = {party.id: party.name for party in case.parties}
    assert [(m.matter, names.get(m.about or ""), m.status, m.since, len(m.history)) for m in case.matters] == expected


@pytest.mark.parametrize(
    ("events", "line"),
    [
        (["charging_decision/declined o 04-02", "resignation o 04-20"], "no charges; officer resigned"),
        (["charging_decision/charged s 04-02", "leave o 04-20"], "officer on leave; suspect charged"),
        (["charging_decision/charged - 04-02"], "open"),  # it may be the suspect
        (["charging_decision/charged o 04-02", "verdict/not_guilty o 05-01"], "acquitted"),
        (["press_conference - 04-02"], "open"),
        (["retirement - 04-02"], "open"),  # of nobody known: "he had to retire" is told of anybody
        (["retirement o 04-02"], "officer retired"),
        (["leave n 04-01", "termination o 04-20", "return_to_duty r 04-22"], "officer dismissed; officer back on duty"),
        (["investigation_opened b 04-02", "finding/justified b 04-20"], "found justified"),  # under investigation no more
    ],
)
def test_the_line_of_the_case(events: list[str], line: str) -> None:
    assert told(*events).case.status == line


def test_a_decision_that_names_nobody_is_on_the_officer_who_fired() -> None:
    telling = Telling("Reid Sandoval shot him; Kyle Brandt did not fire. No charges were filed.", "2031-05-01")
    telling.person("p1", "Reid Sandoval", roles=["officer"]).person("p2", "Kyle Brandt", roles=["officer"])
    telling.event("e1", "use_of_force", "shot", {"p1": "officer"})
    telling.event("e2", "use_of_force", "did not fire", {"p2": "officer"}, polarity="negated")
    telling.event("e3", "charging_decision", "No charges", outcome="declined")
    assert [(matter.matter, matter.about) for matter in merge("case-1", [telling.read()]).matters] == [("charges", "p1")]
