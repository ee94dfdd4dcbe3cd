"""Signs that a run of capitalised words is a person: a title, an age, an introduction, a given name, the model's proposal."""

from functools import cache

from onrecord.lexicon import load, words
from onrecord.reading.parties.attributes import OLDEST
from onrecord.reading.parties.telling import is_apposed, is_told_of
from onrecord.reading.parties.tokens import Words

_IDENTIFYING = frozenset({"identified", "known", "named", "identify"})
_NEAR = 5  # tokens
_FAR = 14  # tokens
_MARKS = frozenset({"''", "``", "“", "”", '"'})
_AFTER_AGE = frozenset({",", ".", ";", ")", "-", "—"})


def is_given(word: str) -> bool:
    """Whether a word in lower case is a common given name."""
    return word in words("names", "female") or word in words("names", "male")


def shows_person(page: Words, start: int, end: int, core: list[str], titled: bool) -> bool:
    """Whether the tokens `start` to `end`, with the words `core` in lower case, show a person by themselves."""
    shown = titled or age_follows(page, end) or is_introduced(page, start) or _is_apposed(page, start, end, core)
    if any(speaks_against(word, core, shown) for word in core) or _goes_on_as_place(page, end) or _is_firm(page, end):
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


def _is_apposed(page: Words, start: int, end: int, core: list[str]) -> bool:
    """ "a 20-year-old woman, Ilani House;", where no ordinary word makes it a thing."""
    return is_apposed(page, start, end) and words("ordinary", "nouns").isdisjoint(core)


def _looks_like_another(page: Words, start: int, end: int, core: list[str]) -> bool:
    """As a thing, a place or words of a headline, where nothing shows a person."""
    if _is_thing(page, end, core) or is_place(core) or _is_there(page, start, core) or _is_title(page, start, end, core):
        return True
    return _is_crossing(page, start, end) or _heads(page, start, end, core)


def _is_title(page: Words, start: int, end: int, core: list[str]) -> bool:
    """ "''Cruel Ashings,'' with", "the “Ash Corral.”": a work or a saying in its own quotation marks; "Marlow XL"."""
    if is_given(core[0]):
        return False
    closed = page.forms[end : end + 1] if page.forms[end : end + 1] != [","] else page.forms[end + 1 : end + 2]
    in_marks = start > 0 and page.forms[start - 1] in _MARKS and closed != [] and closed[0] in _MARKS | {"."}
    is_size = (
        len(page.forms[end - 1]) == 2
        and page.forms[end - 1].isupper()
        and page.lowers[end - 1] not in words("names", "suffixes")
    )
    return in_marks or is_size


def _looks_like_name(page: Words, start: int, end: int, core: list[str], model: set[str]) -> bool:
    """By a given name and the model, where nothing around the name tells."""
    if is_given(core[0]):
        return model <= {"PERSON"} or core[-1] not in words("names", "places")
    if page.forms[start].isupper() and page.forms[end - 1].isupper() and len(core[0]) > 2:  # a headline's capitals
        return False
    likely = "PERSON" in model or is_told_of(page, start, end)
    return likely and core[0] not in words("names", "places") and not _is_where(page, start, end)


def _is_where(page: Words, start: int, end: int) -> bool:
    """ "in | Alder Gresham", where no given name speaks against a place."""
    return page.lowers[start - 1 : start] in (["in"], ["from"], ["near"]) and page.text.tags[end : end + 1] != ["POS"]


def speaks_against(word: str, core: list[str], shown: bool = False) -> bool:
    """A word of places, teams, papers; a surname too is one after a given name ("Cole Law") or where a person is shown."""
    if not {word, word.strip(".")} & words("names", "never") or (len(word) == 2 and word[1] == "."):  # "Otto I. Moss"
        return False
    word = word.strip(".")
    if word == core[0] and word in words("names", "also_given") and _begins_name(core):
        return False
    if shown and len(core) > 1 and word == core[-1].strip(".") and word in words("names", "shown_surnames"):
        return False
    ends_name = len(core) > 1 and word == core[-1].strip(".") and word in words("names", "also_surnames")
    return not (ends_name and (shown or (is_given(core[0]) and core[0] not in words("names", "places"))))


