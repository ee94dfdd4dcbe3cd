"""Persons' names: runs of capitalised words that titles, ages, lists of names and the model's proposals show to be a person."""

from dataclasses import dataclass, replace

from onrecord.lexicon import words
from onrecord.reading.parties.against import is_place, speaks_against
from onrecord.reading.parties.bylines import is_byline
from onrecord.reading.parties.entities import Found
from onrecord.reading.parties.name_edges import after_heading, before_rank, is_before_name, is_date, is_initialled, is_post
from onrecord.reading.parties.runs import end_of_run, first_of_run, spell, without_nickname
from onrecord.reading.parties.signs import shows_person
from onrecord.reading.parties.titles import after_titles, title_before, title_words
from onrecord.reading.parties.tokens import Words, is_given

_LONGEST_NAME = 5
# What may go on after a known name: parts of a longer name, and what makes a street of it.
_AFTER_KNOWN = ("surnames", "suffixes", "particles", "never")
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
    while end - start > 1 and is_before_name(page, start, end):
        start += 1
    start = after_heading(page, start, end) if title is None else start
    end = before_rank(page, start, end)
    kept, nickname = without_nickname(page, start, end)
    spelled = spell(page, kept)
    core = [word.lower() for word in spelled if word.lower() not in suffixes]
    if not core or len(core) > _LONGEST_NAME or is_date(page, end, core):
        return None
    if len(core) == 2 and title is None and is_post(core[-1]):  # "Orlando Mayor"
        return None
    if len(core[-1].strip(".")) < 2 and not is_initialled(page, start, end, core):
        return None
    head = max((i for i in kept if page.capital[i] and page.lowers[i] not in suffixes), default=end - 1)
    head = page.text.heads[head] if head < page.text.heads[head] < end else head  # the parse may hang a name on its "Jr."
    shown = shows_person(page, start, end, core, title is not None) and not is_byline(page, start, end)
    shown = shown and (not _is_in_capitals(page, start, end) or _is_known(core))
    return Name(Found(start, end, head), tuple(spelled), nickname, title, shown)


def _is_in_capitals(page: Words, start: int, end: int) -> bool:
    """Whether a run and the words around it are all in capitals, so that they show nothing: "OFFICERS RENDERED FIRST AID"."""
    around = (start - 1, *range(start, end), end)
    letters = [page.forms[i] for i in around if 0 <= i < len(page) and page.forms[i].isalpha()]
    return end - start < len(letters) and all(form.isupper() for form in letters)


def _is_known(core: list[str]) -> bool:
    """Whether a name has a common given name or surname."""
    return is_given(core[0]) or core[-1] in words("names", "surnames")
