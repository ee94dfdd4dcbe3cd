"""What the words around a mention say of the party: hurt, killed, fired, accused, spoke. Words alone, before any event is read."""

from collections.abc import Iterator

from onrecord.lexicon import words
from onrecord.reading.parties.entities import Fact
from onrecord.reading.parties.harm import found_hurt, harm_by, has_wound, is_fatal, is_headline_passive
from onrecord.reading.parties.tokens import Words
from onrecord.reading.syntax import children, is_negated, is_passive

_CLIMB = 6
_STATES = frozenset({"pronounce", "find", "leave", "declare"})


def facts_of(page: Words, head: int) -> set[Fact]:
    """All that is said of the mention with this head token."""
    found: set[Fact] = set()
    for verb, part in _verbs(page, head):
        found |= _said_by(page, verb, part)
    return found | _by_nouns(page, head)


def _verbs(page: Words, head: int) -> Iterator[tuple[int, str]]:
    """The verbs that a noun takes part in, each with its part: subject, passive, object."""
    text = page.text
    noun = _first_conjunct(page, head)
    relation, above = text.deps[noun], text.heads[noun]
    if relation == "appos":
        noun = _first_conjunct(page, above)
        relation, above = text.deps[noun], text.heads[noun]
    if relation in {"nsubj", "nsubjpass"}:
        for verb in _with_conjuncts(page, above):
            yield verb, "passive" if is_passive(text, verb) or (relation == "nsubjpass" and verb == above) else "subject"
    elif relation in {"dobj", "dative"}:
        yield above, "object"
    elif relation == "pobj" and text.deps[above] == "agent":
        yield text.heads[above], "subject"
    elif relation == "pobj" and text.lowers[above] in {"for", "at", "by", "to"}:
        yield text.heads[above], text.lowers[above]
    yield from _in_clauses(page, noun)


def _in_clauses(page: Words, noun: int) -> Iterator[tuple[int, str]]:
    """ "the man killed", "a driver who was shot and died" """
    text = page.text
    for clause in children(text, noun, "acl", "relcl"):
        if text.deps[clause] == "acl":
            yield clause, "passive" if text.tags[clause] == "VBN" else "subject"
        elif any(text.lowers[c] in {"who", "that"} for c in children(text, clause, "nsubj", "nsubjpass")):
            for verb in _with_conjuncts(page, clause):
                yield verb, "passive" if is_passive(text, verb) else "subject"


def _first_conjunct(page: Words, noun: int) -> int:
    for _ in range(_CLIMB):
        if page.text.deps[noun] != "conj":
            break
        noun = page.text.heads[noun]
    return noun


def _with_conjuncts(page: Words, verb: int) -> Iterator[int]:
    """A verb and those joined to it that have no subject of their own: "was shot and died"; "began shooting"."""
    yield verb
    for one in children(page.text, verb, "conj", "xcomp"):
        if not children(page.text, one, "nsubj", "nsubjpass"):
            yield one
    for after in children(page.text, verb, "prep"):  # "was charged after being shot"
        if page.lowers[after] in {"after", "before"}:
            yield from children(page.text, after, "pcomp")


def _said_by(page: Words, verb: int, part: str) -> set[Fact]:
    text, lemma = page.text, page.text.lemmas[verb]
    if _is_unsure(page, verb):
        return set()
    if is_negated(text, verb):
        return {"unharmed"} if lemma in words("parties", "harm") and part in {"passive", "object"} else set()
    if part == "subject":
        found = _of_subject(page, verb, lemma)
        return found | {"killed"} if is_fatal(page, verb) and lemma in {"be", "lie", "end"} else found
    if part in {"for", "at", "by", "to"}:
        return _of_phrase(page, verb, part)
    found = _of_object(page, verb, lemma)
    return found | {"killed"} if is_fatal(page, verb) and lemma in _STATES else found


def _of_phrase(page: Words, above: int, preposition: str) -> set[Fact]:
    """ "searching for Lane", "according to Orr", "an investigation by the bureau" """
    lemma = page.text.lemmas[above]
    if preposition == "for":
        return {"accused"} if lemma in words("parties", "search") else set()
    if preposition == "to":
        return {"said"} if page.lowers[above] == "according" else set()
    return (
        {"investigated"} if preposition == "by" and lemma in {"investigation", "investigate", "continue", "conduct"} else set()
    )


def _of_object(page: Words, verb: int, lemma: str) -> set[Fact]:
    if lemma in words("parties", "find"):
        return found_hurt(page, verb)
    if lemma in words("parties", "harm"):
        return harm_by(page, verb)
    if lemma in {"treat", "hospitalize"} and has_wound(page, verb):
        return {"injured"}
    if lemma in words("parties", "involve"):
        return {"involved"}
    return {"accused"} if lemma in words("parties", "accuse") else set()


def _of_subject(page: Words, verb: int, lemma: str) -> set[Fact]:
    text = page.text
    if lemma in words("parties", "die"):
        return {"killed"}
    if lemma in words("parties", "harm") and is_headline_passive(page, verb):
        return harm_by(page, verb) - {"by_police"}
    if lemma in words("parties", "fire") and (lemma != "open" or any(text.lemmas[c] == "fire" for c in text.children[verb])):
        return {"fired"}
    if lemma in words("parties", "suffer") and has_wound(page, verb):
        return {"injured"}
    objects = {text.lemmas[c] for c in children(text, verb, "dobj")}
    if lemma == "plead" or (lemma == "face" and objects & {"charge", "count"}):
        return {"accused"}
    if lemma in words("parties", "threaten") and objects & words("parties", "arms"):
        return {"threatened"}
    if lemma == "call" and objects & {"911", "9-1-1", "police"}:
        return {"called"}
    if lemma == "represent":
        return {"represented"}
    if lemma in words("parties", "investigate"):
        return {"investigated"}
    if any(text.lemmas[c] in words("parties", "investigate") for c in children(text, verb, "ccomp")):
        return {"said", "investigated"} if _says_of_itself(page, verb) else {"said"}
    if lemma in words("parties", "say"):
        return {"said"}
    return {"saw"} if lemma in words("parties", "witness") else set()


def _says_of_itself(page: Words, verb: int) -> bool:
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
    """ "his death", "the shooting of Ray Lane" """
    text, above = page.text, page.text.heads[head]
    noun = head
    if text.deps[head] == "poss":
        noun = above
    elif text.deps[head] == "pobj" and text.lowers[above] == "of":
        noun = text.heads[above]
    if noun == head:
        return set()
    if text.lowers[noun] in words("parties", "death_nouns"):
        return {"killed"}
    of_whom = text.lowers[above] == "of" or text.lowers[noun] != "shooting"
    return {"injured"} if text.lowers[noun] in words("parties", "harm_nouns") and of_whom else set()
