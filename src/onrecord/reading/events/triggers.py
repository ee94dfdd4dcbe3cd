"""Where the words of a rule stand in a text with its frame: the triggers of events."""

from dataclasses import dataclass

from onrecord.language import AnnotatedText
from onrecord.reading.events.frames import Frame, holds, noun_frame, verb_frame
from onrecord.reading.events.rules import Pattern, Rule, Step, patterns
from onrecord.reading.parties import Parties

# Words that a gap of a pattern may jump over.
WIDEST_GAP = 8


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
    index, lowers, lemmas = patterns(), text.lowers, text.lemmas
    found: list[Trigger] = []
    sentences = text.sentences
    for number, sentence in enumerate(sentences):
        for token in range(sentence.start, sentence.end):
            candidates = index.get(lemmas[token], ())
            if lowers[token] != lemmas[token]:
                candidates += tuple(one for one in index.get(lowers[token], ()) if one not in candidates)
            for pattern in candidates:
                trigger = _trigger(text, parties, pattern, token, sentences[number].end)
                if trigger is not None and holds(text, parties, trigger.rule, trigger.frame, (trigger.start, trigger.end)):
                    found.append(trigger)
    return _longest(found)


def _trigger(text: AnnotatedText, parties: Parties, pattern: Pattern, token: int, limit: int) -> Trigger | None:
    if pattern.anchor == "verbs" and not text.tags[token].startswith("VB"):
        return None
    end = _end(text, pattern.steps, token, limit)
    if end is None or (pattern.anchor == "nouns" and not _is_common_noun(text, token, end)):
        return None
    head = _head(text, pattern, token, end)
    rule = pattern.rule
    if text.tags[head].startswith("VB"):
        return Trigger(rule, token, end, head, verb_frame(text, head, rule.by))
    return Trigger(rule, token, end, head, noun_frame(text, head, rule.by, of_clause="of_clause" in rule.flags))


def _is_common_noun(text: AnnotatedText, start: int, end: int) -> bool:
    """Whether some words are a noun and no month, name or town ("March", "Chase")."""
    return text.ents[start] not in {"DATE", "PERSON", "GPE"} and any(text.tags[i].startswith("NN") for i in range(start, end))


def _end(text: AnnotatedText, steps: tuple[Step, ...], token: int, limit: int) -> int | None:
    """Where a pattern that begins at a token ends, or None where it does not hold."""
    if not steps:
        return token
    step, rest = steps[0], steps[1:]
    if step is None:
        reach = min(token + WIDEST_GAP + 1, limit)
        return next((end for at in range(token, reach) if (end := _end(text, rest, at, limit)) is not None), None)
    if token >= limit or (text.lowers[token] not in step and text.lemmas[token] not in step):
        return None
    return _end(text, rest, token + 1, limit)


def _head(text: AnnotatedText, pattern: Pattern, start: int, end: int) -> int:
    """The word that a match hangs on: its verb, else the word whose head lies outside."""
    if pattern.anchor == "verbs":
        return start
    inside = range(start, end)
    verbs = [i for i in inside if text.tags[i].startswith("VB") and text.deps[i] not in {"aux", "auxpass", "amod", "compound"}]
    if pattern.anchor == "phrases" and verbs:
        return next((i for i in verbs if text.poss[i] == "VERB"), verbs[0])
    return next((i for i in inside if text.heads[i] not in inside or text.heads[i] == i), end - 1)


def _longest(found: list[Trigger]) -> list[Trigger]:
    """The triggers without those that a longer one of the same type covers."""
    kept: list[Trigger] = []
    taken: dict[tuple[str, int], Trigger] = {}
    for trigger in sorted(found, key=lambda t: (t.start - t.end, t.rule.number, t.start)):
        if any((trigger.rule.type, i) in taken for i in range(trigger.start, trigger.end)):
            continue
        taken.update({(trigger.rule.type, i): trigger for i in range(trigger.start, trigger.end)})
        kept.append(trigger)
    return sorted(kept, key=lambda t: (t.start, t.rule.number))
