"""Ages that stand beside a name: "Korry Lane, 23,", "34-year-old Bo Ray", "Bo Ray, who was 34"."""

from onrecord.reading.parties.descriptions import number
from onrecord.reading.parties.entities import Entity, Found
from onrecord.reading.parties.tokens import Words

_OLDEST = 115


def give_ages(page: Words, persons: list[Entity]) -> None:
    """Set the age of each person where one of its mentions has one beside it."""
    for person in persons:
        for mention in person.mentions:
            age = _after(page, mention) if person.age is None else None
            if age is None:
                age = _before(page, mention) if person.age is None else None
            if age is not None:
                person.age = age


def _after(page: Words, mention: Found) -> float | None:
    at = mention.end
    if page.forms[at : at + 1] not in ([","], ["("]):
        return None
    at += 1
    if page.lowers[at : at + 2] in (["age", "d"], ["who", "was"], ["who", "is"]):
        at += 2
    elif page.lowers[at : at + 1] in (["age"], ["aged"], ["a"], ["an"]):
        at += 1
    return _age_at(page, at, closing=True)


def _age_at(page: Words, at: int, closing: bool) -> float | None:
    if at >= len(page):
        return None
    age = number(page.lowers[at])
    after = page.lowers[at + 1 : at + 4]
    if age is None or age > _OLDEST:
        return None
    if after[:1] == ["-"] and after[1:2] == ["month"]:
        return age // 12
    if "old" in page.lowers[at + 1 : at + 6] and after[:1] in (["-"], ["years"], ["year"]):
        return age
    return age if closing and (not after or after[0] in {",", ".", ";", ")", "-", "—", "–", "of", "and"}) else None


def _before(page: Words, mention: Found) -> float | None:
    """ "18-year-old Jessie Lane" """
    at = mention.start
    if page.lowers[at - 1 : at] == ["old"] and at >= 4:
        return _age_at(page, at - 5 if page.forms[at - 2] == "-" and page.forms[at - 4] == "-" else at - 4, closing=False)
    return None
