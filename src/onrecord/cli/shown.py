"""A record as the terminal shows it: entries by id, names of who appears, the words of spans. A document's or a case's."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from onrecord.cli.excerpts import Excerpts
from onrecord.cli.terminal import clean, shortened
from onrecord.record import Event, Evidence, Party, Point, Reading, Statement


@dataclass(frozen=True)
class Shown:
    """The entries to show. `excerpts` quotes the words that they rest on; None leaves them out."""

    parties: Sequence[Party]
    events: Sequence[Event]
    statements: Sequence[Statement]
    evidence: Sequence[Evidence]
    points: Sequence[Point]
    excerpts: Excerpts | None
    order: Sequence[str] = ()  # event ids in the order of the timeline; by date where it is empty

    @classmethod
    def of_reading(cls, reading: Reading, *, with_words: bool = True, marks: tuple[str, str] = ("", "")) -> Self:
        """A document's record."""
        excerpts = Excerpts({None: reading.document.text}, marks) if with_words else None
        return cls(reading.parties, reading.events, reading.statements, reading.evidence, reading.points, excerpts)

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
