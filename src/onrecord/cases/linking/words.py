"""The words, names and ages of a text as linking compares them: the cheap part, from the text alone."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from rensa import RMinHash

from onrecord.lexicon import words as listed

LONGEST = 6000  # characters read: what a document is mainly about stands at its beginning, teasers of other stories at its end
LEAD = 700  # characters: headline and first paragraphs
SHINGLE = 4  # words
SIGNATURE = 64  # components
_WORD = re.compile(r"[^\W\d_][^\W\d_'’]*|\d+")
_SUFFIXES = frozenset({"jr", "sr", "ii", "iii", "iv"})
_POSSESSIVE = re.compile(r"['’]s?$")
_AGE = re.compile(r"\b(\d{1,2})[- ](?:years?|yrs?)[- ]?olds?\b|\b[Aa]ged? (\d{1,2})\b|, (\d{1,2})(?=[,.;)])|\((\d{1,2})\)")


def tokens(text: str) -> list[re.Match[str]]:
    """The words and numbers of a text."""
    return list(_WORD.finditer(text))


def plain(word: str) -> str:
    """Lower case, without a possessive ending."""
    return _POSSESSIVE.sub("", word).lower()


def counted(found: Iterable[re.Match[str]]) -> Counter[str]:
    """How often each word stands there, function words and single letters left out."""
    return Counter(word for word in (plain(match.group()) for match in found) if tells(word))


def tells(word: str) -> bool:
    """Whether a word can tell two stories apart: no function word, no single letter."""
    return (len(word) > 1 or word.isdigit()) and word not in listed("newsroom", "function_words")


def capitalised(text: str, found: list[re.Match[str]]) -> Iterator[list[str]]:
    """Runs of capitalised words that one space or hyphen joins: most are names of people, places and bodies."""
    run: list[str] = []
    end = -1
    for match in found:
        is_name = match.group()[0].isupper() and len(match.group()) > 1
        if run and not (is_name and text[end : match.start()] in {" ", "-"}):
            yield run
            run = []
        if is_name:
            run.append(plain(match.group()))
        end = match.end()
    if run:
        yield run


def surname(name: str) -> str | None:
    """The last word of a full name, "Jr." and the like left out; None for a single word."""
    parts = [word for word in map(plain, _WORD.findall(name)) if word not in _SUFFIXES]
    return parts[-1] if len(parts) > 1 else None


def ages(text: str) -> list[int]:
    """Numbers that stand where ages stand: "17-year-old", "Ann Lee, 34,", "aged 7"."""
    return sorted({int(next(filter(None, match.groups()))) for match in _AGE.finditer(text)})


def signature(found: list[re.Match[str]]) -> list[int]:
    """A MinHash signature: the share of equal components of two estimates how much of two texts is the same."""
    lowers = [match.group().lower() for match in found]
    shingles = [" ".join(lowers[i : i + SHINGLE]) for i in range(max(1, len(lowers) - SHINGLE + 1))]
    sketch = RMinHash(num_perm=SIGNATURE, seed=1)
    sketch.update(shingles)
    return list(sketch.digest())
