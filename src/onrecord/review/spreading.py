"""A correction offered where the case says the same in the same words; what is chosen is corrected, nothing by itself."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from onrecord.review.case import Part, ReviewedCase
from onrecord.review.deciding import Step, correct
from onrecord.review.keys import anchor
from onrecord.review.laying import ReviewedEntry
from onrecord.review.portable import renamed
from onrecord.store import Decision


@dataclass(frozen=True)
class Same:
    """An entry to which a correction may apply too: its document, itself, the corrected fields by that document's ids."""

    document: str
    entry: ReviewedEntry
    changes: dict[str, Any]


def changed(decision: Decision) -> dict[str, Any]:
    """The fields that a correction gave other values, spans left out: they stand elsewhere in every document."""
    before, after = decision.before or {}, decision.after or {}
    return {name: value for name, value in after.items() if before.get(name) != value and not name.endswith("spans")}


def same_elsewhere(case: ReviewedCase, decision: Decision) -> list[Same]:
    """The entries of the case that are one with the corrected one or rest on the same words, and still say what it said."""
    if decision.action != "correct" or decision.document not in case.documents or not changed(decision):
        return []
    origin = case.documents[decision.document].entries.get(decision.entry)
    return list(_same(case, decision, (decision.document, origin))) if origin else []


def _same(case: ReviewedCase, decision: Decision, origin: Part) -> Iterator[Same]:
    one_with = {(d, e.key) for its in case.parts.values() if any(_is(part, origin) for part in its) for d, e in its}
    words, wanted = _words(case, origin), changed(decision)
    for document, reviewed in case.documents.items():
        to_there = _translated(case, decision.document, document)
        for entry in reviewed.entries.values():
            part = document, entry
            if _is(part, origin) or entry.layer != origin[1].layer or entry.state == "rejected":
                continue
            alike = (document, entry.key) in one_with or (words and _words(case, part) == words)
            if alike and _says(entry, decision.before or {}, wanted, to_there):
                ids = {each.key: getattr(each.value, "id", "") for each in reviewed.entries.values()}
                there = renamed(renamed(wanted, to_there.get), ids.get)
                yield Same(document, entry, there)


def correct_too(case: ReviewedCase, same: Same, by: str, why: str | None) -> Step:
    """The same correction made on one of them."""
    return correct(case.documents[same.document], same.entry.key, same.entry.version, by, same.changes, why)


def _says(entry: ReviewedEntry, before: Mapping[str, Any], wanted: Mapping[str, Any], to_there: Mapping[str, str]) -> bool:
    """Whether an entry has, in the fields that were corrected, what the corrected one had."""
    told = {name: before.get(name) for name in wanted}
    return bool(renamed(told, to_there.get) == {name: entry.fields.get(name) for name in wanted})


def _is(part: Part, other: Part) -> bool:
    return (part[0], part[1].key) == (other[0], other[1].key)


def _words(case: ReviewedCase, part: Part) -> str:
    """The words that an entry is known by, on one line in small letters."""
    span = anchor(part[1].value)
    text = case.documents[part[0]].machine.document.text
    return " ".join(text[span.start : span.end].casefold().split()) if span else ""


def _translated(case: ReviewedCase, document: str, other: str) -> dict[str, str]:
    """The keys of one document's entries in another document of the case, where both tell of the same."""
    if document == other:
        return {key: key for key in case.documents[document].entries}
    found: dict[str, str] = {}
    for its in case.parts.values():
        there = next((entry.key for where, entry in its if where == other), None)
        if there is not None:
            found |= {entry.key: there for where, entry in its if where == document}
    return found
