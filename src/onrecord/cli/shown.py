"""A document's record as the terminal shows it: entries by id, names of who appears, the words of spans."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from rich.text import Text

from onrecord.cli.excerpts import LONGEST, in_context
from onrecord.cli.terminal import clean, shortened
from onrecord.record import Party, Reading, Statement
from onrecord.text import Span


@dataclass(frozen=True)
class Shown:
    """A reading, whether the words that its entries rest on are shown, and what marks them where bold does not."""

    reading: Reading
    with_words: bool = True
    marks: tuple[str, str] = ("", "")

    def in_context(self, spans: Sequence[Span]) -> Text | None:
        """The words of spans within what stands around them; None where they are not to be shown."""
        return in_context(self.reading.document.text, spans, self.marks) if self.with_words and spans else None

    def alone(self, spans: Sequence[Span]) -> Text | None:
        """The words of spans by themselves; None where they are not to be shown."""
        return Text(shortened(self.reading.text.words(spans), LONGEST)) if self.with_words and spans else None

    @cached_property
    def parties(self) -> Mapping[str, Party]:
        """The parties by their ids."""
        return {party.id: party for party in self.reading.parties}

    @cached_property
    def _evidence(self) -> Mapping[str, str]:
        return {item.id: item.kind.replace("_", " ") for item in self.reading.evidence}

    @cached_property
    def _statements(self) -> Mapping[str, Statement]:
        return {statement.id: statement for statement in self.reading.statements}

    def name(self, entry_id: str | None) -> str | None:
        """How an entry is called; None for null."""
        if entry_id is None:
            return None
        party = self.parties.get(entry_id)
        return party_name(party) if party else self._evidence.get(entry_id, clean(entry_id))

    described = name

    def speaker(self, statement_id: str | None) -> str | None:
        """Who made a statement; None for the document's own voice and where nobody is named."""
        statement = self._statements.get(statement_id or "")
        return self.name(statement.source) if statement else None

    def plain(self, words: str) -> str:
        """Words as a terminal can show them."""
        return clean(words)


def party_name(party: Party[Any]) -> str:
    """The name, or what the text calls an unnamed party."""
    return shortened(party.name or party.label or f"unnamed {party.kind}", 60)
