"""An attribution while it is being read: all its parts are token ranges of the text."""

from dataclasses import dataclass

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
    kind: str | None = None  # of a refusal or silence

    def holds(self, token: int) -> bool:
        """Whether a token lies in the content."""
        return any(start <= token < end for start, end in self.content)

    @property
    def start(self) -> int:
        """The first token of the content, of the cue where there is no content."""
        return min((c.start for c in self.content), default=self.cue_tokens.start)

    @property
    def end(self) -> int:
        """The end of the content, of the cue where there is no content."""
        return max((c.end for c in self.content), default=self.cue_tokens.end)
