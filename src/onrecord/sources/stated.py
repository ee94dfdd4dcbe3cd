"""What a user states about a file, by options or in a sidecar `FILE.meta.json`; it wins over what the file says."""

import json
from dataclasses import dataclass, fields, replace
from pathlib import Path

from onrecord.errors import SourceError
from onrecord.sources.days import as_edtf

SIDECAR = ".meta.json"


@dataclass(frozen=True)
class Stated:
    """Metadata stated from outside the file. `published` is an EDTF date (a timestamp is cut to its day).

    Raises SourceError for a date that is none.
    """

    title: str | None = None
    publisher: str | None = None
    published: str | None = None
    url: str | None = None

    def __post_init__(self) -> None:
        if self.published is not None:
            edtf = as_edtf(self.published)
            if edtf is None:
                raise SourceError("published", f"{self.published!r} is no EDTF date such as 2026-03-20, 2026-03 or 2026~")
            object.__setattr__(self, "published", edtf)

    def over(self, other: "Stated") -> "Stated":
        """Both together; what is stated here wins."""
        return Stated(**{f.name: getattr(self, f.name) or getattr(other, f.name) for f in fields(Stated)})

    def for_parts(self) -> "Stated":
        """What holds for every file inside this one too: not the title, not the URL."""
        return replace(self, title=None, url=None)


NOTHING_STATED = Stated()


def is_sidecar(name: str) -> bool:
    """Whether a file of that name states metadata of another."""
    return name.endswith(SIDECAR)


def sidecar_of(path: Path) -> Stated:
    """What the sidecar beside a file states; nothing if there is none. Raises SourceError naming a sidecar that is broken."""
    sidecar = path.with_name(path.name + SIDECAR)
    if not sidecar.is_file():
        return NOTHING_STATED
    try:
        return parse_sidecar(sidecar.read_bytes(), str(sidecar))
    except OSError as error:
        raise SourceError(str(sidecar), error.strerror or "cannot be read") from error


def parse_sidecar(data: bytes, name: str) -> Stated:
    """A sidecar's content. Raises SourceError naming it: not JSON, an unknown key, a value that is no text, a bad date."""
    try:
        content = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise SourceError(name, f"is no JSON ({str(error)[:80]})") from error
    if not isinstance(content, dict):
        raise SourceError(name, "must be one JSON object")
    known = [f.name for f in fields(Stated)]
    if unknown := sorted(set(content) - set(known)):
        raise SourceError(name, f"unknown key {unknown[0]!r}; known are {', '.join(known)}")
    for key, value in content.items():
        if value is not None and not isinstance(value, str):
            raise SourceError(name, f"{key} must be text")
    try:
        return Stated(**content)
    except SourceError as error:
        raise SourceError(name, f"published: {error.why}") from error
