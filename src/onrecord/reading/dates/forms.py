"""The grammar of time expressions, compiled from the lexicon: where a form matches, and the words that it names."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from onrecord.lexicon import load
from onrecord.reading.dates.words import Lexer, Word, Words
from onrecord.text import Span

# `name:CLASS`, `name:MACRO` or a bare class, macro or word.
_TERM = re.compile(r"(?:([a-z_]+):)?([A-Z][A-Z_]*|[a-z][a-z']*)")


@dataclass(frozen=True, slots=True)
class Form:
    """One form: its pattern over class characters, the names and classes of its groups, and the rule that it belongs to."""

    pattern: re.Pattern[str]
    groups: list[tuple[str, str]]
    rule: str


@dataclass(frozen=True, slots=True)
class Match:
    """A place where a form matches."""

    form: Form
    words: list[Word]
    named: dict[str, tuple[str, list[Word]]]

    @property
    def span(self) -> Span:
        """From the first word to the last."""
        return Span(self.words[0].start, self.words[-1].end)

    def get(self, name: str) -> Any:
        """The value of a named word in the class that the form asks for, None where the word is absent."""
        of_class, words = self.named.get(name, ("", []))
        return words[0].values.get(of_class) if words else None

    def named_words(self, name: str) -> list[Word]:
        """The words of a named group, empty where it is absent."""
        return self.named.get(name, ("", []))[1]

    def first(self, of_class: str) -> Any:
        """The value of the first word that has a class, named or not; None where there is none."""
        return next((word.values[of_class] for word in self.words if of_class in word.values), None)

    def has(self, *lowers: str) -> bool:
        """Whether one of some words is among the match's."""
        return any(word.lower in lowers for word in self.words)


@dataclass(frozen=True, slots=True)
class Grammar:
    """The forms and the lexer that knows their words."""

    lexer: Lexer
    forms: list[Form]

    def matches(self, words: Words) -> list[Match]:
        """All matches of all forms, by start, longer ones first, then in the order of the forms."""
        found = [
            (match.start(), -match.end(), number, match)
            for number, form in enumerate(self.forms)
            for match in form.pattern.finditer(words.kinds)
        ]
        found.sort(key=lambda item: item[:3])
        return [_match(self.forms[number], match, words.words) for _, _, number, match in found]


def _match(form: Form, match: re.Match[str], words: list[Word]) -> Match:
    named: dict[str, tuple[str, list[Word]]] = {}
    for number, (name, of_class) in enumerate(form.groups, 1):
        if match.start(number) >= 0:
            named[name] = (of_class, words[match.start(number) : match.end(number)])
    return Match(form, words[match.start() : match.end()], named)


@cache
def grammar() -> Grammar:
    """The grammar of the lexicon, compiled once."""
    data = load("dates_forms")
    classes: dict[str, dict[str, Any]] = {str(name): members for name, members in load("dates").items()}
    for union, parts in data["unions"].items():
        classes[union] = {word: value for part in parts for word, value in classes[part].items()}
    forms = [(rule["name"], form) for rule in data["rules"] for form in rule["forms"]]
    texts = [*data["macros"].values(), *(form for _, form in forms)]
    for word in sorted({term for text in texts for _, term in _TERM.findall(text) if term.islower()}):
        classes[word] = {word: word}
    lexer = Lexer(classes, data["core"])
    return Grammar(lexer, [_compile(rule, form, data["macros"], lexer) for rule, form in forms])


def _compile(rule: str, form: str, macros: dict[str, str], lexer: Lexer) -> Form:
    groups: list[tuple[str, str]] = []

    def term(found: re.Match[str]) -> str:
        name, token = found.groups()
        if name:
            groups.append((name, token))
        inner = _TERM.sub(term, _as_regex(macros[token])) if token in macros else lexer.characters(token)
        return f"({inner})" if name else f"(?:{inner})"

    return Form(re.compile(_TERM.sub(term, _as_regex(form)).replace(" ", "")), groups, rule)


def _as_regex(form: str) -> str:
    """A form's marks as those of a regular expression: [x] may be absent, (x|y) is either."""
    return form.replace("(", "(?:").replace("[", "(?:").replace("]", ")?")
