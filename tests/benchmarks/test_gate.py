"""The gate that holds the reading to its floors."""

import json
from pathlib import Path

import pytest

import floors
import gate

FLOORS = "dates:\n  all_value: {peer: 0.614, floor: 0.500}\n  strict: {peer: null, floor: 0.500}\n"


@pytest.fixture
def out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "floors.yml").write_text(FLOORS)
    monkeypatch.setattr(floors, "FLOORS", tmp_path / "floors.yml")
    monkeypatch.setattr(floors, "PINS", tmp_path / "data.sha256")
    scores = {"all_value": {"p": 0.8, "r": 0.6, "f1": 0.7}, "strict": {"accuracy": 0.4, "right": 4, "n": 10}}
    (tmp_path / "dates.scores.json").write_text(json.dumps(scores))
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "dates.jsonl").write_text("{}\n")
    floors.pin_data(tmp_path / "data")
    return tmp_path


def test_a_figure_below_its_floor_does_not_hold(out: Path) -> None:
    found = list(gate.figures(["dates"], out))
    assert [(f.measure, f.value, f.holds) for f in found] == [("all_value", 0.7, True), ("strict", 0.4, False)]
    assert list(gate.complaints(found, out / "data")) == ["below its floor: dates strict 0.400 < 0.500"]


def test_floors_rise_and_never_fall(out: Path) -> None:
    floors.lift(gate.measured(list(gate.figures(["dates"], out))))
    assert (out / "floors.yml").read_text() == FLOORS.replace("0.614, floor: 0.500", "0.614, floor: 0.697")


@pytest.mark.parametrize(
    ("before", "now", "complained"),
    [
        ({"floor": 0.5}, {"floor": 0.5}, False),
        ({"floor": 0.5}, {"floor": 0.6}, False),
        ({"floor": 0.5}, {"floor": 0.4}, True),
        ({"floor": 0.5}, {"floor": 0.4, "because": "the scorer counts empty sources now"}, False),
        ({"floor": 0.5, "because": "an old reason"}, {"floor": 0.4, "because": "an old reason"}, True),
        ({"floor": 0.5}, None, True),
    ],
)
def test_lowering_a_floor_needs_a_reason(before: dict[str, object], now: dict[str, object] | None, complained: bool) -> None:
    after = {"dates": {"strict": now} if now else {}}
    assert list(floors.lowered({"dates": {"strict": before}}, after)) == [("dates", "strict")] * complained


def test_other_data_shuts_the_gate_until_it_is_pinned(out: Path) -> None:
    (out / "data" / "dates.jsonl").write_text('{"id": "1"}\n')
    assert floors.changed_data(out / "data") == ["dates.jsonl"]
    floors.pin_data(out / "data")
    assert floors.changed_data(out / "data") == []


def test_without_the_data_it_says_so_and_passes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["gate.py", "--shared", str(tmp_path / "none")])
    assert gate.main() == 0
    assert "no development data" in capsys.readouterr().out


def test_a_measure_that_the_scorer_does_not_print_is_zero() -> None:
    assert gate.value_of(None) == 0.0


def test_the_table_takes_the_place_of_the_old_one_below_its_heading(out: Path) -> None:
    (out / "scores.md").write_text("# Scores\n\nMeasured by a command.\n\n| task | old |\n")
    gate.write_table(out / "scores.md", list(gate.figures(["dates"], out)))
    content = (out / "scores.md").read_text()
    assert content.startswith("# Scores\n\nMeasured by a command.\n\n| task | measure |")
    assert "| dates | strict | 0.400 |  |" in content
    assert "old" not in content
