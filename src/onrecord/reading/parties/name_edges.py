"""Where a name begins and ends in its run: after a heading's word, before a rank; dates are none."""

from onrecord.lexicon import words
from onrecord.reading.parties.signs import age_follows, is_introduced, speaks
from onrecord.reading.parties.telling import is_told_of
from onrecord.reading.parties.titles import is_rank
from onrecord.reading.parties.tokens import Words, is_given

_SHORT = 5  # letters of a short name: "Ming Lee"


def before_rank(page: Words, start: int, end: int) -> int:
    """Before a rank that is glued behind a name: "Ray Orr | Chief"."""
    last = page.lowers[end - 1]
    return end - 1 if end - start > 2 and is_rank(last) and last not in words("names", "surnames") else end


def is_post(word: str) -> bool:
    """Whether a name's last word is a rank that no surname is."""
    return is_rank(word) and word not in words("names", "surnames") | words("names", "also_surnames")


def is_initialled(page: Words, start: int, end: int, core: list[str]) -> bool:
    """ "Denzel M.", as minors are called."""
    if len(core) != 2 or core[1][-1] != ".":
        return False
    return age_follows(page, end) or is_introduced(page, start) or is_told_of(page, start, end)


def is_date(page: Words, end: int, core: list[str]) -> bool:
    """ "April Fools", but not "April Jones, 20," or "April Jones, a prosecutor," """
    if core[0] not in words("agencies", "dates"):
        return False
    if not is_given(core[0]) or len(core) == 1:
        return True
    is_apposed = page.forms[end : end + 1] == [","] and page.lowers[end + 1 : end + 2] in (["a"], ["an"])
    told = is_apposed or speaks(page, end - len(core), end)
    return not (age_follows(page, end) or (told and core[-1] in words("names", "surnames")))


def after_heading(page: Words, start: int, end: int) -> int:
    """After a first word that only a given name after it tells from the name: "Northside | Ken Yates"."""
    lower = page.lowers[start]
    if lower in words("names", "also_given") and is_given(lower):  # "Christian Alexander Page"
        return start
    if lower in words("names", "never"):
        return start + 1 if end - start > 2 and is_given(page.lowers[start + 1]) else start
    if is_introduced(page, start) or (age_follows(page, end) and page.text.ents[start] == "PERSON"):
        return start
    begins = (start == 0 or page.lowers[start - 1] not in words("names", "joining")) and not is_told_of(page, start, end)
    if page.lowers[start] not in words("names", "places") and page.text.poss[start - 1] in {"VERB", "ADP"} and start > 0:
        return start  # "to visit Ostrell Joseph Marsh"
    if begins and end - start > 2 and _is_heading(page, start) and is_given(page.lowers[start + 1]):
        return start + 1
    return start


def _is_heading(page: Words, at: int) -> bool:
    """A town's or a paper's word, or one that the model takes for none of a person's."""
    lower, form = page.lowers[at], page.forms[at]
    is_spelled_so = not form[1:].islower() and not form.isupper() and len(form) > _SHORT  # "Da'Rel"
    return not (is_given(lower) or is_spelled_so) and (lower in words("names", "places") or page.text.ents[at] != "PERSON")


def is_before_name(page: Words, start: int, end: int) -> bool:
    """Whether a run's first word is no part of the name: "Neighbor | Ken Yates", "Miss Universe | Ann Roe", "Though | Roe".

    Of two words an ordinary noun is, where an age, an introduction or a verb of saying shows both: "Truth Turner, 11,".
    """
    lower = page.lowers[start]
    if end - start == 2 and lower in {"young", "little", "baby"} and is_given(page.lowers[start + 1]):  # "Young | Mabel"
        return not (age_follows(page, end) or is_introduced(page, start) or speaks(page, start, end))
    if is_given(lower):
        return False
    if lower in words("names", "leading") or (page.text.tags[start] == "RB" and lower.endswith("ly")):
        return True
    if lower.endswith("ing") and len(lower) > _SHORT and lower not in words("names", "surnames"):  # "Rebuking | Roe"
        return True
    if lower not in words("ordinary", "nouns"):
        return False
    return end - start > 2 or not (age_follows(page, end) or is_introduced(page, start) or speaks(page, start, end))
