"""A record as the terminal shows it: entries by id, names of who appears, the words of spans. A document's or a case's."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self

from onrecord.cli.excerpts import Excerpts
from onrecord.cli.terminal import clean, shortened
from onrecord.record import Case, Document, Event, Evidence, Party, Point, Reading, Statement


@dataclass(frozen=True)
class Shown:
    """The entries to show. `excerpts` quotes the words that they rest on; None leaves them out."""

    parties: Sequence[Party[Any]]
    events: Sequence[Event[Any]]
    statements: Sequence[Statement[Any]]
    evidence: Sequence[Evidence[Any]]
    points: Sequence[Point[Any]]
    excerpts: Excerpts | None
    order: Sequence[str] = ()  # event ids in the order of the timeline; by date where it is empty

    @classmethod
    def of_reading(cls, reading: Reading, *, with_words: bool = True, marks: tuple[str, str] = ("", "")) -> Self:
        """A document's record."""
        excerpts = Excerpts({None: reading.document.text}, marks) if with_words else None
        return cls(reading.parties, reading.events, reading.statements, reading.evidence, reading.points, excerpts)

    @classmethod
    def of_case(cls, case: Case, *, marks: tuple[str, str] = ("", ""), most: int = 1) -> Self:
        """A case's record. Each entry's words are quoted from at most so many documents, the rest are named by number."""
        texts: dict[str | None, str] = {document.id: document.text for document in case.documents}
        excerpts = Excerpts(texts, marks, numbers(case), most)
        return cls(case.parties, case.events, case.statements, case.evidence, case.points, excerpts, case.timeline)

    @cached_property
    def _names(self) -> Mapping[str, str]:
        parties = {party.id: party_name(party) for party in self.parties}
        return parties | {item.id: item.kind.replace("_", " ") for item in self.evidence}

    @cached_property
    def _statements(self) -> Mapping[str, Statement[Any]]:
        return {statement.id: statement for statement in self.statements}

    def name(self, entry_id: str | None) -> str | None:
        """How a party or a piece of evidence is called; None for null."""
        return None if entry_id is None else self._names.get(entry_id, clean(entry_id))

    def speaker(self, statement_id: str | None) -> str | None:
        """Who made a statement; None for the document's own voice and where nobody is named."""
        statement = self._statements.get(statement_id or "")
        return self.name(statement.source) if statement else None


def numbers(case: Case) -> dict[str | None, str]:
    """The number by which a case's page names each document: `[1]`."""
    return {document.id: f"[{number}]" for number, document in enumerate(in_order_of_publication(case), 1)}


def in_order_of_publication(case: Case) -> list[Document]:
    """The documents, those without a date last."""
    return sorted(case.documents, key=lambda document: (document.published is None, document.published or ""))


def party_name(party: Party[Any]) -> str:
    """The name, or what the text calls an unnamed party; a minor goes by that where the text has it."""
    if party.minor and party.label:
        return shortened(party.label, 60)
    return shortened(party.name or party.label or f"unnamed {party.kind}", 60)
