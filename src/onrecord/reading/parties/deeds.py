"""What a subject does by its verb: fires, threatens, calls the police, pleads, speaks, investigates, sees."""

from onrecord.lexicon import words
from onrecord.reading.parties.accusing import stands_accused
from onrecord.reading.parties.entities import Fact
from onrecord.reading.parties.tokens import Words
from onrecord.reading.syntax import children


def of_acting_subject(page: Words, verb: int, lemma: str) -> set[Fact]:
    """What the subject of a verb is said to do or to face."""
    text = page.text
    objects = {text.lemmas[c] for c in children(text, verb, "dobj", "prt")}
    if lemma == "open" and "fire" in objects:
        return {"fired"}
    if lemma == "fire" and _is_dismissal(page, verb):
        return set()
    if lemma in words("parties", "strike") and any(
        text.lowers[c] in words("parties", "police_words") for c in children(text, verb, "dobj")
    ):
        return {"threatened"}
    if lemma in words("parties", "fire") and (text.tags[verb] != "VBN" or children(text, verb, "dobj", "aux")):
        return {"fired"}
    if stands_accused(page, verb, lemma, objects):
        return {"accused"}
    if lemma in words("parties", "threaten") and objects & words("parties", "arms"):
        return {"threatened"}
    if lemma == "call" and objects & {"911", "9-1-1", "police"}:
        return {"called"}
    return _of_speaking_subject(page, verb, lemma)


def _is_dismissal(page: Words, verb: int) -> bool:
    """ "The sheriff fired Lane", "fired the officer": from a job, with nothing but a person for an object."""
    text = page.text
    fired = children(text, verb, "dobj")
    is_named = any(
        text.tags[c] in {"NNP", "NNPS", "PRP"} and not children(text, c, "det") for c in fired
    )  # not "fired a Glock"
    return is_named or any(text.lowers[c] in words("parties", "staff") for c in fired)


def _of_speaking_subject(page: Words, verb: int, lemma: str) -> set[Fact]:
    if lemma == "represent":
        return {"represented"}
    if lemma in words("parties", "investigate"):
        return {"investigated"}
    if lemma == "respond" and _goes_there(page, verb):
        return set()
    if lemma in words("parties", "say"):
        return {"said", "investigated"} if _says_it_investigates(page, verb) else {"said"}
    return {"saw"} if lemma in words("parties", "witness") else set()


def _goes_there(page: Words, verb: int) -> bool:
    """ "Deputy Roe responded to the call": no answer."""
    text = page.text
    targets = [noun for to in children(text, verb, "prep") if text.lowers[to] == "to" for noun in children(text, to, "pobj")]
    return bool(targets) and all(text.lemmas[noun] not in words("parties", "answered") for noun in targets)


def _says_it_investigates(page: Words, verb: int) -> bool:
    """ "Police said they are investigating" """
    text = page.text
    inner = [c for c in children(text, verb, "ccomp") if text.lemmas[c] in words("parties", "investigate")]
    return any(text.lowers[one] in {"they", "it", "she", "he"} for c in inner for one in children(text, c, "nsubj"))
