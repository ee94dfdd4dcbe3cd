"""Places: the files, folders, globs and URLs that a user names, expanded to one place a file."""

import os
from collections.abc import Iterable, Iterator
from glob import glob, has_magic
from pathlib import Path
from typing import Literal, NamedTuple

from onrecord.errors import SourceError
from onrecord.sources.stated import is_sidecar


class Place(NamedTuple):
    """Where bytes are: a path, a URL, or standard input (named `-`)."""

    kind: Literal["path", "url", "stdin"]
    name: str


def locate(locations: Iterable[str]) -> Iterator[Place | SourceError]:
    """Every place that the locations name, in their order, folders sorted; each once. What names nothing is an error item."""
    seen: set[Place] = set()
    for location in locations:
        for place in _expand(location):
            if isinstance(place, SourceError):
                yield place
            elif place not in seen:
                seen.add(place)
                yield place


def _expand(location: str) -> Iterator[Place | SourceError]:
    """The places of one location."""
    if location == "-":
        yield Place("stdin", "-")
    elif "://" in location.split("?", maxsplit=1)[0]:
        yield Place("url", location)
    elif os.path.lexists(location):
        yield from _on_disk(Path(location))
    elif has_magic(location):
        yield from _matching(location)
    else:
        yield SourceError(location, "there is no such file or folder")


def _matching(pattern: str) -> Iterator[Place | SourceError]:
    """The files and folders that a glob matches, sidecars left out."""
    matches = sorted(glob(pattern, recursive=True))  # noqa: PTH207 (a pattern may be absolute)
    paths = [path for path in matches if not is_sidecar(path)]
    if not paths:
        yield SourceError(pattern, "nothing matches")
    for path in paths:
        if not ("**" in pattern and Path(path).is_dir()):  # a recursive glob lists the files of its folders itself
            yield from _on_disk(Path(path))


def _on_disk(path: Path) -> Iterator[Place | SourceError]:
    """A file itself, or the files of a folder; an error for an empty folder or for what is neither."""
    if path.is_dir():
        found = False
        for found_place in _in_folder(path, frozenset()):
            found = True
            yield found_place
        if not found:
            yield SourceError(str(path), "there is no file in this folder")
    elif path.is_file():
        yield Place("path", str(path))
    else:
        yield SourceError(str(path), "is neither a file nor a folder")


def _in_folder(folder: Path, above: frozenset[tuple[int, int]]) -> Iterator[Place | SourceError]:
    """The files of a folder and its subfolders; hidden ones and sidecars are skipped, as is a link back to a folder above."""
    try:
        state = folder.stat()
        entries = sorted(folder.iterdir())
    except OSError as error:
        yield SourceError(str(folder), error.strerror or "cannot be read")
        return
    if (state.st_dev, state.st_ino) in above:
        return
    for path in (entry for entry in entries if not entry.name.startswith(".") and not is_sidecar(entry.name)):
        if path.is_dir():
            yield from _in_folder(path, above | {(state.st_dev, state.st_ino)})
        elif path.is_file():
            yield Place("path", str(path))
        else:
            yield SourceError(str(path), "is neither a file nor a folder")
