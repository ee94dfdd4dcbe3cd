"""Words of being hurt or killed around a verb: "fatally shot", "found dead", "suffering from a wound", "Man shot in hand"."""

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading.parties.entities import Fact
from onrecord.reading.parties.tokens import Words
from onrecord.reading.syntax import children, passive_agent, subject

_WOUNDS = frozenset({"wound", "injury", "gunshot"})
_HAVING = frozenset({"with", "suffering", "from"})
_THEM = frozenset({"him", "her", "them", "us", "me"})
_SHORT_PHRASE = 3  # tokens of "the two deputies"
_SHOOTING = frozenset({"shoot", "fire"})
_FAR = 12  # tokens
_SOON = 7
_LONGEST_FINDING = 20  # tokens after "found"
_SHOT_WHERE = frozenset({"in", "by", "during", "outside", "near", "on", "inside", "multiple", "at", "while", "to"})


def harm_by(page: Words, verb: int) -> set[Fact]:
    """What a verb of harm says of whom it hurt: killed or injured, and whether by police."""
    fatal = page.text.lemmas[verb] in words("parties", "kill") or is_fatal(page, verb)
    found: set[Fact] = {"killed"} if fatal else {"injured"}
    agent = passive_agent(page.text, verb)
    if agent is None and page.text.tags[verb] != "VBN":
        agent = subject(page.text, verb)
    if agent is not None and page.lowers[agent] in {"who", "that"}:
        agent = page.text.heads[page.text.heads[agent]]  # "the officer who shot him"
    if agent is not None and page.lowers[agent] in words("parties", "police_words") and not is_former(page, agent):
        found.add("by_police")
    return found


def is_former(page: Words, noun: int) -> bool:
    """ "a former police officer", "the retired deputy": police no more, unless the text says that it was then."""
    nouns = [noun, *children(page.text, noun, "compound", "nmod")]
    return any(page.lowers[child] in words("partroles", "no_longer") for one in nouns for child in page.text.children[one])


def is_fatal(page: Words, verb: int) -> bool:
    """ "fatally shot", "was shot to death", "shot and killed", "pronounced dead" """
    text = page.text
    if any(text.lowers[c] in words("parties", "dead") for c in text.children[verb]):
        return True
    joined = [c for c in children(text, verb, "conj") if not children(text, c, "nsubj", "nsubjpass")]
    if any(text.lemmas[c] in words("parties", "kill") for c in joined):  # not "was hurt and Lane was killed"
        return True
    if text.lowers[verb + 1 : verb + 2] == ["down"] and text.lemmas[verb] == "gun":
        return not is_outlived(text, verb)
    return "death" in text.lowers[verb + 1 : verb + 4] and text.lowers[verb + 1] == "to"


def is_outlived(text: AnnotatedText, verb: int) -> bool:
    """Whether a verb's sentence or the next one says that somebody lived: "were gunned down. Both are in the hospital"."""
    number = text.sentence_number(verb)
    told = text.sentences[number : number + 2]
    return not words("parties", "survival").isdisjoint(text.lowers[told[0].start : told[-1].end])


def has_wound(page: Words, verb: int) -> bool:
    """ "suffered a gunshot wound", "suffering from wounds", "treated for injuries" """
    text = page.text
    nouns = children(text, verb, "dobj")
    for one in children(text, verb, "prep"):
        nouns += children(text, one, "pobj") if text.lowers[one] in {"from", "with", "for"} else []
    return any(text.lemmas[noun] in _WOUNDS for noun in nouns)


def found_hurt(page: Words, verb: int) -> set[Fact]:
    """ "was found shot", "found a man suffering from a gunshot wound", "discovered Lane dead" """
    text = page.text
    for one in page.text.children[verb]:
        if text.lemmas[one] in words("parties", "harm") and text.tags[one] in {"VBN", "VBD"}:
            return {"killed"} if is_fatal(page, verb) else harm_by(page, one)
        if text.lemmas[one] in words("parties", "suffer") and has_wound(page, one):
            return {"injured"}
    if is_fatal(page, verb) or "dead" in page.lowers[verb + 1 : verb + _SOON]:
        return {"killed"}
    return {"injured"} if has_wound(page, verb) or _goes_on_with_wound(page, verb) else set()


def _goes_on_with_wound(page: Words, verb: int) -> bool:
    """ "found Lane in a parking lot with a gunshot wound", where the parse joins the wound to the lot."""
    sentence = page.text.sentences[page.text.sentence_number(verb)]
    after = page.lowers[verb : min(sentence.end, verb + _LONGEST_FINDING)]
    if "gunshot" not in after or not {"wound", "wounds"} & set(after):
        return False
    return bool(_HAVING & set(after[: after.index("gunshot")]))


def is_brought_to_hospital(page: Words, verb: int, lemma: str) -> bool:
    """ "was taken to a hospital", not for an evaluation only."""
    if lemma not in words("parties", "bring"):
        return False
    after = page.lowers[verb + 1 : verb + _FAR]
    return not words("parties", "hospitals").isdisjoint(after) and words("parties", "unhurt").isdisjoint(after)


def is_headline_passive(page: Words, verb: int) -> bool:
    """ "Man shot in hand", "Woman shot, killed": no object, of the verb or one joined to it, and no auxiliary."""
    text = page.text
    joined = [verb, *(c for c in children(text, verb, "conj") if not children(text, c, "nsubj", "nsubjpass"))]
    if text.tags[verb] not in {"VBD", "VBN"} or any(children(text, one, "dobj", "aux", "prt") for one in joined):
        return False
    where = children(text, verb, "prep")
    if shoots_at(page, verb):
        return False
    if any(text.lemmas[one] in words("parties", "kill") for one in joined[1:]):
        return True
    return any(text.lowers[c] in _SHOT_WHERE for c in where)


def is_shot_at(page: Words, verb: int) -> bool:
    """ "was shot at by a man": hurt by no word."""
    at = page.lowers[verb + 1 : verb + 2] == ["at"]
    return at and not children(page.text, verb + 1, "pobj") and bool(children(page.text, verb, "auxpass"))


def is_target(page: Words, at: int) -> bool:
    """Whether somebody is named within the first words from a token on."""
    near = page.lowers[at : at + _SHORT_PHRASE]
    return not (words("parties", "police_words") | words("parties", "targets") | _THEM).isdisjoint(near)


def shoots_at(page: Words, verb: int) -> bool:
    """ "a man shot at officers", "shot at them": a target, no place; whoever the parse takes for shot fired."""
    text, targets = page.text, words("parties", "police_words") | words("parties", "targets")
    if text.lemmas[verb] not in _SHOOTING or children(text, verb, "auxpass"):
        return False
    aimed = [noun for c in children(text, verb, "prep") if text.lowers[c] == "at" for noun in children(text, c, "pobj")]
    return any(text.tags[noun] == "PRP" or text.lowers[noun] in targets or text.ents[noun] == "PERSON" for noun in aimed)
