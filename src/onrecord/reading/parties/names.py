"""Persons' names: runs of capitalised words that titles, ages, lists of names and the model's proposals show to be a person."""

from dataclasses import dataclass, replace

from onrecord.lexicon import words
from onrecord.reading.parties.bylines import is_byline
from onrecord.reading.parties.entities import Found
from onrecord.reading.parties.runs import end_of_run, first_of_run, spell, without_nickname
from onrecord.reading.parties.signs import age_follows, is_given, is_introduced, is_place, shows_person, speaks, speaks_against
from onrecord.reading.parties.telling import is_told_of
from onrecord.reading.parties.titles import after_titles, is_rank, title_before, title_words
from onrecord.reading.parties.tokens import Words

_LONGEST_NAME = 5
# What may go on after a known name: parts of a longer name, and what makes a street of it.
_AFTER_KNOWN = ("surnames", "suffixes", "particles", "never")
# How far the names of one list are apart: ", 41, and".
_BETWEEN = 6
_SHORT = 5  # letters of a short name: "Ming Lee"


@dataclass(frozen=True, slots=True)
class Name:
    """A person's name in the text: its tokens, its words without rank, the rank or title before it."""

    found: Found
    words: tuple[str, ...]
    nickname: str | None
    title: tuple[int, int] | None  # token range
    shown: bool  # to be a person; else it waits for a fuller form

    @property
    def full(self) -> bool:
        """Whether it makes a person by itself: more than one word, shown to be a person."""
        return self.shown and len([word for word in self.words if word.lower() not in words("names", "suffixes")]) > 1

    @property
    def could_be(self) -> bool:
        """Whether no word of it speaks against a person."""
        core = [word.lower() for word in self.words if word.lower() not in words("names", "suffixes")]
        return not is_place(core) and not any(
            speaks_against(word, core) or word in title_words() or word in words("names", "places") for word in core
        )


def find_names(page: Words, taken: list[bool]) -> list[Name]:
    """Persons' names in order. `taken` marks tokens that belong to bodies."""
    names: list[Name] = []
    end = 0
    for at, capital in enumerate(page.capital):
        if not capital or at < end or taken[at]:
            continue
        end = first_of_run(page, at, end_of_run(page, at, taken))
        if page.lowers[at - 1] in words("names", "aliases"):  # "Otis Marden, aka Little Jay"
            continue
        if name := _read_run(page, at, end):
            names.append(_with_shared_title(page, names, name))
    known = {_key(name.words) for name in names if name.full and len(name.words) == 2}
    return [_as_known(name, known) for name in names]


def _key(spelled: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(word.lower() for word in spelled)


def _as_known(name: Name, known: set[tuple[str, ...]]) -> Name:
    """ "Ann Roe | Hammers Wells Fargo" of a headline, where the text has an Ann Roe: cut before what is no surname."""
    start, end = name.found.start, name.found.end
    if len(name.words) < 3 or end - start != len(name.words) or _key(name.words[:2]) not in known:
        return name
    third = name.words[2].lower()
    if is_given(third) or any(third in words("names", key) for key in _AFTER_KNOWN):  # "Cesar Marsh Avenue" stays a street
        return name
    return replace(name, found=Found(start, start + 2, start + 1), words=name.words[:2])


def _with_shared_title(page: Words, names: list[Name], name: Name) -> Name:
    """ "Officers Eric Lane, 41, and Jason Roe, 39": the rank in the plural holds for both."""
    last = names[-1] if names else None
    if name.title or last is None or name.found.start - last.found.end > _BETWEEN:
        return name
    between = {word for word in page.lowers[last.found.end : name.found.start] if word.isalpha()}
    if not between <= {"and"}:
        return name
    if last.title is not None and page.lowers[last.title[1] - 1] in words("ranks", "plural"):
        return replace(name, title=last.title, shown=True)
    return replace(name, shown=True) if _is_second(page, last, name) else name


def _is_second(page: Words, first: Name, name: Name) -> bool:
    """ "arrested Orrin Roe and Torvez Banks": the second of two joined names, where it ends as a surname does."""
    is_joined = first.full and page.lowers[first.found.end : name.found.start] == ["and"] and len(name.words) == 2
    last = name.words[-1].lower()
    is_surname = last in words("names", "surnames") or last in words("names", "also_surnames")
    if not is_joined or not is_surname or is_byline(page, name.found.start, name.found.end):
        return False
    return not is_place([word.lower() for word in name.words])


def _is_told_to(page: Words, start: int, end: int) -> bool:
    """ "gave deputies | Lane's address": a rank of several before what is one's own is no title of that one."""
    return page.lowers[start - 1] in words("ranks", "plural") and page.lowers[end : end + 1] in (["'s"], ["’s"])


def _read_run(page: Words, at: int, end: int) -> Name | None:
    suffixes = words("names", "suffixes")
    start = after_titles(page, at, end)
    title = None if _is_told_to(page, start, end) else title_before(page, start)
    while end - start > 1 and _is_before_name(page, start, end):
        start += 1
    start = _after_heading(page, start, end) if title is None else start
    end = _before_rank(page, start, end)
    kept, nickname = without_nickname(page, start, end)
    spelled = spell(page, kept)
    core = [word.lower() for word in spelled if word.lower() not in suffixes]
    if not core or len(core) > _LONGEST_NAME or len(core[-1].strip(".")) < 2 or _is_date(page, end, core):
        return None
    head = max((i for i in kept if page.capital[i] and page.lowers[i] not in suffixes), default=end - 1)
    head = page.text.heads[head] if head < page.text.heads[head] < end else head  # the parse may hang a name on its "Jr."
    shown = shows_person(page, start, end, core, title is not None) and not is_byline(page, start, end)
    return Name(Found(start, end, head), tuple(spelled), nickname, title, shown)


def _before_rank(page: Words, start: int, end: int) -> int:
    """Before a rank that is glued behind a name: "Ray Orr | Chief"."""
    last = page.lowers[end - 1]
    return end - 1 if end - start > 2 and is_rank(last) and last not in words("names", "surnames") else end


def _is_date(page: Words, end: int, core: list[str]) -> bool:
    """ "April Fools", but not "April Jones, 20," or "April Jones, a prosecutor," """
    if core[0] not in words("agencies", "dates"):
        return False
    if not is_given(core[0]) or len(core) == 1:
        return True
    is_apposed = page.forms[end : end + 1] == [","] and page.lowers[end + 1 : end + 2] in (["a"], ["an"])
    told = is_apposed or speaks(page, end - len(core), end)
    return not (age_follows(page, end) or (told and core[-1] in words("names", "surnames")))


def _after_heading(page: Words, start: int, end: int) -> int:
    """After a first word that only a given name after it tells from the name: "Northside | Ken Yates"."""
    if page.lowers[start] in words("names", "never"):
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
    lower = page.lowers[at]
    return not is_given(lower) and (lower in words("names", "places") or page.text.ents[at] != "PERSON")


def _is_before_name(page: Words, start: int, end: int) -> bool:
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
