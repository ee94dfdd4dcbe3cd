"""Accounts that the lexicon's patterns find in the words of a sentence."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from onrecord.language import AnnotatedText
from onrecord.lexicon import load, words
from onrecord.reading import syntax
from onrecord.reading.patterns import KeyedPatterns
from onrecord.reading.points.incident import Incident
from onrecord.reading.points.told import Told
from onrecord.text import Span

_QUESTIONS = frozenset({"if", "whether"})
# Tokens before a hit among which "if" puts it in question.
QUESTION_WITHIN = 6
# Hits before one among which an overlapping one is looked for.
NEIGHBOURS = 20
# Words of a value that is taken from the text.
LONGEST_VALUE = 12
# Letters with its full stop that a shortened word has at most: "Blvd."
LONGEST_SHORT = 5


def told_in_words(text: AnnotatedText, incident: Incident) -> Iterator[Told]:
    """What the sentences on the incident tell; of two patterns that meet at one place on one point the earlier entry counts."""
    for sentence in text.sentences:
        if not incident.tells(text, sentence):
            continue
        found: list[tuple[str, Span]] = []
        for entry, hit in _patterns().matches(text, sentence):
            span = Span(*hit.span())
            if any(point == entry["point"] and span.overlaps(other) for point, other in found[-NEIGHBOURS:]):
                continue
            found.append((entry["point"], span))
            if not _is_open(text, entry, span, sentence) and not _is_of_another(text, incident, span, entry):
                yield Told(entry["point"], _value(entry, hit), span, _about(text, incident, span, entry["about"]))


def _is_open(text: AnnotatedText, entry: dict[str, Any], span: Span, sentence: Span) -> bool:
    """Whether words that would affirm something are denied or in question: "not clear if he fired", "did not flee"."""
    if entry.get("value") in load("points")["negative"]:
        return False
    tokens = text.tokens(span)
    before = text.lowers[max(sentence.start, tokens.start - QUESTION_WITHIN) : tokens.start]
    if not _QUESTIONS.isdisjoint(before):
        return True
    verb = next((token for token in range(*tokens) if text.poss[token] == "VERB"), syntax.clause_verb(text, tokens.start))
    if any(_is_given_up(text, above) for above in syntax.ancestors(text, verb)):
        return True
    return text.deps[verb] != "xcomp" and syntax.is_negated(text, verb)  # "refused to drop the gun" tells that he was told


def _is_given_up(text: AnnotatedText, verb: int) -> bool:
    """Whether what hangs on a verb is no longer or was never said: "the department no longer says he was armed"."""
    adverbs = [text.lowers[token] for token in syntax.children(text, verb, "advmod")]
    return text.poss[verb] == "VERB" and (
        "never" in adverbs or ("longer" in adverbs and "no" in text.lowers[max(verb - 3, 0) : verb])
    )


def _value(entry: dict[str, Any], hit: re.Match[str]) -> str:
    if "value" in entry:
        return str(entry["value"])
    told = next(group for group in hit.groups() if group is not None).split()
    value = " ".join(told[:LONGEST_VALUE])
    if entry["point"] == "place" and len(told[-1]) > LONGEST_SHORT:
        value = value.rstrip(".")  # a full stop of the sentence, not of "St."
    return value if entry["point"] in {"name", "place"} else value.lower()


def _is_of_another(text: AnnotatedText, incident: Incident, span: Span, entry: dict[str, Any]) -> bool:
    """Whether an account of the one harmed has another subject: "the driver fled", "someone was threatening to kill him"."""
    tokens = text.tokens(span)
    subject = syntax.named_subject(text, syntax.clause_verb(text, tokens.start))
    if entry["about"] != "harmed" or entry["point"] == "vehicle_as_weapon" or subject is None:
        return False
    if text.lowers[subject] in {"someone", "somebody"}:
        return not {"him", "her"}.isdisjoint(text.lowers[tokens.start : tokens.end + 1])
    if text.lemmas[subject] not in words("points", "others"):
        return False
    return incident.person(text, subject) not in {party.id for party in incident.harmed}


def _about(text: AnnotatedText, incident: Incident, span: Span, kind: str) -> str | None:
    """Whom an account is about: nobody, the subject of its clause if it is a person, or the one on whom force was used."""
    if kind == "none":
        return None
    verb = syntax.clause_verb(text, text.tokens(span).start)
    subject = syntax.named_subject(text, verb)
    return incident.person(text, subject) if kind == "subject" else incident.about(text, subject)


@cache
def _patterns() -> KeyedPatterns:
    return KeyedPatterns(load("points")["patterns"])
