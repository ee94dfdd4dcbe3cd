"""What the words around a mention say of the party: hurt, killed, fired, accused, spoke. Words alone, no events yet."""

from onrecord.lexicon import words
from onrecord.reading.parties.accusing import brings_charges, is_called_suspect, is_warrant
from onrecord.reading.parties.deeds import of_acting_subject
from onrecord.reading.parties.entities import Fact
from onrecord.reading.parties.harm import (
    found_hurt,
    harm_by,
    has_wound,
    is_brought_to_hospital,
    is_fatal,
    is_former,
    is_headline_passive,
    shoots_at,
)
from onrecord.reading.parties.tokens import Words
from onrecord.reading.parties.verbs import verbs_of
from onrecord.reading.syntax import children, is_near_miss, is_negated

_FOUND_SO = frozenset({"pronounce", "find", "leave", "declare"})
_OF_THE_TOLD: frozenset[Fact] = frozenset({"killed", "injured", "by_police", "accused", "fired", "threatened"})
_OF_MANY: frozenset[Fact] = frozenset({"killed", "injured", "by_police", "accused"})
_BEING_SO = frozenset({"be", "lie", "end"})


def facts_of(page: Words, head: int) -> frozenset[Fact]:
    """All that is said of the mention with this head token; read once for each token."""
    if head not in page.facts:
        found = _by_nouns(page, head) | _by_mistagged(page, head) | _as_one_of(page, head)
        found |= {"former"} if is_former(page, head) else set()
        for verb, part in verbs_of(page, head):
            found |= _said_by(page, verb, part)
        if page.lowers[head + 1 : head + 2] and page.lowers[head + 1] in words("names", "speaking"):
            found -= _OF_THE_TOLD  # "wounded two officers, Chief Ann Roe said"
            found.add("said")
        page.facts[head] = frozenset(found)
    return page.facts[head]


def _said_by(page: Words, verb: int, part: str) -> set[Fact]:
    text, lemma = page.text, page.text.lemmas[verb]
    if _is_unsure(page, verb) or is_near_miss(text, verb):
        return set()
    if is_negated(text, verb):
        return {"unharmed"} if lemma in words("parties", "harm") and part in {"passive", "object"} else set()
    if part == "subject":
        found = _of_hurt_subject(page, verb, lemma) or of_acting_subject(page, verb, lemma)
        return found | {"killed"} if lemma in _BEING_SO and is_fatal(page, verb) else found
    if part == "agent":
        return of_acting_subject(page, verb, lemma)
    if part in {"passive", "object"}:
        found = _of_object(page, verb, lemma)
        return found | {"killed"} if lemma in _FOUND_SO and is_fatal(page, verb) else found
    return _of_phrase(page, verb, part)


def _of_phrase(page: Words, above: int, preposition: str) -> set[Fact]:
    """ "searching for Lane", "according to Orr", "an investigation by the bureau" """
    lemma = page.text.lemmas[above]
    if preposition == "for":
        return {"accused"} if lemma in words("parties", "search") or is_warrant(page, above) else set()
    if preposition == "against":
        return {"accused"} if lemma in words("parties", "charges") or brings_charges(page, above) else set()
    if preposition == "to":
        return {"said"} if page.lowers[above] == "according" else set()
    return {"investigated"} if lemma in words("parties", "investigated_by") else set()


def _of_object(page: Words, verb: int, lemma: str) -> set[Fact]:
    if lemma in words("parties", "find"):
        return {"accused"} if "guilty" in page.lowers[verb + 1 : verb + 3] else found_hurt(page, verb)
    if lemma in words("parties", "harm"):
        return {"fired"} if shoots_at(page, verb) else harm_by(page, verb)
    if (lemma in {"treat", "hospitalize"} and has_wound(page, verb)) or is_brought_to_hospital(page, verb, lemma):
        return {"injured"}
    if is_called_suspect(page, verb):
        return {"accused"}
    if lemma in words("parties", "involve"):
        return {"involved"}
    return {"accused"} if lemma in words("parties", "accuse") else set()


