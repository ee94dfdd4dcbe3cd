"""Descriptions of persons and groups: "the driver", "a 6-year-old boy", "his mother", "two officers"."""

from dataclasses import dataclass
from functools import cache

from onrecord.lexicon import load, words
from onrecord.reading.parties.attributes import age_before
from onrecord.reading.parties.entities import Found
from onrecord.reading.parties.tokens import Words

_LONGEST = 9
_ARTICLES = {
    "a": "indefinite",
    "an": "indefinite",
    "one": "indefinite",
    "another": "indefinite",
    "the": "definite",
    "this": "definite",
    "that": "definite",
}
# Tags of words that no noun phrase goes on over to the left.
_BOUNDS = frozenset({",", ".", ":", "_SP", "VBD", "VBZ", "VBP", "IN", "``", "''", "-LRB-", "-RRB-", "CC", "WP", "WDT"})
_AGE_NOUN = "year-old"


@dataclass(frozen=True, slots=True)
class Description:
    """A description: its tokens, the head noun, its class in the lexicon, and what its words say."""

    found: Found
    word: str
    type: str
    plural: bool
    article: str  # definite, indefinite, possessed or bare
    owner: int | None  # head token of the possessor: "the boy" in "the boy's mother"
    age: float | None
    gender: str | None


@cache
def _heads() -> dict[str, tuple[str, bool]]:
    """Each head noun with its class and whether it is plural."""
    found: dict[str, tuple[str, bool]] = {}
    for kind, entry in load("parties")["classes"].items():
        for number, plural in (("one", False), ("many", True)):
            for word in entry[number]:
                found.setdefault(word, (kind, plural))
    return found


def find_descriptions(page: Words, named: list[bool]) -> list[Description]:
    """Every description in order. `named` marks tokens that belong to names of persons and bodies."""
    heads, found = _heads(), []
    for at, lower in enumerate(page.lowers):
        if (lower in heads or lower == "members") and not named[at]:
            described = _describe(page, at, named)
        elif lower == "old" and not named[at]:
            described = _aged(page, at, named)
        else:
            continue
        if described:
            found.append(described)
    return found


def _describe(page: Words, at: int, named: list[bool]) -> Description | None:
    text = page.text
    two = " ".join(page.lowers[max(at - 1, 0) : at + 1])
    known = _heads().get(two) or _heads().get(page.lowers[at])
    if known is None:
        return None
    kind, plural = known
    if kind == "victim" and page.lowers[at - 1] in words("parties", "offenses"):
        kind = "offense"
    if text.poss[at] not in {"NOUN", "PROPN", "ADJ"} or _is_modifier(page, at):
        return None
    if page.lowers[at] == "attorney" and page.lowers[at - 1 : at] in (["district"], ["state"], ["city"], ["county"], ["u.s."]):
        kind = "official"
    start = _start(page, at, named)
    if page.lowers[start] in {"no", "neither"}:
        return None
    return Description(
        Found(start, _end(page, at), at, "description"),
        _word(page, at),
        kind,
        plural,
        _article(page, start, at),
        _owner(page, start, at),
        _age(page, start, at),
        _gender(page, start, at),
    )


def _word(page: Words, at: int) -> str:
    """The head noun with the part before its hyphen: "ex-husband", "half-brother"."""
    word = f"{page.lowers[at - 2]}-{page.lowers[at]}" if _is_hyphened(page, at) else page.lowers[at]
    return f"{word}-in-law" if _end(page, at) > at + 1 else word


def _end(page: Words, at: int) -> int:
    """After the head noun; after the whole "brother-in-law"."""
    return at + 5 if page.lowers[at + 1 : at + 5] == ["-", "in", "-", "law"] else at + 1


def _is_hyphen(page: Words, at: int) -> bool:
    """A hyphen inside a word, no dash between blanks."""
    return page.forms[at] == "-" and at > 0 and not page.text.doc[at - 1].whitespace_


def _is_hyphened(page: Words, at: int) -> bool:
    return at > 1 and page.forms[at - 1] == "-" and page.lowers[at - 2] in {"ex", "half", "step"}


def _aged(page: Words, at: int, named: list[bool]) -> Description | None:
    """ "a 17-year-old" with no noun after it."""
    if page.lowers[max(at - 2, 0) : at] not in (["year", "-"], ["month", "-"]) and page.lowers[at - 1 : at] != ["year"]:
        return None
    if at + 1 < len(page) and (named[at + 1] or _goes_on(page, at)):
        return None
    start = _start(page, at, named)
    age = _age(page, start, at + 1)
    if age is None:
        return None
    article = _article(page, start, at)
    return Description(
        Found(start, at + 1, at, "description"),
        _AGE_NOUN,
        "child" if age < 18 else "adult",
        False,
        article,
        _owner(page, start, at),
        age,
        None,
    )


def _goes_on(page: Words, at: int) -> bool:
    """Whether the noun is yet to come: "a 17-year-old | boy"; a participle is no noun: "a 17-year-old | shot"."""
    if page.lowers[at + 1] in words("parties", "hurt_words"):
        return False
    return page.text.heads[at] == at + 1 or page.text.poss[at + 1] in {"NOUN", "PROPN", "ADJ"}


def _is_modifier(page: Words, at: int) -> bool:
    """Whether the word only modifies the next one: "officer safety", "victim advocate"; a name after it is no such noun."""
    text = page.text
    if text.deps[at] not in {"compound", "amod", "nmod"} or text.heads[at] <= at:
        return False
    return not page.capital[text.heads[at]]


def _start(page: Words, at: int, named: list[bool]) -> int:
    """The first token of the noun phrase that ends at its head."""
    start = at - 2 if _is_hyphened(page, at) else at
    edge = max(page.text.doc[start].left_edge.i, at - _LONGEST, 0)
    while start > edge or (start > 1 and _is_hyphen(page, start - 1)):
        hyphened = _is_hyphen(page, start - 1) or _is_hyphen(page, start)
        if not hyphened and page.text.tags[start - 1] in _BOUNDS:
            break
        start -= 1
    while start < at and page.capital[start] and not named[start] and page.lowers[start] not in load("parties")["numbers"]:
        start += 1  # a heading's words before a bare noun: "Related Content | Family"
    return start - 1 if start > 0 and page.text.tags[start] == "POS" else start


def _article(page: Words, start: int, at: int) -> str:
    if any(tag in {"PRP$", "POS"} for tag in page.text.tags[start:at]):
        return "possessed"
    return next((_ARTICLES[lower] for lower in page.lowers[start:at] if lower in _ARTICLES), "bare")


def _owner(page: Words, start: int, at: int) -> int | None:
    """The head token of a possessor before the noun, or after it with "of"."""
    for i in range(start, at):
        if page.text.tags[i] == "PRP$":
            return i
        if page.text.tags[i] == "POS" and i > start:
            return i - 1
    if at + 2 < len(page) and page.lowers[at + 1] in {"of", "for"}:
        return next((c for c in page.text.children[at + 1] if page.text.deps[c] == "pobj"), None)
    return None


def _age(page: Words, start: int, end: int) -> int | None:
    olds = (age_before(page, i + 1) for i in range(start, end) if page.lowers[i] == "old")
    return next((age for age in olds if age is not None), None)


def _gender(page: Words, start: int, at: int) -> str | None:
    for i in range(at, start - 1, -1):
        for gender in ("female", "male"):
            if page.lowers[i] in words("parties", gender):
                return gender
    return None
