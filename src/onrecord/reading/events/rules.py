"""The rules of the lexicon that show an event, and the index that finds them by a pattern's first word."""

import re
from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal

from onrecord.lexicon import load

FILES = (
    "events_incident",
    "events_duty",
    "events_investigation",
    "events_decision",
    "events_civil",
    "events_public",
)
# Gaps in a pattern, and how many words they may jump over.
GAPS = {"...": 8, "..": 3}
NONE = "-"
# What stands for any number in a pattern.
NUMBER = "#"
# A step of a pattern: the words of which one must stand there, or the length of a gap.
Step = frozenset[str] | int
Anchor = Literal["verbs", "nouns", "phrases"]
_BETWEEN_LETTERS = re.compile(r"(?<=[a-z])-(?=[a-z])")


@dataclass(frozen=True, eq=False, slots=True)
class Rule:
    """One entry of the lexicon: what it is an event of, and the frame that must hold around its words."""

    number: int
    type: str
    subtype: str | None
    outcome: str | None
    polarity: str | None
    modality: str | None
    count: str | None
    agent: frozenset[str]
    agent_not: frozenset[str]
    patient: frozenset[str]
    patient_not: frozenset[str]
    target: frozenset[str]
    by: frozenset[str]
    near: frozenset[str]
    not_near: frozenset[str]
    before: frozenset[str]
    before_not: frozenset[str]
    roles: dict[str, str]
    flags: frozenset[str]


@dataclass(frozen=True, eq=False, slots=True)
class Pattern:
    """A sequence of words that may show a rule's event."""

    rule: Rule
    anchor: Anchor
    steps: tuple[Step, ...]


def kind(name: str) -> frozenset[str]:
    """The lemmas of a kind of noun. Raises KeyError for an unknown one."""
    return frozenset(str(word) for word in load("events_kinds")[name])


@cache
def rules() -> tuple[tuple[Rule, dict[str, Any]], ...]:
    """Every rule with its entry in the lexicon, in the order of the files."""
    entries = [entry for name in FILES for entry in load(name)]
    return tuple((_rule(number, entry), entry) for number, entry in enumerate(entries))


@dataclass(slots=True)
class Starts:
    """A word's patterns: those that ask for no other word, those for the next one, and those for one after a gap."""

    alone: list[Pattern] = field(default_factory=list)
    followed: dict[str, list[Pattern]] = field(default_factory=dict)
    gapped: dict[str, list[Pattern]] = field(default_factory=dict)

    def add(self, pattern: Pattern) -> None:
        """Put a pattern where it is looked for."""
        second, *later = *pattern.steps[1:], frozenset((NUMBER,))
        place, asked = (self.gapped, later[0]) if isinstance(second, int) else (self.followed, second)
        if NUMBER in words_of_step(asked):
            self.alone.append(pattern)
        else:
            for word in sorted(words_of_step(asked)):
                place.setdefault(word, []).append(pattern)


@cache
def patterns() -> dict[str, Starts]:
    """The patterns by each word that can be their first."""
    found: dict[str, Starts] = defaultdict(Starts)
    for rule, entry in rules():
        for anchor in ("verbs", "nouns", "phrases"):
            for written in entry.get(anchor, ()):
                pattern = Pattern(rule, anchor, _steps(written))
                for word in sorted(words_of_step(pattern.steps[0])):
                    found[word].add(pattern)
    return dict(found)


@cache
def cues(name: str) -> frozenset[str]:
    """A list of words of events_cues.yml."""
    return frozenset(str(word) for word in load("events_cues")[name])


def _rule(number: int, entry: dict[str, Any]) -> Rule:
    def words(key: str) -> frozenset[str]:
        return _expanded(entry.get(key, ()))

    return Rule(
        number=number,
        type=entry["type"],
        subtype=entry.get("subtype"),
        outcome=entry.get("outcome"),
        polarity=entry.get("polarity"),
        modality=entry.get("modality"),
        count=entry.get("count"),
        agent=words("agent"),
        agent_not=words("agent_not"),
        patient=words("patient"),
        patient_not=words("patient_not"),
        target=words("target"),
        by=words("by"),
        near=words("near"),
        not_near=words("not_near"),
        before=words("before"),
        before_not=words("before_not"),
        roles=entry.get("roles", {}),
        flags=frozenset(entry.get("flags", ())),
    )


def _expanded(listed: list[str]) -> frozenset[str]:
    """Words with the kinds among them replaced by their lemmas."""
    return frozenset(word for one in listed for word in (kind(one[1:]) if one.startswith("@") else (str(one),)))


def _steps(written: str) -> tuple[Step, ...]:
    """A written pattern as steps; a hyphen between letters is a word of its own, as the tokenizer has it."""
    parts = _BETWEEN_LETTERS.sub(" - ", written).split()
    return tuple(GAPS[part] if part in GAPS else _expanded(part.split("|")) for part in parts)


def words_of_step(step: Step) -> frozenset[str]:
    """The words of a step, none of a gap."""
    return frozenset() if isinstance(step, int) else step
