"""The gate that holds the reading to its floors."""

import json
from pathlib import Path

import pytest

import gate

FLOORS = "dates:\n  all_value: {peer: 0.614, floor: 0.500}\n  strict: {peer: null, floor: 0.500}\n"


@pytest.fixture
def out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "floors.yml").write_text(FLOORS)
    monkeypatch.setattr(gate, "FLOORS", tmp_path / "floors.yml")
    scores = {"all_value": {"p": 0.8, "r": 0.6, "f1": 0.7}, "strict": {"accuracy": 0.4, "right": 4, "n": 10}}
    (tmp_path / "dates.scores.json").write_text(json.dumps(scores))
    return tmp_path


def test_a_figure_below_its_floor_does_not_hold(out: Path) -> None:
    assert [(f.measure, f.value, f.holds) for f in gate.figures(["dates"], out)] == [
        ("all_value", 0.7, True),
        ("strict", 0.4, False),
    ]


def test_floors_rise_and_never_fall(out: Path) -> None:
    gate.raise_floors(list(gate.figures(["dates"], out)))
    assert (out / "floors.yml").read_text() == FLOORS.replace("0.614, floor: 0.500", "0.614, floor: 0.697")


def test_a_measure_that_the_scorer_does_not_print_is_zero() -> None:
    assert gate.value_of(None) == 0.0


def test_the_table_leaves_an_unknown_peer_open(out: Path) -> None:
    assert "| dates | strict | 0.400 |  |" in gate.table(list(gate.figures(["dates"], out)))
