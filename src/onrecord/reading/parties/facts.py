"""What the words around a mention say of the party: hurt, killed, fired, accused, spoke. Words alone, before any event is read."""

from collections.abc import Iterator


from onrecord.lexicon import words
from onrecord.reading.parties.entities import Fact
from onrecord.reading.parties.tokens import Words
from onrecord.reading.syntax import children, is_negated, is_passive


_CLIMB = 6


def facts_of(page: Words, head: int) -> set[Fact]:
    """All that is said of the mention with this head token."""
    found: set[Fact] = set()
    for verb, part in _verbs(page, head):
        found |= _said_by(page, head, verb, part)
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
    elif relation == "dobj":
        yield above, "object"
    elif relation == "pobj" and text.deps[above] == "agent":
        yield text.heads[above], "subject"
    for clause in children(text, noun, "acl", "relcl"):
        if text.deps[clause] == "acl" and text.tags[clause] == "VBN":
            yield clause, "passive"
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


def _said_by(page: Words, head: int, verb: int, part: str) -> set[Fact]:
    text, lemma = page.text, page.text.lemmas[verb]
    if _is_unsure(page, verb):
        return set()
    if is_negated(text, verb):
        return {"unharmed"} if lemma in words("parties", "harm") and part != "subject" else set()
    found: set[Fact] = set()
    if lemma in words("parties", "find") and part != "subject":
        found |= _found_hurt(page, verb)
    elif part == "object" and lemma in {"search", "seek"}:
        found.add("accused")
    elif part == "passive" and lemma in {"want", "seek"}:
        found.add("accused")
    elif part == "subject":
        found |= _of_subject(page, verb, lemma)
    elif lemma in words("parties", "harm"):
        found.add("killed" if lemma in words("parties", "kill") or _is_fatal(page, verb) else "injured")
    elif lemma in {"treat", "hospitalize"} and _has_wound(page, verb):
        found.add("injured")
    elif lemma in words("parties", "accuse"):
        found.add("accused")
    if _is_fatal(page, verb) and lemma in {"be", "pronounce", "find", "leave", "declare", "end", "lie"}:
        found.add("killed")
    return found


def _of_subject(page: Words, verb: int, lemma: str) -> set[Fact]:
    text = page.text
    if lemma in words("parties", "die"):
        return {"killed"}
    if (
        lemma == "shoot"
        and not children(text, verb, "dobj", "aux", "prt")
        and text.tags[verb] in {"VBD", "VBN"}
        and not children(text, verb, "prep")
    ):
        return set()
    if lemma == "shoot" and _is_headline_passive(page, verb):
        return {"killed" if any(text.lowers[c] in {"killed", "dead", "fatally"} for c in text.children[verb]) else "injured"}
    if lemma in words("parties", "fire") and (lemma != "open" or any(text.lemmas[c] == "fire" for c in text.children[verb])):
        return {"fired"}
    if lemma in words("parties", "suffer") and _has_wound(page, verb):
        return {"injured"}
    if lemma == "plead" or (
        lemma == "face" and any(text.lemmas[c] in {"charge", "count"} for c in children(text, verb, "dobj"))
    ):
        return {"accused"}
    if lemma in words("parties", "say"):
        return {"said"}
    return {"saw"} if lemma in words("parties", "witness") else set()


def _has_wound(page: Words, verb: int) -> bool:
    """ "suffered a gunshot wound", "suffering from wounds", "with injuries" """
    text = page.text
    nouns = children(text, verb, "dobj")
    for one in children(text, verb, "prep"):
        nouns += children(text, one, "pobj") if text.lowers[one] in {"from", "with", "for"} else []
    return any(text.lemmas[noun] in {"wound", "injury", "gunshot"} for noun in nouns)


def _found_hurt(page: Words, verb: int) -> set[Fact]:
    """ "was found shot", "found a man suffering from a gunshot wound", "discovered Lane dead" """
    text = page.text
    for one in page.text.children[verb]:
        if text.lemmas[one] in words("parties", "harm") and text.tags[one] in {"VBN", "VBD"}:
            fatal = text.lemmas[one] in words("parties", "kill") or _is_fatal(page, one) or _is_fatal(page, verb)
            return {"killed"} if fatal else {"injured"}
        if text.lemmas[one] in words("parties", "suffer") and _has_wound(page, one):
            return {"injured"}
    return {"injured"} if _has_wound(page, verb) else set()


def _is_headline_passive(page: Words, verb: int) -> bool:
    """ "Man shot in hand", "Woman shot, killed": no object and no auxiliary."""
    text = page.text
    if children(text, verb, "dobj", "aux", "prt", "advmod") or text.tags[verb] not in {"VBD", "VBN"}:
        return False
    return any(
        text.lowers[c] in {"in", "by", "during", "outside", "near", "on", "inside", "multiple"}
        for c in children(text, verb, "prep")
    )


def _is_fatal(page: Words, verb: int) -> bool:
    """ "fatally shot", "was shot to death", "shot and killed", "pronounced dead" """
    text = page.text
    if any(text.lowers[c] in words("parties", "dead") for c in text.children[verb]):
        return True
    if any(text.lemmas[c] in words("parties", "kill") for c in children(text, verb, "conj")):
        return True
    return "death" in text.lowers[verb + 1 : verb + 4] and text.lowers[verb + 1] == "to"


def _is_unsure(page: Words, verb: int) -> bool:
    """ "threatened to kill", "would have shot", "if he shot" """
    text = page.text
    if any(text.lemmas[c] in words("parties", "unsure") for c in children(text, verb, "aux", "mark")):
        return True
    return text.deps[verb] == "xcomp" and text.lemmas[text.heads[verb]] in words("parties", "unsure")


def _by_nouns(page: Words, head: int) -> set[Fact]:
    """ "his death", "the shooting of Ray Lane" """
    text, above = page.text, page.text.heads[head]
    noun = (
        above
        if text.deps[head] == "poss"
        else text.heads[above]
        if text.deps[head] == "pobj" and text.lowers[above] == "of"
        else head
    )
    if noun == head:
        return set()
    if text.lowers[noun] in words("parties", "death_nouns"):
        return {"killed"}
    return {"injured"} if text.lowers[noun] in words("parties", "harm_nouns") else set()
