"""An attribution while it is being read: all its parts are token ranges of the text."""

from dataclasses import dataclass, field

from onrecord.text import Span


@dataclass(slots=True)
class Draft:
    """A statement in the making. `cue` is the cue's head token, `speaker` the head token of the source (None: unknown)."""

    cue: int | None
    cue_tokens: Span | None
    content: list[Span]
    speaker: int | None = None
    source: Span | None = None
    kind: str | None = None
    frame: str = ""
    parts: list[int] = field(default_factory=list)
