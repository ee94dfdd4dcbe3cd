"""Words around a name that tell of a person where neither a given name nor the model does: "KaVay Reed was killed"."""

from functools import cache

from onrecord.lexicon import load, words
from onrecord.reading.parties.tokens import Words

_CLOSED = frozenset({",", ";", ".", "and", "(", "--", "—"})
_AFTER_BE = 3  # tokens after "was" in which the participle stands
_BEING = frozenset({"was", "were", "is", "has", "had", "who"})
_SIDES = frozenset({"left", "right", "center", "centre"})


def is_told_of(page: Words, start: int, end: int) -> bool:
    """Whether something is told of a name, from `start` to `end`, that is told of persons alone."""
    if end < len(page) and page.text.poss[end] in {"NOUN", "PROPN"}:  # "Latin Kings | members"
        return False
    return (
        page.lowers[end - 1] in words("names", "suffixes")
        or is_apposed(page, start, end)
        or _is_object(page, start)
        or _happens_to(page, end)
    )


@cache
def _person_nouns() -> frozenset[str]:
    classes = load("parties")["classes"].values()
    return frozenset(noun for entry in classes for number in ("one", "many") for noun in entry[number]) | {"survivors"}


def is_apposed(page: Words, start: int, end: int) -> bool:
    """ "a 20-year-old woman, Ilani House;", "two of the survivors, Ondrel Lugo and" """
    if start < 2 or page.lowers[start - 1] != "," or page.lowers[start - 2] not in _person_nouns():
        return False
    return page.lowers[end : end + 1] != [] and page.lowers[end] in _CLOSED


def _is_object(page: Words, start: int) -> bool:
    """ "the mother of Osmund Wiedel", "arrested Ettan Osbee", "believed to be Evenwia Pope" """
    before = page.lowers[max(start - 2, 0) : start]
    if before[-1:] == ["of"]:
        return before[0] in words("parties", "kin") or before[0] in words("names", "of_persons")
    if before == ["to", "be"]:
        return True
    return bool(before) and before[-1] in words("names", "arresting") and page.forms[start - 1].islower()


def _happens_to(page: Words, end: int) -> bool:
    """ "was shot", "has been charged", "died", ", left," in a caption."""
    after = page.lowers[end : end + 1 + _AFTER_BE]
    if not after:
        return False
    if after[:2] == [",", "who"]:
        return True
    if after[0] in _BEING:
        return not words("names", "happening").isdisjoint(after[1:])
    return after[0] in words("names", "happening_alone") or (after[0] in {",", "("} and not _SIDES.isdisjoint(after[1:2]))
