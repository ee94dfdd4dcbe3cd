"""How parties are called on a page, and the naming policy: who is shown under a label instead of a name."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import Any, Literal

from onrecord.record import Case, Party, Reading
from onrecord.text import Span

Policy = Literal["all", "shielded"]
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
        self.statements = {statement.id: statement for statement in record.statements}
        self._evidence = {item.id: item.kind.replace("_", " ") for item in record.evidence}

    def name(self, entry_id: str | None) -> str | None:
        """How a party or a piece of evidence is called; None for null."""
        party = self.parties.get(entry_id or "")
        if party is None:
            return self._evidence.get(entry_id or "")
        if label := self.labels.get(party.id):
            return label
        return self.without_names(party.name or party.label or f"unnamed {party.kind}")

    def described(self, entry_id: str | None) -> str | None:
        """The name with the title before it."""
        party = self.parties.get(entry_id or "")
        if party is None or not party.title or party.name is None or party.id in self.labels:
            return self.name(entry_id)
        return self.without_names(f"{party.title} {party.name}")

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
                places.setdefault(span.document, []).append((Span(span.start, span.end), label))
        return {document: sorted(found) for document, found in places.items()}

    def without_names(self, words: str) -> str:
        """Words in which full names that are not shown stand under their labels."""
        return (
            self._patterns.sub(lambda found: f"[{self._by_name[found.group().casefold()]}]", words) if self._by_name else words
        )

    @cached_property
    def _by_name(self) -> dict[str, str]:
        return {words.casefold(): label for words, label in self._written()}

    def _written(self) -> Iterator[tuple[str, str]]:
        """The ways in which the hidden are written that name them alone: two words and more, or a given name."""
        shown = {word.casefold() for p in self.parties.values() if p.id not in self.labels for word in (p.name or "").split()}
        for party_id, label in self.labels.items():
            name = self.parties[party_id].name
            if name:
                yield name, label
                yield from ((word, label) for word in name.split() if len(word) > 2 and word.casefold() not in shown)

    @cached_property
    def _patterns(self) -> re.Pattern[str]:
        words = sorted(self._by_name, key=len, reverse=True)
        return re.compile(r"\b(?:" + "|".join(map(re.escape, words)) + r")(?!\w)", re.IGNORECASE)


def _shielded_as(party: Party[Any]) -> str | None:
    if party.kind != "person" or party.name is None:
        return None
    roles = set(party.roles)
    if party.minor and "person_harmed" not in roles:
        return "minor"
    if roles & _PUBLIC:
        return None
    return next((label for role, label in SHIELDED.items() if role in roles), None)
