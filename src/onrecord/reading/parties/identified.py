"""Whom a sentence says a description to be: "The officer was identified as Bo Ray", "The victim is Bo Ray"."""

from onrecord.lexicon import words
from onrecord.reading.parties.descriptions import Description
from onrecord.reading.parties.entities import Entity, Found
from onrecord.reading.parties.tokens import Words
from onrecord.reading.syntax import children

_NAMING = frozenset({"identify", "name", "know"})
_FAR = 16
_NEAR = 4


class NameStarts:
    """The mentions by name, by their first and last token."""

    def __init__(self, entities: list[Entity]) -> None:
        self.at: dict[int, tuple[Found, Entity]] = {}
        self.ending: dict[int, tuple[Found, Entity]] = {}
        for entity in entities:
            for mention in entity.mentions:
                self.at[mention.start] = (mention, entity)
                self.ending[mention.end] = (mention, entity)


def called_so(page: Words, described: Description, names: NameStarts) -> Entity | None:
    """ "The officer was identified as Bo Ray", "identified the man killed as Bo Ray", "The victim is Bo Ray" """
    text, head = page.text, described.found.head
    for clause in children(text, head, "acl", "relcl"):  # "a man, later identified as Bo Ray, was shot"
        if text.lemmas[clause] in _NAMING:
            return _name_after_as(page, clause, names)
    if said := _right_after(page, described.found.end):
        return _name_after_as(page, said, names)
    if found := _right_after_is(page, described.found.end, names):
        return found
    verb = text.heads[head]
    if text.deps[head] in {"nsubjpass", "dobj"} and text.lemmas[verb] in _NAMING:
        if found := _name_after_as(page, verb, names):
            return found
        for named in children(text, verb, "oprd", "dobj", "attr"):
            if named != head:
                return _name_with_head(named, names)
    if text.lemmas[verb] in words("parties", "harm"):  # "The man fatally shot has been identified as Bo Ray"
        naming = next((i for i in range(verb + 1, min(verb + _NEAR, len(page))) if text.lemmas[i] in _NAMING), None)
        if naming is not None and text.tags[naming] == "VBN":
            return _name_after_as(page, naming, names)
    if text.deps[head] == "nsubj" and text.lemmas[verb] == "be":
        for attribute in children(text, verb, "attr"):  # "the victim was his brother, Bo Ray"
            apposed = children(text, attribute, "appos")
            return next((found for one in [attribute, *apposed] if (found := _name_with_head(one, names))), None)
    return None


def _right_after(page: Words, end: int) -> int | None:
    """ "the victim, | identified as", "a woman | later identified by police as", which the parse may join to another noun."""
    at = end + 1 if page.forms[end : end + 1] == [","] else end
    at += page.text.tags[at : at + 1] == ["RB"]
    return at if page.lowers[at : at + 2] in (["identified", "as"], ["identified", "by"]) else None


def _right_after_is(page: Words, at: int, names: NameStarts) -> Entity | None:
    """ "learned that the 13-year-old | is Bo Ray" """
    found = names.at.get(at + 1) if page.lowers[at : at + 1] in (["is"], ["was"]) else None
    return found[1] if found and page.text.tags[found[0].end : found[0].end + 1] != ["POS"] else None


def _name_after_as(page: Words, verb: int, names: NameStarts) -> Entity | None:
    for as_ in children(page.text, verb, "prep"):
        if page.text.lowers[as_] == "as":
            return _name_under(page, as_, names)
    for as_ in range(verb + 1, min(verb + _FAR, len(page))):  # "identified by the school district as"
        if page.lowers[as_] == "as":
            return _name_under(page, as_, names)
        if page.lowers[as_] in {".", ";"}:
            break
    return None


def _name_under(page: Words, as_: int, names: NameStarts) -> Entity | None:
    for noun in children(page.text, as_, "pobj"):
        if found := _name_with_head(noun, names):
            return found
    for start in range(as_ + 1, min(as_ + 8, len(page))):
        if start in names.at:
            return names.at[start][1]
    return None


def _name_with_head(head: int, names: NameStarts) -> Entity | None:
    for end in (head + 1, head + 2):
        if end in names.ending and names.ending[end][0].start <= head:
            return names.ending[end][1]
    return None
