"""Decisions laid over one document's reading. A pure function: the machine's entries stay beside the reviewed ones."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

from onrecord.record import Entry, Reading
from onrecord.review.keys import LAYERS, keyed, taken_apart
from onrecord.review.matching import aliases, effective
from onrecord.review.merging import join_parties, without
from onrecord.review.portable import digest, localised, portable, spans_only, without_spans
from onrecord.store import Decision

State = Literal["unseen", "accepted", "corrected", "rejected"]
_STATES: dict[str, State] = {"accept": "accepted", "correct": "corrected", "reject": "rejected", "add": "accepted"}


@dataclass(frozen=True)
class ReviewedEntry:
    """An entry with what people made of it.

    `machine` is None for one that a person added; `value` is as reviewed. `differs`: since the decision the reader has come
    to read it otherwise, so a person should look again. `decisions` is its history, `merged_into` the party that has
    taken it in, as document and key. `keys` are those of the document's entries by their ids.
    """

    key: str
    layer: str
    machine: Entry | None
    value: Entry
    state: State = "unseen"
    differs: bool = False
    decisions: tuple[Decision, ...] = ()
    merged_into: tuple[str, str] | None = None
    keys: Mapping[str, str] = field(default_factory=dict, repr=False)

    @cached_property
    def fields(self) -> Mapping[str, Any]:
        """The value, portable."""
        return portable(self.value, self.keys)

    @cached_property
    def read(self) -> str | None:
        """The digest of what the machine reads."""
        return digest(self.machine, self.keys) if self.machine else None

    @property
    def version(self) -> str:
        """Names this state of the entry: a decision is made on the version that its maker saw."""
        return f"{self.decisions[-1].number if self.decisions else 0}.{self.read or 'added'}"

    @property
    def waits(self) -> bool:
        """Whether a person should look at it."""
        return self.state == "unseen" or self.differs


@dataclass(frozen=True)
class Reviewed:
    """A reading with decisions laid over it. `reading` is as reviewed; `lost` are decisions whose entry is gone.

    `unjoined` is the same with the parties that people made one still two, as a case needs it: what other documents tell of
    either is one as well. `latest` is the number of the last decision that was laid over it.
    """

    machine: Reading
    reading: Reading
    unjoined: Reading
    entries: dict[str, ReviewedEntry]
    lost: list[Decision]
    latest: int = 0

    @property
    def waiting(self) -> int:
        """How many entries and decisions a person should look at."""
        return sum(entry.waits for entry in self.entries.values()) + len(self.lost)


def lay_over(reading: Reading, decisions: Iterable[Decision]) -> Reviewed:
    """The reading as reviewed. Decisions on other documents' entries are left out."""
    document = reading.document.id
    ours = [decision for decision in decisions if document in {where for where, _ in decision.targets()}]
    layer = _Layer(reading, ours)
    entries = {entry.key: entry for entry in layer.entries()}
    gone = [d for d in effective(ours) if d.document == document and d.entry not in layer.known and d.action != "reject"]
    latest = ours[-1].number if ours else 0
    unjoined = _as_reviewed(reading, entries, effective(ours))
    return Reviewed(reading, _joined(unjoined, entries), unjoined, entries, gone, latest)


