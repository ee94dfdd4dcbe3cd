"""Where the words of a rule stand in a text with its frame: the triggers of events."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, partial

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.events.fitting import holds
from onrecord.reading.events.frames import Frame, noun_frame, verb_frame
from onrecord.reading.events.rules import NUMBER, Pattern, Rule, Step, patterns, words_of_step
from onrecord.reading.parties import Parties

# A participle that stands so before a noun tells no event of its own: "a convicted man".
_MODIFIERS = frozenset({"amod", "compound"})
# Gives the frame of a head with the prepositions of its target, and whether its clause's subject is the object.
Framing = Callable[[int, frozenset[str], bool], Frame]


@dataclass(frozen=True, eq=False, slots=True)
class Trigger:
    """Tokens `start` to `end` (excluded) that show an event of a rule; `head` is the word that the clause hangs on."""

    rule: Rule
    start: int
    end: int
    head: int
    frame: Frame


def find_triggers(text: AnnotatedText, parties: Parties) -> list[Trigger]:
    """The triggers of a text in order; of two of one type that overlap, the longer one, then the earlier rule."""
    found: list[Trigger] = []
    index, lemmas, lowers = patterns(), text.lemmas, text.lowers
    framed = cache(partial(_framed, text))
    for sentence in text.sentences:
        words = {*lemmas[sentence.start : sentence.end], *lowers[sentence.start : sentence.end]}
        if index.keys().isdisjoint(words):
            continue
        for token in range(sentence.start, sentence.end):
            if lemmas[token] not in index and lowers[token] not in index:
                continue
            for pattern in _candidates(text, token, words):
                trigger = _trigger(text, pattern, token, sentence.end, framed)
                if trigger is not None and holds(text, parties, trigger.rule, trigger.frame, (trigger.start, trigger.end)):
                    found.append(trigger)
    return _longest(found)


def _candidates(text: AnnotatedText, token: int, words: set[str]) -> Iterable[Pattern]:
    """The patterns that may begin at a token, by its word, the next one and the words of its sentence."""
    index, lemma, lower = patterns(), text.lemmas[token], text.lowers[token]
    following = (text.lemmas[token + 1], text.lowers[token + 1]) if token + 1 < len(text.lowers) else ()
    found: list[Pattern] = []
    for start in [index[word] for word in ((lemma,) if lemma == lower else (lemma, lower)) if word in index]:
        found += start.alone
        for word in following:
            found += start.followed.get(word, ())
        if start.gapped and not start.gapped.keys().isdisjoint(words):
            found += [pattern for word in start.gapped if word in words for pattern in start.gapped[word]]
    return dict.fromkeys(found) if found else ()


def _trigger(text: AnnotatedText, pattern: Pattern, token: int, limit: int, framed: Framing) -> Trigger | None:
    if pattern.anchor == "verbs" and not _is_verb(text, token):
        return None
    end = _end(text, pattern.steps, token, limit)
    if end is None or (pattern.anchor == "nouns" and not _is_common_noun(text, token, end)):
        return None
    head = _head(text, pattern, token, end)
    rule = pattern.rule
    return Trigger(rule, token, end, head, framed(head, rule.by, "of_clause" in rule.flags))


def _is_verb(text: AnnotatedText, token: int) -> bool:
    """Whether a word tells what somebody does: no participle before a noun, no noun that the parse takes for a verb."""
    is_verb = text.tags[token].startswith("VB") and text.deps[token] not in _MODIFIERS
    if text.lemmas[token] == "name" and text.deps[token] == "acl":  # "an officer named Lee Doe"
        return False
    return is_verb and not syntax.is_deed_noun(text, token)


def _framed(text: AnnotatedText, head: int, by: frozenset[str], of_clause: bool) -> Frame:
    if text.tags[head].startswith("VB") and not syntax.is_deed_noun(text, head):
        return verb_frame(text, head, by)
    return noun_frame(text, head, by, of_clause=of_clause)


def _is_common_noun(text: AnnotatedText, start: int, end: int) -> bool:
    """Whether some words are a noun and no month, name or town, nor a part of one ("March", "Bureau of Investigation")."""
    if text.ents[start] in {"DATE", "PERSON", "GPE"} or (text.ents[start] == "ORG" and text.tags[start] == "NNP"):
        return False
    if text.lowers[end : end + 1] == ["-"] or text.lowers[end - 1 : end] == ["-"]:  # "riot-torn"
        return False
    if text.tags[start] == "NNP" and start and text.tags[start - 1] == "NNP" and text.ents[start - 1]:
        return False
    return any(text.tags[i].startswith("NN") or syntax.is_deed_noun(text, i) for i in range(start, end))


def _end(text: AnnotatedText, steps: tuple[Step, ...], token: int, limit: int) -> int | None:
    """Where a pattern that begins at a token ends, or None where it does not hold."""
    lowers, lemmas = text.lowers, text.lemmas
    for number, step in enumerate(steps):
        if isinstance(step, int):
            rest, following = steps[number + 1 :], words_of_step(steps[number + 1])
            reach = range(token, min(token + step + 1, limit))
            there = (at for at in reach if lowers[at] in following or lemmas[at] in following)
            return next((end for at in there if (end := _end(text, rest, at, limit)) is not None), None)
        if token >= limit or not (
            lowers[token] in step or lemmas[token] in step or (NUMBER in step and text.tags[token] == "CD")
        ):
            return None
        token += 1
    return token


def _head(text: AnnotatedText, pattern: Pattern, start: int, end: int) -> int:
    """The word that a match hangs on: its verb, else the word whose head lies outside."""
    if pattern.anchor == "verbs":
        return start
    if pattern.anchor == "nouns" and text.tags[end - 1].startswith("NN"):  # "the shooting death of"
        return end - 1
    inside = range(start, end)
    verbs = [i for i in inside if text.tags[i].startswith("VB") and text.deps[i] not in {"aux", "auxpass", "amod", "compound"}]
    if pattern.anchor == "phrases" and verbs:
        return next((i for i in verbs if text.poss[i] == "VERB"), verbs[0])
    return next((i for i in inside if text.heads[i] not in inside or text.heads[i] == i), end - 1)


def _longest(found: list[Trigger]) -> list[Trigger]:
    """The triggers without those that a longer one of the same type covers."""
    kept: list[Trigger] = []
    taken: set[tuple[str, int]] = set()
    instead: set[int] = set()
    for trigger in sorted(found, key=lambda t: (t.start - t.end, t.rule.number, t.start)):
        inside = range(trigger.start, trigger.end)
        if any((trigger.rule.type, i) in taken for i in inside) or not instead.isdisjoint(inside):
            continue
        if "instead" in trigger.rule.flags:
            instead.update(inside)
        taken.update((trigger.rule.type, i) for i in inside)
        kept.append(trigger)
    return sorted(kept, key=lambda t: (t.start, t.rule.number))
