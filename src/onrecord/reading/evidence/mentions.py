"""Where recordings, documents and things are mentioned: the lexicon's rules on sentences that can have one."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from onrecord.language import AnnotatedText
from onrecord.lexicon import load
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
    rules = _rules_by_key()
    for sentence in text.sentences:
        tried = {number for word in text.lowers[sentence.start : sentence.end] if word in rules for number in rules[word]}
        found.extend(_in_sentence(text, sentence, sorted(tried)))
    return sorted(found, key=lambda mention: mention.span)


def _in_sentence(text: AnnotatedText, sentence: Span, tried: list[int]) -> Iterator[EvidenceMention]:
    taken: set[int] = set()
    stretch = text.span(*sentence)
    for rule in [_rules()[number] for number in tried]:
        for hit in rule.pattern.finditer(text.content, stretch.start, stretch.end):
            tokens = range(*text.tokens(Span(*hit.span())))
            if taken.isdisjoint(tokens):
                taken.update(tokens)
                yield EvidenceMention(rule.kind, rule.item, Span(*hit.span()), sentence, rule.joins)
    for item, noun in weapon_mentions(text, sentence):
        if noun.end - 1 not in taken:
            yield EvidenceMention("weapon", item, text.span(*noun), sentence)


@cache
def _rules() -> list[Rule]:
    return [
        Rule(rule["kind"], rule.get("item", ""), rule.get("joins", False), re.compile(rule["re"], re.IGNORECASE))
        for rule in load("evidence")["rules"]
    ]


@cache
def _rules_by_key() -> dict[str, list[int]]:
    """The numbers of the rules to try where a word stands."""
    found: dict[str, list[int]] = {}
    for number, rule in enumerate(load("evidence")["rules"]):
        for key in rule["keys"]:
            found.setdefault(key, []).append(number)
    return found
