"""The frame of a trigger: who did it, whom it concerns, and the object of a preposition that matters."""

from dataclasses import dataclass

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.events.participles import is_done_to_same, is_reduced, is_wanted, modified
from onrecord.reading.events.pronouns import subject_to_come, told_doer, told_object
from onrecord.reading.events.rules import cues


@dataclass(frozen=True, slots=True)
class Frame:
    """The heads of a trigger's slots, as tokens: logical subject, logical object, the object of a preposition, and whose the
    logical object is ("the officer's name")."""

    agent: int | None = None
    patient: int | None = None
    target: int | None = None
    owner: int | None = None

    def slot(self, name: str) -> int | None:
        """The token of a slot by its name in the lexicon."""
        return {"agent": self.agent, "patient": self.patient, "target": self.target, "owner": self.owner}[name]


def verb_frame(text: AnnotatedText, verb: int, by: frozenset[str]) -> Frame:
    """The frame of a verb, active or passive; where it takes a clause's subject along, that one."""
    target = _object_of(text, verb, by)
    if is_wanted(text, verb):
        wanted = syntax.children(text, verb, "nsubj")[-1]
        return Frame(None, wanted, target, _owner(text, wanted))
    if (found := _found_so(text, verb)) is not None:
        return Frame(None, found, target, _owner(text, found))
    if (nearest := _done_to_nearest(text, verb)) is not None:
        return Frame(_agent_of_passive(text, verb), nearest, target, _owner(text, nearest))
    if syntax.is_passive(text, verb) or is_reduced(text, verb) or is_done_to_same(text, verb):
        patient = told_object(text, _resolved(text, modified(text, verb)))
        return Frame(_agent_of_passive(text, verb), patient, target, _owner(text, patient))
    if text.tags[verb] == "VBG" and text.lemmas[verb + 1 : verb + 2] == ["suspect"]:  # "Shooting suspect Dale Roe"
        return Frame()
    objects = _things(text, syntax.objects(text, verb)) or _shared_objects(text, verb) or _told_before(text, verb)
    if target is None:  # "filed charges against the officer", "declined to file charges against the officer"
        things = objects or [noun for one in syntax.children(text, verb, "xcomp") for noun in syntax.objects(text, one)]
        target = next((found for noun in things if (found := _object_of(text, noun, by)) is not None), None)
    patient = told_object(text, _resolved(text, objects[0] if objects else None))
    agent = _speaking(text, _nearest_subject(text, verb))
    return Frame(told_doer(text, verb, _resolved(text, agent)), patient, target, _owner(text, patient))


def _found_so(text: AnnotatedText, verb: int) -> int | None:
    """Whom a participle tells to have been found so: "was found fatally shot", "officers found him shot"."""
    above = text.heads[verb]
    if text.tags[verb] not in {"VBN", "VBD"} or text.lemmas[above] not in cues("finding") or text.deps[verb] == "conj":
        return None
    if text.lemmas[verb] == "fire":  # "found that | the officer fired first": nobody is found so
        return None
    if above == verb or syntax.children(text, verb, "dobj", "aux", "auxpass", "agent", "mark"):
        return None
    if own := syntax.children(text, verb, "nsubj", "nsubjpass"):
        return own[-1]
    if syntax.is_passive(text, above):
        return syntax.subject(text, above)
    objects = syntax.children(text, above, "dobj")
    return _resolved(text, objects[0]) if objects else None


def noun_frame(text: AnnotatedText, noun: int, by: frozenset[str], *, of_clause: bool = False) -> Frame:
    """The frame of a noun: "his arrest", "the shooting of a man by police"; `of_clause`: its clause's subject is the object."""
    patient = _owner(text, noun)
    verb = syntax.clause_verb(text, noun)
    if patient is None and of_clause:
        placed = syntax.children(text, verb, "dobj") if text.deps[noun] == "pobj" and not syntax.is_passive(text, verb) else []
        patient = _resolved(text, placed[0] if placed else _told_subject(text, verb))
        if placed:  # "the chief put him on leave"
            return Frame(_resolved(text, _nearest_subject(text, verb)), patient, _object_of(text, noun, by))
    return Frame(_agent_of_noun(text, noun), patient, _object_of(text, noun, by))


def _told_subject(text: AnnotatedText, verb: int) -> int | None:
    """A verb's subject, but not the speaker of a headline: "Police: | Man in critical condition"."""
    own = [one for one in syntax.children(text, verb, "nsubj", "nsubjpass") if text.lowers[one + 1 : one + 2] != [":"]]
    return own[0] if own else _speaking(text, syntax.subject(text, verb))


def _owner(text: AnnotatedText, noun: int | None) -> int | None:
    """Whose a noun is: "the officer's name", "the name of the officer"."""
    if noun is None:
        return None
    owners = syntax.children(text, noun, "poss")
    if owners and text.lowers[owners[0]] == "whose":  # "a mother whose shooting by police"
        return next((text.heads[one] for one in syntax.ancestors(text, noun)[:2] if text.deps[one] == "relcl"), None)
    if owners and text.poss[owners[0]] == "PRON":
        return subject_to_come(text, owners[0])
    return owners[0] if owners else _object_of(text, noun, frozenset({"of"}))


def _agent_of_noun(text: AnnotatedText, noun: int) -> int | None:
    """The doer of what a noun names: "an inquiry by the bureau", "the bureau opened an inquiry"."""
    agent = _object_of(text, noun, frozenset({"by"}))
    if agent is None and text.deps[noun] == "dobj" and text.lemmas[text.heads[noun]] not in cues("reading"):
        return _resolved(text, _nearest_subject(text, text.heads[noun]))
    return agent


