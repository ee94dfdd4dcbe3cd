"""The city, town, county or state where it speaks or acts: "the city does not comment", "sued the County of Marlow"."""

from onrecord.lexicon import words
from onrecord.reading.parties.entities import Entity, Found
from onrecord.reading.parties.tokens import Words
from onrecord.reading.syntax import children

_LONGEST_NAME = 4


def find_governments(page: Words, taken: list[bool]) -> list[Entity]:
    """One entity a noun ("city") through a document, or one for each name where the text has several of a noun."""
    found: dict[str, list[Found]] = {}
    nouns = words("agencies", "governments")
    for at, lower in enumerate(page.lowers):
        if lower in nouns and not taken[at] and (mention := _read(page, at, taken)):
            found.setdefault(lower, []).append(mention)
    return [entity for noun, mentions in found.items() for entity in _joined(page, noun, mentions)]


def _read(page: Words, at: int, taken: list[bool]) -> Found | None:
    start, end = _edges(page, at, taken)
    named = end > at + 1 or page.capital[start]
    is_dateline = named and page.forms[start].isupper() and page.forms[end : end + 1] == [","]  # "KEEL COUNTY, Ky"
    if is_dateline or (not named and page.lowers[at - 1 : at] != ["the"]):
        return None
    if _acts(page, at) or (end > at + 1 and page.capital[at] and page.lowers[start - 1 : start] in ([","], ["the"])):
        return Found(start, end, at) if named else Found(at - 1, at + 1, at)
    return None


def _edges(page: Words, at: int, taken: list[bool]) -> tuple[int, int]:
    """Around "City of Alder Falls" or "Keel County"."""
    end = start = at
    while start > 0 and at - start < _LONGEST_NAME and page.capital[start - 1] and not taken[start - 1]:
        start -= 1
    if page.lowers[at + 1 : at + 2] == ["of"]:
        end = at + 2
        while end < len(page) and end - at < _LONGEST_NAME and page.capital[end]:
            end += 1
        end = end if end > at + 2 else at
    return (at, end) if end > at else (start, at + 1)


def _acts(page: Words, at: int) -> bool:
    """Whether it is the subject of a verb of speaking, paying, suing; or is sued, or claimed against."""
    text = page.text
    above = text.heads[at]
    if text.deps[at] in {"nsubj", "nsubjpass"}:
        told = text.deps[at] == "nsubj" and text.lemmas[above] in words("agencies", "governing")
        return told or (text.deps[at] == "nsubjpass" and text.lemmas[above] == "sue")
    if text.deps[at] == "dobj":
        return text.lemmas[above] == "sue"
    if text.deps[at] == "pobj" and text.lowers[above] == "against":
        against = text.heads[above]
        return bool(
            {text.lemmas[against], *(text.lemmas[c] for c in children(text, against, "dobj"))} & words("agencies", "claims")
        )
    return False


def _joined(page: Words, noun: str, mentions: list[Found]) -> list[Entity]:
    """ "The city" is the one city named; where several are, each is its own and "the city" stays open."""
    named: dict[str, list[Found]] = {}
    for mention in mentions:
        if page.lowers[mention.start] != "the":
            named.setdefault(page.phrase(mention.start, mention.end).lower(), []).append(mention)
    if not named:
        return [Entity("agency", "government", label=f"the {noun}", mentions=mentions)]
    groups = list(named.values()) if len(named) > 1 else [mentions]
    return [_entity(page, group, own[0]) for group, own in zip(groups, named.values(), strict=True)]


def _entity(page: Words, mentions: list[Found], by_name: Found) -> Entity:
    return Entity("agency", "government", (page.phrase(by_name.start, by_name.end),), mentions=mentions)
