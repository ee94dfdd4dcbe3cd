"""The entries of a reading or a case by what they say: no ids, no places in the text, so that two records can be compared."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from onrecord.record import Account, Case, Event, Evidence, OpenThread, Party, Point, Reading, Statement, TimeExpression
from onrecord.text import Text

Record = Reading | Case
REFUSALS = frozenset({"declined", "unreached", "contacted"})
LAYERS = ("parties", "events", "statements", "evidence", "points")


@dataclass(frozen=True)
class Said:
    """An entry: `kind` has to agree where two are one, `says` is what can change, `words` are those it rests on.

    `what` names it on a line. `spans` are its places, for records of one text.
    """

    layer: str
    id: str | None
    what: str
    kind: tuple[str, ...]
    says: dict[str, str]
    words: str
    spans: tuple[tuple[str, int, int], ...] = ()


class Entries:
    """A record's entries by what they say, with the names that they call each other by."""

    def __init__(self, record: Record) -> None:
        self._record = record
        documents = [record.document] if isinstance(record, Reading) else record.documents
        self._texts = {document.id: Text(document.text) for document in documents}
        self._first = documents[0].id
        self._names = {party.id: party.name or party.label or f"unnamed {party.kind}" for party in record.parties}
        self._names |= {item.id: item.kind.replace("_", " ") for item in record.evidence}
        self._sources = {statement.id: statement.source for statement in record.statements}
        self._entries: dict[str, Any] = {entry.id: entry for entry in (*record.events, *record.statements)}

    def of(self, layer: str) -> list[Said]:
        """The entries of a layer: each account of the points is one; dates, triage and a case's open threads are layers too."""
        told: dict[str, Callable[[], Iterator[Said]]] = {
            "parties": lambda: map(self._party, self._record.parties),
            "events": lambda: map(self._event, self._record.events),
            "statements": lambda: map(self._statement, self._record.statements),
            "evidence": lambda: map(self._evidence, self._record.evidence),
            "points": self._accounts,
            "dates": lambda: map(self._date, self._record.dates),
            "triage": self._triage,
            "threads": lambda: map(self._thread, getattr(self._record, "open_threads", [])),
        }
        return list(told[layer]())

    def name(self, entry: str | None) -> str:
        """How a party or a piece of evidence is called; nothing for null."""
        return self._names.get(entry or "", "")

    def _party(self, party: Party[Any]) -> Said:
        name = party.name or party.label or f"unnamed {party.kind}"
        says = {
            "title": party.title,
            "roles": _listed(sorted(party.roles)),
            "affiliation": self.name(party.affiliation),
            "age": party.age,
            "gender": party.gender,
            "minor": party.minor,
            "relations": _listed(sorted(f"{each.relation} of {self.name(each.to)}" for each in party.relations)),
            "represents": _listed(sorted(map(self.name, party.represents))),
            "fate": party.fate,
        }
        return self._said("parties", party.id, name, (party.kind, "named" if party.name else "unnamed"), says, party.spans)

    def _event(self, event: Event[Any]) -> Said:
        place = event.place
        speaker = self._sources.get(event.attributed_to or "")
        says = {
            "subtype": event.subtype,
            "date": event.date,
            "time": event.time,
            "place": _listed([place.name, place.city, place.county, place.state]) if place else None,
            "participants": _listed(sorted(f"{each.role}: {self.name(each.party)}" for each in event.participants)),
            "negated": event.polarity == "negated",
            "modality": event.modality if event.modality != "occurred" else None,
            "background": event.background,
            "outcome": event.outcome,
            "count": event.count,
            "according to": self.name(speaker) or (event.attributed_to and "a source not named"),
        }
        return self._said("events", event.id, event.type, (event.type,), says, event.spans)

    def _statement(self, statement: Statement[Any]) -> Said:
        refusal = statement.kind in REFUSALS
        says = {
            "kind": statement.kind,
            "attitude": statement.attitude if statement.attitude != "assertion" else None,
            "speaker": self.name(statement.source),
            "to": self.name(statement.addressee),
            "medium": statement.medium,
            "date": statement.date,
            "words": self._words(statement.content_spans),
        }
        what = self.name(statement.source) or "speaker not named"
        return self._said("statements", statement.id, what, ("refusal" if refusal else "said",), says, statement.spans)

    def _evidence(self, item: Evidence[Any]) -> Said:
        says = {
            "status": _listed(sorted(item.status)),
            "held by": self.name(item.held_by),
            "released by": self.name(item.released_by),
            "date": item.date,
        }
        return self._said("evidence", item.id, item.kind, (item.kind,), says, item.spans)

    def _accounts(self) -> Iterator[Said]:
        points: Sequence[Point[Any]] = self._record.points
        for point in points:
            for account in point.accounts:
                yield self._account(point, account)

    def _account(self, point: Point[Any], account: Account[Any]) -> Said:
        source = self.name(account.source) or self.name(self._sources.get(account.statement or ""))
        revised = "yes" if getattr(account, "revised", False) else None
        says = {"value": account.value, "according to": source, "date": account.date, "revised": revised}
        what = f"{point.point} of {self.name(point.about)}" if point.about else point.point
        return self._said("points", None, what, (point.point,), says, account.spans)

    def _date(self, date: TimeExpression[Any]) -> Said:
        says = {"value": date.value, "modifier": date.mod, "edtf": date.edtf}
        return self._said("dates", None, self._words([date.span]), (date.type,), says, [date.span])

    def _triage(self) -> Iterator[Said]:
        if isinstance(self._record, Reading) and (triage := self._record.triage):
            says = {"use of force": "yes" if triage.use_of_force else "no"}
            yield self._said("triage", None, "triage", ("triage",), says, triage.because)

    def _thread(self, thread: OpenThread) -> Said:
        """An open thread, by what its event or refusal is and whom it concerns."""
        entry = self._entries[thread.event]
        if isinstance(entry, Statement):
            says = {"by": self.name(entry.source)}
        else:
            told = self._event(entry).says
            says = {"event": entry.type} | {name: told.get(name) for name in ("subtype", "outcome", "negated")}
        return self._said("threads", thread.event, thread.kind, (thread.kind,), says, entry.spans)

    def _said(
        self, layer: str, entry: str | None, what: str, kind: tuple[str, ...], says: dict[str, Any], spans: Iterable[Any]
    ) -> Said:
        known = {name: _shown(value) for name, value in says.items() if value not in (None, "", False)}
        places = tuple((getattr(span, "document", self._first), span.start, span.end) for span in spans)
        return Said(layer, entry, what, kind, known, self._words(spans), places)

    def _words(self, spans: Iterable[Any]) -> str:
        """The words of spans on one line, the same words once."""
        words = (self._texts[getattr(span, "document", self._first)].content[span.start : span.end] for span in spans)
        return " ".join(" … ".join(dict.fromkeys(words)).split())


def _listed(parts: Iterable[str | None]) -> str:
    return ", ".join(part for part in parts if part)


def _shown(value: object) -> str:
    return "yes" if value is True else str(value)
