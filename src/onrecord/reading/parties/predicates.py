"""What a sentence says a description to be, by its verb or beside it: "Lane is the son", "the second victim, a child"."""

from onrecord.reading.parties.compatible import CIVILIAN, agree
from onrecord.reading.parties.descriptions import Description
from onrecord.reading.parties.entities import Entity, Fact
from onrecord.reading.parties.facts import facts_of
from onrecord.reading.parties.memory import Memory
from onrecord.reading.parties.tokens import Words
from onrecord.reading.syntax import children, coordinated, is_negated, named_subject, objects

_WORKING = frozenset({"work", "serve", "employ"})
OF_EACH: frozenset[Fact] = frozenset({"killed", "injured", "accused", "by_police", "fired", "involved"})


def subject_of(page: Words, memory: Memory, described: Description) -> Entity | None:
    """ "Lane is the son of the sheriff": the predicate is said of its subject."""
    text, head = page.text, described.found.head
    verb = text.heads[head]
    is_job = text.deps[head] == "pobj" and text.lowers[verb] == "as"  # "Lane, who works as a deputy"
    verb = text.heads[verb] if is_job else verb
    called = text.lemmas[verb] in _WORKING if is_job else text.deps[head] == "attr" and text.lemmas[verb] == "be"
    if described.plural or not called or is_negated(text, verb):
        return None
    noun = named_subject(text, verb)
    taker = memory.at.get(noun) if noun is not None else None
    return taker if taker is not None and taker.kind == "person" and not taker.plural and agree(taker, described) else None


def beside(page: Words, memory: Memory, before: Description | None, described: Description) -> Entity | None:
    """ "The second victim, a child, was": said of the one before the comma; `before` describes the noun above it."""
    text, found = page.text, described.found
    is_aside = text.deps[found.head] == "appos" and page.forms[found.start - 1] == ","
    if before is None or not is_aside or described.article != "indefinite" or before.plural or described.plural:
        return None
    entity = memory.at.get(before.found.head)
    is_alike = before.type in CIVILIAN and described.type in CIVILIAN and before.found.head < found.head
    return entity if is_alike and entity is not None and agree(entity, described) else None


def name_many(page: Words, memory: Memory, described: Description) -> None:
    """ "The men were identified as Ann Lane and Bo Ray": what is said of the men is said of each."""
    text, head = page.text, described.found.head
    verb = text.heads[head]
    is_subject = text.deps[head] in {"nsubj", "nsubjpass"}
    if not is_subject or text.lemmas[verb] not in {"be", "identify"}:
        return
    group, _ = memory.meant(described)
    told = facts_of(page, head) | (group.facts if group is not None else set())
    nouns = objects(text, verb)
    for as_ in children(text, verb, "prep"):
        nouns += [one for noun in children(text, as_, "pobj") for one in coordinated(text, noun)]
    for noun in nouns:
        if (person := memory.at.get(noun)) and person.kind == "person":
            person.heads |= {"victim"} if described.type == "victim" else set()
            person.facts |= told & OF_EACH
