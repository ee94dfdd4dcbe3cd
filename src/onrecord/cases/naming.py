"""How parties are called on a page, and the naming policy: who is shown under a label instead of a name."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, Literal

from onrecord.cases.appositions import apart, named_once
from onrecord.cases.masks import Masks
from onrecord.record import Case, Document, Party, Reading, Statement
from onrecord.text import Span

Policy = Literal["all", "shielded"]
POLICIES: dict[str, Policy] = {"all": "all", "shielded": "shielded"}
# Whose name a shared page leaves out, by the first of these roles; a minor who was hurt is named as the documents do.
SHIELDED = {
    "family": "family member",
    "bystander": "bystander",
    "witness": "witness",
    "caller": "caller",
    "occupant": "occupant",
    "victim_of_offense": "victim of the offense",
}
# Who acts in public is named whatever else they are.
_PUBLIC = {"person_harmed", "officer", "official", "spokesperson", "attorney", "judge", "suspect", "expert"}


class Names:
    """The names of a record's entries under a policy.

    `beside`: readings of a case's documents, which may name people that the case leaves out, such as those of another incident.
    """

    def __init__(self, record: Case | Reading, policy: Policy = "all", beside: Iterable[Reading] = ()) -> None:
        self.record, self.policy = record, policy
        self.parties: dict[str, Party[Any]] = {party.id: party for party in record.parties}
        self.statements: dict[str, Statement[Any]] = {statement.id: statement for statement in record.statements}
        self._beside = list(beside)
        self._evidence = {item.id: item.kind.replace("_", " ") for item in record.evidence}

    def name(self, entry_id: str | None) -> str | None:
        """How a party or a piece of evidence is called; None for null."""
        party = self.parties.get(entry_id or "")
        if party is None:
            return self._evidence.get(entry_id or "")
        if label := self.labels.get(party.id):
            return label
        return self.plain(party.name or party.label or f"unnamed {party.kind}")

    def described(self, entry_id: str | None) -> str | None:
        """The name with the title before it."""
        party = self.parties.get(entry_id or "")
        if party is None or not party.title or party.name is None or party.id in self.labels:
            return self.name(entry_id)
        return self.plain(f"{party.title} {party.name}")

    def speaker(self, statement_id: str | None) -> str | None:
        """Who made a statement; None for a document's own voice and where nobody is named."""
        statement = self.statements.get(statement_id or "")
        return self.described(statement.source) if statement else None

    @cached_property
    def labels(self) -> dict[str, str]:
        """The labels of those of the record whose names are not shown: `family member 1`."""
        return {party.id: label for party, label, _ in self._shielded if self.parties.get(party.id) is party}

    @cached_property
    def _shielded(self) -> list[tuple[Party[Any], str, str]]:
        """Who is not shown, with the label and, where its spans do not say so, the document."""
        if self.policy == "all":
            return []
        counts: Counter[str] = Counter()
        found = []
        for party, document in [*((party, self.documents[0].id) for party in self.parties.values()), *self._left_out()]:
            if what := _shielded_as(party):
                counts[what] += 1
                found.append((party, f"{what} {counts[what]}", document))
        return found

    def _left_out(self) -> Iterator[tuple[Party[Any], str]]:
        """Whom the documents name and the record leaves out, unless it is a name of somebody who is shown."""
        told = {(getattr(span, "document", None), span.start) for party in self.parties.values() for span in party.spans}
        shown = {_words(party.name) for party in self.parties.values() if not _shielded_as(party)}
        for reading in self._beside:
            for party in reading.parties:
                if (
                    not any((reading.document.id, span.start) in told for span in party.spans)
                    and _words(party.name) not in shown
                ):
                    yield party, reading.document.id

    @property
    def hides(self) -> bool:
        """Whether there is anybody whose name is not shown."""
        return bool(self._shielded)

    def hidden(self, document: str) -> list[tuple[Span, str]]:
        """The places in a document where somebody stands whose name is not shown, with the label, in the text's order."""
        return self._hidden.get(document, [])

    @cached_property
    def _hidden(self) -> dict[str, list[tuple[Span, str]]]:
        places: dict[str, list[tuple[Span, str]]] = {}
        for party, label, document in self._shielded:
            for span in party.spans:
                places.setdefault(getattr(span, "document", document), []).append((Span(span.start, span.end), label))
        texts = {each.id: each.text for each in self.documents}
        for name, text in texts.items():
            places.setdefault(name, []).extend(self._written(text))
        return {name: list(named_once(texts[name], apart(sorted(found)))) for name, found in places.items()}

    def places(self, words: str) -> list[tuple[Span, str]]:
        """Where in any words names stand that are not shown, with the labels, in order and apart."""
        return list(apart(sorted(self._written(words))))

    def _written(self, words: str) -> Iterator[tuple[Span, str]]:
        for start, end, label in self._masks.places(words) if self._masks else ():
            yield Span(start, end), label

    @property
    def documents(self) -> list[Document]:
        """The documents of the record."""
        return self.record.documents if isinstance(self.record, Case) else [self.record.document]

    def plain(self, words: str) -> str:
        """Words in which names that are not shown stand under their labels."""
        return self._masks.masked(words) if self._masks else words

    def is_own(self, party: dict[str, Any]) -> bool:
        """Whether the dump of a party is that of one of the record's."""
        known = self.parties.get(party.get("id", ""))
        return known is not None and known.name == party["name"]

    def address(self, url: str | None) -> str | None:
        """An address, unless it spells a name that is not shown."""
        return None if url and self._masks and self._masks.spells(url) else url

    @cached_property
    def _masks(self) -> Masks | None:
        """What finds the hidden in words: their names, and each word of these that no one who is shown bears."""
        shown = {word for party in self.parties.values() if party.id not in self.labels for word in _words(party.name)}
        called = {label: [*filter(None, [party.name]), *_also(party)] for party, label, _ in self._shielded}
        return Masks(called, shown) if called else None


def _words(name: str | None) -> tuple[str, ...]:
    return tuple((name or "").casefold().split())


def _also(party: Party[Any]) -> list[str]:
    """The other names that a case's party goes by; labels, which begin with a small letter, are none."""
    return [name for name in getattr(party, "also", ()) if name[:1].isupper()]


def _shielded_as(party: Party[Any]) -> str | None:
    if party.kind != "person" or party.name is None:
        return None
    roles = set(party.roles)
    if party.minor and "person_harmed" not in roles:
        return "minor"
    if roles & _PUBLIC:
        return None
    return next((label for role, label in SHIELDED.items() if role in roles), None)
