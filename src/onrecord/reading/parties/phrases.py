"""What the words of a description say: where its noun phrase begins and ends, its article, owner, age and gender."""

from onrecord.lexicon import load, words
from onrecord.reading.parties.attributes import age_before
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


def end_of_phrase(page: Words, at: int) -> int:
    """After the head noun; after the whole "brother-in-law"."""
    return at + 5 if page.lowers[at + 1 : at + 5] == ["-", "in", "-", "law"] else at + 1


def _is_hyphen(page: Words, at: int) -> bool:
    """A hyphen inside a word, no dash between blanks."""
    return page.forms[at] == "-" and at > 0 and not page.text.doc[at - 1].whitespace_


def is_hyphened(page: Words, at: int) -> bool:
    """Whether a noun is the second part of a compound: "ex-husband", "half-brother"."""
    return at > 1 and page.forms[at - 1] == "-" and page.lowers[at - 2] in {"ex", "half", "step"}


def start_of_phrase(page: Words, at: int, named: list[bool]) -> int:
    """The first token of the noun phrase that ends at its head."""
    start = at - 2 if is_hyphened(page, at) else at
    edge = max(page.text.doc[start].left_edge.i, at - _LONGEST, 0)
    while start > edge or (start > 1 and _is_hyphen(page, start - 1)):
        hyphened = _is_hyphen(page, start - 1) or _is_hyphen(page, start)
        if _begins(page, start) or (not hyphened and page.text.tags[start - 1] in _BOUNDS):
            break
        start -= 1
    while start < at and page.capital[start] and not named[start] and page.lowers[start] not in load("parties")["numbers"]:
        start += 1  # a heading's words before a bare noun: "Related Content | Family"
    while 0 < start < at and named[start] and named[start - 1]:
        start -= 1  # a body's name goes on over its "of": "Keel Bureau of Investigation | agents"
    return start - 1 if start > 0 and page.text.tags[start] == "POS" else start


def _begins(page: Words, start: int) -> bool:
    """Whether a noun phrase begins at a token by its article; what stands before is a caption's: "The Herald | A man"."""
    return page.lowers[start] in {"a", "an", "the"} and page.text.tags[start - 1] != "PDT"


def article_of(page: Words, start: int, at: int) -> str:
    """Definite, indefinite, possessed or bare."""
    if any(tag in {"PRP$", "POS"} for tag in page.text.tags[start:at]):
        return "possessed"
    return next((_ARTICLES[lower] for lower in page.lowers[start:at] if lower in _ARTICLES), "bare")


def owner_of(page: Words, start: int, at: int) -> int | None:
    """The head token of a possessor before the noun, or after it with "of"."""
    for i in range(start, at):
        if page.text.tags[i] == "PRP$":
            return i
        if page.text.tags[i] == "POS" and i > start:
            return i - 1
    if at + 2 < len(page) and page.lowers[at + 1] in {"of", "for"}:
        return next((c for c in page.text.children[at + 1] if page.text.deps[c] == "pobj"), None)
    return None


def age_in(page: Words, start: int, end: int) -> int | None:
    """The first age in years among some tokens."""
    olds = (age_before(page, i + 1) for i in range(start, end) if page.lowers[i] == "old")
    return next((age for age in olds if age is not None), None)


def gender_in(page: Words, start: int, at: int) -> str | None:
    """What the noun at a token, or the nearest word before it, says of the gender."""
    for i in range(at, start - 1, -1):
        for gender in ("female", "male"):
            if page.lowers[i] in words("parties", gender):
                return gender
    return None
