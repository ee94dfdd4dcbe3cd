"""What the words of a description say: its article, owner, age and gender."""

from onrecord.lexicon import words
from onrecord.reading.parties.attributes import age_before
from onrecord.reading.parties.tokens import Words

_ARTICLES = {
    "a": "indefinite",
    "an": "indefinite",
    "one": "indefinite",
    "another": "indefinite",
    "the": "definite",
    "this": "definite",
    "that": "definite",
}


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
