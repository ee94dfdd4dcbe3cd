"""Which description and which name stand for one party: "the driver, Marlon Ashby", "Orr, a spokeswoman", "identified as"."""

from collections.abc import Callable

from onrecord.lexicon import words
from onrecord.reading.parties.compatible import likely_gender
from onrecord.reading.parties.descriptions import Description
from onrecord.reading.parties.entities import Entity, Found
from onrecord.reading.parties.identified import NameStarts, called_so
from onrecord.reading.parties.titles import title_words
from onrecord.reading.parties.tokens import Words

_FAR = 10
_WHERE = frozenset({"in", "inside", "at", "on", "driving"})
_CLOSERS = frozenset({",", ".", "—", "–", "-", ";", ":", ")", "("})


def named_by(page: Words, described: Description, names: NameStarts) -> Entity | None:
    """The person whose name stands in apposition to a description, or whom the sentence says it to be."""
    if described.plural and not _is_one_of(page, described):
        return None
    if page.text.tags[described.found.end : described.found.end + 1] == ["POS"]:
        return None
    rules: tuple[Callable[[Words, Description, NameStarts], Entity | None], ...] = (
        _name_right_after,
        _name_before,
        _name_after_comma,
        called_so,
    )
    for rule in rules:
        if (person := rule(page, described, names)) and person.kind == "person":
            return None if _differ(person, described) or _is_within_another(page, described) else person
    return None


def _is_one_of(page: Words, described: Description) -> bool:
    """ "One of the responding officers, Bo Ray, fired": the name is the one's."""
    start = described.found.start
    return page.lowers[max(start - 2, 0) : start] == ["one", "of"]


def _differ(person: Entity, described: Description) -> bool:
    gender = person.gender or likely_gender(person)
    if described.age is not None and person.age is not None and described.age != person.age:
        return True  # "a 17-year-old boy, Louis Roe, 21, and"
    return bool(gender and described.gender and gender != described.gender)


def _is_within_another(page: Words, described: Description) -> bool:
    """ "The mother of the dead man, Ann Roe": the mother or the man? Open, where no gender tells."""
    text, head = page.text, described.found.head
    if text.deps[head] != "pobj" or text.lowers[text.heads[head]] != "of" or described.found.start < 2:
        return False
    outer = text.lowers[described.found.start - 2]
    return outer in words("parties", "kin") and not (
        described.gender and (described.gender == "male") != (outer in words("parties", "male"))
    )


def _name_right_after(page: Words, described: Description, names: NameStarts) -> Entity | None:
    """ "her son Kodi", "driver Marlon Ashby" """
    found = names.at.get(described.found.end)
    return found[1] if found else None


def _name_before(page: Words, described: Description, names: NameStarts) -> Entity | None:
    """ "Dana Orr, 34, a spokeswoman for" """
    at = described.found.start
    if at < 2 or page.forms[at - 1] not in {",", "—", "–", "("}:
        return None
    end = _before_asides(page, at - 1)
    found = names.ending.get(end)
    if found is None:
        return None
    if described.article == "bare" and described.type not in {"spokesperson", "attorney", "official"}:
        return None
    if (
        page.text.deps[described.found.head] in {"appos", "conj"}
        or page.forms[described.found.end : described.found.end + 1] == [","]
        or described.article != "bare"
    ):
        return None if _is_subject_of_next(page, described, found[0]) else found[1]
    return None


def _before_asides(page: Words, end: int) -> int:
    """Back over ", 34, of Marlow" between a name and what is said of the person."""
    back = end
    while back > 1 and page.capital[back - 1] and end - back < 3:
        back -= 1
    if page.lowers[back - 1] in {"of", "from"} and page.forms[back - 2] == ",":
        end = back - 2
    if end > 2 and page.forms[end - 1].isdigit() and page.forms[end - 2] == ",":
        end -= 2
    return end


def _is_subject_of_next(page: Words, described: Description, name: Found) -> bool:
    """After an introduction, a new subject is no apposition: "According to Orr, the driver fled"."""
    head = described.found.head
    finite = page.text.tags[described.found.end : described.found.end + 1] in (["VBD"], ["VBZ"], ["VBP"], ["MD"])
    end = described.found.end
    is_named = page.forms[end : end + 1] == [","] and page.capital[end + 1 : end + 2] == [True]
    if (finite or is_named) and "according" in page.lowers[max(name.start - _FAR, 0) : name.start]:
        return True
    if finite and page.text.lemmas[end] in words("parties", "announcing"):
        return True  # "the killing of Dale Roe, a prosecutor announced"
    if page.text.deps[head] not in {"nsubj", "nsubjpass"}:
        return False
    after = page.lowers[described.found.end : described.found.end + 1]
    if after in (["of"], ["for"], ["with"], ["from"]):
        return page.text.deps[name.head] == "pobj"
    return after != [","]


def _name_after_comma(page: Words, described: Description, names: NameStarts) -> Entity | None:
    """ "his mother, Rhonda Marsh, said"; with a phrase between: "an attorney for the family, Sean Wall, said" """
    at = described.found.end
    for comma in range(at, min(at + 7, len(page) - 1)):
        if (
            page.forms[comma] in {".", ";", ":"}
            or page.forms[comma].isspace()
            or page.text.tags[comma] in {"VBD", "VBZ", "VBP", "CC"}
        ):
            return None
        found = names.at.get(_after_age(page, _after_courtesy(page, comma + 1)))
        if page.forms[comma] == "," and found:
            closed = page.forms[found[0].end : found[0].end + 1]
            apposed = page.text.heads[found[0].head] == described.found.head and page.text.deps[found[0].head] == "appos"
            if described.article == "indefinite" and closed and closed[0] in words("names", "speaking"):
                return None  # "shot by a relative, Bo Ray said"
            own = comma == at or (page.lowers[at] == "of" and likely_gender(found[1]) == described.gender)
            own = own or page.lowers[at] in _WHERE or _is_charged(page, at, comma)
            is_aged = page.lowers[found[0].start - 1] == "old"  # "the accused, 14-year-old Bo Ray to remain"
            if is_aged and page.lowers[max(described.found.start - 2, 0) : described.found.start] == ["according", "to"]:
                return None
            ends = is_aged or (closed and (closed[0] in _CLOSERS or _says_as_kin(page, described, found[0])))
            return found[1] if apposed or (ends and own) else None
        if page.forms[comma] == ",":
            return None
    return None


def _says_as_kin(page: Words, described: Description, name: Found) -> bool:
    """ "The suspect's mother, Marie Roe | said"; "shot by a relative, Roe said" is another matter."""
    is_kin = described.type == "family" and described.article == "possessed" and name.end - name.start > 1
    return is_kin and page.forms[described.found.end] == "," and page.lowers[name.end] in words("names", "speaking")


def _is_charged(page: Words, at: int, comma: int) -> bool:
    """ "The other man charged with the shooting, Bo Ray": of the man; "with killing his wife, Ann Ray" is of the wife."""
    return page.text.tags[at] == "VBN" and page.lowers[comma - 1] in words("parties", "deeds")


def _after_courtesy(page: Words, at: int) -> int:
    """After "Dr." between a description and a name."""
    return at + 1 if page.lowers[at : at + 1] != [] and title_words().get(page.lowers[at]) == "courtesy" else at


def _after_age(page: Words, at: int) -> int:
    """After "55-year-old" between a description and a name."""
    old = next((i for i in range(at, min(at + 6, len(page))) if page.lowers[i] == "old"), None)
    return old + 1 if old is not None and page.forms[at].isdigit() else at
