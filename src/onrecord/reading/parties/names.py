"""Persons' names: runs of capitalised words that titles, ages, lists of names and the model's proposals show to be a person."""

from dataclasses import dataclass
from functools import cache

from onrecord.lexicon import load, words
from onrecord.reading.parties.entities import Found
from onrecord.reading.parties.tokens import Words

_LONGEST_NAME = 6
_QUOTES = frozenset("\"“”‘’'")


@dataclass(frozen=True, slots=True)
class Name:
    """A person's name in the text: its tokens, its words without rank, the rank or title before it."""

    found: Found
    words: tuple[str, ...]
    nickname: str | None
    title: tuple[int, int] | None  # token range
    sure: bool  # two words or more with evidence; a single word waits for a fuller form


@cache
def title_words() -> dict[str, str]:
    """Every word that can stand before a name, with its kind: a rank's kind, "courtesy", "modifier"."""
    listed = dict.fromkeys(words("ranks", "modifiers"), "modifier")
    listed |= {
        part: kind for kind, entry in load("ranks")["ranks"].items() for word in entry["words"] for part in word.split()[-1:]
    }
    return listed | dict.fromkeys(load("ranks")["courtesy"], "courtesy")


def find_names(page: Words, taken: list[bool]) -> list[Name]:
    """Persons' names in order. `taken` marks tokens that belong to bodies."""
    names: list[Name] = []
    at = 0
    while at < len(page):
        if not page.capital[at] or taken[at]:
            at += 1
            continue
        end = _end_of_run(page, at, taken)
        name = _read_run(page, at, end)
        if name:
            names.append(name)
        at = end
    return names


def _end_of_run(page: Words, at: int, taken: list[bool]) -> int:
    end = at + 1
    while end < len(page) and not taken[end]:
        lower = page.lowers[end]
        if page.capital[end] or lower in words("names", "suffixes"):
            end += 1
        elif (lower in words("names", "particles") and end + 1 < len(page) and page.capital[end + 1]) or (
            page.forms[end] == "-" and _glued(page, end) and end + 1 < len(page) and page.capital[end + 1]
        ):
            end += 2
        elif (past := _past_nickname(page, end)) > end:
            end = past
        elif lower == "," and end + 1 < len(page) and page.lowers[end + 1] in words("names", "suffixes"):
            end += 2
        else:
            break
    return min(end, len(page))


def _glued(page: Words, at: int) -> bool:
    doc = page.text.doc
    return at > 0 and not doc[at - 1].whitespace_ and not doc[at].whitespace_


def _past_nickname(page: Words, at: int) -> int:
    """The token after a nickname in quotation marks or brackets between two names, else `at`."""
    if page.forms[at] not in _QUOTES and page.forms[at] != "(":
        return at
    for close in range(at + 2, min(at + 4, len(page) - 1)):
        if (
            (page.forms[close] in _QUOTES or page.forms[close] == ")")
            and page.capital[close + 1]
            and page.forms[at + 1][0].isupper()
        ):
            return close + 1
    return at


def _read_run(page: Words, at: int, end: int) -> Name | None:
    start = _after_titles(page, at, end)
    title = (_title_start(page, at, start), start) if start > at else _title_before(page, at)
    tokens = [i for i in range(start, end) if page.capital[i] or page.lowers[i] in words("names", "particles")]
    nickname = None
    for i in range(start, end):
        if page.forms[i] in _QUOTES or page.forms[i] == "(":
            nickname = nickname or page.phrase(i + 1, i + 2)
            tokens = [t for t in tokens if t != i + 1]
    spelled = _words(page, start, end, tokens)
    core = [word for word in spelled if word.lower() not in words("names", "suffixes")]
    if not core or len(tokens) > _LONGEST_NAME or (len(core) == 1 and len(core[0]) < 2):
        return None
    whole = Found(start, end, max(tokens))
    if len(core) == 1:
        return Name(whole, tuple(spelled), nickname, title, sure=False)
    if not _is_person(page, start, end, core, title):
        return None
    return Name(whole, tuple(spelled), nickname, title, sure=True)


def _words(page: Words, start: int, end: int, tokens: list[int]) -> list[str]:
    """The name's words, with parts that a hyphen joins as one."""
    spelled: list[str] = []
    for i in range(start, end):
        if page.forms[i] == "-" and spelled and i + 1 < end:
            spelled[-1] += "-"
        elif spelled and spelled[-1].endswith("-"):
            spelled[-1] += page.forms[i]
        elif i in tokens or page.lowers[i] in words("names", "suffixes"):
            spelled.append(page.forms[i])
    return spelled


def _after_titles(page: Words, at: int, end: int) -> int:
    """Where the name begins after the last title in a run: "LAPD Deputy Chief | Robert Arcos"."""
    kinds = title_words()
    last = at
    for i in range(at, end - 1):
        if kinds.get(page.lowers[i], "modifier") != "modifier":
            last = i + 1
    while last < end - 1 and kinds.get(page.lowers[last]) and page.lowers[last] not in words("names", "male"):
        last += 1
    return last


def _title_start(page: Words, at: int, start: int) -> int:
    kinds = title_words()
    first = start
    while first > 0 and (kinds.get(page.lowers[first - 1]) or (page.lowers[first - 1] in {"-", "of"} and first < start)):
        first -= 1
    return first


def _title_before(page: Words, at: int) -> tuple[int, int] | None:
    """A title in lower case before a name: "attorney Sean Walton"."""
    start = _title_start(page, at, at)
    if start < at and any(
        title_words()[page.lowers[i]] not in {"modifier"} for i in range(start, at) if page.lowers[i] in title_words()
    ):
        return start, at
    return None


def _is_person(page: Words, start: int, end: int, core: list[str], title: tuple[int, int] | None) -> bool:
    if title or _age_follows(page, end):
        return not _is_bad(core[-1:]) or bool(title)
    if _is_bad(core):
        return False
    first = core[0].lower()
    known = first in words("names", "female") or first in words("names", "male")
    model = {page.text.ents[i] for i in range(start, end)} - {""}
    if (
        page.lowers[end : end + 1]
        and page.lowers[end] in words("names", "never")
        and page.lowers[end]
        not in {"said", "says", "was", "is", "will", "after", "who", "and", "with", "for", "died", "his", "her"}
    ):
        return False
    if known:
        return model <= {"PERSON"} or core[-1].lower() not in words("names", "places")
    return "PERSON" in model and first not in words("names", "places")


def _is_bad(core: list[str]) -> bool:
    return any(word.lower() in words("names", "never") for word in core)


def _age_follows(page: Words, end: int) -> bool:
    """Whether ", 34," comes after."""
    return (
        end + 2 < len(page)
        and page.forms[end] == ","
        and page.forms[end + 1].isdigit()
        and int(page.forms[end + 1]) < 110
        and page.forms[end + 2] in ",.;)-—"
    )
