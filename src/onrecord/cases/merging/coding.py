"""The coding sheet: the fields that the incident databases share, each filled from the record with its words."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from onrecord.cases.merging.ids import Ids
from onrecord.record import CaseEvent, CaseEvidence, CaseParty, CasePoint, CodingCell, DocumentSpan, Event, Reading

# (value, the words it rests on), one a document or an account.
Told = Iterator[tuple[str | None, list[DocumentSpan]]]
POINTS = ("reason_for_contact", "armed", "threat", "fleeing", "warning_given", "shots_fired", "camera_on", "cause_of_death")
BODIES = {
    "agency": "involved_agency",
    "investigating_agency": "investigating_agency",
    "prosecuting_agency": "prosecuting_agency",
}
OUTCOMES = {
    "charging_decision": "charging_decision",
    "finding": "finding",
    "plea": "plea",
    "verdict": "verdict",
}
HAPPENED = ("sentence", "leave", "resignation", "termination", "lawsuit_filed", "settlement")


@dataclass(frozen=True)
class Sheet:
    """What the cells are filled from."""

    readings: Sequence[Reading]
    ids: Ids
    parties: Sequence[CaseParty]
    events: Sequence[CaseEvent]
    evidence: Sequence[CaseEvidence]
    points: Sequence[CasePoint]

    def cells(self) -> list[CodingCell]:
        """All fields in their order, empty ones too: not found in the documents read."""
        fields: list[tuple[str, Told]] = [
            ("name", self._named("person_harmed")),
            *((field, self._of_harmed(field)) for field in ("age", "gender", "fate")),
            *((field, self._of_force(field)) for field in ("date", "time")),
            *((f"place_{field}", self._place(field)) for field in ("name", "city", "county", "state")),
            ("force", self._of_force("subtype")),
            *((field, self._named(role)) for field, role in BODIES.items()),
            ("officers", self._named("officer")),
            *((field, self._point(field)) for field in POINTS),
            ("body_camera", self._camera()),
            *((field, self._outcome(kind)) for field, kind in OUTCOMES.items()),
            *((kind, self._happened(kind)) for kind in HAPPENED),
            ("attorneys", self._named("attorney")),
        ]
        joined = {"name", "officers", "attorneys", *BODIES}
        return [_list(field, list(told)) if field in joined else _cell(field, list(told)) for field, told in fields]

    def _named(self, role: str) -> Told:
        """Everybody with a role who has a name."""
        for party in self.parties:
            if role in party.roles and party.name:
                yield party.name, party.spans[:1]

    def _of_harmed(self, field: str) -> Told:
        """What each document says of the person harmed, of several the one whom most is said of."""
        harmed = [party for party in self.parties if "person_harmed" in party.roles and party.kind == "person"]
        main = max(harmed, key=lambda party: (party.name is not None, len(party.spans)), default=None)
        for document, reading in enumerate(self.readings):
            for party in reading.parties:
                value = getattr(party, field)
                if value is not None and main and self.ids.get(document, party.id) == main.id:
                    yield str(value), self.ids.spans(document, party.spans[:1])

    def _reports(self) -> Iterator[tuple[int, Event]]:
        """What each document says of the first use of force that is no background."""
        first = next(
            (e.id for e in self.events if e.type == "use_of_force" and not e.background and e.polarity == "affirmed"), None
        )
        for document, reading in enumerate(self.readings):
            for event in reading.events:
                if first and self.ids.get(document, event.id) == first:
                    yield document, event

    def _of_force(self, field: str) -> Told:
        for document, event in self._reports():
            yield getattr(event, field), self.ids.spans(document, event.spans[:1])

    def _place(self, field: str) -> Told:
        for document, event in self._reports():
            if event.place:
                yield getattr(event.place, field), self.ids.spans(document, event.place.spans[:1] or event.spans[:1])

    def _point(self, field: str) -> Told:
        for point in self.points:
            if point.point == field:
                yield from ((account.value, account.spans) for account in point.accounts)

    def _camera(self) -> Told:
        for item in self.evidence:
            if item.kind == "body_camera":
                yield ", ".join(item.status), item.spans[:1]

    def _outcome(self, kind: str) -> Told:
        for event in self._done(kind):
            yield event.outcome, event.spans[:1]

    def _happened(self, kind: str) -> Told:
        for event in self._done(kind):
            yield event.date or "yes", event.spans[:1]

    def _done(self, kind: str) -> Iterator[CaseEvent]:
        for event in self.events:
            if event.type == kind and event.polarity == "affirmed" and event.modality == "occurred" and not event.background:
                yield event


def _cell(field: str, told: list[tuple[str | None, list[DocumentSpan]]]) -> CodingCell:
    """The value that most give, the first of equals; for review where they differ."""
    given = [(value, spans) for value, spans in told if value]
    if not given:
        return CodingCell(field=field, spans=[])
    counted = Counter(value for value, _ in given)
    chosen = max(counted, key=counted.__getitem__)
    spans = [span for value, rests_on in given if value == chosen for span in rests_on]
    return CodingCell(
        field=field, value=chosen, spans=spans, confidence=round(counted[chosen] / len(given), 2), review=len(counted) > 1
    )


def _list(field: str, told: list[tuple[str | None, list[DocumentSpan]]]) -> CodingCell:
    """All values, where a field may have several."""
    values = [value for value, _ in told if value]
    if not values:
        return CodingCell(field=field, spans=[])
    return CodingCell(field=field, value="; ".join(values), spans=[span for _, spans in told for span in spans], confidence=1.0)
