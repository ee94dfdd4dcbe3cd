"""The frame of a trigger: who did it, whom it concerns, and whether that is what the rule asks for."""

from dataclasses import dataclass

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.events.rules import NONE, Rule
from onrecord.reading.parties import Parties

# How far from a trigger the words of a rule's `near` may stand, in words.
NEAR = 12
_NAMING = frozenset({"compound", "amod", "nmod", "nummod", "poss", "appos"})


@dataclass(frozen=True, slots=True)
class Frame:
    """The heads of a trigger's slots, as tokens: logical subject, logical object, and the object of a preposition."""

    agent: int | None = None
    patient: int | None = None
    target: int | None = None

    def slot(self, name: str) -> int | None:
        """The token of a slot by its name in the lexicon."""
        return {"agent": self.agent, "patient": self.patient, "target": self.target}[name]


def verb_frame(text: AnnotatedText, verb: int, by: frozenset[str]) -> Frame:
    """The frame of a verb, active or passive; where it takes a clause's subject along, that one."""
    target = _object_of(text, verb, by)
    if syntax.is_passive(text, verb) or _is_reduced(text, verb):
        return Frame(_agent_of_passive(text, verb), syntax.subject(text, verb), target)
    objects = syntax.objects(text, verb)
    return Frame(_resolved(text, syntax.subject(text, verb)), _resolved(text, objects[0] if objects else None), target)


def noun_frame(text: AnnotatedText, noun: int, by: frozenset[str], *, of_clause: bool = False) -> Frame:
    """The frame of a noun: "the shooting of a man by police", "his arrest"; `of_clause`: its clause's subject stands for the object."""
    owner = syntax.children(text, noun, "poss")
    patient = owner[0] if owner else _object_of(text, noun, frozenset({"of"}))
    if patient is None and of_clause:
        patient = _resolved(text, syntax.subject(text, syntax.clause_verb(text, noun)))
    return Frame(_object_of(text, noun, frozenset({"by"})), patient, _object_of(text, noun, by))


def holds(text: AnnotatedText, parties: Parties, rule: Rule, frame: Frame, span: tuple[int, int]) -> bool:
    """Whether the frame and the words around are what a rule asks for."""
    return (
        _fits(text, parties, frame.agent, rule.agent, rule.agent_not)
        and _fits(text, parties, frame.patient, rule.patient, rule.patient_not)
        and _fits(text, parties, frame.target, rule.target, frozenset())
        and _before(text, rule, span[0])
        and _around(text, parties, rule, frame, span)
    )


def words_of(text: AnnotatedText, parties: Parties, token: int) -> set[str]:
    """The lemmas that tell what a noun stands for: its own, its modifiers', and those of the party it mentions."""
    found = {text.lemmas[token], text.lowers[token]}
    for child in text.children[token]:
        if child < token and text.deps[child] in _NAMING and text.deps[child] != "poss":
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
    return (not rule.near or not words.isdisjoint(rule.near)) and words.isdisjoint(rule.not_near)


def _object_of(text: AnnotatedText, head: int, prepositions: frozenset[str]) -> int | None:
    """The object of one of the head's prepositions."""
    for preposition in syntax.children(text, head, "prep", "agent", "dative"):
        if text.lowers[preposition] in prepositions:
            for noun in syntax.children(text, preposition, "pobj"):
                return noun
    return None


def _agent_of_passive(text: AnnotatedText, verb: int) -> int | None:
    """The doer of a passive verb, its own or the one that a joined verb shares: "shot and killed by police"."""
    agent = syntax.passive_agent(text, verb)
    if agent is not None:
        return agent
    for joined in syntax.children(text, verb, "conj"):
        agent = syntax.passive_agent(text, joined)
        if agent is not None:
            return agent
    return syntax.passive_agent(text, text.heads[verb]) if text.deps[verb] == "conj" else None


def _is_reduced(text: AnnotatedText, verb: int) -> bool:
    """Whether a participle stands for a passive clause: joined to one, or with an agent phrase."""
    if text.tags[verb] != "VBN":
        return False
    if text.deps[verb] == "conj" and not syntax.children(text, verb, "nsubj"):
        return syntax.is_passive(text, text.heads[verb])
    return bool(syntax.children(text, verb, "agent"))


def _resolved(text: AnnotatedText, noun: int | None) -> int | None:
    """A relative pronoun's antecedent, else the noun itself."""
    if noun is not None and text.tags[noun] in {"WP", "WDT"}:
        verb = text.heads[noun]
        if text.deps[verb] == "relcl":
            return text.heads[verb]
    return noun
