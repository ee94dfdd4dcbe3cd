"""Running commands on a database of the test's own."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import onrecord.cases
import onrecord.sources
from onrecord.cli import main
from onrecord.errors import NoText, SourceError
from onrecord.lexicon import load
from onrecord.record import Document
from onrecord.store import Store
from onrecord.text import document_id
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


@dataclass(frozen=True)
class _Stated:
    title: str | None = None
    publisher: str | None = None
    published: str | None = None
    url: str | None = None


def _locate(locations: list[str]) -> Iterator[Path | SourceError]:
    for location in locations:
        path = Path(location)
        if path.is_dir():
            yield from sorted(path.iterdir())
        else:
            yield path if path.exists() else SourceError(location, "there is no such file or folder")


def _read_place(
    place: Path, stated: _Stated, limits: object, *, allow_private: bool = False
) -> Iterator[Document | SourceError]:
    text = place.read_text("utf-8").strip()
    if not text:
        yield NoText(str(place), "there is no text in it")
        return
    known = {name: value for name, value in vars(stated).items() if value}
    basis = "given" if stated.published else None
    yield Document(id=document_id(text), text=text, found=[str(place)], published_basis=basis, **known)


@pytest.fixture(autouse=True)
def plain_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plain text alone, while the formats are not there yet."""
    if not hasattr(onrecord.sources, "read_place"):
        made = {"Stated": _Stated, "Limits": object, "locate": _locate, "read_place": _read_place}
        for name, value in made.items():
            monkeypatch.setattr(onrecord.sources, name, value, raising=False)


@pytest.fixture(autouse=True)
def a_case_each(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every document a case of its own, while the weights of linking are not there yet."""
    if "same_words" not in load("linking")["weights"]:
        monkeypatch.setattr(onrecord.cases, "link", lambda features: {f.id: f"case-{f.id[7:19]}" for f in features})
