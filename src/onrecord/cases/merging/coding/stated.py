"""What a text states of a person in so many words: race, signs of a mental illness, duty. Nothing is inferred from names."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from onrecord.cases.merging.coding.record import Record, Value
from onrecord.lexicon import load
from onrecord.record import CaseParty, DocumentSpan

_END = re.compile(r"[.!?][\"”’')\]]*\s+(?=[\"“‘(\[]?[A-Z])|\n")

Mentions = dict[str, list[DocumentSpan]]  # by their documents


def stated(record: Record, wanted: Mapping[str, str]) -> Iterator[Value]:
    """The values that the patterns of `{"words": key, "of": "harmed" | "officers"}` find at the mentions of such persons."""
    whom = record.officers if wanted["of"] == "officers" else [party for party in [record.harmed] if party]
    others = _mentions(party for party in record.parties if party.kind == "person" and party not in whom)
    for party in whom:
        name = f"{party.name or party.label}: " if wanted["of"] == "officers" else ""
        found = (one for span in party.spans for one in _found(record, span, wanted["words"], others))
        yield from (Value(name + value, [at], record.own(at)) for value, at in dict.fromkeys(found))


def _mentions(parties: Iterable[CaseParty]) -> Mentions:
    mentions: Mentions = {}
    for span in (span for party in parties for span in party.spans):
        mentions.setdefault(span.document, []).append(span)
    return mentions


def _found(record: Record, span: DocumentSpan, key: str, others: Mentions) -> Iterator[tuple[str, DocumentSpan]]:
    """What is stated at a mention: within it, right after it, or in its sentence with nobody else nearer."""
    text = record.readings[record.numbers[span.document]].document.text
    for rule in _rules(key):
        within = rule.within and rule.within.search(text, span.start, span.end)
        after = rule.after and rule.after.match(text, span.end)
        beside = rule.beside.finditer(text, *_sentence(text, span)) if rule.beside else ()
        for found in (within, after, *(one for one in beside if not _is_of_another(one, span, others))):
            if found:
                at = DocumentSpan(document=span.document, start=found.start(), end=found.end())
                yield found["value"] if "value" in found.re.groupindex else rule.value, at


def _is_of_another(found: re.Match[str], span: DocumentSpan, others: Mentions) -> bool:
    """Whether somebody else is mentioned nearer to the words."""
    at = DocumentSpan(document=span.document, start=found.start(), end=found.end())
    return any(_apart(one, at) < _apart(span, at) for one in others.get(span.document, ()))


def _sentence(text: str, span: DocumentSpan) -> tuple[int, int]:
    """The sentence in which a mention stands, as far as its punctuation tells."""
    before = [found.end() for found in _END.finditer(text, max(0, span.start - 400), span.start)]
    after = _END.search(text, span.end, min(len(text), span.end + 400))
    return before[-1] if before else max(0, span.start - 400), after.start() + 1 if after else min(len(text), span.end + 400)


def _apart(one: DocumentSpan, other: DocumentSpan) -> int:
    return max(0, one.start - other.end, other.start - one.end)


class _Rule(NamedTuple):
    """What a rule of coding.yml looks for, and where."""

    value: str
    within: re.Pattern[str] | None
    after: re.Pattern[str] | None
    beside: re.Pattern[str] | None


@cache
def _rules(key: str) -> list[_Rule]:
    rules: list[dict[str, str]] = load("coding")["stated"][key]
    return [_Rule(rule["value"], *(_compiled(rule.get(where)) for where in ("within", "after", "re"))) for rule in rules]


def _compiled(pattern: str | None) -> re.Pattern[str] | None:
    return re.compile(pattern, re.IGNORECASE) if pattern else None
