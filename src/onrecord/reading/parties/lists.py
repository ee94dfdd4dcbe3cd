"""Lists of persons of whom one thing is said: "A Lee, 30; B Moss, 21; and C Park, 31, all died", "The victims, A Lee and B".

The parse loses such lists at their ages and semicolons, so the words before and after them are read.
"""

from itertools import pairwise

from onrecord.lexicon import load, words
from onrecord.reading.parties.attributes import shared_age
from onrecord.reading.parties.entities import Entity, Fact, Found
from onrecord.reading.parties.facts import facts_of
from onrecord.reading.parties.harm import is_brought_to_hospital
from onrecord.reading.parties.list_runs import Member, is_filling, lists_of, words_before
from onrecord.reading.parties.listed import called_before, told_before
from onrecord.reading.parties.tokens import Words

_MARKS = frozenset({",", ":", "-", "--", "–", "—"})
_AFTER_LIST = 18
_LONGEST_ASIDE = 12
_FIRST_ASIDE = 7  # tokens of ", 19, of Avon,"
_LONGEST_OPENING = 9  # tokens of "It appeared that all three were dead"
_FATES: frozenset[Fact] = frozenset({"killed", "injured", "unharmed", "by_police"})
_SHARED: frozenset[Fact] = _FATES | {"accused", "fired"}
_OF_ALL = frozenset({"all", "both", "each", "were", "are", "been", "died"})


def read_lists(page: Words, persons: list[Entity]) -> None:
    """Give what is said of a list to each of its members."""
    for members in lists_of(page, persons):
        lead = words_before(page, members[0][1])
        called = called_before(lead, len(members) > 1)
        speaks = len(members) == 1 and "said" in facts_of(page, members[0][1].head)  # "Shot dead: Capt. Lee said"
        facts = set() if speaks else told_before(lead) | _of_noun_before(page, members)
        is_list = len(members) > 1 or _has_nameless(page, members[0][1])
        facts |= _said_of_all(page, members) if is_list else _said_in_aside(page, members[0][1])
        facts |= _said_after(page, members)
        facts |= _said_of_first(page, members)
        age = shared_age(page, members[-1][1].end) if len(members) > 1 else None
        for entity, mention in members:
            entity.age = age if entity.age is None else entity.age
            if page.text.tags[mention.end : mention.end + 1] != ["POS"]:  # "Pastor Orr's daughter Ann Orr": not the pastor
                entity.heads |= {called} if called else set()
                entity.facts |= facts


def _of_noun_before(page: Words, members: list[Member]) -> set[Fact]:
    """ "Police arrested the others, A Lee, 19, and B Moss": what is said of the noun that a list names."""
    mark = members[0][1].start - 1
    if len(members) == 1 or mark < 1 or page.forms[mark] not in _MARKS:
        return set()
    is_many = page.text.tags[mark - 1] == "NNS" or page.lowers[mark - 1] == "people"
    return set(facts_of(page, mark - 1) & _SHARED) if is_many else set()


def _said_of_first(page: Words, members: list[Member]) -> set[Fact]:
    """ "Police arrested A Lee, 30; B Moss, 31; and C Park, 44": semicolons make one list, said of whom it begins with."""
    first, last = members[0][1], members[-1][1]
    if page.forms[first.start : last.end].count(";") < len(members) - 1 or len(members) == 1:
        return set()
    is_object = page.text.deps[first.head] in {"dobj", "nsubj", "nsubjpass", "pobj", "oprd", "attr"}
    return set(facts_of(page, first.head) & _SHARED) if is_object else set()


def _has_nameless(page: Words, name: Found) -> bool:
    """ "Jake Lee, 19, | and a 16-year-old boy have been charged": a list with one name."""
    at = next((i for i in range(name.end, min(name.end + _FIRST_ASIDE, len(page))) if page.lowers[i] == "and"), None)
    if at is None or not all(is_filling(page, i) for i in range(name.end, at)):
        return False
    return page.text.tags[at + 1 : at + 2] == ["DT"]


def _said_after(page: Words, members: list[Member]) -> set[Fact]:
    """What the next sentence says of as many as a list has: "Both were injured", "It appeared all three were dead"."""
    verbs: dict[str, Fact] = load("parties")["after_lists"]
    number = page.text.sentence_number(members[-1][1].start) + 1
    if len(members) == 1 or number >= len(page.text.sentences):
        return set()
    sentence = page.text.sentences[number]
    opening = page.lowers[sentence.start : min(sentence.end, sentence.start + _LONGEST_OPENING)]
    numbers = load("parties")["numbers"]
    counted = (i for i, two in enumerate(pairwise(opening)) if two[0] == "all" and numbers.get(two[1]) == len(members))
    both = (i for i, word in enumerate(opening) if word == "both" and len(members) == 2)
    at = next(counted, next(both, None))
    told = {verbs[word] for word in opening[at:] if word in verbs} if at is not None else set()
    return told if len(told) == 1 else set()


def _said_in_aside(page: Words, name: Found) -> set[Fact]:
    """ "Ann Lee, a visitor from Avon who was shot in the face, said", "identified Ann Lee, 30, as the victim" """
    verbs: dict[str, Fact] = load("parties")["after_lists"]
    after = page.lowers[name.end : name.end + _LONGEST_ASIDE]
    if after[:1] != [","]:
        return set()
    for at, lower in enumerate(after[:-2]):
        if lower in {".", ";"} or lower in words("names", "speaking") | words("parties", "kin"):
            break
        if lower == "who" and after[at + 1] in {"was", "were"}:
            return {verbs[word] for word in after[at + 2 : at + 4] if word in verbs}
    return set()


def _said_of_all(page: Words, members: list[Member]) -> set[Fact]:
    """What the verb after a list says of each: ", all died", "were charged", "are accused", "both face"."""
    verbs: dict[str, Fact] = load("parties")["after_lists"]
    end, said_of_all = members[-1][1].end, False
    for token in range(end, min(end + _AFTER_LIST, len(page))):
        lower = page.lowers[token]
        if said_of_all and is_brought_to_hospital(page, token, page.text.lemmas[token]):
            return {"injured"}
        if lower in verbs and (said_of_all or lower in words("parties", "active_after_lists")):
            return {verbs[lower]}
        said_of_all = said_of_all or lower in _OF_ALL
        if not (lower in words("parties", "before_verbs") or is_filling(page, token)):
            break
    if said_of_all:
        return {fact for _, mention in members for fact in facts_of(page, mention.head)} & _FATES
    return set()
