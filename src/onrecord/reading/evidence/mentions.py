"""Where recordings, documents and things are mentioned: the lexicon's rules on sentences that can have one."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from onrecord.language import AnnotatedText
from onrecord.lexicon import load, words
from onrecord.reading.evidence.weapons import weapon_mentions
from onrecord.text import Span


@dataclass(frozen=True, slots=True)
class Rule:
    """A pattern for one kind of evidence; `joins` where its words may go with a recording named before."""

    kind: str
    item: str
    joins: bool
    pattern: re.Pattern[str]


@dataclass(frozen=True, slots=True)
class EvidenceMention:
    """Words that stand for an item; `kind` and `item` together tell it from others of the document."""

    kind: str
    item: str
    span: Span
    sentence: Span
    joins: bool = False


def evidence_mentions(text: AnnotatedText) -> list[EvidenceMention]:
    """The mentions in the order of the text, none inside another."""
    found: list[EvidenceMention] = []
    keys = words("evidence", "keys")
    for sentence in text.sentences:
        if not keys.isdisjoint(text.lowers[sentence.start : sentence.end]):
            found.extend(_in_sentence(text, sentence))
    return sorted(found, key=lambda mention: mention.span)


def _in_sentence(text: AnnotatedText, sentence: Span) -> Iterator[EvidenceMention]:
    stretch = text.span(*sentence)
    taken: list[Span] = []
    for rule in _rules():
        for hit in rule.pattern.finditer(text.content, stretch.start, stretch.end):
            span = Span(*hit.span())
            if not any(span.overlaps(other) for other in taken):
                taken.append(span)
                yield EvidenceMention(rule.kind, rule.item, span, sentence, rule.joins)
    for item, span in weapon_mentions(text, sentence):
        if not any(span.overlaps(other) for other in taken):
            yield EvidenceMention("weapon", item, span, sentence)


@cache
def _rules() -> list[Rule]:
    return [
        Rule(rule["kind"], rule.get("item", ""), rule.get("joins", False), re.compile(rule["re"], re.IGNORECASE))
        for rule in load("evidence")["rules"]
    ]
