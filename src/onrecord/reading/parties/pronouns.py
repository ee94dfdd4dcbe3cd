"""Personal pronouns: resolved to the one person that gender, nearness and subjecthood leave; else not at all."""

from onrecord.reading.parties.compatible import kind_of, likely_gender
from onrecord.reading.parties.entities import Entity, Fact
from onrecord.reading.parties.tokens import Words
from onrecord.reading.syntax import ancestors, children, clause_verb, named_subject, subtree

GENDERS = {
    "he": "male", "him": "male", "his": "male", "himself": "male",
    "she": "female", "her": "female", "hers": "female", "herself": "female",
}  # fmt: skip
_HARMED = frozenset({"killed", "injured"})
_ON_DUTY = frozenset({"officer", "official", "spokesperson", "attorney", "investigator", "judge", "medic"})
_ASIDE = frozenset({"said", "saw", "called", "accused"})
_SUBJECTS = frozenset({"nsubj", "nsubjpass"})
_OBJECTS = frozenset({"dobj", "dative"})
# How many sentences, and how many mentions, back a pronoun reaches.
_REACH = 2
_NEAREST = 12


def antecedent(page: Words, at: int, gender: str, recent: list[tuple[int, Entity]], facts: frozenset[Fact]) -> Entity | None:
    """The person that a pronoun outside quotation marks stands for, of those mentioned before it in the order of the text."""
    sentence = page.text.sentence_number(at)
    outside = [(i, e) for i, e in recent[-_NEAREST:] if i not in page.quoted and _can_be(e, gender)]
    if joined := _joined_before(page, at, outside):
        return joined
    barred = {id(e) for i, e in outside if _is_barred(page, at, i) and page.text.poss[i] != "PRON"}
    outside = [(i, e) for i, e in outside if id(e) not in barred and not _is_barred(page, at, i)]
    if facts & _HARMED:
        outside = _hurt(outside)
    elif "accused" in facts:  # "he was wanted" is said of none on duty
        outside = [(i, e) for i, e in outside if "accused" in e.facts or kind_of(e) not in _ON_DUTY]
    if "said" in facts:
        outside = _alive(outside)
    near = [(i, e) for i, e in outside if page.text.sentence_number(i) >= sentence - _REACH]
    if "said" in facts:  # "she said" is the one who spoke before, though another stands nearer
        speakers = _distinct([(i, e) for i, e in near if "said" in e.facts])
        if len(speakers) == 1 and not _is_contested(near, speakers[0], gender):
            return speakers[0]
    for back in range(_REACH + 1):
        here = [(i, e) for i, e in near if page.text.sentence_number(i) == sentence - back]
        people = _distinct(here)
        if len(people) == 1:
            return people[0]
        if people:
            return None if "said" in facts else _subject_among(page, at, here)
    return None


def who_follows(page: Words, at: int) -> int | None:
    """ "After his arrest, the boy led": the head of the subject that a pronoun in the phrase before it stands for."""
    text = page.text
    verb = next((one for one in ancestors(text, at) if text.poss[one] in {"VERB", "AUX"} and _opens(page, at, one)), None)
    noun = named_subject(text, verb) if verb is not None else None
    if noun is None or noun < at or page.lowers[noun] in GENDERS or text.poss[noun] == "PRON":
        return None
    return noun


def _opens(page: Words, at: int, verb: int) -> bool:
    """Whether a token stands in a phrase that opens a verb's sentence, with a comma between it and the verb's subject."""
    text = page.text
    subjects = children(text, verb, "nsubj", "nsubjpass")
    if not subjects or subjects[0] < at or text.sentence_number(at) != text.sentence_number(verb):
        return False
    opener = next(
        (one for one in children(text, verb, "prep", "advcl") if subtree(text, one).start <= at < subtree(text, one).end), None
    )
    return opener is not None and "," in page.forms[at : subjects[0]]


def _joined_before(page: Words, at: int, outside: list[tuple[int, Entity]]) -> Entity | None:
    """ "shot Ann Lane and her son": her own."""
    text, noun = page.text, page.text.heads[at]
    if text.tags[at] != "PRP$" or text.deps[noun] != "conj":
        return None
    return next((entity for i, entity in outside if i == text.heads[noun]), None)


def _is_barred(page: Words, at: int, mention: int) -> bool:
    """ "Roe identified him": not Roe. "Kim Lane, his grandmother": not Kim Lane."""
    text = page.text
    if text.deps[at] in _OBJECTS and not page.lowers[at].endswith("self"):
        return mention == named_subject(text, clause_verb(text, at))
    is_aside = text.tags[at] == "PRP$" and page.forms[at - 1] == "," and text.deps[text.heads[at]] == "appos"
    return is_aside and mention in {at - 2, text.heads[text.heads[at]]}


def _hurt(outside: list[tuple[int, Entity]]) -> list[tuple[int, Entity]]:
    """ "He was pronounced dead" is said of none who only speaks, is on duty, or stands accused of what was done to another."""
    apart = _ASIDE if any(e.facts & _HARMED for _, e in outside) else _ASIDE - {"accused"}
    return [(i, e) for i, e in outside if e.facts & _HARMED or not (e.facts & apart or kind_of(e) in _ON_DUTY)]


def _alive(outside: list[tuple[int, Entity]]) -> list[tuple[int, Entity]]:
    """Who can have said something: the dead only where the text tells of their words, beside them none of unknown gender."""
    left = [(i, e) for i, e in outside if "killed" not in e.facts or "said" in e.facts]
    return left if len(left) == len(outside) else [(i, e) for i, e in left if e.gender or likely_gender(e)]


def _is_contested(near: list[tuple[int, Entity]], speaker: Entity, gender: str) -> bool:
    """Whether another person, surely of that gender, was mentioned after the speaker."""
    last = max(i for i, e in near if e is speaker)
    return any(i > last and e is not speaker and (e.gender or likely_gender(e)) == gender for i, e in near)


def _subject_among(page: Words, at: int, here: list[tuple[int, Entity]]) -> Entity | None:
    """Of several in one sentence the subject: of the clause of "his", else of the sentence."""
    if page.text.tags[at] == "PRP$":
        own = named_subject(page.text, clause_verb(page.text, at))
        return next((entity for i, entity in here if i == own), None)
    subjects = _distinct([(i, e) for i, e in here if _is_subject(page, i)])
    return subjects[0] if len(subjects) == 1 else None


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
