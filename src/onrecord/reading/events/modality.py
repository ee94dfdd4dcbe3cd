"""How an event stands to the world: it occurred, is planned, asked for, possible, or nobody knows."""

from onrecord.language import AnnotatedText
from onrecord.reading import syntax
from onrecord.reading.events.asking import asks, calls_on, demand_that_is, is_imperative
from onrecord.reading.events.participles import is_wanted
from onrecord.reading.events.rules import cues
from onrecord.reading.events.verb_forms import is_finite, is_infinitive, is_inverted, is_past, is_put_off

# How a noun may hang on the verb whose negation or tense is its own: "did not release the names", "a trial is set".
_PARTS = frozenset({"dobj", "nsubjpass", "nsubj", "attr", "pobj", "prep", "compound", "poss", "conj", "dative", "oprd"})
# Relations over which what governs a clause governs the one below: "wants him to be charged".
_REACHING = frozenset({"xcomp", "ccomp", "conj", "advcl", "acl", "pcomp", "relcl"})
# Verbs above a trigger that are looked at for plans, requests and doubts.
HIGHEST = 4
# A modality, and the word by which somebody calls for the event. `TRIED` marks what did not come to be at all.
_Stand = tuple[str, int | None]
TRIED = "tried"
# What somebody says ought to be, which is a call for it where it is a decision.
OWED = "owed"


def modality_of(text: AnnotatedText, head: int) -> _Stand:
    """The modality of what a head tells (`TRIED` where it was only tried), and the word by which somebody calls for it."""
    is_verb = text.poss[head] in {"VERB", "AUX"}
    if not is_verb and (asked := _asked_by_noun(text, head)) is not None:
        return "requested", asked
    if is_verb and is_imperative(text, head):
        return "requested", text.heads[head]
    if _is_awaited(text, head):
        return "planned", None
    verb = head if is_verb else verb_of(text, head)
    if verb is None:
        return _of_noun(text, head)
    if not is_verb and (found := _of_governor(text, verb, head)):
        return found
    if not is_verb and text.lemmas[verb] in cues("remaining"):
        return "occurred", None  # "will remain on leave"
    if is_verb and syntax.is_near_miss(text, verb):
        return TRIED, None
    below = verb
    for _ in range(HIGHEST):
        found = _of_clause(text, below, is_verb=is_verb) or _of_governor(text, text.heads[below], below)
        if found:
            return found
        if text.deps[below] not in _REACHING or (is_finite(text, below) and not is_wanted(text, below)):
            break
        below = text.heads[below]
    return "occurred", None


def _is_awaited(text: AnnotatedText, head: int) -> bool:
    """Whether something is said to be done with a view to it: "ahead of the release", "pending the footage being released"."""
    noun = text.heads[head] if text.deps[head] == "acl" else head
    start = syntax.subtree(text, noun).start
    return " ".join(text.lowers[max(0, start - 2) : start]) in cues("awaiting") or text.lowers[start - 1] in cues("awaiting")


def verb_of(text: AnnotatedText, noun: int) -> int | None:
    """The verb that a noun is a part of: its subject, object or the object of its preposition."""
    token = noun
    for _ in range(HIGHEST):
        if text.deps[token] not in _PARTS or (
            text.deps[token] == "prep" and text.lowers[token] in cues("within") - {"in", "at"}
        ):
            return None
        token = text.heads[token]
        if text.poss[token] in {"VERB", "AUX"}:
            return token
    return None


def _asked_by_noun(text: AnnotatedText, noun: int) -> int | None:
    """The noun that calls for what another one names, whatever becomes of the call: "calls for his resignation grew"."""
    above = text.heads[text.heads[noun]]
    is_of_noun = text.deps[noun] == "pobj" and text.poss[above] == "NOUN"
    return above if is_of_noun and asks(text, above, noun, "demanding") else None


def _of_noun(text: AnnotatedText, noun: int) -> _Stand:
    """The modality of a noun that no verb governs: "calls for an inquiry"."""
    below = noun
    for above in syntax.ancestors(text, noun)[:2]:
        if asks(text, above, below, "demanding"):
            return "requested", above
        below = above
    return "occurred", None


