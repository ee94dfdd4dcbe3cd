"""A record as the terminal shows it: entries by id, names of who appears, the words of spans. A document's or a case's."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Self

from onrecord.cli.terminal import clean, shortened
from onrecord.record import Event, Evidence, Party, Point, Reading, Statement
from onrecord.text import Span

WORDS_SHOWN = 160


@dataclass(frozen=True)
class Shown:
    """The entries to show. `words` gives the words of an entry's spans, empty where they are not to be shown."""

    parties: Sequence[Party]
    events: Sequence[Event]
    statements: Sequence[Statement]
    evidence: Sequence[Evidence]
    points: Sequence[Point]
    words: Callable[[Sequence[Span]], str]
    order: Sequence[str] = field(default=())  # event ids in the order of the timeline; by date where it is empty

    @classmethod
    def of_reading(cls, reading: Reading, *, with_words: bool = True) -> Self:
        """A document's record."""

        def words(spans: Sequence[Span]) -> str:
            return quoted(reading.text.words(spans)) if with_words and spans else ""

        return cls(reading.parties, reading.events, reading.statements, reading.evidence, reading.points, words)

    @cached_property
    def _names(self) -> Mapping[str, str]:
        parties = {party.id: party_name(party) for party in self.parties}
        return parties | {item.id: item.kind.replace("_", " ") for item in self.evidence}

    @cached_property
    def _statements(self) -> Mapping[str, Statement]:
        return {statement.id: statement for statement in self.statements}

    def name(self, entry_id: str | None) -> str | None:
        """How a party or a piece of evidence is called; None for null."""
        return None if entry_id is None else self._names.get(entry_id, clean(entry_id))

    def speaker(self, statement_id: str | None) -> str | None:
        """Who made a statement; None for the document's own voice and where nobody is named."""
        statement = self._statements.get(statement_id or "")
        return self.name(statement.source) if statement else None


def party_name(party: Party) -> str:
    """The name, or what the text calls an unnamed party."""
    return shortened(party.name or party.label or f"unnamed {party.kind}", 60)


def quoted(words: str) -> str:
    """Words in quotation marks on one line, shortened; such as have marks already keep their own."""
    line = shortened(words, WORDS_SHOWN)
    return line if line[:1] in {'"', "“"} else f"“{line}”"
