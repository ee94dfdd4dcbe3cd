"""Blob and Draft: what goes into a format's reader and what comes out of it."""

from dataclasses import dataclass, field, replace
from pathlib import PurePosixPath

from onrecord.errors import TooLarge
from onrecord.record import Page
from onrecord.sources.limits import DEFAULT_LIMITS, Budget, Limits
from onrecord.sources.originals import Originals
from onrecord.sources.stated import NOTHING_STATED, Stated


@dataclass(frozen=True)
class Blob:
    """Bytes under a name. `depth` counts the files that it lies in; all parts of one file share its `budget`.

    `declared` is the media type that a server or a mail names: a hint where the content does not tell. `originals` takes the
    files of paged documents, where they are wanted.
    """

    data: bytes
    name: str
    limits: Limits = DEFAULT_LIMITS
    stated: Stated = NOTHING_STATED
    declared: str | None = None
    depth: int = 0
    budget: Budget = field(default_factory=lambda: Budget.of(DEFAULT_LIMITS))
    originals: Originals | None = None

    @property
    def suffix(self) -> str:
        """The name's ending in lower case with its dot, such as `.pdf`; a query string is no part of it."""
        return PurePosixPath(self.name.split("?")[0]).suffix.lower()

    def inside(self, data: bytes, name: str, stated: Stated) -> "Blob":
        """A part of this file as a blob of its own. Raises TooLarge where it is nested too deep or breaks the budget."""
        inner = f"{self.name}/{name}"
        if self.depth >= self.limits.nesting:
            raise TooLarge(inner, f"lies more than {self.limits.nesting} files deep")
        if broken := self.budget.take(len(data)):
            raise TooLarge(self.name, broken)
        return replace(self, data=data, name=inner, stated=stated, declared=None, depth=self.depth + 1)


@dataclass(frozen=True)
class Draft:
    """A document as a format's reader hands it back, before what the user stated is laid over it. Dates are EDTF.

    `part` names a document that only travels in this file, as a forwarded message does: what is stated of the file is
    not of it.
    """

    text: str
    media_type: str
    title: str | None = None
    publisher: str | None = None
    authors: tuple[str, ...] = ()
    published: str | None = None
    modified: str | None = None
    url: str | None = None
    kind: str = "other"
    pages: tuple[Page, ...] = ()
    issues: tuple[str, ...] = ()
    part: str | None = None
