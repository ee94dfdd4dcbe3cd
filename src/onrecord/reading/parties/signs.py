"""Signs that a run of capitalised words is a person: a title, an age, an introduction, a given name, the model's proposal."""

from onrecord.lexicon import words
from onrecord.reading.parties.against import (
    goes_on_as_place,
    is_crossing,
    is_firm,
    is_of_headline,
    is_place,
    is_there,
    is_thing,
    is_title,
    is_where,
    speaks_against,
)
from onrecord.reading.parties.attributes import OLDEST
from onrecord.reading.parties.telling import is_apposed, is_told_of
from onrecord.reading.parties.tokens import Words, is_given

_IDENTIFYING = frozenset({"identified", "known", "named", "identify"})
_FAR = 14  # tokens
_AFTER_AGE = frozenset({",", ".", ";", ")", "-", "—"})


def shows_person(page: Words, start: int, end: int, core: list[str], titled: bool) -> bool:
    """Whether the tokens `start` to `end`, with the words `core` in lower case, show a person by themselves."""
    if (titled and _is_verb_of_headline(page, start, core)) or (start > 1 and page.is_dog(start - 2)):
        return False
    shown = titled or age_follows(page, end) or is_introduced(page, start) or _is_apposed(page, start, end, core)
    if any(speaks_against(word, core, shown) for word in core) or goes_on_as_place(page, end) or is_firm(page, end):
        return False
    if not shown and not speaks(page, start, end) and _looks_like_another(page, start, end, core):
        return False
    if page.lowers[start - 1 : start] in (["st."], ["saint"]) or any(form[-1].isdigit() for form in page.forms[start:end]):
        return False
    model = {page.text.ents[i] for i in range(start, end)} - {""}
    if len(core) == 1:
        likely = "PERSON" in model or (titled and core[0] in words("names", "surnames"))
        is_thing = core[0] in words("names", "leading") | words("names", "of_places")  # "Miss Universe", "Mr. Clean"
        return shown and likely and page.text.tags[start] == "NNP" and not is_thing
    return shown or _looks_like_name(page, start, end, core, model)


def _is_verb_of_headline(page: Words, start: int, core: list[str]) -> bool:
    """ "Attorney General | Announces Findings", "Sheriff | Releases Video" """
    is_name = is_given(core[0]) or core[0] in words("names", "surnames")
    return page.text.tags[start] == "VBZ" and not is_name and page.is_headline(start)


def _is_apposed(page: Words, start: int, end: int, core: list[str]) -> bool:
    """ "a 20-year-old woman, Ilani House;", where no ordinary word makes it a thing."""
    return is_apposed(page, start, end) and words("ordinary", "nouns").isdisjoint(core)


def _looks_like_another(page: Words, start: int, end: int, core: list[str]) -> bool:
    """As a thing, a place or words of a headline, where nothing shows a person."""
    if is_thing(page, end, core) or is_place(core) or is_there(page, start, core) or is_title(page, start, end, core):
        return True
    return is_crossing(page, start, end) or is_of_headline(page, start, end, core)


def _looks_like_name(page: Words, start: int, end: int, core: list[str], model: set[str]) -> bool:
    """By a given name and the model, where nothing around the name tells."""
    if is_given(core[0]):
        return model <= {"PERSON"} or core[-1] not in words("names", "places")
    if page.forms[start].isupper() and page.forms[end - 1].isupper() and len(core[0]) > 2:  # a headline's capitals
        return False
    likely = "PERSON" in model or is_told_of(page, start, end)
    return likely and core[0] not in words("names", "places") and not is_where(page, start, end)


def speaks(page: Words, start: int, end: int) -> bool:
    """ "said Omar Free", "Omar Free told", "Omar Free, the victim's" """
    beside = {*page.lowers[max(start - 1, 0) : start], *page.lowers[end : end + 1]}
    kin = page.lowers[end : end + 1] == [","] and not words("parties", "kin").isdisjoint(page.lowers[end + 1 : end + 6])
    return kin or not beside.isdisjoint(words("names", "speaking"))


def age_follows(page: Words, end: int) -> bool:
    """Whether ", 34," comes after."""
    after = page.forms[end : end + 3]
    if len(after) < 3 or after[0] != "," or not after[1].isdigit() or len(after[1]) > 3:
        return False
    return int(after[1]) < OLDEST and after[2] in _AFTER_AGE


def is_introduced(page: Words, start: int) -> bool:
    """ "identified as", "a man named", "34-year-old", "his mother" before the name."""
    if start < 2:
        return False
    before = page.lowers[start - 1]
    if before == "old":
        return page.lowers[start - 2] in {"-", "year", "years"}
    if before == "as":
        return bool(_IDENTIFYING & set(page.lowers[max(start - _FAR, 0) : start - 1]))
    if before == "," and page.forms[start + 1 : start + 2] == [","]:
        return page.lowers[start - 2] in words("parties", "kin")
    if before == "named" and page.lowers[start - 2] == "be":  # "the new company will be named Ashby"
        return False
    return before in words("names", "introducing") and page.forms[start - 1].islower()
