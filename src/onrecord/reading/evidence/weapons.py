"""Weapons that somebody other than the police had, or that were found: nouns under a verb of handling or finding."""

from collections.abc import Iterator
from functools import cache

from onrecord.language import AnnotatedText
from onrecord.lexicon import load, words
from onrecord.reading import syntax
from onrecord.text import Span

_ACCIDENT = frozenset({"accidental", "accidentally", "unintentionally", "unintentional", "negligent"})
_OBJECT_OF = frozenset({"dobj", "nsubjpass", "nsubj", "conj", "pobj", "attr", "appos", "oprd"})


def weapon_mentions(text: AnnotatedText, sentence: Span) -> Iterator[tuple[str, Span]]:
    """The class of weapon and the tokens of its noun phrase, in the order of the sentence."""
    classes = _classes()
    for token in range(*sentence):
        item = classes.get(text.lowers[token])
        if item and text.deps[token] in _OBJECT_OF and _counts(text, token, sentence):
            yield item, _noun_phrase(text, token)


def _counts(text: AnnotatedText, noun: int, sentence: Span) -> bool:
    """Whether the weapon was there and is not one that police carried, save where it went off by accident."""
    rules = load("evidence")["weapon"]
    verb = syntax.clause_verb(text, noun)
    if _is_asked_for(text, verb):
        return False
    if syntax.is_negated(text, verb) and text.lemmas[verb] not in rules["found"]:
        return False
    if _is_police_own(text, noun, verb):
        return not _ACCIDENT.isdisjoint(text.lowers[sentence.start : sentence.end])
    return text.lemmas[verb] in rules["found"] or text.lemmas[verb] in rules["handled"]


def _is_asked_for(text: AnnotatedText, verb: int) -> bool:
    """Whether a clause orders or asks ("Show us the gun", "Where is the gun?"): it does not tell that there was a weapon."""
    if text.lemmas[verb] in load("evidence")["weapon"]["asking"] and text.tags[verb] == "VB":
        return not syntax.children(text, verb, "nsubj", "aux")
    return any(text.tags[child] == "WRB" and text.lowers[child] == "where" for child in text.children[verb])


def _is_police_own(text: AnnotatedText, noun: int, verb: int) -> bool:
    own = load("evidence")["weapon"]["police_own"]
    police = words("triage", "police_words")
    modifiers = [
        one for child in syntax.children(text, noun, "poss", "compound", "amod") for one in (child, *text.children[child])
    ]
    if any(text.lowers[one] in own or text.lowers[one] in police for one in modifiers):
        return True
    agent = syntax.subject(text, verb)
    acts = agent is not None and not syntax.is_passive(text, verb)
    return acts and text.lemmas[verb] not in load("evidence")["weapon"]["found"] and text.lowers[agent or 0] in police


def _noun_phrase(text: AnnotatedText, noun: int) -> Span:
    """The tokens of the noun with the modifiers before it."""
    first = min([noun, *syntax.children(text, noun, "det", "amod", "compound", "poss", "nummod")])
    return Span(first, noun + 1)


@cache
def _classes() -> dict[str, str]:
    return {word: item for item, listed in load("evidence")["weapon"]["classes"].items() for word in listed}