def _of_hurt_subject(page: Words, verb: int, lemma: str) -> set[Fact]:
    """ "died", "Man shot in hand", "suffered a gunshot wound" """
    if lemma in words("parties", "die"):
        return {"killed"}
    if lemma == "take" and page.lowers[verb + 2 : verb + 4] in (["own", "life"], ["own", "lives"]):
        return {"killed"}
    if lemma in words("parties", "harm") and is_headline_passive(page, verb):
        return harm_by(page, verb) - {"by_police"}
    return {"injured"} if lemma in words("parties", "suffer") and has_wound(page, verb) else set()


def _is_unsure(page: Words, verb: int) -> bool:
    """ "threatened to kill", "would have shot", "if he shot"; "shooting suspect Bo Lane" is a noun beside a noun."""
    text = page.text
    if text.tags[verb] == "VBG" and text.lemmas[verb + 1 : verb + 2] == ["suspect"]:
        return True
    if any(text.lemmas[c] in words("parties", "unsure") for c in children(text, verb, "aux", "mark")):
        return True
    return text.deps[verb] == "xcomp" and text.lemmas[text.heads[verb]] in words("parties", "unsure")


def _by_nouns(page: Words, head: int) -> set[Fact]:
    """ "his death", "his arrest", "the shooting of Ray Lane", "Lane's trial" """
    text, above = page.text, page.text.heads[head]
    if has_wound(page, head):  # "a man with a gunshot wound"
        return {"injured"}
    if text.deps[head] == "poss":
        if any(text.lowers[c] == "of" for c in children(text, above, "prep")):  # "the officer's killing of Ray Lane"
            return set()
        noun, of_whom = above, False
    elif text.deps[head] == "pobj" and text.lowers[above] == "of":
        noun, of_whom = text.heads[above], True
    else:
        return set()
    lower = text.lowers[noun]
    if lower in words("parties", "accused_nouns"):
        return {"accused"}
    if any(text.lowers[c] in {"attempted", "attempt"} for c in text.children[noun]):  # "the attempted murder of an officer"
        return set()
    if lower in words("parties", "death_nouns"):
        return {"killed"} if of_whom or lower != "body" else set()
    return {"injured"} if lower in words("parties", "harm_nouns") and (of_whom or lower != "shooting") else set()


def _as_one_of(page: Words, head: int) -> set[Fact]:
    """ "Lane was one of the men gunned down", "is among the six people who were hurt": what is said of them."""
    text, verb = page.text, page.text.heads[head]
    if text.deps[head] != "nsubj" or text.lemmas[verb] != "be":
        return set()
    for one in children(text, verb, "attr", "prep"):
        of = one if text.lowers[one] == "among" else next(iter(children(text, one, "prep")), None)
        if of is not None and text.lowers[one] in {"one", "among"}:
            nouns = children(text, of, "pobj")
            accused = any(text.lemmas[noun] in words("partroles", "accused_heads") for noun in nouns)
            told = {fact for noun in nouns for fact in facts_of(page, noun) & _OF_MANY}
            return told | {"accused"} if accused else told
    return set()


def _by_mistagged(page: Words, head: int) -> set[Fact]:
    """ "a 17-year-old shot and killed by police", where the model takes "shot" for a noun; "found Bo Lane dead"."""
    if page.lowers[head + 1 : head + 2] in (["dead"], ["deceased"]):
        return {"killed"}
    if page.lowers[head + 1 : head + 2] == ["guilty"]:  # "found Bo Lane guilty"
        return {"accused"}
    if page.lowers[head + 1 : head + 2] != ["shot"] or page.text.tags[head + 1] != "NN":
        return set()
    if page.lowers[head + 2 : head + 4] == ["and", "killed"]:  # not "a boy shot and killed a girl"
        return {"killed"} if page.text.tags[head + 4 : head + 5] not in (["DT"], ["PRP$"], ["NNP"], ["CD"], ["PRP"]) else set()
    return {"injured"}
