"""What became of an item: released, withheld, viewed, never recorded; who holds it, who released it and when."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from onrecord.language import AnnotatedText
from onrecord.lexicon import load
from onrecord.reading import syntax
from onrecord.reading.evidence.mentions import EvidenceMention
from onrecord.reading.parties import Parties
from onrecord.record import TimeExpression
from onrecord.record.vocabulary import values
from onrecord.text import Span

# Characters on each side of a mention in which its status is looked for.
NEAR = 250
# Mentions of one item that are asked: a list without end must not hold up the reading.
MOST = 200
# Statuses that say that there is nothing.
_ABSENT = frozenset({"not_recording", "none_found", "missing"})


@dataclass
class Fate:
    """What is said of an item; `statuses` in the vocabulary's order."""

    statuses: list[str]
    holder: str | None = None
    releaser: str | None = None
    date: str | None = None


def fate(text: AnnotatedText, mentions: list[EvidenceMention], parties: Parties, dates: list[TimeExpression]) -> Fate:
    """All that the mentions of one item say became of it."""
    said: set[str] = set()
    known = Fate([])
    for mention in mentions[:MOST]:
        by_words = _by_words(text, mention)
        said |= by_words
        for verb in _governing(text, mention):
            status = None if mention.kind == "weapon" else _by_verb(text, verb)  # who displays a gun releases none
            said.update([status] if status else [])
            _note_people(text, known, verb, status, mention, parties, dates)
        if not by_words & {"unclear", *_ABSENT}:
            said.add("exists")
    known.statuses = [status for status in values("evidence_statuses") if status in said]
    return known


def _by_words(text: AnnotatedText, mention: EvidenceMention) -> set[str]:
    """What the words of the sentence near the mention say, "unclear" among it."""
    stretch = text.span(*mention.sentence)
    stretch = Span(max(stretch.start, mention.span.start - NEAR), min(stretch.end, mention.span.end + NEAR))
    return {
        pattern["status"]
        for pattern, compiled in _patterns()
        if (not pattern["kinds"] or mention.kind in pattern["kinds"])
        and compiled.search(text.content, stretch.start, stretch.end)
    }


def _governing(text: AnnotatedText, mention: EvidenceMention) -> list[int]:
    """The verbs that say what became of the words: the clause's, those inside them, and participles that modify them."""
    tokens = text.tokens(mention.span)
    found: set[int] = set()
    for token in range(*tokens):
        found.add(syntax.clause_verb(text, token))
        found.update(child for child in syntax.children(text, token, "acl", "relcl") if text.poss[child] == "VERB")
    return sorted(found | {text.heads[verb] for verb in found if text.deps[verb] == "conj"})


def _by_verb(text: AnnotatedText, verb: int) -> str | None:
    rules = load("evidence")["statuses"]
    status = next((status for status, lemmas in rules["verbs"].items() if text.lemmas[verb] in lemmas), None)
    if status is None or (text.tags[verb] == "VBG" and text.deps[verb] == "pcomp"):  # "a policy on releasing footage"
        return None
    first = text.heads[verb] if text.deps[verb] == "conj" else verb  # "wants him charged and the video released"
    above = text.lemmas[text.heads[first]]
    refused = syntax.is_negated(text, verb) or (text.deps[verb] == "xcomp" and above in rules["refusing"])
    if status == "released" and refused:
        return "withheld"
    planned = any(text.lemmas[one] in rules["planned"] for one in text.children[verb]) or above in rules["planned"]
    return None if refused or planned or _is_demand(text, first) else status


def _is_demand(text: AnnotatedText, verb: int) -> bool:
    """Whether a bare form without a subject asks for what is not there yet: "Release the video"."""
    return text.tags[verb] == "VB" and not syntax.children(text, verb, "aux", "nsubj", "nsubjpass")


def _note_people(
    text: AnnotatedText,
    known: Fate,
    verb: int,
    status: str | None,
    mention: EvidenceMention,
    parties: Parties,
    dates: list[TimeExpression],
) -> None:
    """Who released the item and when, who holds it: the first that is said stays."""
    agent = syntax.passive_agent(text, verb) if syntax.is_passive(text, verb) else syntax.subject(text, verb)
    party = parties.at(agent) if agent is not None else None
    if status == "released":
        known.releaser = known.releaser or party
        known.date = known.date or _date_in(text, mention, dates)
    if status in {"released", "viewed", "withheld"} or text.lemmas[verb] in load("evidence")["statuses"]["holding"]:
        known.holder = known.holder or party


def _date_in(text: AnnotatedText, mention: EvidenceMention, dates: list[TimeExpression]) -> str | None:
    """The day told in the mention's sentence, where it tells one only."""
    stretch = text.span(*mention.sentence)
    days = {
        date.edtf
        for date in dates
        if date.type == "DATE" and date.edtf and stretch.contains(date.span) and len(date.edtf) == len("2026-01-01")
    }
    return days.pop() if len(days) == 1 else None


@cache
def _patterns() -> list[tuple[dict[str, Any], re.Pattern[str]]]:
    return [(pattern, re.compile(pattern["re"], re.IGNORECASE)) for pattern in load("evidence")["statuses"]["patterns"]]
