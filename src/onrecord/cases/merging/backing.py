"""How well something is supported: by independent texts and persons quoted, never by how many outlets print it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from onrecord.cases.merging import bodies
from onrecord.cases.merging.ids import Ids
from onrecord.record import Backing, CaseParty, Reading, Statement

WRITERS = frozenset({"i", "we", "my office", "our office", "this office"})


class Voice(NamedTuple):
    """Who tells something: the number of a document, and the party that it quotes; null where it speaks itself."""

    document: int
    quoted: str | None


class Voices:
    """Whose words the statements of a case are. What a body publishes itself is its word: a release is no second source."""

    def __init__(self, readings: Sequence[Reading], ids: Ids, parties: Sequence[CaseParty] = ()) -> None:
        self._ids = ids
        self._publishers = [_publisher(reading.document.publisher, parties) for reading in readings]
        self._sources = {
            (document, statement.id): ids.get(document, statement.source) or self._writer(document, reading, statement)
            for document, reading in enumerate(readings)
            for statement in reading.statements
        }
        self._by_case_id = {ids.get(*key): source for key, source in self._sources.items()}

    def _writer(self, document: int, reading: Reading, statement: Statement) -> str | None:
        """The body that publishes a letter, of what it says in the first person: "I find"."""
        spoken = {reading.document.text[span.start : span.end].lower() for span in statement.source_spans}
        return self._publishers[document] if spoken & WRITERS else None

    def of(self, document: int, statement: str | None, source: str | None = None) -> Voice:
        """The voice of a document's entry: the case's id of its source, else the source of its statement."""
        return Voice(document, source or self._spoken(document, self._sources.get((document, statement or "")), statement))

    def of_case(self, document: int, statement: str | None) -> Voice:
        """The voice of a report, by the case's id of its statement."""
        return Voice(document, self._spoken(document, self._by_case_id.get(statement or ""), statement))

    def _spoken(self, document: int, source: str | None, statement: str | None) -> str | None:
        """The source of a statement; of what a document says itself the body that publishes it."""
        return source if statement else self._publishers[document]

    def backing(self, voices: Iterable[Voice]) -> Backing:
        """Ten stories that quote one release, or print one text, are one source."""
        told = list(voices)
        quoted = dict.fromkeys(voice.quoted for voice in told if voice.quoted)
        families = {self._ids.family(voice.document) for voice in told}
        own = {self._ids.family(voice.document) for voice in told if not voice.quoted}
        return Backing(families=len(families), said_by=list(quoted), sources=len(quoted) + len(own))


def _publisher(name: str | None, parties: Sequence[CaseParty]) -> str | None:
    """The agency of the case that publishes under its own name; an outlet, "the Larimer Tribune", is none."""
    bodies_of = (party for party in parties if party.kind == "agency" and party.name)
    return next((party.id for party in bodies_of if name and _publishes(party.name or "", name)), None)


def _publishes(agency: str, publisher: str) -> bool:
    """Whether a publisher's name is an agency's: the same words, or of a kind of agency that both are."""
    told = bodies.kind(publisher) is not None or bodies.core(agency) == bodies.core(publisher)
    return told and bodies.one_body(agency, publisher)
