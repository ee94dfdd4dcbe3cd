"""How parties are called on a page, and the naming policy: who is shown under a label instead of a name."""

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import Any, Literal

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
    """The names of a record's entries under a policy."""

    def __init__(self, record: Case | Reading, policy: Policy = "all") -> None:
        self.record, self.policy = record, policy
        self.parties: dict[str, Party[Any]] = {party.id: party for party in record.parties}
        self.statements: dict[str, Statement[Any]] = {statement.id: statement for statement in record.statements}
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
        """The labels of those whose names are not shown: `family member 1`."""
        if self.policy == "all":
            return {}
        counts: Counter[str] = Counter()
        labels: dict[str, str] = {}
        for party in self.parties.values():
            if what := _shielded_as(party):
                counts[what] += 1
                labels[party.id] = f"{what} {counts[what]}"
        return labels

    def hidden(self, document: str) -> list[tuple[Span, str]]:
        """The places in a document where somebody stands whose name is not shown, with the label, in the text's order."""
        return self._hidden.get(document, [])

    @cached_property
    def _hidden(self) -> dict[str, list[tuple[Span, str]]]:
        places: dict[str, list[tuple[Span, str]]] = {}
        for party_id, label in self.labels.items():
            for span in self.parties[party_id].spans:
                document = getattr(span, "document", self.documents[0].id)
                places.setdefault(document, []).append((Span(span.start, span.end), label))
        for document in self.documents:
            places.setdefault(document.id, []).extend(self._written(document.text))
        return {document: list(_apart(sorted(found))) for document, found in places.items()}

    def places(self, words: str) -> list[tuple[Span, str]]:
        """Where in any words names stand that are not shown, with the labels, in order and apart."""
        return list(_apart(sorted(self._written(words))))

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
        shown = {word.casefold() for p in self.parties.values() if p.id not in self.labels for word in (p.name or "").split()}
        called = {label: [*filter(None, [self.parties[party].name]), *_also(self.parties[party])]
                  for party, label in self.labels.items()}  # fmt: skip
        return Masks(called, shown) if called else None


def _also(party: Party[Any]) -> list[str]:
    """The other names that a case's party goes by; labels, which begin with a small letter, are none."""
    return [name for name in getattr(party, "also", ()) if name[:1].isupper()]


def _apart(places: list[tuple[Span, str]]) -> Iterator[tuple[Span, str]]:
    """Places in order, those that overlap as one under the first's label."""
    last: tuple[Span, str] | None = None
    for span, label in places:
        if last and span.start < last[0].end:
            last = Span(last[0].start, max(last[0].end, span.end)), last[1]
            continue
        if last:
            yield last
        last = span, label
    if last:
        yield last


def _shielded_as(party: Party[Any]) -> str | None:
    if party.kind != "person" or party.name is None:
        return None
    roles = set(party.roles)
    if party.minor and "person_harmed" not in roles:
        return "minor"
    if roles & _PUBLIC:
        return None
    return next((label for role, label in SHIELDED.items() if role in roles), None)
