"""Descriptions of persons and groups: "the driver", "a 6-year-old boy", "his mother", "two officers"."""

from dataclasses import dataclass
from functools import cache

from onrecord.lexicon import load, words
from onrecord.reading.parties.edges import end_of_phrase, is_hyphened, start_of_phrase
from onrecord.reading.parties.entities import Found
from onrecord.reading.parties.phrases import age_in, article_of, gender_in, owner_of
from onrecord.reading.parties.tokens import Words
from onrecord.reading.syntax import is_shot_misread

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
    return found | {"members": ("", True)}  # with the word before it: "family members"


def find_descriptions(page: Words, named: list[bool]) -> list[Description]:
    """Every description in order. `named` marks tokens that belong to names of persons and bodies."""
    heads, found = _heads(), []
    for at, lower in enumerate(page.lowers):
        if lower in heads and not named[at]:
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
    known = _heads().get(two) or (_heads().get(_word(page, at)) if page.forms[at - 1] == "-" else None)
    known = known or _heads().get(page.lowers[at])
    if known is None or not known[0]:
        return None
    kind, plural = known
    if kind == "victim" and page.lowers[at - 1] in words("parties", "offenses"):
        kind = "offense"
    if text.poss[at] not in {"NOUN", "PROPN", "ADJ"} or _is_modifier(page, at):
        return None
    if page.lowers[at] == "attorney" and page.lowers[at - 1 : at] in (["district"], ["state"], ["city"], ["county"], ["u.s."]):
        kind = "official"
    start = start_of_phrase(page, at, named, plural=plural)
    if page.lowers[start] in {"no", "neither"} or page.is_dog(at):
        return None
    return Description(
        Found(start, end_of_phrase(page, at), at, "description"),
        _word(page, at),
        kind,
        plural,
        article_of(page, start, at),
        owner_of(page, start, at),
        age_in(page, start, at),
        gender_in(page, start, at),
    )


def _word(page: Words, at: int) -> str:
    """The head noun with the part before its hyphen: "ex-husband", "half-brother"."""
    word = f"{page.lowers[at - 2]}-{page.lowers[at]}" if is_hyphened(page, at) else page.lowers[at]
    return f"{word}-in-law" if end_of_phrase(page, at) > at + 1 else word


def _aged(page: Words, at: int, named: list[bool]) -> Description | None:
    """ "a 17-year-old" with no noun after it."""
    if page.lowers[max(at - 2, 0) : at] not in (["year", "-"], ["month", "-"]) and page.lowers[at - 1 : at] != ["year"]:
        return None
    if at + 1 < len(page) and (named[at + 1] or _goes_on(page, at)):
        return None
    start = start_of_phrase(page, at, named)
    age = age_in(page, start, at + 1)
    if age is None:
        return None
    article = article_of(page, start, at)
    return Description(
        Found(start, at + 1, at, "description"),
        _AGE_NOUN,
        "child" if age < 18 else "adult",
        False,
        article,
        owner_of(page, start, at),
        age,
        None,
    )


def _goes_on(page: Words, at: int) -> bool:
    """Whether the noun is yet to come: "a 17-year-old | boy"; a participle is no noun: "a 17-year-old | shot"."""
    if page.lowers[at + 1] in words("parties", "hurt_words"):
        return False
    is_within = page.text.heads[at] == at + 1 and page.text.poss[at + 1] not in {"VERB", "AUX"}
    return is_within or page.text.poss[at + 1] in {"NOUN", "PROPN", "ADJ"}


def _is_modifier(page: Words, at: int) -> bool:
    """Whether the word only modifies the next one: "officer safety", "victim advocate"; a name after it is no such noun."""
    text = page.text
    if text.deps[at] not in {"compound", "amod", "nmod"} or text.heads[at] <= at:
        return False
    return not (page.capital[text.heads[at]] or is_shot_misread(text, text.heads[at]))
