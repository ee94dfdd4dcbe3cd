"""Groups found by what a member could be one of them by, so that not every group is asked of every member."""

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator

from rapidfuzz import process
from rapidfuzz.fuzz import ratio

from onrecord.cases.merging import bodies, names
from onrecord.cases.merging.members import Group, Member, label_words
from onrecord.cases.merging.names import NEARLY
from onrecord.lexicon import load


class Lookup:
    """The groups by the keys of their members. `members`: all that there are, for which words of names are alike."""

    def __init__(self, members: Iterable[Member]) -> None:
        self._under: dict[Hashable, dict[Group, None]] = defaultdict(dict)
        self._alike = AlikeWords(word for member in members if member.party.kind == "person" for word in _words(member.name))

    def add(self, member: Member, group: Group) -> None:
        """Look a group up by a member's keys from now on."""
        for key in _keys(member):
            self._under[key][group] = None

    def join(self, taker: Group, gone: Group) -> None:
        """Look one group up where another was."""
        for key in {key for member in gone.faces.values() for key in _keys(member)}:
            del self._under[key][gone]
            self._under[key][taker] = None

    def under(self, *keys: Hashable) -> Iterator[Group]:
        """The groups with a member of any of the keys."""
        for key in keys:
            yield from self._under.get(key, ())

    def by_name(self, name: str) -> Iterator[Group]:
        """The persons whose names share a word with a name, or have one like it."""
        for word in _words(name):
            for other in self._alike.to(word):
                yield from self.under(("word", other))

    def by_body(self, member: Member) -> Iterator[Group]:
        """The bodies whose names share a word with a member's, or are its initials."""
        yield from self.under(*(("body", word) for word in bodies.core(member.name)))
        yield from self.under(*(("short", short) for short in bodies.initials(member.name)))
        yield from self.under(("initials", member.name.lower()))


class AlikeWords:
    """Which words of names may stand for one another: short forms, initials, misspellings."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = dict.fromkeys(words)
        self._short: dict[str, list[str]] = defaultdict(list)
        self._found: dict[str, list[str]] = {}
        for word in self._words:
            for size in range(1, len(word)):
                self._short[word[:size]].append(word)

    def to(self, word: str) -> list[str]:
        """The words that may stand for one, itself among them."""
        if word not in self._found:
            forms = {form for group in load("nicknames")["groups"] if word in group for form in group}
            begun = {word[:size] for size in range(1, len(word)) if word[:size] in self._words} | set(self._short.get(word, ()))
            near = process.extract(word, self._words.keys(), scorer=ratio, score_cutoff=NEARLY, limit=None)
            listed = {word, *forms, *begun, *(other for other, _, _ in near)}
            self._found[word] = sorted(listed & (self._words.keys() | {word}))
        return self._found[word]


def _words(name: str) -> list[str]:
    """The words of a person's name, those of a hyphenated one too."""
    return [part for word in names.plain(name) for part in dict.fromkeys((word, *word.split("-")))]


def _keys(member: Member) -> Iterator[Hashable]:
    """By what a member's group is found."""
    party = member.party
    yield from (("part", part) for part in member.parts)
    if party.age is not None:
        yield "age", party.age
    if party.title:
        yield "office", bodies.office(party.title)
    if label := label_words(party):
        yield "label", label[-1]
    if party.kind == "person":
        yield from (("word", word) for word in _words(member.name))
    elif member.name:
        yield from (("body", word) for word in bodies.core(member.name))
        yield from (("initials", short) for short in bodies.initials(member.name))
        yield "short", member.name.lower()
