"""A case's party taken apart where people have said that the documents' parties in it are not one."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from onrecord.record import Case
from onrecord.review.laying import ReviewedEntry
from onrecord.review.merging import joined
from onrecord.review.portable import renamed

Part = tuple[str, ReviewedEntry]  # a document's id and one of its entries
Parts = Mapping[str, Sequence[Part]]  # by the id of the case's entry that they make


def taken_apart(case: Case, parts: Parts) -> Case:
    """The case in which no party is made of documents' parties that were told apart."""
    groups = {party.id: found for party in case.parties if len(found := _groups(parts.get(party.id, ()))) > 1}
    if not groups:
        return case
    dumped = case.model_dump(mode="json")
    ids = {(document, getattr(entry.value, "id", "")): name for name, its in parts.items() for document, entry in its}
    for party, found in groups.items():
        made = [_party(f"{party}-{number}" if number > 1 else party, group, ids) for number, group in enumerate(found, 1)]
        at = next(number for number, each in enumerate(dumped["parties"]) if each["id"] == party)
        dumped["parties"][at : at + 1] = made
        for group, other in zip(found[1:], made[1:], strict=True):
            _hand_over(dumped, party, other["id"], {document for document, _ in group})
    return Case.model_validate(dumped)


def _groups(its: Sequence[Part]) -> list[list[Part]]:
    """The parts in groups of those that may be one: first those from which others were told apart, and whatever was not."""
    names = {(document, entry.key) for document, entry in its}
    taken = {(document, entry.key) for document, entry in its if names.intersection(entry.apart_from)}
    groups: list[list[Part]] = []
    for part in sorted(its, key=lambda part: (part[0], part[1].key) in taken):
        group = next((group for group in groups if not any(_are_apart(part, other) for other in group)), None)
        if group is None:
            groups.append([part])
        else:
            group.append(part)
    return groups


def _are_apart(one: Part, other: Part) -> bool:
    (first, entry), (second, against) = one, other
    return (second, against.key) in entry.apart_from or (first, entry.key) in against.apart_from


def _party(name: str, group: Sequence[Part], ids: Mapping[tuple[str, str], str]) -> dict[str, Any]:
    """The case's party that a group of parts makes, the one with the longest name first."""
    dumps = [_of_case(document, entry, ids) for document, entry in group]
    ordered = sorted(dumps, key=lambda dump: -len(dump["name"] or ""))
    whole = {**ordered[0], "id": name}
    for dump in ordered[1:]:
        whole = joined(whole, dump)
    return whole


def _of_case(document: str, entry: ReviewedEntry, ids: Mapping[tuple[str, str], str]) -> dict[str, Any]:
    dump: dict[str, Any] = renamed(entry.value.model_dump(mode="json"), lambda name: ids.get((document, name)))
    return {**dump, "spans": [{"document": document, "start": start, "end": end} for start, end in dump["spans"]]}


def _hand_over(dumped: dict[str, Any], party: str, other: str, documents: set[str]) -> None:
    """What only those documents tell of the party is told of the other one; what others tell too, of both."""
    for layer in ("parties", "events", "statements", "evidence", "points"):
        for number, entry in enumerate(dumped[layer]):
            told_in = set(_documents(entry))
            if entry.get("id") in {party, other} or not told_in & documents:
                continue
            if told_in <= documents:
                dumped[layer][number] = renamed(entry, lambda name: other if name == party else name)
            else:
                both = [{**one, "party": other} for one in entry.get("participants", ()) if one["party"] == party]
                entry.get("participants", []).extend(both)


def _documents(value: Any) -> Iterator[str]:
    """The documents of the spans in a dump."""
    if isinstance(value, dict):
        if "start" in value and "document" in value:
            yield value["document"]
        for inner in value.values():
            yield from _documents(inner)
    elif isinstance(value, list):
        for item in value:
            yield from _documents(item)
