"""Personal pronouns: resolved to the one person that gender, nearness and subjecthood leave; else not at all."""

from onrecord.reading.parties.compatible import likely_gender
from onrecord.reading.parties.entities import Entity, Fact
from onrecord.reading.parties.tokens import Words

GENDERS = {
    "he": "male", "him": "male", "his": "male", "himself": "male",
    "she": "female", "her": "female", "hers": "female", "herself": "female",
}  # fmt: skip
_HARMED = frozenset({"killed", "injured"})
_SUBJECTS = frozenset({"nsubj", "nsubjpass"})
# How many sentences, and how many mentions, back a pronoun reaches.
_REACH = 2
_NEAREST = 12


def antecedent(page: Words, at: int, gender: str, recent: list[tuple[int, Entity]], facts: set[Fact]) -> Entity | None:
    """The person that a pronoun outside quotation marks stands for, of those mentioned before it in the order of the text."""
    sentence = page.text.sentence_number(at)
    outside = [(i, e) for i, e in recent[-_NEAREST:] if i not in page.quoted and _can_be(e, gender)]
    if "said" in facts:  # "she said" is the one who spoke before, though another stands nearer
        near = [(i, e) for i, e in outside if page.text.sentence_number(i) >= sentence - _REACH]
        speakers = _distinct([(i, e) for i, e in near if "said" in e.facts])
        if len(speakers) == 1:
            return speakers[0]
    for back in range(_REACH + 1):
        here = [(i, e) for i, e in outside if page.text.sentence_number(i) == sentence - back]
        people = _distinct(here)
        if facts & _HARMED and len(people) > 1:  # "He was pronounced dead" is said of the one who was shot
            people = [one for one in people if one.facts & _HARMED] or people
            here = [(i, e) for i, e in here if e in people]
        if len(people) == 1:
            return people[0]
        if people:
            subjects = _distinct([(i, e) for i, e in here if _is_subject(page, i)])
            return subjects[0] if len(subjects) == 1 else None
    return None


def _is_subject(page: Words, token: int) -> bool:
    """Whether a noun is a subject, or joined to one by "and"."""
    if page.text.deps[token] == "conj":
        token = page.text.heads[token]
    return page.text.deps[token] in _SUBJECTS


def _distinct(found: list[tuple[int, Entity]]) -> list[Entity]:
    people: list[Entity] = []
    for _, entity in found:
        if not any(entity is one for one in people):
            people.append(entity)
    return people


def _can_be(entity: Entity, gender: str) -> bool:
    return (entity.gender or likely_gender(entity) or gender) == gender