def _begins_name(core: list[str]) -> bool:
    """ "Bill Marden", but not "Christian Church" or "Forest Fire"."""
    never, surnames = words("names", "never"), words("names", "also_surnames")
    against = (word in words("ordinary", "nouns") or (word in never and word not in surnames) for word in core[1:])
    return len(core) > 1 and not any(against)


def _is_thing(page: Words, end: int, core: list[str]) -> bool:
    """ "Walter Energy", "Reckless Endangerment": an ordinary noun at an end; an initial or a suffix tells a person."""
    nouns = words("ordinary", "nouns")
    if core[0] in nouns and not is_given(core[0]):
        return True
    if core[-1].strip(".") not in nouns or page.lowers[end - 1] in words("names", "suffixes"):
        return False
    return not (len(core) > 2 and is_given(core[0]) and (is_given(core[-2]) or len(core[-2].strip(".")) == 1))


def _is_there(page: Words, start: int, core: list[str]) -> bool:
    """ "in East | Garfield Park", "at the | Emmanuel Church", where no article stands before a person."""
    return len(core) == 2 and core[-1] in words("names", "never") and page.lowers[start - 1] in words("names", "before_places")


@cache
def _towns() -> frozenset[str]:
    """The names of towns that have two words or more, in lower case."""
    listed = (name.strip().lower() for names in load("places_us")["cities"].values() for name in names.split(";"))
    return frozenset(name for name in listed if " " in name)


def is_place(core: list[str]) -> bool:
    """ "Holly Hill", "N. Mead" """
    return " ".join(core) in _towns() or (len(core) == 2 and core[0] in words("names", "directions"))


def _heads(page: Words, start: int, end: int, core: list[str]) -> bool:
    """Whether a run without a given name stands in a headline: "Roe Defends And | Denounces Lane"."""
    if is_given(core[0]):
        return False
    beside = {*page.forms[max(start - 1, 0) : start], *page.forms[end : end + 1]}  # a list of names has capitals throughout too
    return beside.isdisjoint({",", ";"}) and page.is_headline(start)


def speaks(page: Words, start: int, end: int) -> bool:
    """ "said Omar Free", "Omar Free told", "Omar Free, the victim's" """
    beside = {*page.lowers[max(start - 1, 0) : start], *page.lowers[end : end + 1]}
    kin = page.lowers[end : end + 1] == [","] and not words("parties", "kin").isdisjoint(page.lowers[end + 1 : end + 6])
    return kin or not beside.isdisjoint(words("names", "speaking"))


def _goes_on_as_place(page: Words, end: int) -> bool:
    """ "Cesar Chavez | Avenue", "the Old Marlow | area", "a 23-year-old Avon | woman" """
    if end < len(page) and page.lowers[end] in words("names", "quarters") | words("names", "of_a_town"):
        return True
    if page.lowers[end : end + 3] == ["high", "-", "rise"]:
        return True
    return end < len(page) and page.lowers[end] in words("names", "never") and not page.forms[end].islower()


def _is_firm(page: Words, end: int) -> bool:
    """ "Lane Roe | & Marsh", a firm of surnames; "Ann Roe & Bo Lane" are two."""
    return page.forms[end : end + 1] == ["&"] and page.capital[end + 1 : end + 3] != [True, True]


def _is_crossing(page: Words, start: int, end: int) -> bool:
    """ "the corner of West | Howard Lane", "the 2900 block of | Aspen Meadow", "Cole Lane | and Metric Boulevard" """
    before = page.lowers[max(start - _NEAR, 0) : start]
    if "of" in before and not words("names", "crossings").isdisjoint(before[: before.index("of")]):
        return True
    after = page.lowers[end + 1 : end + _NEAR] if page.lowers[end : end + 1] == ["and"] else []
    street = next((word for word in after if word in words("names", "street_words")), None)
    return street is not None and all(page.capital[end + 1 + i] for i in range(after.index(street)))


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