def _of_clause(text: AnnotatedText, verb: int, *, is_verb: bool = True) -> _Stand | None:
    """What a verb's own auxiliaries and marks say; of "when the inquiry is over", the end is to come, the inquiry is not."""
    own = {text.lowers[child] for child in text.children[verb]}
    if own & cues("conditional") or is_inverted(text, verb) or _has_condition(text, verb) or "whether" in own:
        return ("unknown" if "whether" in own else "hypothetical"), None
    if own & cues("ought") and syntax.is_passive(text, verb):
        return ("hypothetical", None) if _is_weighed(text, verb) else (OWED, _saying_above(text, verb))
    if own & cues("will"):
        return "planned", None
    if "have" in own and own & {"could", "would"} and not syntax.children(text, verb, "neg"):  # "could have killed him"
        return "hypothetical", None
    if own & {"may", "might"} and "have" in own:  # "may have shot"
        return "hypothetical", None
    if own & cues("may") and "have" not in own:
        is_reported = text.deps[verb] == "ccomp" and own & {"would", "'d"}
        return ("planned" if is_reported else "hypothetical"), None
    if is_verb and own & cues("until") and text.deps[verb] == "advcl" and not is_past(text, verb):
        return "planned", None
    if text.deps[verb] == "xcomp" and text.lemmas[text.heads[verb]] in cues("going") and is_infinitive(text, verb):
        return "planned", None
    return None


def _has_condition(text: AnnotatedText, verb: int) -> bool:
    """Whether a clause with "if" hangs on a verb."""
    clauses = syntax.children(text, verb, "advcl")
    return any(text.lowers[child] in cues("conditional") for clause in clauses for child in text.children[clause])


def _of_governor(text: AnnotatedText, governor: int, below: int) -> _Stand | None:
    """What the word above says of the clause or noun below it: a plan, a request, a demand, an attempt."""
    if (demand := demand_that_is(text, governor, below)) is not None:
        return "requested", demand
    if calls_on(text, governor, below):
        return "requested", governor
    if (caller := _called_for(text, governor, below)) is not None:
        return "requested", caller
    if text.deps[below] in {"acl", "relcl"} and is_infinitive(text, below) and (stand := _of_infinitive(text, governor)):
        return stand, None
    if text.deps[below] == "pcomp" and text.lemmas[text.heads[governor]] in cues("rules"):
        return "hypothetical", None  # "a policy on releasing footage"
    if text.lemmas[governor] == "set" and any(text.lowers[one] == "off" for one in syntax.children(text, governor, "prt")):
        return None  # "set off days of protests"
    if text.lemmas[governor] == "wait" and text.deps[below] in {"advcl", "xcomp", "ccomp"} and not is_finite(text, below):
        return "planned", None  # "as we wait for the inquiry to be completed"
    if governor == below or text.deps[below] in {"conj", "advcl", "relcl", "nsubj"}:
        return None
    if text.lemmas[governor] in cues("owing") and text.deps[below] == "xcomp" and syntax.is_passive(text, below):
        return OWED, _saying_above(text, governor)
    if asks(text, governor, below, "demanding") and not syntax.is_passive(text, governor):
        return "requested", governor
    is_set_anew = text.deps[below] == "nsubjpass" or (text.deps[below] == "dobj" and text.lemmas[governor] == "put")
    if is_set_anew and is_put_off(text, governor):
        return "planned", None
    if asks(text, governor, below, "requesting"):
        return "requested", None
    if text.deps[below] == "ccomp" and is_finite(text, below):
        return None
    prevents = text.lowers[governor] == "from" and text.lemmas[text.heads[governor]] in cues("preventing")
    if prevents or text.lemmas[governor] in cues("not_done"):
        return TRIED, None
    if text.lemmas[governor] in cues("planning"):
        return _of_clause(text, governor) or ("planned", None)
    return None


def _of_infinitive(text: AnnotatedText, noun: int) -> str | None:
    """How what an infinitive tells stands by the noun above it: "48 hours to name the officer", "the power to fire"."""
    stands = {"nouns_of_plans": "planned", "nouns_of_requests": "requested", "nouns_of_powers": "hypothetical"}
    return next((stand for cue, stand in stands.items() if text.lemmas[noun] in cues(cue)), None)


def _called_for(text: AnnotatedText, noun: int, below: int) -> int | None:
    """The verb that asks for a noun's infinitive, where the parse joins that to the noun: "sued for the video to be shown"."""
    preposition = text.heads[noun]
    if text.deps[below] not in {"relcl", "acl"} or text.lowers[preposition] != "for" or is_finite(text, below):
        return None
    verb = text.heads[preposition]
    has_to = any(text.tags[child] == "TO" for child in text.children[below])
    return verb if has_to and text.lemmas[verb] in cues("calling") else None


def _saying_above(text: AnnotatedText, verb: int) -> int | None:
    """The verb of saying whose content a clause is: "he should be fired, she said"."""
    above = text.heads[verb]
    return above if text.deps[verb] == "ccomp" and text.lemmas[above] in cues("saying") else None


def _is_weighed(text: AnnotatedText, verb: int) -> bool:
    """Whether a clause is the content of a verb that only weighs it: "decides that charges should be filed"."""
    return text.deps[verb] == "ccomp" and _saying_above(text, verb) is None
