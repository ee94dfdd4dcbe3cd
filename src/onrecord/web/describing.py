"""An entry in words: a head and what is known besides. The same for an entry of a document and of a case."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from onrecord.cases.wording import REFUSALS, event_words, readable, term
from onrecord.record import CaseEvent, Entry, Event, Evidence, Party, Place, Point, Statement
from onrecord.web.naming import Names

# What the number of an event counts.
_COUNTED = {"use_of_force": "{} shots", "sentence": "{} years", "settlement": "${:,}", "judgment": "${:,}"}


class Described(NamedTuple):
    """What an entry is, what is known of it, whose word it is."""

    head: str
    details: list[str]
    whose: str = ""


def described(entry: Entry, names: Names) -> Described:
    """An entry of any layer in words."""
    if isinstance(entry, Party):
        return Described(names.name(entry.id) or "", list(filter(None, _party(entry, names))))
    if isinstance(entry, Event):
        return Described(event_words(entry), list(filter(None, _event(entry, names))), _whose(entry, names))
    if isinstance(entry, Statement):
        return Described(names.described(entry.source) or "somebody not named", list(filter(None, _statement(entry, names))))
    if isinstance(entry, Evidence):
        return Described(term(entry.kind), list(filter(None, _evidence(entry, names))))
    if isinstance(entry, Point):
        return Described(term(entry.point), list(filter(None, _point(entry, names))))
    raise TypeError(type(entry).__name__)


def _party(party: Party[Any], names: Names) -> Iterator[str | None]:
    yield ", ".join(term(role) for role in party.roles)
    yield party.title
    yield names.name(party.affiliation)
    yield f"age {party.age}" if party.age is not None else None
    yield "minor" if party.minor else None
    yield term(party.fate or "")
    yield "; ".join(f"{relation.relation} of {names.name(relation.to)}" for relation in party.relations)
    yield "for " + ", ".join(names.name(to) or "" for to in party.represents) if party.represents else None


def _event(event: Event[Any], names: Names) -> Iterator[str | None]:
    if event.count is not None:
        yield _COUNTED.get(event.type, "count {}").format(event.count)
    yield "; ".join(_participants(event, names))
    yield names.without_names(place_words(event.place)) if event.place else None
    if isinstance(event, CaseEvent):
        others = dict.fromkeys(report.date for report in event.reports if report.date and report.date != event.date)
        yield "also given: " + ", ".join(readable(date) for date in others) if others else None


def _participants(event: Event[Any], names: Names) -> Iterator[str]:
    """Who took part, by role; those with a name where a role has any."""
    by_role: dict[str, list[str]] = {}
    for one in event.participants:
        by_role.setdefault(one.role, []).append(one.party)
    for role, parties in by_role.items():
        known = [party for party in dict.fromkeys(parties) if party in names.parties]
        named = [party for party in known if names.parties[party].name] or known
        if named:
            yield f"{term(role)}: {', '.join(names.name(party) or '' for party in named)}"


def place_words(place: Place[Any]) -> str:
    """Where an event happened."""
    return ", ".join(part for part in (place.name, place.city, place.county, place.state) if part)


def _whose(event: Event[Any], names: Names) -> str:
    """Whose word it is: the speakers', the documents' own."""
    told = [r.attributed_to for r in event.reports] if isinstance(event, CaseEvent) else [event.attributed_to]
    speakers = dict.fromkeys(names.speaker(statement) or "a source not named" for statement in told if statement)
    own = ["the document itself" if len(told) == 1 else "the documents"] if None in told else []
    return "; ".join([*own, *([f"according to {', '.join(speakers)}"] if speakers else [])])


def _statement(statement: Statement[Any], names: Names) -> Iterator[str | None]:
    yield REFUSALS.get(statement.kind)
    yield term(statement.attitude) if statement.attitude != "assertion" else None
    yield term(statement.medium or "")
    if statement.addressee:
        yield f"{'asked by' if statement.kind in REFUSALS else 'to'} {names.name(statement.addressee)}"


def _evidence(item: Evidence[Any], names: Names) -> Iterator[str | None]:
    yield ", ".join(term(status) for status in item.status)
    yield f"held by {names.name(item.held_by)}" if item.held_by else None
    yield f"released by {names.name(item.released_by)}" if item.released_by else None
    yield readable(item.date, "")


def _point(point: Point[Any], names: Names) -> Iterator[str | None]:
    yield names.name(point.about)
    yield " / ".join(dict.fromkeys(names.without_names(account.value) for account in point.accounts))
    yield "disputed" if point.disputed else None
    yield "revised" if point.revised else None
