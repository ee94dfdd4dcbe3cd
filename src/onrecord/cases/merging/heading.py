"""A case at a glance: its title, where it stands, since when."""

from onrecord.cases.merging.draft import Draft
from onrecord.cases.merging.edtf import first_day
from onrecord.record.vocabulary import phase_of

_STANDING = ("duty status", "decision", "civil")
_INCIDENT = ("use_of_force", "death", "injury")


def heading(case_id: str, layers: dict[str, list[Draft]], timeline: list[Draft], published: dict[str, str | None]) -> Draft:
    """The heading of a case. `timeline` has its events in order, `published` the day of each document."""
    own = [event for event in timeline if not event["background"] and event["polarity"] == "affirmed"]
    happened = [event for event in own if event["modality"] == "occurred"]
    incident = sorted((event for event in happened if event["type"] in _INCIDENT), key=lambda e: _INCIDENT.index(e["type"]))
    day = next((event["date"] for event in incident if event["date"]), None)
    days = [edtf for edtf in published.values() if edtf]
    return {
        "id": case_id,
        "title": " · ".join(filter(None, [_who(layers["parties"]), _where(incident), day])) or case_id,
        "status": _status(own),
        "opened": day or min(days, default=None),
        "updated": max(days, default=None),
    }


def _who(parties: list[Draft]) -> str:
    """The persons harmed, by name or label; two at most."""
    harmed = [party for party in parties if "person_harmed" in party["roles"] and party["kind"] == "person"]
    called = [party["name"] or party["label"] or "" for party in sorted(harmed, key=lambda party: party["name"] is None)]
    named = list(dict.fromkeys(filter(None, called)))
    return ", ".join(named[:2]) + (f" and {len(named) - 2} more" if len(named) > 2 else "")


def _where(incident: list[Draft]) -> str | None:
    for event in incident:
        if event["place"]:
            parts = [event["place"][part] for part in ("city", "state") if event["place"][part]]
            if parts:
                return ", ".join(parts)
    return None


def _status(events: list[Draft]) -> str | None:
    """The last word on duty, on the decision and in court, each with its day."""
    last: dict[str, Draft] = {}
    for event in events:
        if event["modality"] in {"occurred", "planned"} and (phase := phase_of(event["type"])) in _STANDING:
            if phase in last and _undated_after_dated(event, last[phase]):
                continue
            last[phase] = event
    told = [_in_words(last[phase]) for phase in _STANDING if phase in last]
    return "; ".join(told) or None


def _undated_after_dated(event: Draft, before: Draft) -> bool:
    return first_day(event["date"]) is None and first_day(before["date"]) is not None


def _in_words(event: Draft) -> str:
    planned = "planned" if event["modality"] == "planned" else None
    parts = [event["type"].replace("_", " "), event["outcome"] and event["outcome"].replace("_", " "), planned, event["date"]]
    return " ".join(part for part in parts if part)
