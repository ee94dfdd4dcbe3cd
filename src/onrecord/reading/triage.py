"""Is a document about an incident in which police used force, or its aftermath?

A linear model over signs that a person can read: patterns of the lexicon, and who stands as the agent or the object
of a verb of force. Its weights are trained by benchmarks/train_triage.py and kept in lexicon/triage_weights.yml.
"""

import math
import re
from collections.abc import Iterator
from functools import cache

from onrecord.language import AnnotatedText
from onrecord.lexicon import load, words
from onrecord.reading import syntax
from onrecord.record import Document, Event, Party, Triage
from onrecord.text import Span

Signs = dict[str, list[Span]]
# Characters of the headline and the lead, where a document says what it is about.
HEAD = 350
# Hits after which more of the same sign tell no more.
OFTEN = 4
# Spans shown as the reasons of an answer.
REASONS = 5
_NAMING = ("compound", "amod", "nmod", "appos", "nummod")


def find_triage(text: AnnotatedText, document: Document, parties: list[Party], events: list[Event]) -> Triage:
    """The answer with the words it rests on, those of the highest weight first."""
    found, model = signs(text), load("triage_weights")
    total = model["bias"] + sum(model["weights"].get(name, 0.0) * value for name, value in values(found).items())
    score = 1 / (1 + math.exp(-total))
    answer = score >= model["threshold"]
    return Triage(use_of_force=answer, score=round(score, 4), because=_reasons(found, model["weights"]) if answer else [])


def signs(text: AnnotatedText) -> Signs:
    """Each sign's words in the text, in the order of the text."""
    found: Signs = {}
    for stretch in _telling_sentences(text):
        for name, pattern in _patterns():
            for hit in pattern.finditer(text.content, stretch.start, stretch.end):
                found.setdefault(name, []).append(Span(*hit.span()))
    for name, span in _acts(text):
        found.setdefault(name, []).append(span)
    return found


def _telling_sentences(text: AnnotatedText) -> list[Span]:
    """The sentences with a word that the patterns ask for; trying them on all would cost four times as much."""
    keys = words("triage", "keys")
    return [
        text.span(*sentence) for sentence in text.sentences if not keys.isdisjoint(text.lowers[sentence.start : sentence.end])
    ]


def values(found: Signs) -> dict[str, float]:
    """The model's inputs: for each sign whether it is there, whether in the headline or lead, and how often (0..1)."""
    inputs: dict[str, float] = {}
    for name, hits in found.items():
        inputs[f"{name}.any"] = 1.0
        inputs[f"{name}.head"] = float(any(hit.start < HEAD for hit in hits))
        inputs[f"{name}.often"] = min(len(hits), OFTEN) / OFTEN
    return inputs


def _acts(text: AnnotatedText) -> Iterator[tuple[str, Span]]:
    """Words for police, and verbs of force with police as who acts, police as who is hit, or others as who acts."""
    force, police = words("triage", "verbs"), words("triage", "police_words")
    for token, lemma in enumerate(text.lemmas):
        if text.lowers[token] in police:
            yield "police_word", text.span(token, token + 1)
        if lemma not in force or text.poss[token] != "VERB":
            continue
        agents, objects = _sides(text, token)
        if any(_is_police(text, agent) for agent in agents):
            yield "police_acted", text.span(token, token + 1)
        elif any(_is_police(text, one) for one in objects):
            yield "police_hit", text.span(token, token + 1)
        elif agents:
            yield "others_acted", text.span(token, token + 1)


def _sides(text: AnnotatedText, verb: int) -> tuple[list[int], list[int]]:
    """Who acts and who is hit: heads of the noun phrases, coordinated ones included."""
    subject = syntax.named_subject(text, verb)
    at = [
        noun
        for prep in syntax.children(text, verb, "prep")
        for noun in syntax.children(text, prep, "pobj")
        if text.lowers[prep] in {"at", "on"}
    ]
    objects = [*syntax.objects(text, verb), *at]
    if not syntax.is_passive(text, verb):
        return syntax.coordinated(text, subject) if subject is not None else [], objects
    agent = syntax.passive_agent(text, verb)
    return syntax.coordinated(text, agent) if agent is not None else [], [] if subject is None else syntax.coordinated(
        text, subject
    )


def _is_police(text: AnnotatedText, noun: int) -> bool:
    police = words("triage", "police_words")
    if text.lowers[noun] in police:
        return True
    return text.poss[noun] == "PROPN" and any(text.lowers[one] in police for one in syntax.children(text, noun, *_NAMING))


def _reasons(found: Signs, weights: dict[str, float]) -> list[Span]:
    """The first words of the signs that speak most for the answer."""

    def weight(name: str) -> float:
        return sum(weights.get(f"{name}.{kind}", 0.0) for kind in ("any", "head", "often"))

    telling = sorted((name for name in found if weight(name) > 0), key=lambda name: (-weight(name), name))
    return [found[name][0] for name in telling[:REASONS]]


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    lexicon = load("triage")
    police = "|".join(lexicon["police"])
    return [(p["name"], re.compile(p["re"].replace("{police}", f"(?:{police})"), re.IGNORECASE)) for p in lexicon["patterns"]]