def _object_of(text: AnnotatedText, head: int, prepositions: frozenset[str]) -> int | None:
    """The object of one of the head's prepositions."""
    for preposition in syntax.children(text, head, "prep", "agent", "dative"):
        if text.lowers[preposition] in prepositions:
            for noun in syntax.children(text, preposition, "pobj"):
                return _past_place(text, noun)
    return None


def _past_place(text: AnnotatedText, noun: int | None) -> int | None:
    """Of a town with its state that the parse takes for somebody, who follows: "by an Avon, Ohio, | police officer"."""
    if noun is None or text.ents[noun] != "GPE" or text.lowers[noun + 1 : noun + 2] != [","]:
        return noun
    return next((one for one in syntax.children(text, noun, "appos") if text.poss[one] == "NOUN"), noun)


def _agent_of_passive(text: AnnotatedText, verb: int) -> int | None:
    """The doer of a passive verb, its own or the one that a joined verb shares: "shot and killed by police"."""
    agent = _past_place(text, syntax.passive_agent(text, verb))
    if agent is not None:
        return agent
    for joined in syntax.children(text, verb, "conj"):
        agent = syntax.passive_agent(text, joined)
        if agent is not None:
            return agent
    return syntax.passive_agent(text, text.heads[verb]) if text.deps[verb] == "conj" else None


def _done_to_nearest(text: AnnotatedText, verb: int) -> int | None:
    """The noun right before a participle that the parse takes for a past tense: "The family of a man shot by police said"."""
    is_after_noun = verb > 0 and text.deps[verb - 1] == "pobj" and text.tags[verb] in {"VBD", "VBN"}
    if not is_after_noun or _agent_of_passive(text, verb) is None:
        return None
    own = syntax.children(text, verb, "nsubj")
    if not own or not own[-1] < verb - 1 <= syntax.subtree(text, own[-1]).end - 1 or syntax.children(text, verb, "dobj", "aux"):
        return None
    return verb - 1


def _nearest_subject(text: AnnotatedText, verb: int) -> int | None:
    """The verb's subject; of two, which a dateline makes, the nearer one; whom the verb above asks to do it."""
    own = syntax.children(text, verb, "nsubj")
    if own:
        return _before_place(text, own[-1])
    if (main := _main_of(text, verb)) is not None:
        return _nearest_subject(text, main)
    asking = text.heads[verb]
    if text.deps[verb] in {"xcomp", "advcl"} and text.lemmas[asking] in cues("asking"):
        asked = syntax.children(text, asking, "dobj")
        return asked[0] if asked else _object_of(text, asking, frozenset({"on", "upon"}))
    return syntax.subject(text, verb)


def _main_of(text: AnnotatedText, verb: int) -> int | None:
    """The past tense that one goes on with past a clause in -ing: "He refused while they were coming and | drew a gun"."""
    above = text.heads[verb]
    if text.tags[verb] != "VBD" or text.deps[verb] != "conj" or text.tags[above] not in {"VBG", "VB"}:
        return None
    aside = _top(text, above)
    main = _top(text, text.heads[aside])
    is_aside = text.tags[aside] == "VBG" and text.deps[aside] == "advcl" and text.tags[main] == "VBD"
    return main if is_aside else None


def _top(text: AnnotatedText, verb: int) -> int:
    """The verb above a verb's infinitives and joined verbs."""
    above = [verb, *syntax.ancestors(text, verb)]
    return next((one for one in above if text.deps[one] not in {"xcomp", "conj"}), verb)


def _before_place(text: AnnotatedText, noun: int) -> int:
    """Of a state that the parse takes for the subject, what stands before the place: "police in Avon, | Ohio shot"."""
    if noun < 3 or text.ents[noun] != "GPE" or text.lowers[noun - 1] != "," or text.deps[noun - 2] != "pobj":
        return noun
    above = text.heads[text.heads[noun - 2]]
    return above if above < noun and text.poss[above] in {"NOUN", "PROPN"} else noun


def _things(text: AnnotatedText, objects: list[int]) -> list[int]:
    """A verb's objects, what is given before whom it is given to: "shot him a look"."""
    return sorted(objects, key=lambda noun: text.deps[noun] == "dative")


def _shared_objects(text: AnnotatedText, verb: int) -> list[int]:
    """The objects of the verb that a verb without one is joined to: "shot and killed a man"."""
    joined = [one for one in syntax.children(text, verb, "conj") if not syntax.children(text, one, "nsubj")]
    return [noun for one in joined for noun in syntax.objects(text, one)]


def _speaking(text: AnnotatedText, noun: int | None) -> int | None:
    """A subject, but not one that a colon makes the speaker: "Police: Man shot near bar"."""
    return None if noun is not None and text.lowers[noun + 1 : noun + 2] == [":"] else noun


def _told_before(text: AnnotatedText, verb: int) -> list[int]:
    """The noun that a clause without a relative pronoun tells of: "the man he shot"."""
    own = syntax.children(text, verb, "nsubj")
    is_bare = text.deps[verb] == "relcl" and own and own[0] == text.heads[verb] + 1 and text.tags[own[0]] == "PRP"
    return [text.heads[verb]] if is_bare else []


def _resolved(text: AnnotatedText, noun: int | None) -> int | None:
    """A relative pronoun's antecedent, else the noun itself."""
    if noun is not None and text.tags[noun] in {"WP", "WDT"}:
        verb = text.heads[noun]
        if text.deps[verb] == "relcl":
            return text.heads[verb]
    return noun
