"""A cell from the values of a field: which one stands, how well it is supported, and which kind of empty it else is."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from onrecord.cases.merging.coding.record import Record, Value
from onrecord.cases.merging.conflicts import cannot_both_hold
from onrecord.lexicon import words
from onrecord.reading.points.sides import agree
from onrecord.record import CodingCell

Excludes = Callable[[str, str], bool]


class Side(NamedTuple):
    """Values that say the same."""

    value: str
    told: list[Value]


def cell(field: Mapping[str, Any], told: Sequence[Value], record: Record) -> CodingCell:
    """The cell of a field of coding.yml."""
    known = [one for one in told if one.value not in words("coding", "unknown_values")]
    if not known:
        return _empty(field, told, record)
    if field.get("list"):
        return _list(field["field"], known, record)
    standing = [one for one in known if one.stands] or known
    sides = _sides(field, standing, record)
    excluded = [side for side in sides[1:] if _excludes(field)(side.value, sides[0].value)]
    others = [side.value for side in sides[1:]] + _changed(field, known, sides)
    families = {record.ids.family(one.voice.document) for one in standing}
    backing = record.voices.backing(one.voice for one in sides[0].told)
    return CodingCell(
        field=field["field"],
        value=sides[0].value,
        spans=[span for one in sides[0].told for span in one.spans],
        confidence=round(backing.families / len(families), 2),
        review=bool(others),
        answer="disputed" if excluded and _is_disputed(field, record) else "found",
        basis=_basis(sides[0].told),
        others=others,
        **dict(backing),
    )


def _sides(field: Mapping[str, Any], told: Sequence[Value], record: Record) -> list[Side]:
    """The values, those of one meaning together, what most families tell first; of equals the more precise, the first."""
    sides: list[Side] = []
    for one in told:
        same = next((side for side in sides if _same(field, side.value, one.value)), None)
        if same:
            same.told.append(one)
        else:
            sides.append(Side(one.value, [one]))
    backed = [(record.voices.backing(one.voice for one in side.told), side) for side in sides]
    ordered = sorted(backed, key=lambda item: (-item[0].families, -item[0].sources))
    return [side for _, side in ordered]


def _changed(field: Mapping[str, Any], told: Sequence[Value], sides: Sequence[Side]) -> list[str]:
    """Values that nobody gives any more."""
    changed = dict.fromkeys(one.value for one in told if not one.stands)
    return [value for value in changed if not any(_same(field, side.value, value) for side in sides)]


def _same(field: Mapping[str, Any], a: str, b: str) -> bool:
    point = field["from"].get("point")
    return agree(point, a, b) if point else a == b


def _excludes(field: Mapping[str, Any]) -> Excludes:
    """Whether two values of a field cannot both hold."""
    point = field["from"].get("point") or field.get("as")
    return (lambda a, b: cannot_both_hold(point, a, b)) if point else (lambda a, b: bool(field.get("one")) and a != b)


def _is_disputed(field: Mapping[str, Any], record: Record) -> bool:
    """Points and what is told of a party are disputed where the case says so, other fields where values exclude one another."""
    point = field["from"].get("point") or field.get("as")
    if record.harmed and "harmed" in field["from"] and field["field"] in {"age", "fate"}:
        return field["field"] in record.harmed.others
    return point is None or any(found.disputed for found in record.points if found.point == point)


def _basis(told: Sequence[Value]) -> str:
    """How a value is known: of several ways the surest."""
    if any(one.basis == "recorded" for one in told):
        return "recorded"
    if all(one.voice.quoted for one in told):
        return "said"
    return "worked_out" if all(one.basis == "worked_out" for one in told) else "told"


def _list(name: str, told: Sequence[Value], record: Record) -> CodingCell:
    """All values, where a field may have several."""
    values = list(dict.fromkeys(one.value for one in told))
    return CodingCell(
        field=name,
        value="; ".join(values),
        spans=[span for one in told for span in one.spans],
        confidence=1.0,
        answer="found",
        basis=_basis(told),
        **dict(record.voices.backing(one.voice for one in told)),
    )


def _empty(field: Mapping[str, Any], told: Sequence[Value], record: Record) -> CodingCell:
    """Withheld where what would answer is held back, unknown where a source says so, else not found."""
    events = {event.id: event for event in record.events}
    for thread in record.threads:
        event = events.get(thread.event)
        if event and thread.kind in {"withheld", "promised"} and event.type in field.get("withheld", ()):
            held = CodingCell(field=field["field"], spans=event.spans[:1], answer="withheld")
            return held.model_copy(update=dict(record.voices.backing(v.voice for v in record.reported(event, ""))))
    if told:
        spans = [span for one in told for span in one.spans]
        backing = record.voices.backing(one.voice for one in told)
        return CodingCell(field=field["field"], spans=spans, answer="unknown", **dict(backing))
    return CodingCell(field=field["field"], spans=[])
