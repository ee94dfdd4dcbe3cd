"""Persons' names: runs of capitalised words that titles, ages, lists of names and the model's proposals show to be a person."""

from dataclasses import dataclass, replace
from functools import cache

from onrecord.lexicon import load, words
from onrecord.reading.parties.entities import Found
from onrecord.reading.parties.runs import end_of_run, spell, without_nickname
from onrecord.reading.parties.tokens import Words

_LONGEST_NAME = 5
_OLDEST = 115
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


@cache
def title_words() -> dict[str, str]:
    """Every word that can stand before a name, with its kind: a rank's kind, "courtesy", "modifier"."""
    listed = dict.fromkeys(words("ranks", "modifiers"), "modifier")
    listed |= {word: kind for kind, entry in load("ranks")["ranks"].items() for word in entry["words"]}
    return listed | dict.fromkeys(load("ranks")["courtesy"], "courtesy")


def is_rank(word: str) -> bool:
    """Whether a word in lower case is a rank, post or courtesy title, with or without its full stop."""
    return title_words().get(word, title_words().get(word + ".", "modifier")) != "modifier"


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
    between = page.lowers[last.found.end : name.found.start]
    if page.lowers[last.title[1] - 1] not in words("ranks", "plural") or any(
        word.isalpha() and word != "and" for word in between
    ):
        return name
    return replace(name, title=last.title, shown=True)


def _read_run(page: Words, at: int, end: int) -> Name | None:
    start = _after_titles(page, at, end)
    title = _title(page, start)
    start = _after_heading(page, start, end) if title is None else start
    kept, nickname = without_nickname(page, start, end)
    spelled = spell(page, kept)
    core = [word.lower() for word in spelled if word.lower() not in words("names", "suffixes")]
    if not core or len(core) > _LONGEST_NAME or (len(core) == 1 and len(core[0]) < 2) or core[0] in words("agencies", "dates"):
        return None
    head = max((i for i in kept if page.capital[i] and page.lowers[i] not in words("names", "suffixes")), default=end - 1)
    shown = _is_person(page, start, end, core, title is not None) and not _is_byline(page, start, end)
    could_be = not any(
        _is_never(word.strip("."), core) or word in title_words() or word in words("names", "places") for word in core
    )
    return Name(Found(start, end, head), tuple(spelled), nickname, title, shown, could_be)


def _after_titles(page: Words, at: int, end: int) -> int:
    """Where the name begins after the last title in a run: "LAPD Deputy Chief | Robert Arcos", "Sgt. | Rich Ray"."""
    last = at
    for i in range(at, end - 1):
        if is_rank(page.lowers[i]) and (i == at or page.lowers[i] not in words("names", "surnames")):
            last = i + 1
    while last < end - 1 and (page.lowers[last] in {"first", "class", "."}):
        last += 1
    return last


def _title(page: Words, start: int) -> tuple[int, int] | None:
    """The title that ends before a name, in capitals or not: "police spokesman Sgt." """
    first, found = start, False
    while first > 0 and start - first < 7:
        lower = page.lowers[first - 1]
        if not (lower in title_words() or is_rank(lower) or lower == "class" or (lower in {"-", "of", "."} and first < start)):
            if not (lower == "." and page.lowers[first - 2] + "." in words("ranks", "abbreviated")):
                break
        found = found or is_rank(lower)
        first -= 1
    while first < start and page.lowers[first] in {"-", "of", "."}:
        first += 1
    return (first, start) if found else None


def _after_heading(page: Words, start: int, end: int) -> int:
    """After the first word of a sentence that is no part of the name: "Neighbor | Ken Yates", "Contact | Ann Roe"."""
    if end - start < 3 or _is_given(page.lowers[start]) or not _is_given(page.lowers[start + 1]):
        return start
    return start + 1


def _is_given(word: str) -> bool:
    return word in words("names", "female") or word in words("names", "male")


def _is_person(page: Words, start: int, end: int, core: list[str], titled: bool) -> bool:
    """Whether a run shows a person by itself."""
    model = {page.text.ents[i] for i in range(start, end)} - {""}
    if any(_is_never(word.strip("."), core) for word in core):
        return False
    shown = titled or _age_follows(page, end) or _is_introduced(page, start)
    if len(core) == 1:
        return (
            shown
            and page.text.tags[start] == "NNP"
            and ("PERSON" in model or (titled and core[0] in words("names", "surnames")))
        )
    if end < len(page) and page.lowers[end] in words("names", "never") and not page.forms[end].islower():
        return False
    if shown:
        return True
    if page.forms[start].isupper() and page.forms[end - 1].isupper() and len(core[0]) > 2:  # a headline's capitals
        return _is_given(core[0])
    if _is_given(core[0]):
        return model <= {"PERSON"} or core[-1] not in words("names", "places")
    return "PERSON" in model and core[0] not in words("names", "places")


def _is_never(word: str, core: list[str]) -> bool:
    """A word of places, teams, papers; one that is a surname too counts as one after a given name: "Cole Law"."""
    if word not in words("names", "never"):
        return False
    is_last = word == core[-1].strip(".") and len(core) > 1 and _is_given(core[0]) and core[0] not in words("names", "places")
    return not (is_last and word in words("names", "also_surnames"))


def _age_follows(page: Words, end: int) -> bool:
    """Whether ", 34," comes after."""
    return (
        end + 2 < len(page)
        and page.forms[end] == ","
        and page.forms[end + 1].isdigit()
        and int(page.forms[end + 1][:4]) < _OLDEST
        and page.forms[end + 2] in ",.;)-—"
    )


def _is_introduced(page: Words, start: int) -> bool:
    """ "identified as", "a man named", "34-year-old", "his mother" before the name."""
    if start < 2:
        return False
    before = page.lowers[start - 1]
    if before == "old" and page.lowers[start - 2] in {"-", "year", "years"}:
        return True
    if before == "as":
        return any(word in {"identified", "known", "named", "identify"} for word in page.lowers[max(start - 6, 0) : start - 1])
    if before == "," and start + 1 < len(page) and page.forms[start + 1 : start + 2] == [","]:
        before = page.lowers[start - 2]
        return before in words("parties", "kin")
    return before in words("names", "introducing") and page.forms[start - 1].islower()


def _is_byline(page: Words, start: int, end: int) -> bool:
    """Who wrote the piece or took the picture: "By Ann Roe", "(Ann Roe / The Times)", "Contact Ann Roe at"."""
    before = page.lowers[max(start - 2, 0) : start]
    after = page.lowers[end : end + 2]
    if before[-1:] == ["by"] and (
        start < 2 or page.forms[start - 1][0].isupper() or before[0] in {"photo", "story", "report", "written", "reporting"}
    ):
        return True
    if before[-1:] == ["("] and after[:1] in (["/"], ["|"], ["-"], [","]):
        return True
    if after[:1] in (["/"], ["|"]):
        return True
    if any(word in words("names", "writing") for word in after) or _credits(page, start):
        return True
    return (
        page.lowers[start - 1 : start] == ["contact"]
        or (start > 0 and page.lowers[start] == "contact")
        or "reporter" in page.lowers[max(start - 3, 0) : start]
    )


def _credits(page: Words, start: int) -> bool:
    """Whether the sentence tells who contributed to the piece."""
    sentence = page.text.sentences[page.text.sentence_number(start)]
    return (
        "contributed" in page.lowers[sentence.start : sentence.end]
        and "report" in page.text.content[page.text.doc[sentence.start].idx :][:600]
    )
