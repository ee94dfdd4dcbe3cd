"""Several charges against one person: each has a history and an outcome of its own."""

import pytest

from onrecord.cases.merging import merge
from onrecord.cases.merging.charges import Charges
from onrecord.lexicon import load
from onrecord.record import Case
from tests.cases.made import Telling

DECIDED = [
    ("charging_decision", "charged"),
    ("charging_decision", "indicted"),
    ("verdict", "guilty"),
    ("plea", "pleaded guilty"),
]


def named(text: str, kind: str, words: str) -> list[str]:
    telling = Telling(text, "2031-04-01").event("e1", kind, words)
    (event,) = merge("case-1", [telling.read()]).events
    return Charges([telling.document]).named_in(event)


@pytest.mark.parametrize("offense", load("charges")["offenses"], ids=lambda offense: str(offense["match"]))
def test_offenses(offense: dict[str, str]) -> None:
    for text, expected in ((offense["match"], True), (offense["not"], False)):
        kind, words = next((kind, words) for kind, words in reversed(DECIDED) if words in text)
        assert bool(named(text, kind, words)) is expected, text


@pytest.mark.parametrize(
    ("text", "kind", "words", "expected"),
    [
        ("He was charged with assault and official misconduct.", "charging_decision", "charged", ["assault", "official misconduct"]),
        ("He was charged. Assault is common here.", "charging_decision", "charged", []),
        ("A jury found him not guilty of murder but guilty of second degree assault.", "verdict", "found him not guilty", ["murder"]),
        ("A jury found him not guilty of murder but guilty of second degree assault.", "verdict", "guilty of second", ["second-degree assault"]),
        ("The assault charge was dropped on Monday.", "charging_decision", "dropped", ["assault"]),
        ("The perjury unit arrested him.", "arrest", "arrested", []),
        ("He was placed on leave after the assault.", "leave", "leave", []),
    ],
)  # fmt: skip
def test_which_offenses_are_named_with_a_decision(text: str, kind: str, words: str, expected: list[str]) -> None:
    assert named(text, kind, words) == expected


def told(*sentences: tuple[str, str, str | None]) -> Case:
    """A case of one document a month: a sentence that begins with the name, the type of event, its outcome."""
    readings = []
    for month, (said, kind, outcome) in enumerate(sentences, 1):
        telling = Telling(f"Reid Sandoval {said}", f"2031-{month:02}-10").person("p1", "Reid Sandoval", roles=["officer"])
        word = said.split()[1]
        date = f"2031-{month:02}-09"
        readings.append(telling.event("e1", kind, word, {"p1": "subject"}, outcome=outcome, date=date).read())
    return merge("case-1", readings)


CHARGED = ("was indicted on charges of second-degree murder and perjury.", "charging_decision", "indicted")
PLEA = ("has pleaded not guilty to murder.", "plea", "not_guilty")


@pytest.mark.parametrize(
    ("sentences", "expected", "line", "is_open"),
    [
        ([CHARGED], {"second-degree murder": "indicted", "perjury": "indicted"}, "indicted", True),
        ([CHARGED, PLEA], {"second-degree murder": "pleaded not guilty", "perjury": "indicted"}, "pleaded not guilty", True),
        (
            [CHARGED, PLEA, ("said that", "charging_decision", "dropped")],
            {"second-degree murder": "charges dropped", "perjury": "charges dropped"},
            "charges dropped",
            False,
        ),
        (
            [CHARGED, PLEA, ("was cleared of murder", "verdict", "not_guilty")],
            {"second-degree murder": "acquitted", "perjury": "indicted"},
            "acquitted",
            True,  # perjury is undecided
        ),
        ([("was charged with murder.", "charging_decision", "charged")], {"murder": "charged"}, "charged", True),
        ([("was charged.", "charging_decision", "charged")], {None: "charged"}, "charged", True),
    ],
)
def test_each_charge_has_its_own_history(
    sentences: list[tuple[str, str, str | None]], expected: dict[str | None, str], line: str, is_open: bool
) -> None:
    case = told(*sentences)
    assert {matter.what: matter.status for matter in case.matters} == expected
    assert case.case.status == line
    assert bool(case.open_threads) is is_open