class _Layer:
    """The laying of one document's decisions over its entries."""

    def __init__(self, reading: Reading, decisions: list[Decision]) -> None:
        self.document, self.decisions = reading.document.id, decisions
        self.held = effective(decisions)
        self.holds = {decision.number for decision in self.held}
        self.machine = keyed(reading)
        adding = {d.entry: d for d in self.held if d.action == "add" and d.document == self.document}
        self.added = {key: decision for key, decision in adding.items() if key not in self.machine}
        about = (key for d in decisions for key in self._keys(d) if key not in self.added)
        self.known = aliases(about, self.machine) | {key: key for key in self.added}
        ids = {key: getattr(entry, "id", "") for key, (_, entry) in self.machine.items()}
        ids |= {key: f"h{decision.number}" for key, decision in self.added.items()}
        self.keys = {entry_id: key for key, entry_id in ids.items() if entry_id}
        self.ids = ids | {old: ids[key] for old, key in self.known.items()}

    def entries(self) -> Iterator[ReviewedEntry]:
        """All entries in the order of the layers, those that people added after the machine's."""
        threads: dict[str, list[Decision]] = {}
        for decision in self.decisions:
            for key in dict.fromkeys(self.known[key] for key in self._keys(decision) if key in self.known):
                threads.setdefault(key, []).append(decision)
        machine = {key: self._entry(key, layer, entry, threads.get(key, [])) for key, (layer, entry) in self.machine.items()}
        added = [self._added(key, decision, threads[key]) for key, decision in self.added.items()]
        everything = [*machine.values(), *(entry for entry in added if entry)]
        return iter(sorted(everything, key=lambda entry: LAYERS.index(entry.layer)))

    def _keys(self, decision: Decision) -> list[str]:
        """The keys of this document's entries that a decision is about."""
        return [key for document, key in decision.targets() if document == self.document]

    def _entry(self, key: str, layer: str, entry: Entry, thread: list[Decision]) -> ReviewedEntry:
        if not thread:
            return ReviewedEntry(key, layer, entry, entry, keys=self.keys)
        settled = self._settling(key, thread)
        value: Entry = entry
        if settled and settled.after and self._is_otherwise(settled.after, portable(entry, self.keys), thread):
            value = localised(layer, settled.after, self.ids, self.ids[key]) or entry
        return ReviewedEntry(
            key=key,
            layer=layer,
            machine=entry,
            value=value,
            state=self._state(key, settled, thread),
            differs=settled is not None and (settled.machine != digest(entry, self.keys) or settled.entry != key),
            decisions=tuple(thread),
            merged_into=self._merged(key, thread),
            keys=self.keys,
        )

    def _is_otherwise(self, decided: Mapping[str, object], read: Mapping[str, object], thread: list[Decision]) -> bool:
        """Whether what was decided is not what is read now; its words count where a person has corrected them."""
        corrections = [d for d in thread if d.action == "correct" and d.number in self.holds]
        chose_words = any(spans_only(d.before) != spans_only(d.after) for d in corrections)
        return decided != read if chose_words else without_spans(decided) != without_spans(read)

    def _added(self, key: str, adding: Decision, thread: list[Decision]) -> ReviewedEntry | None:
        """An entry that a person added; None where its fields are no longer an entry's."""
        settled, parts = self._settling(key, thread) or adding, taken_apart(key)
        fields = settled.after or adding.after or {}
        value = localised(parts.layer, fields, self.ids, self.ids[key]) if parts else None
        if value is None or parts is None:
            return None
        state, merged = self._state(key, settled, thread), self._merged(key, thread)
        return ReviewedEntry(key, parts.layer, None, value, state, False, tuple(thread), merged, self.keys)

    def _settling(self, key: str, thread: list[Decision]) -> Decision | None:
        """The latest decision on what the entry says that holds."""
        ours = [d for d in thread if d.number in self.holds and d.action in _STATES and self.known.get(d.entry) == key]
        return ours[-1] if ours else None

    def _state(self, key: str, settled: Decision | None, thread: list[Decision]) -> State:
        if settled:
            return _STATES[settled.action]
        joined = any(d.action in {"merge", "split"} for d in thread if d.number in self.holds)
        return "corrected" if joined else "unseen"

    def _merged(self, key: str, thread: list[Decision]) -> tuple[str, str] | None:
        for decision in reversed(thread):
            taken_in = decision.other_document == self.document and self.known.get(decision.other or "") == key
            if decision.action == "merge" and decision.number in self.holds and taken_in:
                return decision.document, decision.entry
        return None


def _as_reviewed(reading: Reading, entries: Mapping[str, ReviewedEntry], held: list[Decision]) -> Reading:
    """The reading that people have left: without what they rejected, with what they added and corrected."""
    if not held:
        return reading
    kept = {
        layer: [entry.value for entry in entries.values() if entry.layer == layer and entry.state != "rejected"]
        for layer in LAYERS
    }
    reviewed = reading.model_copy(update=kept)
    rejected = {getattr(e.value, "id", "") for e in entries.values() if e.state == "rejected"} - {""}
    return without(reviewed, rejected) if rejected else reviewed


def _joined(reviewed: Reading, entries: Mapping[str, ReviewedEntry]) -> Reading:
    """The reading with one party for those of it that people made one."""
    for entry in entries.values():
        into = entry.merged_into
        if into and into[0] == reviewed.document.id and (keeper := entries.get(into[1])) and keeper.state != "rejected":
            reviewed = join_parties(reviewed, getattr(keeper.value, "id", ""), getattr(entry.value, "id", ""))
    return reviewed
