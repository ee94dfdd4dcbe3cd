"""A document on one line."""

from collections.abc import Iterator

from rich.text import Text

from onrecord.cli.terminal import counted, shortened
from onrecord.record import Reading
from onrecord.store import Listed
from onrecord.text import heading

_TITLE = 72
_NAME = 40


def of_listed(listed: Listed, *notes: str) -> Text:
    """Title, publisher, date, how many parties, events and statements, and notes."""
    known = [shortened(part, _NAME) for part in (listed.publisher, listed.published) if part]
    counts = (
        counted(listed.parties, "party", "parties"),
        counted(listed.events, "event"),
        counted(listed.statements, "statement"),
    )
    line = Text(title_line(listed.title, listed.opening), style="bold")
    line.append(" · ".join(["", *known, ", ".join(counts)]), style="not bold")
    return line.append("".join(f" ({note})" for note in notes), style="dim not bold")


def version_notes(listed: Listed) -> Iterator[str]:
    """That there are older versions, or a later one."""
    if listed.older:
        yield counted(listed.older, "older version")
    if listed.superseded_by:
        yield f"superseded by {short_id(listed.superseded_by)}"


def title_line(title: str | None, text: str) -> str:
    """A document's title, or the line that its text begins with."""
    return shortened(heading(title, text), _TITLE) or "(no title)"


def of_reading(reading: Reading) -> Text:
    """The same for a reading that is in no database."""
    d = reading.document
    counts = {layer: len(getattr(reading, layer)) for layer in ("parties", "events", "statements")}
    known = d.model_dump(include={"id", "title", "publisher", "published", "kind"})
    return of_listed(Listed(**known, opening=d.text[:80], **counts))


def short_id(document_id: str) -> str:
    """The beginning of an id, long enough to name the document."""
    return document_id.removeprefix("sha256:")[:12]
