"""Which events of several documents are one happening. Where days conflict, both stay, side by side."""

from onrecord.cases.merging.draft import Draft, Page, combined
from onrecord.cases.merging.edtf import bounds, can_agree
from onrecord.cases.merging.groups import Groups
from onrecord.lexicon import words

# What somebody is in an event that tells it from another of its type.
_CONCERNED = frozenset({"subject", "person_harmed", "officer", "requester"})
# A later document may tell that what was planned came about.
_STANDING = ("occurred", "planned", "requested", "hypothetical", "unknown")


def group_events(pages: list[Page], party_ids: dict[str, str]) -> Groups:
    """The events of all documents in groups, a happening a group."""
    groups = Groups()
    for page in pages:
        for event in page.layers["events"]:
            fitting = [group for group in groups.open_to(event) if all(_same(one, event, party_ids) for one in group)]
            same_day = [group for group in fitting if any(one["date"] and one["date"] == event["date"] for one in group)]
            chosen = same_day or fitting
            groups.put(event, chosen[0] if len(chosen) == 1 else None)
    return groups


def _same(one: Draft, other: Draft, party_ids: dict[str, str]) -> bool:
    if any(one[field] != other[field] for field in ("type", "polarity", "background")):
        return False
    if any(None not in (one[field], other[field]) and one[field] != other[field] for field in ("subtype", "outcome", "count")):
        return False
    if not can_agree(one["date"], other["date"]):
        return False
    mine, theirs = _concerned(one, party_ids), _concerned(other, party_ids)
    if mine and theirs and mine.isdisjoint(theirs):
        return False
    if one["modality"] != other["modality"] and one["date"] != other["date"]:
        return False
    known_day = one["date"] is not None and one["date"] == other["date"]
    return known_day or one["type"] in words("merging", "once") or bool(mine & theirs)


def _concerned(event: Draft, party_ids: dict[str, str]) -> set[str]:
    return {
        party_ids[part["party"]] for part in event["participants"] if part["role"] in _CONCERNED and part["party"] in party_ids
    }


def one_event(group: list[Draft]) -> Draft:
    """A happening as its reports tell it: the most exact day, in a document's own voice where one tells it so."""
    dated = [event for event in group if event["date"]]
    exact = min(dated, key=lambda event: _width(event["date"])) if dated else group[0]
    own_voice = any(event["attributed_to"] is None for event in group)
    places = [event for event in group if event["place"]]
    return combined(group) | {
        "date": exact["date"],
        "date_basis": exact["date_basis"],
        "place": max(places, key=lambda event: sum(map(bool, event["place"].values())))["place"] if places else None,
        "modality": min((event["modality"] for event in group), key=_STANDING.index),
        "attributed_to": None if own_voice else group[0]["attributed_to"],
    }


def _width(edtf: str) -> int:
    """How many days an EDTF date leaves open."""
    found = bounds(edtf)
    return (found[1] - found[0]).days if found else 10**6
