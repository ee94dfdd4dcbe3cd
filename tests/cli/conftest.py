"""Running commands on a database of the test's own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from onrecord.cli import main
from onrecord.store import Store
from tests.store.made import READER, empty_reading, reading

Run = Callable[..., Result]


@pytest.fixture
def db(tmp_path: Path) -> Path:
    return tmp_path / "onrecord.sqlite"


@pytest.fixture
def run(db: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `onrecord ARGUMENTS` on the test's database, without colours, 100 columns wide."""
    for name, value in {"ONRECORD_DB": str(db), "COLUMNS": "100", "NO_COLOR": "1"}.items():
        monkeypatch.setenv(name, value)

    def run(*arguments: str | Path, stdin: str | bytes | None = None) -> Result:
        return CliRunner().invoke(main, [str(argument) for argument in arguments], input=stdin, prog_name="onrecord")

    return run


@pytest.fixture
def filled(db: Path) -> Iterator[Store]:
    """The database with the invented reading and a document in which nothing was found."""
    with Store(db) as store:
        store.put(reading(), READER)
        store.put(empty_reading("A quiet day in Fenwick."), READER)
        yield store
