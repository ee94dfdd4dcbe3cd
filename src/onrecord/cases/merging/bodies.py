"""Whether two names can be one agency's or organisation's."""

from functools import cache, lru_cache

from onrecord.cases.merging.names import words
from onrecord.lexicon import load
from onrecord.lexicon import words as listed

# Words of a body's name that are left out as often as not, and the short forms of others.
OPTIONAL = frozenset({"the", "of", "department", "office", "division", "city", "and", "for"})
SHORT = {
    "pd": "police",
    "dept": "department",
    "sheriffs": "sheriff",
    "so": "sheriff",
    "da": "attorney",
    "attorneys": "attorney",
    "prosecutors": "prosecutor",
    "troopers": "police",
    "co": "county",
}
# Bodies of a state: "State Police" is "Nevada State Police", and no city's police.
OF_STATES = frozenset({"state_police", "bureau"})
VAGUE = frozenset({"police", "local", "area", "city"})
# A county, city or state itself, which none of its agencies is: "Calder County", "the city", "City of Harrow Falls".
GOVERNMENTS = frozenset({"city", "county", "town", "township", "village", "parish", "borough"})
GOVERNMENT = "government"
UNION = frozenset({"union", "association", "league", "federation", "fop", "brotherhood", "fraternal", "lodge"})


def one_body(a: str, b: str) -> bool:
    """Whether two names can be one body's: of one type, and one says no more than the other or is its initials."""
    if _initials(a, b) or _initials(b, a):
        return True
    types = kind(a), kind(b)
    if types[0] != types[1] and (None not in types or GOVERNMENT in types):
        return False
    ours, theirs = core(a), core(b)
    if types[0] in OF_STATES and types[0] == types[1]:
        here, there = states(a), states(b)
        if here and there and here != there:
            return False
        ours, theirs = ours - here - {"state"}, theirs - there - {"state"}
    if not listed("agencies", "town_parts").isdisjoint((ours ^ theirs) - states(a) - states(b) - {"county", "parish"}):
        return False  # "Avon police" are not "Avon Heights police"
    return bool(ours) and bool(theirs) and (ours <= theirs or theirs <= ours)


@lru_cache(maxsize=65536)
def core(name: str) -> frozenset[str]:
    """The words that tell a body from others: `{"harrow", "falls", "police"}`."""
    return frozenset(SHORT.get(word, word) for word in words(name)) - OPTIONAL


def is_vague(name: str) -> bool:
    """Whether a name says no more than that it is police, and of which state: "Ohio police", not "Ohio State Police"."""
    return "police" in core(name) and core(name) - states(name) <= VAGUE


def is_police(name: str) -> bool:
    """Whether a body calls itself police."""
    return "police" in core(name) and kind(name) != "union"


@lru_cache(maxsize=65536)
def kind(name: str) -> str | None:
    """The type of agency that a name's end tells, `union` for unions, `government`; None for others."""
    found = [SHORT.get(word, word) for word in words(name)]
    if UNION & set(found):
        return "union"
    if GOVERNMENTS & {*found[-1:], *(found[:1] if found[1:2] == ["of"] else ())}:
        return GOVERNMENT
    ends = [(len(tail), kind) for tail, kind in _tails() if tuple(found[-len(tail) :]) == tail]
    return max(ends)[1] if ends else None


def is_label_of(label: str, name: str) -> bool:
    """Whether a label without a name of its own is one for a body: "the sheriff's office", "police", "the city"."""
    if kind(label) == GOVERNMENT:
        return kind(name) == GOVERNMENT and not GOVERNMENTS.isdisjoint({*words(label)} & {*words(name)})
    if is_vague(label):
        return is_police(name) and kind(name) not in OF_STATES
    return kind(label) is not None and one_body(label, name)


@cache
def _tails() -> list[tuple[tuple[str, ...], str]]:
    """How names of agencies end, with their types; `other` tells nothing."""
    types = load("agencies")["types"]
    spelled = ((tail.replace(" 's", "s").replace(" - ", " "), kind) for kind in types for tail in types[kind]["tails"])
    return [(tuple(SHORT.get(word, word) for word in words(tail)), kind) for tail, kind in spelled if kind != "other"]


@lru_cache(maxsize=65536)
def states(name: str) -> frozenset[str]:
    """The words of the states that a name has."""
    known, found = load("places")["states"], words(name)
    pairs = {" ".join(found[at : at + size]) for size in (1, 2) for at in range(len(found))}
    return frozenset(word for state in known if state.lower() in pairs for word in state.lower().split())


def _initials(short: str, long: str) -> bool:
    """`LMPD` of `Louisville Metro Police`: the word "department" may be left out."""
    return short.isupper() and len(short) > 2 and " " not in short and short.lower() in initials(long)


@lru_cache(maxsize=65536)
def initials(name: str) -> frozenset[str]:
    """The initials that a name may go by."""
    letters = "".join(word[0] for word in words(name) if word not in {"of", "the", "and", "for"})
    return frozenset({letters, f"{letters}d"} if len(letters) > 1 else ())


@lru_cache(maxsize=65536)
def office(called: str) -> str | None:
    """The office that a label or a title ends in: `district attorney` of "the Calder County district attorney"."""
    ends = (" ".join(called.lower().split()[-size:]) for size in (2, 1))
    return next((end for end in ends if end in listed("joining", "offices")), None)
