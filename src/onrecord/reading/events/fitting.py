"""Whether a trigger's frame and the words around are what its rule asks for."""

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.events.frames import Frame
from onrecord.reading.events.rules import NONE, Rule
from onrecord.reading.parties import Parties

# How far from a trigger the words of a rule's `near` may stand, in words.
NEAR = 12
_NAMING = frozenset({"compound", "amod", "nmod", "nummod", "appos"})


def holds(text: AnnotatedText, parties: Parties, rule: Rule, frame: Frame, span: tuple[int, int]) -> bool:
    """Whether the frame and the words around are what a rule asks for."""
    return (
        ("transitive" not in rule.flags or frame.patient is not None or frame.target is not None)
        and ("nameless" not in rule.flags or (frame.agent is not None and text.tags[frame.agent] == "NN"))
        and _fits(text, parties, frame.agent, rule.agent, frozenset())
        and not _is_barred(text, parties, frame.agent, rule.agent_not)
        and _fits(text, parties, frame.patient, rule.patient, rule.patient_not)
        and _fits(text, parties, frame.target, rule.target, frozenset())
        and _before(text, rule, span[0])
        and _around(text, parties, rule, frame, span)
    )


def words_of(text: AnnotatedText, parties: Parties, token: int) -> set[str]:
    """The lemmas that tell what a noun stands for: its own, its modifiers', and those of the party it mentions."""
    found = {text.lemmas[token], text.lowers[token]}
    for child in text.children[token]:
        if child < token and text.deps[child] in _NAMING:
            found.update((text.lemmas[child], text.lowers[child]))
    if text.lowers[token].endswith("pd") and text.doc[token].text.isupper():
        found.add("police")
    party = parties.at(token)
    if party is not None:
        about = parties.get(party)
        if "officer" in about.roles:
            found.add("officer")
        for words in (about.title, about.label, about.name if about.kind != "person" else None):
            found.update((words or "").lower().split())
    return found


def _fits(text: AnnotatedText, parties: Parties, token: int | None, wanted: frozenset[str], barred: frozenset[str]) -> bool:
    if token is None:
        return (not wanted or NONE in wanted) and NONE not in barred
    if not wanted and not barred:
        return True
    each = [words_of(text, parties, one) for one in syntax.coordinated(text, token)]
    return any((not wanted or not words.isdisjoint(wanted)) and words.isdisjoint(barred) for words in each)


def _is_barred(text: AnnotatedText, parties: Parties, agent: int | None, barred: frozenset[str]) -> bool:
    """Whether an agent, or one of several who act together, is barred: an officer and a man, say."""
    if agent is None or not barred:
        return False
    return any(not words_of(text, parties, one).isdisjoint(barred) for one in syntax.coordinated(text, agent))


def _before(text: AnnotatedText, rule: Rule, start: int) -> bool:
    if not rule.before and not rule.before_not:
        return True
    words = {text.lemmas[start - 1], text.lowers[start - 1]} if start else {""}
    return (not rule.before or not words.isdisjoint(rule.before)) and words.isdisjoint(rule.before_not)


def _around(text: AnnotatedText, parties: Parties, rule: Rule, frame: Frame, span: tuple[int, int]) -> bool:
    if not rule.near and not rule.not_near:
        return True
    sentence = text.sentences[text.sentence_number(span[0])]
    start, end = max(sentence.start, span[0] - NEAR), min(sentence.end, span[1] + NEAR)
    words = {
        *text.lemmas[start : span[0]],
        *text.lowers[start : span[0]],
        *text.lemmas[span[1] : end],
        *text.lowers[span[1] : end],
    }
    if rule.near and frame.patient is not None:  # "their names", where they are officers
        words.update(*(words_of(text, parties, owner) for owner in syntax.children(text, frame.patient, "poss")))
    inside = {*text.lemmas[slice(*span)], *text.lowers[slice(*span)]}
    return (not rule.near or not (words | inside).isdisjoint(rule.near)) and words.isdisjoint(rule.not_near)
