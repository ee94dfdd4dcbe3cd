"""What the words around a mention say of the party: hurt, killed, fired, accused, spoke. Words alone, no events yet."""

from onrecord.lexicon import words
from onrecord.reading.parties.entities import Fact
from onrecord.reading.parties.harm import (
    found_hurt,
    harm_by,
    has_wound,
    is_brought_to_hospital,
    is_fatal,
    is_headline_passive,
)
from onrecord.reading.parties.tokens import Words
from onrecord.reading.parties.verbs import verbs_of
from onrecord.reading.syntax import children, is_negated

_FOUND_SO = frozenset({"pronounce", "find", "leave", "declare"})
_PLEAS = frozenset({"guilty", "not", "no", "innocent", "to"})
_BEING_SO = frozenset({"be", "lie", "end"})


def facts_of(page: Words, head: int) -> frozenset[Fact]:
    """All that is said of the mention with this head token; read once for each token."""
    if head not in page.facts:
        found = _by_nouns(page, head) | _by_mistagged(page, head)
        for verb, part in verbs_of(page, head):
            found |= _said_by(page, verb, part)
        page.facts[head] = frozenset(found)
    return page.facts[head]


def _said_by(page: Words, verb: int, part: str) -> set[Fact]:
    text, lemma = page.text, page.text.lemmas[verb]
    if _is_unsure(page, verb):
        return set()
    if is_negated(text, verb):
        return {"unharmed"} if lemma in words("parties", "harm") and part in {"passive", "object"} else set()
    if part == "subject":
        found = _of_hurt_subject(page, verb, lemma) or _of_acting_subject(page, verb, lemma)
        return found | {"killed"} if lemma in _BEING_SO and is_fatal(page, verb) else found
    if part == "agent":
        return _of_acting_subject(page, verb, lemma)
    if part in {"passive", "object"}:
        found = _of_object(page, verb, lemma)
        return found | {"killed"} if lemma in _FOUND_SO and is_fatal(page, verb) else found
    return _of_phrase(page, verb, part)


def _of_phrase(page: Words, above: int, preposition: str) -> set[Fact]:
    """ "searching for Lane", "according to Orr", "an investigation by the bureau" """
    lemma = page.text.lemmas[above]
    if preposition == "for":
        return {"accused"} if lemma in words("parties", "search") or _is_warrant(page, above) else set()
    if preposition == "against":
        return {"accused"} if lemma in words("parties", "charges") or _brings_charges(page, above) else set()
    if preposition == "to":
        return {"said"} if page.lowers[above] == "according" else set()
    return {"investigated"} if lemma in words("parties", "investigated_by") else set()


def _is_warrant(page: Words, above: int) -> bool:
    """ "a warrant for Lane", "warrants have been issued for Lane" """
    text = page.text
    return text.lemmas[above] == "warrant" or any(
        text.lemmas[c] == "warrant" for c in children(text, above, "nsubjpass", "dobj")
    )


def _is_called_suspect(page: Words, verb: int) -> bool:
    """ "are considered suspects", "identified Lane as the shooter" """
    text = page.text
    nouns = children(text, verb, "oprd")
    for as_ in children(text, verb, "prep"):
        nouns += children(text, as_, "pobj") if text.lowers[as_] == "as" else []
    return any(text.lemmas[noun] in words("partroles", "accused_heads") for noun in nouns)


def _brings_charges(page: Words, above: int) -> bool:
    """ "filed charges against Lane" """
    text = page.text
    return any(text.lemmas[c] in words("parties", "charges") for c in children(text, above, "nsubjpass", "dobj"))


def _of_object(page: Words, verb: int, lemma: str) -> set[Fact]:
    if lemma in words("parties", "find"):
        return {"accused"} if "guilty" in page.lowers[verb + 1 : verb + 3] else found_hurt(page, verb)
    if lemma in words("parties", "harm"):
        return harm_by(page, verb)
    if (lemma in {"treat", "hospitalize"} and has_wound(page, verb)) or is_brought_to_hospital(page, verb, lemma):
        return {"injured"}
    if _is_called_suspect(page, verb):
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


def _of_acting_subject(page: Words, verb: int, lemma: str) -> set[Fact]:
    text = page.text
    objects = {text.lemmas[c] for c in children(text, verb, "dobj", "prt")}
    if lemma == "open" and "fire" in objects:
        return {"fired"}
    if lemma in words("parties", "fire") and (text.tags[verb] != "VBN" or children(text, verb, "dobj", "aux")):
        return {"fired"}
    if lemma == "plead" and not _PLEAS.isdisjoint(page.lowers[verb + 1 : verb + 3]):
        return {"accused"}
    if lemma in {"enter", "make"} and objects & words("parties", "court_acts"):
        return {"accused"}
    if lemma == "face" and objects & {"charge", "count", "allegation"}:
        return {"accused"}
    if lemma == "turn" and page.lowers[verb + 1 : verb + 3] in (["himself", "in"], ["herself", "in"]):  # to the police
        return {"accused"}
    if lemma in words("parties", "threaten") and objects & words("parties", "arms"):
        return {"threatened"}
    if lemma == "call" and objects & {"911", "9-1-1", "police"}:
        return {"called"}
    return _of_speaking_subject(page, verb, lemma)


def _of_speaking_subject(page: Words, verb: int, lemma: str) -> set[Fact]:
    if lemma == "represent":
        return {"represented"}
    if lemma in words("parties", "investigate"):
        return {"investigated"}
    if lemma in words("parties", "say"):
        return {"said", "investigated"} if _says_it_investigates(page, verb) else {"said"}
    return {"saw"} if lemma in words("parties", "witness") else set()


def _says_it_investigates(page: Words, verb: int) -> bool:
    """ "Police said they are investigating" """
    text = page.text
    inner = [c for c in children(text, verb, "ccomp") if text.lemmas[c] in words("parties", "investigate")]
    return any(text.lowers[one] in {"they", "it", "she", "he"} for c in inner for one in children(text, c, "nsubj"))


def _is_unsure(page: Words, verb: int) -> bool:
    """ "threatened to kill", "would have shot", "if he shot" """
    text = page.text
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
    if lower in words("parties", "death_nouns"):
        return {"killed"} if of_whom or lower != "body" else set()
    return {"injured"} if lower in words("parties", "harm_nouns") and (of_whom or lower != "shooting") else set()


def _by_mistagged(page: Words, head: int) -> set[Fact]:
    """ "a 17-year-old shot and killed by police", where the model takes "shot" for a noun."""
    if page.lowers[head + 1 : head + 2] != ["shot"] or page.text.tags[head + 1] != "NN":
        return set()
    if page.lowers[head + 2 : head + 4] == ["and", "killed"]:  # not "a boy shot and killed a girl"
        return {"killed"} if page.text.tags[head + 4 : head + 5] not in (["DT"], ["PRP$"], ["NNP"], ["CD"], ["PRP"]) else set()
    return {"injured"}
