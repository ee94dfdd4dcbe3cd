"""Sentences told twice: a caption or a headline that the lead repeats tells of the same parties."""

from onrecord.lexicon import words
from onrecord.reading.parties.compatible import CIVILIAN, agree
from onrecord.reading.parties.descriptions import Description
from onrecord.reading.parties.entities import Entity
from onrecord.reading.parties.tokens import Words

# Different words of a sentence that can be told again; of one that calls the party otherwise.
_SHORTEST = 4
_SHORTEST_OTHERWISE = 7
_SHARE = 0.75  # of them that stand in the other


def told_again(page: Words, unnamed: list[Entity], described: Description) -> list[Entity]:
    """Of the unnamed the one called by the same words in a sentence that this one repeats; else the one civilian that fits."""
    own = page.lowers[described.found.start : described.found.end]
    for entity in (one for one in unnamed if not one.plural and _words_of(page, one) == own):
        if _is_repeated(page, entity, described, _SHORTEST):
            return [entity]
    if described.type not in CIVILIAN or not words("parties", "others").isdisjoint(own):
        return []
    alike = [one for one in unnamed if one.type in CIVILIAN and not one.plural and agree(one, described)]
    repeated = [one for one in alike if _is_repeated(page, one, described, _SHORTEST_OTHERWISE)]
    return repeated if len(repeated) == 1 else []


def _words_of(page: Words, entity: Entity) -> list[str]:
    return page.lowers[entity.mentions[0].start : entity.mentions[0].end]


def _is_repeated(page: Words, entity: Entity, described: Description, shortest: int) -> bool:
    """Whether nearly all other words of the shorter of two mentions' sentences stand in the longer."""
    first, found = entity.mentions[0], described.found
    one, other = page.text.sentence_number(first.head), page.text.sentence_number(found.head)
    if one == other:
        return False
    apart = {*page.lowers[found.start : found.end], *_words_of(page, entity)}
    shorter, longer = sorted((page.told_in(one) - apart, page.told_in(other) - apart), key=len)
    if len(shorter) < shortest or len(shorter & longer) < _SHARE * len(shorter):
        return False
    places = _places(page, one) | _places(page, other)
    return places.isdisjoint(shorter - longer) or places.isdisjoint(longer - shorter)  # not "on Oak Street", "on Elm Street"


def _places(page: Words, number: int) -> set[str]:
    """Names and numbers right after a preposition."""
    sentence, tags = page.text.sentences[number], page.text.tags
    named = (i for i in range(sentence.start + 1, sentence.end) if tags[i] in {"NNP", "CD"} and tags[i - 1] == "IN")
    return {page.lowers[i] for i in named}
