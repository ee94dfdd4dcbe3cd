"""A case as reviewed: the reviewed readings merged, each entry with the documents' entries that it is made of."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from onrecord.cases.merging import merge
from onrecord.cases.merging.identities import Identity, Place
from onrecord.cases.within import within
from onrecord.reading.roundups import incidents as told_incidents
from onrecord.record import Case, Entry, Reading
from onrecord.review.keys import anchor
from onrecord.review.laying import Reviewed, ReviewedEntry, State
from onrecord.review.matching import effective
from onrecord.store import Decision
from onrecord.store.told_parts import TellingParts
from onrecord.text import Span

Part = tuple[str, ReviewedEntry]  # a document's id and one of its entries


@dataclass(frozen=True)
class ReviewedCase:
    """`case` as reviewed, `documents` by id, and the documents' entries that each entry of the case is made of, by its id."""

    case: Case
    documents: Mapping[str, Reviewed]
    parts: Mapping[str, list[Part]]

    def state(self, entry_id: str) -> State:
        """`unseen` while one of its parts is; `corrected` where one was; else `accepted`."""
        states = {entry.state for _, entry in self.parts.get(entry_id, [])}
        if not states or "unseen" in states:
            return "unseen"
        return "corrected" if "corrected" in states else "accepted"

    @property
    def waiting(self) -> int:
        """How many of the documents' entries a person should look at."""
        return sum(reviewed.waiting for reviewed in self.documents.values())


def review_case(case_id: str, documents: Sequence[Reviewed], told: TellingParts | None = None) -> ReviewedCase:
    """The case that the documents make as they were reviewed: merged from what people have left, with what they have said
    of who is one, so that all of it follows. Raises ValueError without any document.

    `told`: of those documents that tell of other incidents too, the parts, counted from 0, that tell of this one.
    """
    found = {reviewed.machine.document.id: reviewed for reviewed in documents}
    readings = [_telling(reviewed, (told or {}).get(document)) for document, reviewed in found.items()]
    case = merge(case_id, readings, _said(found))
    by_id = {document.id: found[document.id] for document in case.documents}  # whatever the order in which they came
    return ReviewedCase(case, by_id, _parts(case, by_id))


def _telling(reviewed: Reviewed, parts: Collection[int] | None) -> Reading:
    """What a document tells of the case. The parts are those of the machine's reading, by which documents are linked."""
    document = reviewed.machine.document
    incidents = told_incidents(document.text, document.published, reviewed.machine.events) if parts else []
    spans = [span for number, span in enumerate(incidents) if number in (parts or ())]
    return within(reviewed.unjoined, spans) if spans else reviewed.unjoined


def _said(documents: Mapping[str, Reviewed]) -> list[Identity]:
    """What people have said of two parties, of one document or of two: that they are one, or that they are not."""
    made: dict[int, Decision] = {}
    places: dict[tuple[int, bool], Place] = {}  # by the decision's number, and whether it is the other of its two
    for document, reviewed in documents.items():
        for entry in reviewed.entries.values():
            for decision in entry.decisions:
                made[decision.number] = decision
                places[decision.number, _is_other(document, entry, decision)] = document, getattr(entry.value, "id", "")
    return [
        Identity(one, other, apart=decision.action == "split")
        for decision in effective(made[number] for number in sorted(made))
        if decision.action in {"merge", "split"}
        if (one := places.get((decision.number, False))) and (other := places.get((decision.number, True)))
    ]


def _is_other(document: str, entry: ReviewedEntry, decision: Decision) -> bool:
    """Whether an entry is the other of a decision's two, not the one that it is made on."""
    taken_in = entry.key == decision.other or entry.merged_into == (decision.document, decision.entry)
    return decision.other_document == document and (decision.document != document or taken_in)


def _parts(case: Case, documents: Mapping[str, Reviewed]) -> dict[str, list[Part]]:
    """The documents' entries by the id of the case's entry that has their words."""
    where: dict[tuple[object, ...], str] = {}
    for layer, entry_id, spans, kind in _of_case(case):
        where |= {(layer, kind, *span): entry_id for span in spans}
    parts: dict[str, list[Part]] = {}
    for document, reviewed in documents.items():
        for entry in reviewed.entries.values():
            place = anchor(entry.value)
            found = place and where.get((entry.layer, _kind(entry.layer, entry.value), document, *place))
            if found and entry.state != "rejected":
                parts.setdefault(found, []).append((document, entry))
    return parts


def _of_case(case: Case) -> Iterator[tuple[str, str, Iterable[tuple[str, int, int]], object]]:
    """Each entry of a case: its layer, id, the words that its parts are known by, and its kind."""
    for layer in ("parties", "events", "evidence"):
        for entry in getattr(case, layer):
            yield layer, entry.id, [(s.document, s.start, s.end) for s in entry.spans], _kind(layer, entry)
    for statement in case.statements:
        spans = statement.spans
        hull = Span(min(span.start for span in spans), max(span.end for span in spans)) if spans else Span(0, 0)
        yield "statements", statement.id, [(spans[0].document, *hull)] if spans else [], None
    for number, point in enumerate(case.points):
        spans = [span for account in point.accounts for span in account.spans]
        yield "points", f"point{number}", [(s.document, s.start, s.end) for s in spans], point.point


def _kind(layer: str, entry: Entry) -> object:
    """What tells entries on the same words apart."""
    name = {"events": "type", "points": "point"}.get(layer)
    return getattr(entry, name) if name else None
