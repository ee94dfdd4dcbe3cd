"""What speaks against a person: words of places, things, firms and works, and where a run of capitals stands."""

from functools import cache

from onrecord.lexicon import load, words
from onrecord.reading.parties.tokens import Words, is_given

_NEAR = 5  # tokens
_MARKS = frozenset({"''", "``", "“", "”", '"'})


def is_title(page: Words, start: int, end: int, core: list[str]) -> bool:
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


def is_where(page: Words, start: int, end: int) -> bool:
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


def is_thing(page: Words, end: int, core: list[str]) -> bool:
    """ "Walter Energy", "Reckless Endangerment": an ordinary noun at an end; an initial or a suffix tells a person."""
    nouns = words("ordinary", "nouns")
    if core[0] in nouns and not is_given(core[0]):
        return True
    if core[-1].strip(".") not in nouns or page.lowers[end - 1] in words("names", "suffixes"):
        return False
    return not (len(core) > 2 and is_given(core[0]) and (is_given(core[-2]) or len(core[-2].strip(".")) == 1))


def is_there(page: Words, start: int, core: list[str]) -> bool:
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


def goes_on_as_place(page: Words, end: int) -> bool:
    """ "Cesar Chavez | Avenue", "the Old Marlow | area", "a 23-year-old Avon | woman" """
    if end < len(page) and page.lowers[end] in words("names", "quarters") | words("names", "of_a_town"):
        return True
    if page.lowers[end : end + 3] == ["high", "-", "rise"]:
        return True
    return end < len(page) and page.lowers[end] in words("names", "never") and not page.forms[end].islower()


def is_firm(page: Words, end: int) -> bool:
    """ "Lane Roe | & Marsh", a firm of surnames; "Ann Roe & Bo Lane" are two."""
    return page.forms[end : end + 1] == ["&"] and page.capital[end + 1 : end + 3] != [True, True]


def is_crossing(page: Words, start: int, end: int) -> bool:
    """ "the corner of West | Howard Lane", "the 2900 block of | Aspen Meadow", "Cole Lane | and Metric Boulevard" """
    before = page.lowers[max(start - _NEAR, 0) : start]
    if "of" in before and not words("names", "crossings").isdisjoint(before[: before.index("of")]):
        return True
    after = page.lowers[end + 1 : end + _NEAR] if page.lowers[end : end + 1] == ["and"] else []
    street = next((word for word in after if word in words("names", "street_words")), None)
    return street is not None and all(page.capital[end + 1 + i] for i in range(after.index(street)))


def is_of_headline(page: Words, start: int, end: int, core: list[str]) -> bool:
    """Whether a run without a given name stands in a headline: "Roe Defends And | Denounces Lane"."""
    if is_given(core[0]):
        return False
    beside = {*page.forms[max(start - 1, 0) : start], *page.forms[end : end + 1]}  # a list of names has capitals throughout too
    return beside.isdisjoint({",", ";"}) and page.is_headline(start)
