"""An entry in words: a head and what is known besides. The same for an entry of a document and of a case."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, Protocol

from onrecord.cases.wording import REFUSALS, event_words, readable, term
from onrecord.record import CaseEvent, Entry, Event, Evidence, Party, Place, Point, Statement

# What the number of an event counts.
_COUNTED = {"use_of_force": "{} shots", "sentence": "{} years", "settlement": "${:,}", "judgment": "${:,}"}


class Called(Protocol):
    """A record in which entries have names."""

    @property
    def parties(self) -> Mapping[str, Party[Any]]:
        """The parties by their ids."""

    def name(self, entry_id: str | None) -> str | None:
        """How a party or a piece of evidence is called; None for null."""

    def described(self, entry_id: str | None) -> str | None:
        """The name with the title before it."""

    def speaker(self, statement_id: str | None) -> str | None:
        """Who made a statement; None for a document's own voice and where nobody is named."""

    def plain(self, words: str) -> str:
        """Words of the record as they may be shown."""


class Described(NamedTuple):
    """What an entry is, what is known of it, whose word it is."""

    head: str
    details: list[str]
    whose: str = ""


def described(entry: Entry, names: Called) -> Described:
    """An entry of any layer in words."""
    if isinstance(entry, Party):
        return Described(names.name(entry.id) or "", list(filter(None, about_party(entry, names))))
    if isinstance(entry, Event):
        return Described(event_words(entry), list(filter(None, about_event(entry, names))), whose(entry, names))
    if isinstance(entry, Statement):
        return Described(names.described(entry.source) or "somebody not named", list(filter(None, _statement(entry, names))))
    if isinstance(entry, Evidence):
        return Described(term(entry.kind), list(filter(None, _evidence(entry, names))))
    if isinstance(entry, Point):
        return Described(term(entry.point), list(filter(None, _point(entry, names))))
    raise TypeError(type(entry).__name__)


def about_party(party: Party[Any], names: Called) -> Iterator[str | None]:
    """Roles, title, body, age, fate, relations and whom it stands for, as far as they are known."""
    yield ", ".join(term(role) for role in party.roles)
    yield party.title and names.plain(party.title)
    yield names.name(party.affiliation)
    yield f"age {party.age}" if party.age is not None else None
    yield "minor" if party.minor else None
    yield term(party.fate or "")
    yield "; ".join(f"{names.plain(relation.relation)} of {names.name(relation.to)}" for relation in party.relations)
    yield "for " + ", ".join(names.name(to) or "" for to in party.represents) if party.represents else None


def about_event(event: Event[Any], names: Called) -> Iterator[str | None]:
    """How many, who took part, where, on which days besides, as far as they are known."""
    if event.count is not None:
        yield _COUNTED.get(event.type, "count {}").format(event.count)
    yield "; ".join(_participants(event, names))
    yield names.plain(place_words(event.place)) if event.place else None
    if isinstance(event, CaseEvent):
        others = dict.fromkeys(report.date for report in event.reports if report.date and report.date != event.date)
        yield "also given: " + ", ".join(readable(date) for date in others) if others else None


def _participants(event: Event[Any], names: Called) -> Iterator[str]:
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


def whose(event: Event[Any], names: Called) -> str:
    """Whose word it is: the speakers', the documents' own."""
    told = [r.attributed_to for r in event.reports] if isinstance(event, CaseEvent) else [event.attributed_to]
    speakers = dict.fromkeys(names.speaker(statement) or "a source not named" for statement in told if statement)
    own = ["the document itself" if len(told) == 1 else "the documents"] if None in told else []
    return "; ".join([*own, *([f"according to {', '.join(speakers)}"] if speakers else [])])


def _statement(statement: Statement[Any], names: Called) -> Iterator[str | None]:
    yield REFUSALS.get(statement.kind)
    yield term(statement.attitude) if statement.attitude != "assertion" else None
    yield term(statement.medium or "")
    if statement.addressee:
        yield f"{'asked by' if statement.kind in REFUSALS else 'to'} {names.name(statement.addressee)}"


def _evidence(item: Evidence[Any], names: Called) -> Iterator[str | None]:
    yield ", ".join(term(status) for status in item.status)
    yield f"held by {names.name(item.held_by)}" if item.held_by else None
    yield f"released by {names.name(item.released_by)}" if item.released_by else None
    yield readable(item.date, "")


def _point(point: Point[Any], names: Called) -> Iterator[str | None]:
    yield names.name(point.about)
    yield " / ".join(dict.fromkeys(names.plain(account.value) for account in point.accounts))
    yield "disputed" if point.disputed else None
    yield "revised" if point.revised else None
