"""The documents of one incident as one case."""

from collections.abc import Iterable
from typing import Any

from onrecord.cases.merging.accounts import merged_points
from onrecord.cases.merging.coding import coding_sheet
from onrecord.cases.merging.draft import Draft, Page, combined, renamed
from onrecord.cases.merging.edtf import place_in_time
from onrecord.cases.merging.groups import Groups
from onrecord.cases.merging.happenings import group_events, one_event
from onrecord.cases.merging.heading import heading
from onrecord.cases.merging.items import group_evidence, one_item
from onrecord.cases.merging.people import group_parties
from onrecord.cases.merging.threads import Threads
from onrecord.record import Case, Reading
from onrecord.record.vocabulary import phase_of, values

_PHASES = ("incident", "naming", "duty status", "investigation", "decision", "civil", "public")


def merge(case_id: str, readings: Iterable[Reading]) -> Case:
    """The case that some readings make; their order does not matter."""
    ordered = sorted(readings, key=lambda reading: (*place_in_time(reading.document.published), reading.document.id))
    pages = [Page(number, reading) for number, reading in enumerate(ordered, 1)]
    layers = _merged_layers(pages)
    timeline = sorted(layers["events"], key=_in_time)
    published = {page.document.id: page.document.published for page in pages}
    return Case.model_validate(
        {
            "case": heading(case_id, layers, timeline, published),
            "documents": [page.document.model_dump() for page in pages],
            **layers,
            "timeline": [event["id"] for event in timeline],
            "open_threads": Threads(timeline, layers["statements"], published).open(),
            "coding": coding_sheet({**layers, "events": timeline}),
        }
    )


def _merged_layers(pages: list[Page]) -> dict[str, list[Draft]]:
    """The entries of each layer with the case's ids: parties, events and evidence joined, statements as they are."""
    parties = group_parties(pages)
    events = group_events(pages, parties.ids("p"))
    evidence = group_evidence(pages)
    statements = Groups()
    for page in pages:
        for statement in page.layers["statements"]:
            statements.put(statement)
    ids = {**parties.ids("p"), **events.ids("e"), **evidence.ids("v"), **statements.ids("s")}
    layers = {
        "parties": [_one_party(group) for group in parties.all],
        "events": [one_event(group) for group in events.all],
        "statements": [combined(group) for group in statements.all],
        "evidence": [one_item(group) for group in evidence.all],
        "dates": [date for page in pages for date in page.layers["dates"]],
    }
    points = [point for page in pages for point in page.layers["points"]]
    merged: dict[str, list[Draft]] = renamed(layers, ids)
    return merged | {"points": merged_points(renamed(points, ids))}


def _one_party(group: list[Draft]) -> Draft:
    """A party with its fullest name and all that its documents tell of it; `other` only where no document tells a role."""
    party = combined(group)
    roles = [role for role in values("roles") if role in party["roles"]]
    fates = [fate for fate in values("fates") if any(one["fate"] == fate for one in group)]
    return party | {
        "name": max((one["name"] for one in group if one["name"]), key=len, default=None),
        "roles": [role for role in roles if role != "other"] or roles,
        "fate": fates[0] if fates else None,
        "minor": True if any(one["minor"] for one in group) else party["minor"],
    }


def _in_time(event: Draft) -> tuple[Any, ...]:
    """By day, time and phase; then by where it is first told."""
    first = event["spans"][0]
    return (
        *place_in_time(event["date"]),
        event["time"] or "99",
        _PHASES.index(phase_of(event["type"])),
        int(event["id"][1:]),
        first["start"],
    )
