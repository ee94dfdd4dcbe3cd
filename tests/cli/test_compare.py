"""`onrecord compare`: gains and losses between two files of readings."""

import json
from pathlib import Path

import pytest

from onrecord.errors import SourceError
from onrecord.record import Reading
from tests.cases.sample import readings
from tests.cli.conftest import Run


def write(path: Path, its: list[Reading]) -> Path:
    path.write_text("".join(reading.model_dump_json() + "\n" for reading in its))
    return path


def earlier(reading: Reading) -> Reading:
    """What an earlier version of the reader made of it: no use of force, another date of a statement, one event more."""
    statement, *others = reading.statements
    again = reading.events[1].model_copy(update={"id": "e9", "type": "autopsy"})
    changes = {"statements": [statement.model_copy(update={"date": "2031-04-06"}), *others]}
    return reading.model_copy(update={**changes, "events": [*reading.events[1:], again]})


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    first, second, third = readings()
    return write(tmp_path / "old.jsonl", [earlier(first), second]), write(tmp_path / "new.jsonl", [first, second, third])


def test_the_page(run: Run, files: tuple[Path, Path]) -> None:
    page = [line.rstrip() for line in run("compare", *files).stdout.splitlines()]
    title, *_ = page
    assert title.endswith(" Officer shoots man")
    assert "  + use of force · shooting · date 2031-04-06 · Tanner Street, Harrow Falls, Nevada · officer:" in page
    assert "  - autopsy · subject: officer" in page
    assert "  ~ Lorna Pettibone · date: 2031-04-06 → no date" in page
    assert "Events        8    8       1        0     1" in page
    assert "Statements    3    3       0        1     0" in page
    assert page[-1] == "2 documents in both, 1 read otherwise; 1 only in NEW"


def test_the_other_way_round_gains_are_losses(run: Run, files: tuple[Path, Path]) -> None:
    page = run("compare", *reversed(files)).stdout
    assert "  + autopsy" in page and "  - use of force" in page and "1 only in OLD" in page


def test_totals_alone_and_one_layer(run: Run, files: tuple[Path, Path]) -> None:
    page = run("compare", "--quiet", "--layer", "statements", *files).stdout
    assert "Events" not in page and "Lorna" not in page and "Statements    3    3       0        1     0" in page


def test_json(run: Run, files: tuple[Path, Path]) -> None:
    *changes, totals = [json.loads(line) for line in run("compare", "--json", *files).stdout.splitlines()]
    assert [(one["layer"], one["change"], one["what"]) for one in changes] == [
        ("events", "appeared", "use_of_force"),
        ("events", "vanished", "autopsy"),
        ("statements", "changed", "Lorna Pettibone"),
    ]
    assert totals["documents"] == {"both": 2, "changed": 1, "only_old": 0, "only_new": 1}
    assert totals["layers"]["events"] == {"old": 8, "new": 8, "appeared": 1, "changed": 0, "vanished": 1}


def test_two_equal_files(run: Run, files: tuple[Path, Path]) -> None:
    assert run("compare", files[1], files[1]).stdout.splitlines()[-1] == "3 documents in both, 0 read otherwise"


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"{}\n", "line 1: no reading (document: Field required)"),
        (b"\n[1]\n", "line 2: no reading (the line: "),
        (b"\xff\n", "line 1: no reading (the line: "),
        (b'{"document": {"id": "x", "text": "y"}, "news": 1}', "line 1: no reading (news: "),
    ],
)
def test_what_is_no_file_of_readings(run: Run, files: tuple[Path, Path], tmp_path: Path, content: bytes, why: str) -> None:
    (tmp_path / "bad.jsonl").write_bytes(content)
    result = run("compare", files[0], tmp_path / "bad.jsonl")
    assert result.exit_code == SourceError.exit_code
    assert why in result.stderr and len(result.stderr.splitlines()) == 1


def test_no_such_file(run: Run, files: tuple[Path, Path]) -> None:
    assert run("compare", files[0], "nowhere.jsonl").exit_code == 2
