"""An attribution while it is being read: all its parts are token ranges of the text."""

from dataclasses import dataclass, field

from onrecord.text import Span


@dataclass(slots=True, eq=False)
class Draft:
    """A statement in the making. `cue` is the cue's head token, `speaker` the head token of the source (None: unknown)."""

    cue: int
    cue_tokens: Span
    content: list[Span]
    speaker: int | None = None
    source: Span | None = None
    frame: str = ""
    nested_in: "Draft | None" = None
    within: list["Draft"] = field(default_factory=list)

    def holds(self, token: int) -> bool:
        """Whether a token lies in the content."""
        return any(start <= token < end for start, end in self.content)
