"""Joining names: one person through a document by full name, surname, first name, nickname, initials, near spelling."""

from rapidfuzz.fuzz import ratio

from onrecord.lexicon import load, words
from onrecord.reading.parties.entities import Entity
from onrecord.reading.parties.facts import facts_of
from onrecord.reading.parties.names import Name, title_words
from onrecord.reading.parties.tokens import Words

_SAME_SPELLING = 90
_HARMED = frozenset({"killed", "injured"})
_STREET_ENDS = (
    "avenue",
    "street",
    "boulevard",
    "drive",
    "road",
    "park",
    "school",
    "elementary",
    "high school",
    "hospital",
    "ave",
    "blvd",
)
# Between these the model's proposal of a place is believed: "in Houston".
_WHERE = frozenset({"in", "at", "near", "from", "to", "of"})


def join_names(page: Words, names: list[Name]) -> list[Entity]:
    """Persons in the order of their first mention, each with its mentions by name."""
    persons: list[Entity] = []
    streets = _street_names(page, names)
    for name in names:
        if name.full and (name.title is not None or _core(name.words) not in streets):
            _add(page, _known(persons, name) or _new(persons, name), name)
    _name_relatives(page, persons, names)
    for name in names:
        if not name.full and (person := _by_part(page, persons, name)):
            _add(page, person, name)
    for person in persons:
        person.mentions.sort()
    return sorted(persons, key=lambda person: person.first)


def _name_relatives(page: Words, persons: list[Entity], names: list[Name]) -> None:
    """Strangers by their name who share a known surname: "Kodi Lane" beside Korry Lane."""
    surnames = {_core(person.name)[-1] for person in persons if len(_core(person.name)) > 1}
    for name in names:
        core = _core(name.words)
        if name.full or len(core) != 2 or core[-1] not in surnames or not name.could_be:
            continue
        _add(page, _known(persons, name) or _new(persons, name), name)
    names[:] = [name for name in names if not any(name.found in person.mentions for person in persons if not name.full)]


def _core(spelled: tuple[str, ...]) -> tuple[str, ...]:
    """A name's words in lower case without suffixes."""
    return tuple(word.lower().strip(".") for word in spelled if word.lower() not in words("names", "suffixes"))


def _street_names(page: Words, names: list[Name]) -> set[tuple[str, ...]]:
    """Full names that the text also uses for a street or a place: "Cesar Chavez" beside "Cesar Chavez Avenue"."""
    content = page.text.content.lower()
    wanted = {_core(name.words) for name in names if name.full}
    return {core for core in wanted if any(f"{' '.join(core)} {end}" in content for end in _STREET_ENDS)}


def _known(persons: list[Entity], name: Name) -> Entity | None:
    return next((person for person in persons if _same(person, name)), None)


def _same(person: Entity, name: Name) -> bool:
    """Whether a full name is that of a person known already."""
    a, b = _core(person.name), _core(name.words)
    if len(a) < 2 or len(b) < 2:
        return False
    if a[-1] == b[-1] and (_first_agree(a[0], b[0]) or a[0] in _nicknames(name) or b[0] in person.nicknames):
        return True
    return ratio(" ".join(a), " ".join(b)) >= _SAME_SPELLING and a[0][0] == b[0][0]


def _nicknames(name: Name) -> set[str]:
    return {name.nickname.lower()} if name.nickname else set()


def _first_agree(a: str, b: str) -> bool:
    """The same first name, its initial, its short form ("Tim", "Timothy"), or nearly the same spelling."""
    shorter, longer = sorted((a, b), key=len)
    return (longer.startswith(shorter) and len(shorter) != 2) or ratio(a, b) >= _SAME_SPELLING


def _new(persons: list[Entity], name: Name) -> Entity:
    persons.append(Entity("person", "named", name=name.words))
    return persons[-1]


def _add(page: Words, person: Entity, name: Name) -> None:
    person.mentions.append(name.found)
    person.nicknames |= _nicknames(name)
    if (len(_core(name.words)), len(name.words)) > (len(_core(person.name)), len(person.name)):
        person.name = name.words
    if name.title:
        _add_title(page, person, name.title)


def _add_title(page: Words, person: Entity, title: tuple[int, int]) -> None:
    start, end = title
    last = page.lowers[end - 1]
    if title_words().get(last) == "courtesy":
        person.gender = person.gender or load("ranks")["courtesy"][last]
        return
    phrase = page.phrase(start, end)
    person.title_tokens.update(range(start, end))
    if phrase not in person.titles:
        person.titles.append(phrase)


def _by_part(page: Words, persons: list[Entity], name: Name) -> Entity | None:
    """The one person that a surname, a first name or a nickname stands for; a new one where a title or an age shows a person."""
    core = _core(name.words)
    if not core:
        return None
    if not (core[0] in _WHERE or _is_place(page, name)):
        for fits in (
            _with_part(persons, core, -1),
            _with_part(persons, core, 0),
            [p for p in persons if core[-1] in p.nicknames],
        ):
            if fits:
                return _nearest(page, fits, name)
    return _new(persons, name) if name.shown else None


def _is_place(page: Words, name: Name) -> bool:
    """ "in Houston" where the model sees a place too."""
    start = name.found.start
    return start > 0 and page.lowers[start - 1] in _WHERE - {"of", "to"} and page.text.ents[start] in {"GPE", "LOC", "FAC"}


def _with_part(persons: list[Entity], core: tuple[str, ...], place: int) -> list[Entity]:
    """Persons whose name has the word at one end, and the other words of the mention too."""
    found = []
    for person in persons:
        whole = _core(person.name)
        part = whole[place] if whole else ""
        if core[-1] in {part, *part.split("-")} and all(word in whole or len(word) == 1 for word in core[:-1]):
            found.append(person)
    return found


def _nearest(page: Words, fits: list[Entity], name: Name) -> Entity:
    """Of several with one surname: the one with the same rank or courtesy title, else the one named last before."""
    if name.title and len(fits) > 1:
        last = page.lowers[name.title[1] - 1]
        gender = load("ranks")["courtesy"].get(last)
        ranked = [person for person in fits if any(last in title.lower().split() for title in person.titles)]
        ranked = ranked or [person for person in fits if gender and person.gender == gender]
        fits = ranked or fits
    speaks = bool(set(page.lowers[max(name.found.start - 1, 0) : name.found.end + 1]) & words("names", "speaking"))
    if facts_of(page, name.found.head) & _HARMED:  # "Lane was pronounced dead" is said of the one who was shot
        fits = [person for person in fits if any(facts_of(page, m.head) & _HARMED for m in person.mentions)] or fits
    apart = [person for person in fits if _is_kin(page, person) == speaks]
    fits = apart if len(fits) > 1 and apart else fits
    return max(fits, key=lambda person: _last_before(person, name.found.start))


def _is_kin(page: Words, person: Entity) -> bool:
    """Whether a person is brought in as a relative: "his father, Antonio Lane", "Ann Lane, the daughter of"."""
    first = person.mentions[0]
    around = page.lowers[max(first.start - 2, 0) : first.start] + page.lowers[first.end : first.end + 4]
    return any(word in words("parties", "kin") for word in around)


def _last_before(person: Entity, token: int) -> int:
    return max((mention.start for mention in person.mentions if mention.start < token), default=-1)
