"""Which version of our code made a row: a reading by another version is made anew, one by this version is kept."""

import hashlib
import os
from functools import cache
from importlib import metadata
from pathlib import Path

from onrecord.version import __version__

_PACKAGE = Path(__file__).parent.parent
# The folders and files whose content decides what a reading holds.
_READER = ("language", "lexicon", "reading", "record", "text.py")
_LINKER = (
    "cases/linking",
    "cases/within.py",
    "reading/roundups.py",
    "lexicon/linking.yml",
    "lexicon/newsroom.yml",
    "lexicon/roundups.yml",
)
_MERGER = ("cases", "lexicon", "reading/roundups.py", "record", "store/summary.py")


@cache
def reader_version(model: str | None = None) -> str:
    """The version of onrecord, a digest of the code and lexicon that read, the language model and its version."""
    from onrecord.language.pipeline import DEFAULT_MODEL

    model = model or os.environ.get("ONRECORD_MODEL") or DEFAULT_MODEL
    return f"{__version__}+{_digest(_READER)} {model} {_version(model)}"


@cache
def linker_version() -> str:
    """The version of the code that links documents into cases."""
    return f"{__version__}+{_digest(_LINKER)}"


@cache
def merger_version() -> str:
    """The version of the code that merges documents into cases and sums these up."""
    return f"{__version__}+{_digest(_MERGER)}"


def _version(model: str) -> str:
    try:
        return metadata.version(model)
    except metadata.PackageNotFoundError:  # reading reports it
        return "unknown"


def _digest(parts: tuple[str, ...]) -> str:
    digest = hashlib.sha256()
    for part in parts:
        path = _PACKAGE / part
        files = [path] if path.suffix else sorted(path.rglob("*"))
        for file in files:
            if file.is_file() and file.suffix != ".pyc":
                digest.update(file.relative_to(_PACKAGE).as_posix().encode() + file.read_bytes())
    return digest.hexdigest()[:8]
