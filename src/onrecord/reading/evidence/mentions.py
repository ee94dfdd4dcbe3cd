"""Where recordings, documents and things are mentioned: the lexicon's rules on sentences that can have one."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from onrecord.language import AnnotatedText
from onrecord.lexicon import load
from onrecord.reading.evidence.weapons import weapon_mentions
from onrecord.reading.patterns import KeyedPatterns
from onrecord.text import Span


@dataclass(frozen=True, slots=True)
class EvidenceMention:
    """Words that stand for an item; `kind` and `item` together tell it from others of the document.

    `joins` where the words ("the footage") may go with a recording named before.
    """

    kind: str
    item: str
    span: Span
    sentence: Span
    joins: bool = False


def evidence_mentions(text: AnnotatedText) -> list[EvidenceMention]:
    """The mentions in the order of the text, none inside another."""
    found = [mention for sentence in text.sentences for mention in _in_sentence(text, sentence)]
    return sorted(found, key=lambda mention: mention.span)


def _in_sentence(text: AnnotatedText, sentence: Span) -> Iterator[EvidenceMention]:
    taken: set[int] = set()
    for rule, hit in _rules().matches(text, sentence):
        tokens = range(*text.tokens(Span(*hit.span())))
        if taken.isdisjoint(tokens):
            taken.update(tokens)
            yield EvidenceMention(rule["kind"], rule.get("item", ""), Span(*hit.span()), sentence, rule.get("joins", False))
    for item, noun in weapon_mentions(text, sentence):
        if noun.end - 1 not in taken:
            yield EvidenceMention("weapon", item, text.span(*noun), sentence)


@cache
def _rules() -> KeyedPatterns:
    return KeyedPatterns(load("evidence")["rules"])
