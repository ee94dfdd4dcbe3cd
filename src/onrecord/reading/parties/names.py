"""Persons' names: runs of capitalised words that titles, ages, lists of names and the model's proposals show to be a person."""

from dataclasses import dataclass, replace

from onrecord.lexicon import words
from onrecord.reading.parties.bylines import is_byline
from onrecord.reading.parties.entities import Found
from onrecord.reading.parties.runs import end_of_run, spell, without_nickname
from onrecord.reading.parties.signs import is_given, shows_person, speaks_against
from onrecord.reading.parties.titles import after_titles, title_before, title_words
from onrecord.reading.parties.tokens import Words

_LONGEST_NAME = 5
# How far the names of one list are apart: ", 41, and".
_BETWEEN = 6


@dataclass(frozen=True, slots=True)
class Name:
    """A person's name in the text: its tokens, its words without rank, the rank or title before it."""

    found: Found
    words: tuple[str, ...]
    nickname: str | None
    title: tuple[int, int] | None  # token range
    shown: bool  # to be a person; else it waits for a fuller form
    could_be: bool  # no word of it speaks against a person

    @property
    def full(self) -> bool:
        """Whether it makes a person by itself: more than one word, shown to be a person."""
        return self.shown and len([word for word in self.words if word.lower() not in words("names", "suffixes")]) > 1


def find_names(page: Words, taken: list[bool]) -> list[Name]:
    """Persons' names in order. `taken` marks tokens that belong to bodies."""
    names: list[Name] = []
    end = 0
    for at, capital in enumerate(page.capital):
        if not capital or at < end or taken[at]:
            continue
        end = end_of_run(page, at, taken)
        if name := _read_run(page, at, end):
            names.append(_with_shared_title(page, names, name))
    return names


def _with_shared_title(page: Words, names: list[Name], name: Name) -> Name:
    """ "Officers Eric Lane, 41, and Jason Roe, 39": the rank in the plural holds for both."""
    last = names[-1] if names else None
    if name.title or last is None or last.title is None or name.found.start - last.found.end > _BETWEEN:
        return name
    between = {word for word in page.lowers[last.found.end : name.found.start] if word.isalpha()}
    if page.lowers[last.title[1] - 1] in words("ranks", "plural") and between <= {"and"}:
        return replace(name, title=last.title, shown=True)
    return name


def _read_run(page: Words, at: int, end: int) -> Name | None:
    start = after_titles(page, at, end)
    title = title_before(page, start)
    start = _after_heading(page, start, end) if title is None else start
    kept, nickname = without_nickname(page, start, end)
    spelled = spell(page, kept)
    core = [word.lower() for word in spelled if word.lower() not in words("names", "suffixes")]
    if not core or len(core) > _LONGEST_NAME or len(core[-1].strip(".")) < 2 or core[0] in words("agencies", "dates"):
        return None
    head = max((i for i in kept if page.capital[i] and page.lowers[i] not in words("names", "suffixes")), default=end - 1)
    shown = shows_person(page, start, end, core, title is not None) and not is_byline(page, start, end)
    return Name(Found(start, end, head), tuple(spelled), nickname, title, shown, _could_be(core))


def _after_heading(page: Words, start: int, end: int) -> int:
    """After the first word of a sentence that is no part of the name: "Neighbor | Ken Yates", "Contact | Ann Roe"."""
    if end - start > 1 and page.lowers[start] in words("names", "leading"):
        return start + 1
    begins = start == 0 or page.lowers[start - 1] not in words("names", "joining")
    if begins and end - start > 2 and not is_given(page.lowers[start]) and is_given(page.lowers[start + 1]):
        return start + 1
    return start


def _could_be(core: list[str]) -> bool:
    return not any(speaks_against(word, core) or word in title_words() or word in words("names", "places") for word in core)
