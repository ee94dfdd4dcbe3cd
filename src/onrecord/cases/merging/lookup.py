"""Groups found by what a member could be one of them by, so that not every group is asked of every member."""

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Sequence

from rapidfuzz import process
from rapidfuzz.fuzz import ratio

from onrecord.cases.merging import bodies, names
from onrecord.cases.merging.members import Group, Member, label_words, title_words
from onrecord.cases.merging.names import NEARLY
from onrecord.lexicon import load


class Lookup:
    """The groups by the keys of their members. `members`: all that there are, for which words of names are alike."""

    def __init__(self, members: Sequence[Member]) -> None:
        self._under: dict[Hashable, dict[Group, None]] = defaultdict(dict)
        persons = [names.plain(member.name) for member in members if member.party.kind == "person"]
        self._surnames = AlikeWords(part for name in persons for part in _parts(name[-1:]))
        self._given = AlikeWords(word for name in persons for word in name[:1])

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
        """The persons whose names can be the same person's as a name by its surname, or by all that there is of it."""
        words = names.plain(name)
        for word in _parts(words[-1:]):
            yield from self.under(*(("surname", other) for other in self._surnames.to(word)))
        if len(words) == 1:
            yield from self.under(*(("given", other) for other in self._given.to(words[0])))

    def by_name_weakly(self, name: str) -> Iterator[Group]:
        """Those too whose surnames are others, with the same given name."""
        yield from self.by_name(name)
        yield from self.under(*(("given", word) for word in names.plain(name)[:1]))

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


def _parts(words: Sequence[str]) -> Iterator[str]:
    """Words, and the parts of hyphenated ones."""
    return (part for word in words for part in dict.fromkeys((word, *word.split("-"))))


def _keys(member: Member) -> Iterator[Hashable]:
    """By what a member's group is found."""
    party = member.party
    yield from (("part", part) for part in member.parts)
    if party.age is not None:
        yield "age", party.age
    if party.title:
        yield "office", bodies.office(party.title)
        yield "title", title_words(party)
    yield from (("called", words) for words in member.called)
    if label := label_words(party):
        yield "label", label[-1]
    if party.kind == "person":
        words = names.plain(member.name)
        yield from (("surname", word) for word in _parts(words[-1:]))
        yield from (("given", word) for word in words[:1])
    elif member.name:
        yield "bodies"
        yield from (("body", word) for word in bodies.core(member.name))
        yield from (("initials", short) for short in bodies.initials(member.name))
        yield "short", member.name.lower()
