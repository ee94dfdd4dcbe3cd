"""`onrecord serve` and `onrecord case page`: where the desk opens, what the page for others is."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from onrecord.cli.main import main
from onrecord.store import Store
from tests.web.conftest import CASE, fill


@pytest.fixture
def db(tmp_path: Path) -> Path:
    path = tmp_path / "desk.sqlite"
    with Store(path) as store:
        fill(store)
    return path


@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.1.5", "::", "evil.example", "localhost.evil.example"])
def test_the_desk_is_bound_to_this_machine_alone(db: Path, host: str) -> None:
    done = CliRunner().invoke(main, ["serve", "--db", str(db), "--host", host])
    assert done.exit_code == 2
    assert "loopback" in done.output


@pytest.mark.parametrize(("name", "wanted"), [(CASE, CASE), ("Dorian Askew", CASE)])
def test_a_case_is_written_as_one_page(db: Path, tmp_path: Path, name: str, wanted: str) -> None:
    done = CliRunner().invoke(main, ["case", "page", name, "--db", str(db), "--out", str(tmp_path / "out")])
    assert done.exit_code == 0, done.output
    written = Path(done.output.strip())
    assert written == tmp_path / "out" / f"{wanted}.html"
    page = written.read_text("utf-8")
    assert "Dorian Askew" in page
    assert "Maribel Askew" not in page
    named = CliRunner().invoke(
        main, ["case", "page", name, "--db", str(db), "--out", str(tmp_path), "--names", "all", "--quiet"]
    )
    assert (named.exit_code, named.output) == (0, "")
    assert "Maribel Askew" in (tmp_path / f"{wanted}.html").read_text("utf-8")


def test_a_page_that_cannot_be_written_says_why(db: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = CliRunner().invoke(main, ["case", "page", CASE, "--db", str(db), "--out", str(tmp_path / "file" / "x")])
    assert done.exit_code == 1
    assert "Not a directory" in done.output or "not a directory" in done.output


def test_a_missing_package_is_one_line(db: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(__import__("sys").modules, "onrecord.web.static_page", None)
    done = CliRunner().invoke(main, ["case", "page", CASE, "--db", str(db), "--out", str(tmp_path)])
    assert done.exit_code == 1
    assert "onrecord[web]" in done.output
