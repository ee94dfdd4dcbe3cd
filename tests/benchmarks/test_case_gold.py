"""The scorer of merged cases: full marks for the expectation itself, none where a case says something else."""

from typing import Any

import pytest

import case_gold

DOCUMENTS = ["aaaa1111", "bbbb2222"]
GOLD: dict[str, Any] = {
    "incident": "1",
    "parties": [
        {"name": "Dorian Askew", "roles": ["person_harmed"], "also": ["Dorrian Askew"]},
        {"label": "the Harrow Falls officer", "roles": ["officer"]},
    ],
    "timeline": [
        {"type": "use_of_force", "date": "2031-04-06", "polarity": "affirmed", "modality": "occurred", "documents": DOCUMENTS},
        {"type": "leave", "date": None, "polarity": "affirmed", "modality": "occurred", "documents": DOCUMENTS[:1]},
    ],
    "disputed": [{"point": "armed"}],
    "open_threads": [
        {"kind": "opened", "what": "investigation", "since": "2031-04-07"},
        {"kind": "declined", "what": "whether he was armed", "since": "2031-04-07"},
    ],
}
CASE: dict[str, Any] = {
    "parties": [
        {"name": "Dorrian Askew", "label": None, "roles": ["person_harmed"]},
        {"name": None, "label": "officer", "roles": ["officer"]},
    ],
    "events": [
        {"id": "e1", "background": False, "reports": [{"document": d} for d in DOCUMENTS], **GOLD["timeline"][0]},
        {"id": "e2", "background": False, "reports": [{"document": DOCUMENTS[0]}], **GOLD["timeline"][1]},
        {"id": "e3", "background": False, "type": "investigation_opened", "date": None, "polarity": "negated",
         "modality": "occurred", "reports": [{"document": DOCUMENTS[0]}]},
    ],
    "statements": [{"id": "s1", "kind": "declined"}],
    "points": [{"point": "armed", "disputed": True, "revised": False, "accounts": []}],
    "open_threads": [
        {"kind": "opened", "event": "e3", "since": "2031-04-07"},
        {"kind": "declined", "event": "s1", "since": None},
    ],
}  # fmt: skip


def recall(**other: Any) -> dict[str, float]:
    """The recall of each measure for the case with something else in it."""
    counts = {name: case_gold.Count() for name in case_gold.MEASURES}
    case_gold.score(GOLD, CASE | other, counts)
    return {name: count.rates()["r"] for name, count in counts.items()}


def test_the_expectation_itself_has_full_marks() -> None:
    assert set(recall().values()) == {1.0}


@pytest.mark.parametrize("layer", ["parties", "events", "points", "open_threads"])
def test_a_case_without_a_layer_scores_nothing_on_it(layer: str) -> None:
    measures = {
        "parties": "party role",
        "events": "timeline timeline_date report",
        "points": "disputed",
        "open_threads": "thread",
    }
    emptied = recall(**{layer: []}) if layer != "events" else recall(events=[], open_threads=[])
    assert {emptied[name] for name in measures[layer].split()} == {0.0}


@pytest.mark.parametrize(
    ("layer", "wrong", "measure", "expected"),
    [
        ("parties", {"name": "Maribel Orr"}, "party", 0.5),
        ("parties", {"roles": ["suspect"]}, "role", 0.5),
        ("events", {"polarity": "negated"}, "timeline", 0.5),
        ("events", {"date": "2031-04-07"}, "timeline_date", 0.5),
        ("events", {"reports": [{"document": DOCUMENTS[0]}]}, "report", 2 / 3),
        ("points", {"disputed": False}, "disputed", 0.0),
        ("points", {"point": "name"}, "disputed", 0.0),
        ("open_threads", {"kind": "promised"}, "thread_kind", 0.5),
        ("open_threads", {"event": "e1"}, "thread", 0.5),
    ],
)
def test_what_is_wrong_costs(layer: str, wrong: dict[str, Any], measure: str, expected: float) -> None:
    first, *rest = CASE[layer]
    assert recall(**{layer: [first | wrong, *rest]})[measure] == pytest.approx(expected)


def test_precision_falls_with_what_nobody_expects() -> None:
    counts = {name: case_gold.Count() for name in case_gold.MEASURES}
    case_gold.score(GOLD, CASE | {"parties": CASE["parties"] * 2}, counts)
    assert counts["party"].rates()["p"] == 0.5
    assert len(counts["party"].extra) == 2
    assert "party           0.500  1.000" in case_gold.table(counts)
