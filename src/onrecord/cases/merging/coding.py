"""The coding sheet: the fields that incident databases share, each filled from the record with the words it rests on."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from onrecord.cases.merging.draft import Draft

# A value and the spans it rests on.
Found = tuple[Any, list[Draft]]
_INCIDENT = ("use_of_force", "injury", "death", "initial_contact")


class Record:
    """A merged case's entries, as the fields ask for them."""

    def __init__(self, layers: dict[str, list[Draft]]) -> None:
        self.parties, self.events, self.points = layers["parties"], layers["events"], layers["points"]
        self.evidence = layers["evidence"]
        self.name = {party["id"]: party["name"] or party["label"] for party in self.parties}

    def harmed(self) -> list[Draft]:
        """The persons on whom force was used."""
        return [party for party in self.parties if "person_harmed" in party["roles"] and party["kind"] == "person"]

    def of_party(self, field: str) -> Callable[[], Iterator[Found]]:
        """What is known of the persons harmed."""
        return lambda: ((party[field], party["spans"][:1]) for party in self.harmed() if party[field] is not None)

    def called(self, role: str) -> Callable[[], Iterator[Found]]:
        """Who has a role, by name or label."""
        return lambda: ((self.name[party["id"]], party["spans"][:1]) for party in self.parties if role in party["roles"])

    def of_incident(self, field: str) -> Callable[[], Iterator[Found]]:
        """What the events of the incident tell, force first."""
        return lambda: ((event[field], event["spans"]) for event in self._incident() if event[field] is not None)

    def place(self, part: str) -> Callable[[], Iterator[Found]]:
        """Where it was."""
        placed = (event["place"] for event in self._incident() if event["place"])
        return lambda: ((place[part], place["spans"]) for place in placed if place[part])

    def happened(self, *types: str, field: str = "type") -> Callable[[], Iterator[Found]]:
        """What is told to have happened, with its day."""
        return lambda: (
            (" ".join(filter(None, [(event[field] or event["type"]).replace("_", " "), event["date"]])), event["spans"])
            for event in self.events
            if event["type"] in types and _is_fact(event)
        )

    def told(self, point: str) -> Callable[[], Iterator[Found]]:
        """The accounts on a point."""
        return lambda: (
            (account["value"], account["spans"]) for one in self.points if one["point"] == point for account in one["accounts"]
        )

    def item(self, kind: str) -> Callable[[], Iterator[Found]]:
        """What became of a kind of evidence."""
        return lambda: (
            (", ".join(item["status"]).replace("_", " ") or "exists", item["spans"])
            for item in self.evidence
            if item["kind"] == kind
        )

    def _incident(self) -> list[Draft]:
        happened = [event for event in self.events if event["type"] in _INCIDENT and _is_fact(event)]
        return sorted(happened, key=lambda event: _INCIDENT.index(event["type"]))


def _is_fact(event: Draft) -> bool:
    return event["polarity"] == "affirmed" and event["modality"] == "occurred" and not event["background"]


def fields(record: Record) -> dict[str, Callable[[], Iterator[Found]]]:
    """The fields in the order of the sheet, each with where its values come from."""
    return {
        "date": record.of_incident("date"),
        "time": record.of_incident("time"),
        "place": record.place("name"),
        "city": record.place("city"),
        "county": record.place("county"),
        "state": record.place("state"),
        "name": record.of_party("name"),
        "age": record.of_party("age"),
        "gender": record.of_party("gender"),
        "fate": record.of_party("fate"),
        "agency": record.called("involved_agency"),
        "officer": record.called("officer"),
        "force": record.happened("use_of_force", field="subtype"),
        "reason_for_contact": record.told("reason_for_contact"),
        "armed": record.told("armed"),
        "fleeing": record.told("fleeing"),
        "warning_given": record.told("warning_given"),
        "shots_fired": record.told("shots_fired"),
        "body_camera": record.item("body_camera"),
        "cause_of_death": record.told("cause_of_death"),
        "investigating_agency": record.called("investigating_agency"),
        "prosecutor": record.called("prosecuting_agency"),
        "finding": record.happened("finding", field="outcome"),
        "charges": record.happened("charging_decision", field="outcome"),
        "verdict": record.happened("verdict", "plea", "sentence", field="outcome"),
        "duty_status": record.happened("leave", "suspension", "termination", "resignation", "retirement", "return_to_duty"),
        "civil": record.happened("claim_filed", "lawsuit_filed", "settlement", "judgment", "dismissal"),
    }


# Fields that have one value; the others list all that they find.
_SINGLE = frozenset(
    {"date", "time", "place", "city", "county", "state", "armed", "fleeing", "warning_given", "shots_fired", "cause_of_death"}
)


def coding_sheet(layers: dict[str, list[Draft]]) -> list[Draft]:
    """A cell a field. A field with one value takes the one that most documents give; others list theirs."""
    return [_cell(field, list(values())) for field, values in fields(Record(layers)).items()]


def _cell(field: str, found: list[Found]) -> Draft:
    documents = {value: {span["document"] for other, spans in found if other == value for span in spans} for value, _ in found}
    if not found:
        return {"field": field, "value": None, "spans": [], "confidence": None, "review": False}
    votes = Counter({value: len(named) for value, named in documents.items()})
    chosen = [votes.most_common(1)[0][0]] if field in _SINGLE else list(votes)
    value = chosen[0] if len(chosen) == 1 else "; ".join(map(str, chosen))
    spans = [span for one, of_value in found if one in chosen for span in of_value]
    share = sum(votes[one] for one in chosen) / sum(votes.values())
    return {
        "field": field,
        "value": value,
        "spans": spans,
        "confidence": round(share, 2),
        "review": field in _SINGLE and len(votes) > 1,
    }
