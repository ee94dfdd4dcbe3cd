import io
import sys
from pathlib import Path

import pytest

from onrecord.errors import SourceError
from onrecord.record import Document
from onrecord.sources import Limits, Place, locate, read_place


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("b.txt", "a.txt", "sub/c.txt", ".hidden", ".git/d.txt", "a.txt.meta.json", "sub/[x].txt"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(name)
    return tmp_path


def names(folder: Path, *locations: str) -> list[str]:
    """What the locations name, relative to the folder; errors as `! where: why`."""
    found = locate(str(folder / location) for location in locations)
    shown = [f"! {item}" if isinstance(item, SourceError) else item.name for item in found]
    return [name.replace(f"{folder}/", "") for name in shown]


@pytest.mark.parametrize(
    ("locations", "expected"),
    [
        (["a.txt"], ["a.txt"]),
        ([""], ["a.txt", "b.txt", "sub/[x].txt", "sub/c.txt"]),
        (["b.txt", "sub", "b.txt"], ["b.txt", "sub/[x].txt", "sub/c.txt"]),
        (["*.txt"], ["a.txt", "b.txt"]),
        (["**/*.txt"], ["a.txt", "b.txt", "sub/[x].txt", "sub/c.txt"]),
        (["sub/[x].txt"], ["sub/[x].txt"]),
        (["none.txt", "a.txt"], ["! none.txt: there is no such file or folder", "a.txt"]),
        (["*.pdf", "a.txt"], ["! *.pdf: nothing matches", "a.txt"]),
    ],
)
def test_locate(folder: Path, locations: list[str], expected: list[str]) -> None:
    assert names(folder, *locations) == expected


def test_links_in_a_circle_end(folder: Path) -> None:
    (folder / "sub" / "loop").symlink_to(folder)
    (folder / "sub" / "dead").symlink_to(folder / "nowhere")
    expected = ["a.txt", "b.txt", "sub/[x].txt", "sub/c.txt", "! sub/dead: is neither a file nor a folder"]
    assert names(folder, "") == expected


def test_an_empty_folder_is_said(tmp_path: Path) -> None:
    (item,) = locate([str(tmp_path)])
    assert isinstance(item, SourceError)
    assert item.why == "there is no file in this folder"


def test_urls_and_standard_input() -> None:
    url = "https://g.example/a?b=c://d"
    assert list(locate(["-", url, "-"])) == [Place("stdin", "-"), Place("url", url)]


def test_standard_input_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"Words.")))
    (found,) = read_place(Place("stdin", "-"))
    assert isinstance(found, Document)
    assert (found.text, found.found) == ("Words.", ["-"])


def test_a_file_that_is_gone_or_too_large_is_an_error_item(folder: Path) -> None:
    (gone,) = read_place(Place("path", str(folder / "gone.txt")))
    assert isinstance(gone, SourceError)
    assert gone.why == "No such file or directory"
    (large,) = read_place(Place("path", str(folder / "b.txt")), limits=Limits(file_bytes=3))
    assert isinstance(large, SourceError)
    assert "over the limit" in large.why
