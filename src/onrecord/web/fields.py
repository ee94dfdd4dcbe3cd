"""The forms for correcting and adding entries: which fields a layer has, and the values that a form gives them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from onrecord.cases.wording import term
from onrecord.record import Entry, Reading
from onrecord.record.vocabulary import values
from onrecord.review.deciding import BadDecision
from onrecord.text import Span

Kind = Literal["text", "number", "flag", "choice", "many", "party"]


@dataclass(frozen=True)
class Field:
    """A field of a form: its name, how it is filled, the vocabulary that it takes its values from, if it must be filled."""

    name: str
    kind: Kind = "text"
    vocabulary: str | None = None
    needed: bool = False


@dataclass(frozen=True)
class Filled:
    """A field as a form shows it: (value, words, chosen) of each option."""

    field: Field
    label: str
    value: str
    options: list[tuple[str, str, bool]]


FIELDS: dict[str, list[Field]] = {
    "parties": [
        Field("kind", "choice", "kinds_of_party", needed=True),
        Field("name"),
        Field("label"),
        Field("title"),
        Field("affiliation", "party"),
        Field("age", "number"),
        Field("gender", "choice", "genders"),
        Field("minor", "flag"),
        Field("fate", "choice", "fates"),
        Field("roles", "many", "roles"),
    ],
    "events": [
        Field("type", "choice", "event_types", needed=True),
        Field("subtype"),
        Field("date"),
        Field("time"),
        Field("polarity", "choice", "polarities", needed=True),
        Field("modality", "choice", "modalities", needed=True),
        Field("outcome", "choice", "outcomes"),
        Field("count", "number"),
        Field("background", "flag"),
    ],
    "statements": [
        Field("kind", "choice", "statement_kinds", needed=True),
        Field("attitude", "choice", "attitudes", needed=True),
        Field("source", "party"),
        Field("addressee", "party"),
        Field("medium", "choice", "media"),
        Field("date"),
    ],
    "evidence": [
        Field("kind", "choice", "evidence_kinds", needed=True),
        Field("held_by", "party"),
        Field("released_by", "party"),
        Field("date"),
        Field("status", "many", "evidence_statuses"),
    ],
    "points": [Field("disputed", "flag"), Field("revised", "flag")],
}
# What an entry that a person adds begins as; the rest is corrected afterwards.
ADDED = {
    "events": Field("type", "choice", "event_types", needed=True),
    "parties": Field("kind", "choice", "kinds_of_party", needed=True),
    "statements": Field("kind", "choice", "statement_kinds", needed=True),
    "evidence": Field("kind", "choice", "evidence_kinds", needed=True),
}


def filled(layer: str, entry: Entry, reading: Reading) -> list[Filled]:
    """The form for an entry of a document."""
    return [_filled(field, getattr(entry, field.name), reading) for field in FIELDS[layer]]


def _filled(field: Field, value: Any, reading: Reading) -> Filled:
    shown = "" if value is None or isinstance(value, (list, bool)) else str(value)
    return Filled(field, term(field.name), shown, list(_options(field, value, reading)))


def _options(field: Field, value: Any, reading: Reading) -> Iterator[tuple[str, str, bool]]:
    if field.kind == "flag":
        yield from ((text, text or "not known", value is flag) for text, flag in (("", None), ("yes", True), ("no", False)))
        return
    if field.kind in {"choice", "party"} and not field.needed:
        yield "", "—", value is None
    if field.kind == "party":
        parties = [(party.id, party.name or party.label or party.kind) for party in reading.parties]
        items = [(item.id, term(item.kind)) for item in reading.evidence] if field.name == "source" else []
        yield from ((entry_id, name, entry_id == value) for entry_id, name in [*parties, *items])
    elif field.vocabulary:
        chosen = value if isinstance(value, list) else [value]
        yield from ((option, term(option), option in chosen) for option in values(field.vocabulary))


def given(layer: str, form: Mapping[str, Sequence[str]], entry: Entry) -> dict[str, Any]:
    """The fields that a form changes. Raises BadDecision for a number that is none."""
    changes = {}
    for field in FIELDS[layer]:
        if f"field.{field.name}" in form or (field.kind == "many" and "field" in form):
            value = _value(field, form.get(f"field.{field.name}", []), entry)
            if value != getattr(entry, field.name):
                changes[field.name] = value
    return changes


def _value(field: Field, given: Sequence[str], entry: Entry) -> Any:
    if field.kind == "many":
        return list(given)
    text = given[0].strip() if given else ""
    if field.kind == "flag":
        unknown = None if getattr(entry, field.name) is None else False
        return {"yes": True, "no": False}.get(text, unknown)
    if field.kind == "number" and text:
        return _number(field.name, text)
    return text or None


def _number(name: str, text: str) -> float | int:
    try:
        return int(text) if text.isdecimal() else float(text)
    except ValueError as error:
        raise BadDecision(f"{name}: {text!r} is no number") from error


def new_entry(layer: str, kind: str, source: str, span: Span, words: str) -> dict[str, Any]:
    """The fields of an entry that a person adds on some words."""
    spans = [list(span)]
    if layer == "statements":
        return {"kind": kind, "source": source or None, "content_spans": spans}
    if layer == "parties":
        return {"kind": kind, ("name" if words[:1].isupper() else "label"): words, "spans": spans}
    return {("type" if layer == "events" else "kind"): kind, "spans": spans}
