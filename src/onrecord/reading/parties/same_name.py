"""When two names are one person's: initials, short forms, near spellings, parts of a name."""

from functools import lru_cache

from rapidfuzz.fuzz import ratio

from onrecord.lexicon import words
from onrecord.reading.parties.entities import Entity
from onrecord.reading.parties.names import Name

_SAME_SPELLING = 90


@lru_cache(maxsize=4096)
def core_of(spelled: tuple[str, ...]) -> tuple[str, ...]:
    """A name's words in lower case without suffixes."""
    return tuple(word.lower().strip(".") for word in spelled if word.lower() not in words("names", "suffixes"))


def fullness(spelled: tuple[str, ...]) -> tuple[int, int, bool]:
    """By what a form of a name goes before another: words, suffixes, a surname that is no initial."""
    core = core_of(spelled)
    return len(core), len(spelled), core[-1:] != () and len(core[-1]) > 1


def are_one(person: Entity, name: Name) -> bool:
    """Whether a full name is that of a person known already."""
    a, b = core_of(person.name), core_of(name.words)
    if len(a) < 2 or len(b) < 2:
        return False
    if b[0] in words("names", "particles") and a[-len(b) :] == b:  # "Van Horn" is Alfred Van Horn
        return True
    if is_initial_of(a, b) or is_initial_of(b, a):
        return True
    nickname = (name.nickname or "").lower()
    if a[-1] == b[-1] and (_first_agree(a[0], b[0]) or a[0] == nickname or b[0] in person.nicknames):
        return True
    return ratio(" ".join(a), " ".join(b)) >= _SAME_SPELLING and a[0][0] == b[0][0]


def is_namesake(person: Entity, name: Name, *, as_kin: bool) -> bool:
    """Whether a full name is a relative's: "Bo Lane Sr.", not "Bo Lane Jr."; beside a Bo Lane, his son "Bo Lane Jr."."""
    own, other = suffix_of(person.name), suffix_of(name.words)
    return own != other and (as_kin or (own is not None and other is not None))


def suffix_of(spelled: tuple[str, ...]) -> str | None:
    """ "jr" of "Bo Lane Jr." """
    return next((word.lower().strip(".") for word in spelled if word.lower() in words("names", "suffixes")), None)


def is_initial_of(short: tuple[str, ...], whole: tuple[str, ...]) -> bool:
    """ "Denzel M.", "Denzel Marsh" """
    return short[0] == whole[0] and len(short) == 2 and len(short[1]) == 1 and whole[-1].startswith(short[1])


def _first_agree(a: str, b: str) -> bool:
    """The same first name, its initial, its short form ("Tim", "Timothy"), or nearly the same spelling."""
    shorter, longer = sorted((a, b), key=len)
    return (longer.startswith(shorter) and len(shorter) != 2) or ratio(a, b) >= _SAME_SPELLING


def with_part(known: list[Entity], core: tuple[str, ...], place: int) -> list[Entity]:
    """Persons whose name has the word at one end, and the other words of the mention too."""
    found = []
    for person in known:
        whole = core_of(person.name)
        part = whole[place] if whole else ""
        if core[-1] in {part, *part.split("-")} and all(word in whole or len(word) == 1 for word in core[:-1]):
            found.append(person)
    return found
