"""Readings of invented documents: entries are given by the words they rest on."""

from typing import Any

from onrecord.record import Account, Document, Event, Evidence, Participant, Party, Point, Reading, Relation, Statement
from onrecord.text import Span, document_id


class Telling:
    """A document in the making; every entry's `words` must stand in its text."""

    def __init__(self, text: str, published: str | None = None, **known: Any) -> None:
        self.text = text
        self.document = Document(id=document_id(text), text=text, published=published, **known)
        self.entries: dict[str, list[Any]] = {"parties": [], "events": [], "statements": [], "evidence": [], "points": []}

    def at(self, words: str) -> list[Span]:
        """The span of some words."""
        start = self.text.index(words)
        return [Span(start, start + len(words))]

    def person(self, party: str, words: str, **known: Any) -> "Telling":
        """A party with a name where `words` begins with a capital letter, else with a label."""
        kind = known.pop("kind", "person")
        called = {"name": words} if words[0].isupper() else {"label": words}
        relations = [Relation(to=to, relation=relation) for to, relation in known.pop("relations", [])]
        self.entries["parties"].append(Party(id=party, kind=kind, spans=self.at(words), relations=relations, **called, **known))
        return self

    def event(self, event: str, kind: str, words: str, parts: dict[str, str] | None = None, **known: Any) -> "Telling":
        """An event; `parts` are its participants with their roles."""
        participants = [Participant(party=party, role=role) for party, role in (parts or {}).items()]
        self.entries["events"].append(Event(id=event, type=kind, spans=self.at(words), participants=participants, **known))
        return self

    def says(self, statement: str, source: str | None, words: str, kind: str = "indirect", **known: Any) -> "Telling":
        """A statement."""
        self.entries["statements"].append(
            Statement(id=statement, kind=kind, source=source, content_spans=self.at(words), **known)
        )
        return self

    def item(self, evidence: str, kind: str, words: str, *status: str) -> "Telling":
        """A piece of evidence."""
        self.entries["evidence"].append(Evidence(id=evidence, kind=kind, status=list(status), spans=self.at(words)))
        return self

    def account(self, point: str, value: str, words: str, source: str | None = None, about: str | None = None) -> "Telling":
        """One account of a point."""
        account = Account(value=value, source=source, spans=self.at(words))
        self.entries["points"].append(Point(point=point, about=about, accounts=[account]))
        return self

    def read(self) -> Reading:
        """The reading."""
        return Reading(document=self.document, **self.entries)
