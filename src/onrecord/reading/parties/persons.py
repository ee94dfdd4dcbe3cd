"""Joining names: one person through a document by full name, surname, first name, nickname, initials, near spelling."""

from rapidfuzz.fuzz import ratio

from onrecord.lexicon import load, words
from onrecord.reading.parties.entities import Entity, Found
from onrecord.reading.parties.names import Name, title_words
from onrecord.reading.parties.tokens import Words

_SAME_SPELLING = 90
_SUFFIX = "suffixes"


def join_names(page: Words, names: list[Name]) -> list[Entity]:
    """Persons in the order of their first mention, each with its mentions by name."""
    persons: list[Entity] = []
    streets = _street_names(page, names)
    for name in names:
        if name.sure and not (name.title is None and _core(name.words) in streets):
            person = next((person for person in persons if _same(person, name)), None)
            if person is None:
                person = Entity("person", "named", name=name.words)
                persons.append(person)
            _add(page, person, name)
    for name in names:
        if not name.sure and (person := _by_part(page, persons, name)):
            _add(page, person, name)
    for person in persons:
        person.mentions.sort()
    return sorted(persons, key=lambda person: person.first)


def _core(spelled: tuple[str, ...]) -> tuple[str, ...]:
    """A name's words in lower case without suffixes."""
    return tuple(word.lower().strip(".") for word in spelled if word.lower() not in words("names", _SUFFIX))


def _street_names(page: Words, names: list[Name]) -> set[tuple[str, ...]]:
    """Full names that the text also uses for a street or a place: "Cesar Chavez" beside "Cesar Chavez Avenue"."""
    content = page.text.content.lower()
    wanted = {_core(name.words) for name in names if name.sure}
    ends = (
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
    return {core for core in wanted if any(f"{' '.join(core)} {end}" in content for end in ends)}


def _same(person: Entity, name: Name) -> bool:
    """Whether a full name is that of a person known already."""
    a, b = _core(person.name), _core(name.words)
    if len(a) < 2 or len(b) < 2:
        return False
    if a[-1] == b[-1] and _first_agree(a[0], b[0]):
        return True
    if name.nickname and a[-1] == b[-1] and a[0] == name.nickname.lower():
        return True
    return ratio(" ".join(a), " ".join(b)) >= _SAME_SPELLING


def _first_agree(a: str, b: str) -> bool:
    return a == b or (min(len(a), len(b)) == 1 and a[0] == b[0]) or ratio(a, b) >= _SAME_SPELLING


def _add(page: Words, person: Entity, name: Name) -> None:
    person.mentions.append(name.found)
    if len(_core(name.words)) > len(_core(person.name)) or (len(name.words) > len(person.name)):
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
    """The one person that a surname, a first name or a nickname stands for; a new one where a rank shows a person."""
    word = _core(name.words)[-1:]
    if not word or (word[0] in words("names", "never") and name.title is None and not _is_surname(persons, word[0])):
        return None
    for place in (-1, 0):
        fits = [person for person in persons if word[0] in _parts(person, place)]
        if len(fits) > 1:
            fits = _nearest(page, fits, name)
        if fits:
            return fits[0]
    if (
        name.title
        and title_words().get(page.lowers[name.title[1] - 1]) not in {None, "modifier"}
        and word[0] not in words("names", "never")
    ):
        persons.append(Entity("person", "named", name=name.words))
        return persons[-1]
    return None


def _is_surname(persons: list[Entity], word: str) -> bool:
    return any(_core(person.name)[-1:] == (word,) for person in persons)


def _parts(person: Entity, place: int) -> set[str]:
    core = _core(person.name)
    part = core[place] if core else ""
    return {part, *part.split("-")}


def _nearest(page: Words, fits: list[Entity], name: Name) -> list[Entity]:
    """Of several with one surname: the one with the same rank or courtesy title, else the one named last before."""
    if name.title:
        last = page.lowers[name.title[1] - 1]
        ranked = [person for person in fits if any(last in title.lower().split() for title in person.titles)]
        gender = load("ranks")["courtesy"].get(last)
        ranked = ranked or [person for person in fits if gender and person.gender == gender]
        if len(ranked) == 1:
            return ranked
    before = [person for person in fits if person.mentions and person.first < name.found.start]
    return (
        [max(before, key=lambda person: max((m.start for m in person.mentions if m.start < name.found.start), default=-1))]
        if before
        else fits[:1]
    )


def mentions_of(persons: list[Entity]) -> dict[Found, Entity]:
    """Each mention with its entity."""
    return {mention: person for person in persons for mention in person.mentions}
