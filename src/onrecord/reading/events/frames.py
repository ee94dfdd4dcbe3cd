"""The frame of a trigger: who did it, whom it concerns, and the object of a preposition that matters."""

from dataclasses import dataclass

from onrecord.language import AnnotatedText
from onrecord.reading import syntax


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
        return Frame(_agent_of_passive(text, verb), _modified(text, verb), target)
    objects = syntax.objects(text, verb) or _shared_objects(text, verb)
    return Frame(
        _resolved(text, _speaking(text, _nearest_subject(text, verb))), _resolved(text, objects[0] if objects else None), target
    )


def noun_frame(text: AnnotatedText, noun: int, by: frozenset[str], *, of_clause: bool = False) -> Frame:
    """The frame of a noun: "his arrest", "the shooting of a man by police"; `of_clause`: its clause's subject is the object."""
    owner = syntax.children(text, noun, "poss")
    patient = owner[0] if owner else _object_of(text, noun, frozenset({"of"}))
    if patient is None and of_clause:
        patient = _resolved(text, syntax.subject(text, syntax.clause_verb(text, noun)))
    return Frame(_agent_of_noun(text, noun), patient, _object_of(text, noun, by))


def _agent_of_noun(text: AnnotatedText, noun: int) -> int | None:
    """The doer of what a noun names: "an inquiry by the bureau", "the bureau opened an inquiry"."""
    agent = _object_of(text, noun, frozenset({"by"}))
    if agent is None and text.deps[noun] == "dobj":
        return _resolved(text, _nearest_subject(text, text.heads[noun]))
    return agent


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
    if syntax.children(text, verb, "agent"):
        return True
    return text.deps[verb] == "conj" and not syntax.children(text, verb, "nsubj") and syntax.is_passive(text, text.heads[verb])


def _modified(text: AnnotatedText, verb: int) -> int | None:
    """Whom a passive verb concerns: its subject, or the noun right before a participle: "family of a man shot by police"."""
    if text.deps[verb] == "acl" and verb and text.poss[verb - 1] in {"NOUN", "PROPN"}:
        return verb - 1
    return syntax.subject(text, verb)


def _nearest_subject(text: AnnotatedText, verb: int) -> int | None:
    """The verb's subject; of two, which a dateline makes, the nearer one."""
    own = syntax.children(text, verb, "nsubj")
    return own[-1] if own else syntax.subject(text, verb)


def _shared_objects(text: AnnotatedText, verb: int) -> list[int]:
    """The objects of the verb that a verb without one is joined to: "shot and killed a man"."""
    return [noun for joined in syntax.children(text, verb, "conj") for noun in syntax.objects(text, joined)]


def _speaking(text: AnnotatedText, noun: int | None) -> int | None:
    """A subject, but not one that a colon makes the speaker: "Police: Man shot near bar"."""
    return None if noun is not None and text.lowers[noun + 1 : noun + 2] == [":"] else noun


def _resolved(text: AnnotatedText, noun: int | None) -> int | None:
    """A relative pronoun's antecedent, else the noun itself."""
    if noun is not None and text.tags[noun] in {"WP", "WDT"}:
        verb = text.heads[noun]
        if text.deps[verb] == "relcl":
            return text.heads[verb]
    return noun
