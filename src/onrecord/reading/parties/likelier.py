"""Which of several parties mentioned before a definite description means."""

from onrecord.lexicon import words
from onrecord.reading.parties.descriptions import Description
from onrecord.reading.parties.entities import Entity, Fact
from onrecord.reading.parties.facts import facts_of
from onrecord.reading.parties.tokens import Words
from onrecord.reading.syntax import children

_HARMED: frozenset[Fact] = frozenset({"killed", "injured"})
_NEAR = 20  # mentions


def fitting_clause(page: Words, known: list[Entity], described: Description) -> list[Entity]:
    """ "The man who died" is no gunman whom nobody shot; "the juvenile who was arrested" is none who died."""
    facts = facts_of(page, described.found.head)
    if "accused" in facts:
        known = [entity for entity in known if "accused" in entity.facts or "killed" not in entity.facts]
    is_clause = bool(children(page.text, described.found.head, "acl", "relcl"))
    if is_clause and facts & _HARMED and "by_police" not in facts and not page.police_shooting:
        known = [entity for entity in known if entity.facts & _HARMED or not _is_accused(entity)]
    return known


def _is_accused(entity: Entity) -> bool:
    return bool(entity.facts & {"accused", "fired"}) or bool(entity.heads & words("partroles", "accused_heads"))


def by_age(page: Words, same: list[Entity], described: Description) -> list[Entity]:
    """ "The older boy": of those of known age the eldest; empty where no such word is said."""
    said = page.lowers[described.found.start : described.found.head]
    if "older" not in said and "younger" not in said:
        return []
    aged = sorted((entity for entity in same if entity.age is not None), key=lambda entity: entity.age or 0)
    return (aged[-1:] if "older" in said else aged[:1]) if len(aged) > 1 else []


def nearest(page: Words, same: list[Entity], recent: list[tuple[int, Entity]], at: int) -> list[Entity]:
    """Of those who are called by the same word the one of this sentence or the one before, where the others are farther."""
    number = page.text.sentence_number(at)
    near = {id(entity) for token, entity in recent[-_NEAR:] if page.text.sentence_number(token) >= number - 1}
    found = [entity for entity in same if id(entity) in near]
    return found if len(found) == 1 else same


def likelier(known: list[Entity], described: Description) -> list[Entity]:
    """Those whom the words fit better: the hurt one for "the victim", the child for "the boy"."""
    if len(known) > 1 and described.gender:
        known = [entity for entity in known if entity.gender == described.gender] or known
    if len(known) > 1 and described.type == "child":
        known = [entity for entity in known if entity.minor or (entity.age or 99) < 20 or entity.type == "child"] or known
    if len(known) > 1 and described.type in {"victim", "child"}:
        known = [entity for entity in known if entity.facts & _HARMED] or known
    if len(known) > 1 and described.word in words("partroles", "accused_heads"):
        known = [entity for entity in known if entity.facts & {"accused", "fired"}] or known
    return known


def weightier(known: list[Entity]) -> list[Entity]:
    """Those of whom the text says something, or speaks again; where none is so, the one mentioned last."""
    told = [entity for entity in known if entity.facts or len(entity.mentions) > 1]
    return told or known[-1:]
