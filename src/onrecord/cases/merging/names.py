"""Whether two names can be one person's or one body's."""

import re
from collections.abc import Sequence

from rapidfuzz.fuzz import ratio

SUFFIXES = frozenset({"jr", "sr", "ii", "iii", "iv"})
# Words of a body's name that are left out as often as not, and the short forms of others.
OPTIONAL = frozenset({"the", "of", "department", "office", "division", "city", "and"})
SHORT = {
    "pd": "police",
    "dept": "department",
    "sheriffs": "sheriff",
    "so": "sheriff",
    "attorneys": "attorney",
    "prosecutors": "prosecutor",
}
SPELLED_ALIKE = 85  # per cent, for words of five letters and more: "Jeffrey", "Jeffery"
_WORD = re.compile(r"\w+(?:-\w+)*")
_POSSESSIVE = re.compile(r"['’]s\b|['’](?=\s|$)")


def words(name: str) -> list[str]:
    """The words of a name in lower case, without possessive endings."""
    return _WORD.findall(_POSSESSIVE.sub("", name).lower())


def is_full(name: str) -> bool:
    """Whether a person's name has a given name and a surname."""
    return len([word for word in words(name) if word not in SUFFIXES]) > 1


def one_person(a: str, b: str) -> bool:
    """Whether two persons' names can be one person's; a single word stands for a surname or a given name."""
    ours, theirs = words(a), words(b)
    suffixes = [{word for word in found if word in SUFFIXES} for found in (ours, theirs)]
    if all(suffixes) and suffixes[0] != suffixes[1]:
        return False
    ours, theirs = ([word for word in found if word not in SUFFIXES] for found in (ours, theirs))
    if not ours or not theirs:
        return False
    if len(ours) == 1 or len(theirs) == 1:
        short, long = sorted((ours, theirs), key=len)
        return _alike(short[0], long[-1]) or short[0] == long[0]
    return _surnames(ours[-1], theirs[-1]) and _given(ours[0], theirs[0]) and _middle(ours[1:-1], theirs[1:-1])


def _surnames(a: str, b: str) -> bool:
    """Alike, or one of them a part of a hyphenated one."""
    return _alike(a, b) or bool(set(a.split("-")) & set(b.split("-")))


def _given(a: str, b: str) -> bool:
    """Alike, or one of them the other's initial or short form."""
    short, long = sorted((a, b), key=len)
    return _alike(a, b) or ((len(short) == 1 or len(short) > 2) and long.startswith(short))


def _middle(ours: Sequence[str], theirs: Sequence[str]) -> bool:
    """Middle names do not contradict one another."""
    return not ours or not theirs or ours[0][0] == theirs[0][0]


def _alike(a: str, b: str) -> bool:
    return a == b or (min(len(a), len(b)) >= 5 and ratio(a, b) >= SPELLED_ALIKE)


def core(name: str) -> frozenset[str]:
    """The words that tell a body from others: `{"harrow", "falls", "police"}`."""
    return frozenset(SHORT.get(word, word) for word in words(name)) - OPTIONAL


def one_body(a: str, b: str) -> bool:
    """Whether two names can be one agency's or organisation's: one says no more than the other, or is its initials."""
    ours, theirs = core(a), core(b)
    if not ours or not theirs:
        return False
    return ours <= theirs or theirs <= ours or _initials(a, b) or _initials(b, a)


def _initials(short: str, long: str) -> bool:
    return (
        short.isupper()
        and len(short) > 2
        and short.lower() == "".join(word[0] for word in words(long) if word not in {"of", "the", "and"})
    )
