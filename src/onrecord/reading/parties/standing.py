"""Whether a description brings in somebody: not a predicate, not a class of people, not anybody at all."""

from onrecord.lexicon import words
from onrecord.reading.parties.descriptions import Description
from onrecord.reading.parties.tokens import Words
from onrecord.reading.syntax import children, is_shot_misread

_NOT_PARTIES = frozenset({"no", "any", "every", "each", "other", "many", "most", "some", "all", "more", "several"})
_PERCEIVED = frozenset({"hear", "see"})
_PREDICATES = frozenset({"attr", "acomp", "npadvmod", "compound"})


def stands_for_a_party(page: Words, described: Description) -> bool:
    """Not a predicate ("he was a good man"), not a class of people ("no officer", "any driver")."""
    head = described.found.head
    if page.text.deps[head] in _PREDICATES and not is_shot_misread(page.text, page.text.heads[head]):
        return False
    before = page.lowers[described.found.start : head]
    is_the_other = before[:2] == ["the", "other"] and not described.plural
    if not is_the_other and any(word in _NOT_PARTIES for word in before):
        return False
    if described.plural:
        return True
    if described.article == "bare" and described.age is None:
        return False
    if described.article == "indefinite" and (_is_of_a_rule(page, head) or _is_anybody(page, described)):
        return False
    if described.article != "definite" and head in page.quoted:
        return False
    return described.type != "friend" or described.article == "possessed"


def _is_anybody(page: Words, described: Description) -> bool:
    """ "At the hands of another person", "a report of a person": nobody yet; "of a person shot" is somebody."""
    text, head = page.text, described.found.head
    if described.word not in words("parties", "anybody") or described.age is not None:
        return False
    above = text.heads[head]
    is_plain = described.found.start >= head - 1
    if is_plain and text.deps[head] == "pobj" and text.lemmas[text.heads[above]] in words("parties", "calls"):
        return True  # "a call regarding a person being shot"
    of_one = text.deps[head] == "pobj" and text.lowers[above] == "of"
    return of_one and not children(text, head, "acl", "relcl", "prep")


def _is_of_a_rule(page: Words, head: int) -> bool:
    """ "An officer may use deadly force": any officer."""
    text = page.text
    modals = [c for c in children(text, text.heads[head], "aux") if text.lowers[c] in words("parties", "permitting")]
    is_subject = text.deps[head] in {"nsubj", "nsubjpass"}
    return is_subject and bool(modals) and text.lemmas[text.heads[head]] not in _PERCEIVED  # "a woman can be heard"
