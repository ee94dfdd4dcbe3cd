"""What the fields are filled from, and what fills them: values with their words and whose they are."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from onrecord.cases.merging.backing import Voice, Voices
from onrecord.cases.merging.charges import Charges
from onrecord.cases.merging.ids import Ids
from onrecord.record import CaseEvent, CaseEvidence, CaseParty, CasePoint, DocumentSpan, OpenThread, Party, Reading
from onrecord.text import Span


class Value(NamedTuple):
    """A value of a field, the words that it rests on, whose they are, and how it is known (a term of `coding_bases`).

    `stands`: not what its source has changed since.
    """

    value: str
    spans: list[DocumentSpan]
    voice: Voice
    basis: str = "told"
    stands: bool = True


@dataclass(frozen=True)
class Record:
    """A merged case but for its coding sheet. `threads`: what is open."""

    readings: Sequence[Reading]
    ids: Ids
    voices: Voices
    parties: Sequence[CaseParty]
    events: Sequence[CaseEvent]
    evidence: Sequence[CaseEvidence]
    points: Sequence[CasePoint]
    threads: Sequence[OpenThread]

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The numbers of the documents by their ids."""
        return {reading.document.id: number for number, reading in enumerate(self.readings)}

    @cached_property
    def charges(self) -> Charges:
        """The charges that events name."""
        return Charges([reading.document for reading in self.readings])

    @cached_property
    def harmed(self) -> CaseParty | None:
        """The person whom the sheet is about: of several harmed one with a name, who died, of whom most is told."""
        found = [party for party in self.parties if "person_harmed" in party.roles and party.kind == "person"]
        return max(found, key=lambda p: (p.name is not None, p.fate == "killed", len(p.spans)), default=None)

    @cached_property
    def officers(self) -> list[CaseParty]:
        """The officers of the case."""
        return [party for party in self.parties if "officer" in party.roles and party.kind == "person"]

    @cached_property
    def incident(self) -> CaseEvent | None:
        """What the case is about: the first use of force, else a chase, a death or an injury; no background."""
        ours = [e for e in self.events if not e.background and e.polarity == "affirmed" and e.modality == "occurred"]
        kinds = ("use_of_force", "pursuit", "death", "injury")
        return next((event for kind in kinds for event in ours if event.type == kind), None)

    def members(self, party: CaseParty | None) -> Iterator[tuple[int, Party]]:
        """What each document has of a party."""
        for document, reading in enumerate(self.readings if party else ()):
            for its in reading.parties:
                if party and self.ids.get(document, its.id) == party.id:
                    yield document, its

    def done(self, types: Sequence[str]) -> Iterator[CaseEvent]:
        """The events of some types that took place."""
        for event in self.events:
            if event.type in types and event.polarity == "affirmed" and event.modality == "occurred" and not event.background:
                yield event

    def spans(self, document: int, spans: Sequence[Span]) -> list[DocumentSpan]:
        """The first words of an entry of a document."""
        return self.ids.spans(document, spans[:1])

    def own(self, span: DocumentSpan) -> Voice:
        """A document's own voice; of a body's release that body's."""
        return self.voices.of(self.numbers[span.document], None)

    def reported(self, event: CaseEvent, value: str, basis: str = "told") -> Iterator[Value]:
        """A value of an event, as each of its reports tells it."""
        for report in event.reports:
            voice = self.voices.of_case(self.numbers[report.document], report.attributed_to)
            yield Value(value, report.spans[:1], voice, basis)
