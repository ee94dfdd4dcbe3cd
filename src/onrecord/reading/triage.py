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
from onrecord.reading.patterns import KeyedPatterns
from onrecord.record import Document, Event, Party, Triage
from onrecord.text import Span

Signs = dict[str, list[Span]]
# Characters of the headline and the lead, where a document says what it is about.
HEAD = 350
# A text of more characters than `LONG` whose words on force stand after `LEAD` and within `NEAR` characters only mentions it.
LONG, LEAD, NEAR = 2500, 1000, 300
# Hits after which more of the same sign tell no more.
OFTEN = 4
# Tokens from a verb within which its means stands.
MEANS_WITHIN = 6
# Spans shown as the reasons of an answer.
REASONS = 5
# "Deputy Reed", "the SPD's Dana Reed": relations in which a word for police says what the noun above it is.
_NAMING = frozenset({"compound", "amod", "nmod", "appos", "poss"})
_POLICE_LETTERS = re.compile(r"[a-z]{1,4}pd")


def find_triage(text: AnnotatedText, document: Document, parties: list[Party], events: list[Event]) -> Triage:
    """The answer with the words it rests on, those of the highest weight first.

    The events are not asked: on texts that the model did not see they made it no better than the words that they rest on.
    """
    found, model = signs(text, parties), load("triage_weights")
    total = model["bias"] + sum(model["weights"].get(name, 0.0) * value for name, value in values(found).items())
    score = 1 / (1 + math.exp(-total))
    answer = score >= model["threshold"]
    return Triage(use_of_force=answer, score=round(score, 4), because=_reasons(found, model["weights"]) if answer else [])


def signs(text: AnnotatedText, parties: list[Party]) -> Signs:
    """Each sign's words in the text, in the order of the text."""
    found: Signs = {}
    for sentence in text.sentences:
        for entry, hit in _patterns().matches(text, sentence):
            found.setdefault(entry["name"], []).append(Span(*hit.span()))
    for name, span in _acts(text, _police(text, parties)):
        found.setdefault(name, []).append(span)
    if passing := _passing(text, found):
        found["passing"] = passing
    return found


def _passing(text: AnnotatedText, found: Signs) -> list[Span]:
    """The words on force where they stand close together and deep in a long text: it is about something else."""
    telling = [hit for name in words("triage", "telling") for hit in found.get(name, [])]
    if not telling or len(text.content) < LONG:
        return []
    first, last = min(telling), max(telling)
    return [first] if first.start > LEAD and last.start - first.start < NEAR else []


def values(found: Signs) -> dict[str, float]:
    """The model's inputs: for each sign whether it is there, whether in the headline or lead, and how often (0..1)."""
    inputs: dict[str, float] = {}
    for name, hits in found.items():
        inputs[f"{name}.any"] = 1.0
        inputs[f"{name}.head"] = float(any(hit.start < HEAD for hit in hits))
        inputs[f"{name}.often"] = min(len(hits), OFTEN) / OFTEN
    return inputs


def _police(text: AnnotatedText, parties: list[Party]) -> set[int]:
    """The tokens that mean police: its words, and the names of officers, told by the parties' roles or by a rank once."""
    known = words("triage", "police_words")
    said = {word for word in set(text.lowers) if word in known or (word.endswith("pd") and _POLICE_LETTERS.fullmatch(word))}
    tokens = {token for token, word in enumerate(text.lowers) if word in said}
    named = {text.heads[token] for token in tokens if text.deps[token] in _NAMING}
    names = {text.lowers[token] for token in named if text.poss[token] == "PROPN"}
    tokens.update(token for token, word in enumerate(text.lowers) if word in names)
    tokens.update(token for token in named if text.lowers[token] in words("triage", "police_bodies"))
    officers = [span for party in parties if "officer" in party.roles for span in party.spans]
    return tokens.union(*(range(*text.tokens(span)) for span in officers))


def _acts(text: AnnotatedText, police: set[int]) -> Iterator[tuple[str, Span]]:
    """Words for police, and verbs of force with police as who acts, police as who is hit, or others as who acts."""
    force, words_for_police = words("triage", "verbs"), words("triage", "police_words")
    yield from (("police_word", text.span(i, i + 1)) for i, word in enumerate(text.lowers) if word in words_for_police)
    for token in [i for i, lemma in enumerate(text.lemmas) if lemma in force and text.poss[i] == "VERB"]:
        if not _is_force(text, token):
            continue
        agents, objects = _sides(text, token)
        if not police.isdisjoint(agents):
            yield "police_acted", text.span(token, token + 1)
        elif not police.isdisjoint(objects):
            yield "police_hit", text.span(token, token + 1)
        elif agents:
            yield "others_acted", text.span(token, token + 1)


def _is_force(text: AnnotatedText, verb: int) -> bool:
    """Whether a verb of force tells force: not "shot a film", "was fired for theft", nor "used drones"."""
    if not words("triage", "harmless").isdisjoint(text.lemmas[noun] for noun in syntax.objects(text, verb)):
        return False
    dismissed = text.lemmas[verb] == "fire" and text.lowers[verb + 1 : verb + 2] in (["for"], ["from"], ["over"])
    return not dismissed and _with_its_means(text, verb)


def _with_its_means(text: AnnotatedText, verb: int) -> bool:
    """Whether a verb that need not mean force stands near its means: "used a Taser", not "used drones"; "rounds were fired"."""
    lemma = text.lemmas[verb]
    if lemma not in words("triage", "light_verbs") and not (lemma == "fire" and syntax.is_passive(text, verb)):
        return True
    near = [*text.lowers[max(verb - MEANS_WITHIN, 0) : verb], *text.lowers[verb + 1 : verb + 1 + MEANS_WITHIN]]
    return not words("triage", "means").isdisjoint(near)


def _subject(text: AnnotatedText, verb: int) -> int | None:
    """Who a verb's subject is, over a preposition too: "was charged for shooting a man"."""
    above = text.heads[text.heads[verb]]
    charged = text.deps[verb] == "pcomp" and text.tags[verb] == "VBG" and text.poss[above] == "VERB"
    return syntax.subject(text, above) if charged else syntax.named_subject(text, verb)


def _sides(text: AnnotatedText, verb: int) -> tuple[list[int], list[int]]:
    """Who acts and who is hit: heads of the noun phrases, coordinated ones included."""
    subject = _subject(text, verb)
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


def _reasons(found: Signs, weights: dict[str, float]) -> list[Span]:
    """The first words of the signs that speak most for the answer."""

    def weight(name: str) -> float:
        return sum(weights.get(f"{name}.{kind}", 0.0) for kind in ("any", "head", "often"))

    telling = sorted((name for name in found if weight(name) > 0), key=lambda name: (-weight(name), name))
    return [found[name][0] for name in telling[:REASONS]]


@cache
def _patterns() -> KeyedPatterns:
    lexicon = load("triage")
    police = f"(?:{'|'.join(lexicon['police'])})"
    return KeyedPatterns([{**pattern, "re": pattern["re"].replace("{police}", police)} for pattern in lexicon["patterns"]])
