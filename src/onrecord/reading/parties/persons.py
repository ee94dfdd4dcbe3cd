"""Joining names: one person through a document by full name, surname, first name, nickname, initials, near spelling."""

from collections.abc import Iterable

from onrecord.lexicon import load, words
from onrecord.reading.parties.entities import Entity
from onrecord.reading.parties.names import Name
from onrecord.reading.parties.namesakes import most_likely
from onrecord.reading.parties.same_name import are_one, core_of, fullness, is_initial_of, is_namesake, suffix_of, with_part
from onrecord.reading.parties.signs import age_follows
from onrecord.reading.parties.titles import title_words
from onrecord.reading.parties.tokens import Words

# After these the model's proposal of a place is believed: "in Houston".
_WHERE = frozenset({"in", "at", "near", "from"})


def join_names(page: Words, names: list[Name]) -> list[Entity]:
    """Persons in the order of their first mention, each with its mentions by name."""
    register = Register(page)
    streets = {core_of(name.words)[:-1] for name in names if core_of(name.words)[-1:] and _ends_as_street(name)}
    for name in names:  # those shown by themselves first, so that a surname before the full name is understood
        if name.full and (name.title is not None or core_of(name.words) not in streets):
            register.add(name)
    rest = [name for name in names if not name.full]
    relatives = [name for name in rest if register.is_relative(name)]
    for name in relatives:
        register.add(name)
    for name in rest:
        if name not in relatives:
            register.add_part(name)
    for person in register.persons:
        person.mentions.sort()
    return sorted(register.persons, key=lambda person: person.first)


def _follows_kin(page: Words, name: Name) -> bool:
    """ "Lane's son, | Bo Lane Jr.", "his father | Bo Lane" """
    at = name.found.start - 1
    at -= page.forms[at] == ","
    return at > 0 and page.lowers[at] in words("parties", "kin")


def _ends_as_street(name: Name) -> bool:
    return core_of(name.words)[-1] in words("names", "street_words")


class Register:
    """The persons found so far, by each word of their names."""

    def __init__(self, page: Words) -> None:
        self.page = page
        self.persons: list[Entity] = []
        self._by_word: dict[str, list[Entity]] = {}

    def add(self, name: Name) -> None:
        """A full name: the person known by it, or a new one."""
        core = core_of(name.words)
        as_kin = _follows_kin(self.page, name)
        near = [one for one in self._with_words((core[0], core[-1])) if not is_namesake(one, name, as_kin=as_kin)]
        known = [one for one in near if are_one(one, name)]
        same = [one for one in known if suffix_of(one.name) == suffix_of(name.words)]
        self._mention(next(iter([*same, *known]), None) or self._new(name), name)

    def is_relative(self, name: Name) -> bool:
        """Whether a stranger by name shares a known surname: "Kodi Lane" beside Korry Lane."""
        core = core_of(name.words)
        if self.page.is_headline(name.found.start):  # "Denounces Lane"
            return False
        if len(core) != 2 or not name.could_be:
            return False
        return any(
            core_of(one.name)[-1] == core[-1] or is_initial_of(core_of(one.name), core) for one in self._with_words(core)
        )

    def add_part(self, name: Name) -> None:
        """A surname, a first name or a nickname: the one it stands for; a new person where a title or an age shows one."""
        core = core_of(name.words)
        if core and not self._is_place(name):
            known = self._with_words([*core[-1:]])
            for fits in (
                with_part(known, core, -1),
                with_part(known, core, 0),
                [p for p in known if core[-1] in p.nicknames],
            ):
                if fits:
                    person = most_likely(self.page, fits, name)
                    return self._mention(person, name) if person is not None else None
        if core and name.shown:
            self._mention(self._new(name), name)
        return None

    def _is_place(self, name: Name) -> bool:
        """ "in Houston" where the model sees a place too."""
        start = name.found.start
        shot_at = start > 1 and self.page.text.lemmas[start - 2] in words("parties", "fire")
        if start == 0 or shot_at or age_follows(self.page, name.found.end):
            return False  # "began firing at Martinez, 38,"
        return self.page.lowers[start - 1] in _WHERE and self.page.text.ents[start] in {"GPE", "LOC", "FAC"}

    def _with_words(self, spelled: Iterable[str]) -> list[Entity]:
        found: dict[int, Entity] = {}
        for word in spelled:
            found.update((id(person), person) for person in self._by_word.get(word, ()))
        return list(found.values())

    def _new(self, name: Name) -> Entity:
        self.persons.append(Entity("person", "named", name=name.words))
        return self.persons[-1]

    def _mention(self, person: Entity, name: Name) -> None:
        person.mentions.append(name.found)
        if name.nickname:
            person.nicknames.add(name.nickname.lower())
        if fullness(name.words) > fullness(person.name):
            person.name = name.words
        self._index(person)
        if name.title:
            _add_title(self.page, person, name.title)

    def _index(self, person: Entity) -> None:
        whole = [*core_of(person.name), *sorted(person.nicknames)]
        for word in {*whole, *(half for part in whole for half in part.split("-"))}:
            known = self._by_word.setdefault(word, [])
            if not any(one is person for one in known):
                known.append(person)


def _add_title(page: Words, person: Entity, title: tuple[int, int]) -> None:
    start, end = title
    last = page.lowers[end - 1]
    if title_words().get(last) == "courtesy":
        person.gender = person.gender or load("ranks")["courtesy"][last]
        return
    phrase = _of_one(page.phrase(start, end))
    person.title_tokens.update(range(start, end))
    if phrase not in person.titles:
        person.titles.append(phrase)


def _of_one(title: str) -> str:
    """A title with its last rank in the singular: "Deputies" Roe and Finn are each a "Deputy"."""
    *first, last = title.split(" ")
    one = load("ranks")["plural"].get(last.lower())
    return " ".join([*first, last[0] + one[1:]]) if one else title
