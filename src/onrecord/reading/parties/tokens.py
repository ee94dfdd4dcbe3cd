"""The text's words as the finders of names and agencies read them: original spelling, and questions about capitals."""

import re
from functools import cached_property

from onrecord.language import AnnotatedText
from onrecord.lexicon import words
from onrecord.reading.parties.entities import Fact
from onrecord.reading.syntax import FINITE
from onrecord.text import Span

_WORD = re.compile(r"[^\W\d_][\w'’.&-]*", re.UNICODE)
_GLUED = re.compile(r"([\w.:]{3,}[a-z.])([A-Z][a-z]{2,})")
_SITE = re.compile(r"[\w-]+\.(?:com|org|net)([A-Z]\w*)")  # "keel13.comA man was shot"
# A word of these classes is no part of a name, however it is written (the first word of a sentence, a headline's).
_CLOSED = frozenset({"DT", "IN", "PRP", "PRP$", "CC", "WRB", "WP", "WDT", "MD", "TO", "EX", "CD", "POS", "PDT", "WP$"})
_PRONOUNS = frozenset(
    {
        "i",
        "you",
        "he",
        "she",
        "it",
        "we",
        "they",
        "me",
        "him",
        "her",
        "us",
        "them",
        "himself",
        "herself",
        "themselves",
        "itself",
    }
    | {
        "myself",
        "yourself",
        "ourselves",
        "mine",
        "yours",
        "hers",
        "ours",
        "theirs",
        "'s",
        "’s",
        "ya",
        "y'",
        "em",
        "thee",
        "one",
    }
)

_PARTICLE = 4  # letters of words that a headline writes in small letters: "with"
_SHORTEST_HEADLINE = 4  # words
_LONGEST_CAPTION = 12  # tokens before and after a name


# Spellings by their key, a hash that every vocabulary shares; of a glued word the name. A vocabulary answers ten times slower.
_SPELLED: dict[int, str] = {}
_CUT: set[int] = set()


def _unglued(form: str) -> str:
    """A given name without the heading's last word, a first word without the site's name: "HeraldMichael" is Michael."""
    if site := _SITE.fullmatch(form):
        return site[1]
    glued = None if form[1:].islower() else _GLUED.fullmatch(form)  # most words are none by this
    if (
        glued
        and glued[2].lower() in words("names", "male") | words("names", "female")
        and glued[1].lower() not in words("names", "male")
    ):
        return glued[2]
    return form


def is_given(word: str) -> bool:
    """Whether a word in lower case is a common given name."""
    return word in words("names", "female") or word in words("names", "male")


class Words:
    """An annotated text with its tokens' spelling."""

    def __init__(self, text: AnnotatedText) -> None:
        self.text = text
        keys: list[int] = text.doc.to_array("ORTH").tolist()
        for key in [key for key in set(keys) if key not in _SPELLED]:
            form = text.doc.vocab.strings[key]
            _SPELLED[key] = _unglued(form)
            if _SPELLED[key] != form:
                _CUT.add(key)
        self.forms: list[str] = [_SPELLED[key] for key in keys]
        self.lowers = text.lowers
        self.facts: dict[int, frozenset[Fact]] = {}  # what `facts_of` has read so far
        self._headlines: dict[int, bool] = {}
        self._told: dict[int, frozenset[str]] = {}
        # Tokens whose first letters are a heading's last word: a name begins within them.
        self.glued = frozenset() if _CUT.isdisjoint(keys) else frozenset(at for at, key in enumerate(keys) if key in _CUT)
        if self.glued:
            self.lowers = [form.lower() if at in self.glued else text.lowers[at] for at, form in enumerate(self.forms)]

    def __len__(self) -> int:
        return len(self.forms)

    @cached_property
    def capital(self) -> list[bool]:
        """For each token, whether it is written like a part of a name."""
        tags, lowers, apart = self.text.tags, self.lowers, words("ordinary", "apart")
        return [
            form[0].isupper()
            and (tags[i] not in _CLOSED or (tags[i] == "PRP" and lowers[i] not in _PRONOUNS))  # "Prather died"
            and (lowers[i] not in apart or self._is_surname(i))
            and bool(_WORD.fullmatch(form))
            for i, form in enumerate(self.forms)
        ]

    def _is_surname(self, at: int) -> bool:
        """Whether a word that is a past tense in headlines ends a name: "Deputy Wayne | Struck said"."""
        is_seen = self.text.tags[at] == "NNP" and self.text.ents[at] == "PERSON" and not self.is_headline(at)
        is_closed = not FINITE.isdisjoint(self.text.tags[at + 1 : at + 2]) or self.lowers[at + 1 : at + 2] in ([","], ["."])
        return is_seen and is_closed and at > 0 and is_given(self.lowers[at - 1])

    @cached_property
    def quoted(self) -> frozenset[int]:
        """Tokens inside double quotation marks; an angled mark alone is a headline's ornament ("Man shot « The Herald")."""
        inside = set(self.text.quoted_tokens)
        for quotation in self.text.quotations:
            if self.text.content[quotation.span.start] == "«":
                tokens = self.text.tokens(quotation.span)
                inside.difference_update(range(tokens.start, tokens.end))
        return frozenset(inside)

    def is_headline(self, token: int) -> bool:
        """Whether the sentence of a token is written with capitals throughout, as headlines are."""
        number = self.text.sentence_number(token)
        if number not in self._headlines:
            sentence = self.text.sentences[number]
            long = [form for form in self.forms[sentence.start : sentence.end] if len(form) > _PARTICLE and form[0].isalpha()]
            self._headlines[number] = len(long) >= _SHORTEST_HEADLINE and all(form[0].isupper() for form in long)
        return self._headlines[number]

    def is_dog(self, token: int) -> bool:
        """Whether "partner" is a police dog: "K-9 Officer Ann Roe released her partner, Rex"."""
        if self.lowers[token] != "partner":
            return False
        sentence = self.text.sentences[self.text.sentence_number(token)]
        return not words("parties", "dogs").isdisjoint(self.lowers[sentence.start : sentence.end])

    def told_in(self, number: int) -> frozenset[str]:
        """The different words and numbers of a sentence, in lower case."""
        if number not in self._told:
            sentence = self.text.sentences[number]
            self._told[number] = frozenset(word for word in self.lowers[sentence.start : sentence.end] if word.isalnum())
        return self._told[number]

    def is_caption(self, token: int) -> bool:
        """Whether a token has a short line without a finite verb: a caption's "Bo Lane (Courtesy: Marlow Police)"."""
        after = self.forms[token : token + _LONGEST_CAPTION]
        end = next((token + i for i, form in enumerate(after) if "\n" in form), None)
        if end is None:
            return False
        before = range(token - 1, max(token - _LONGEST_CAPTION, -1) - 1, -1)
        start = next((i for i in before if i < 0 or "\n" in self.forms[i]), None)
        return start is not None and FINITE.isdisjoint(self.text.tags[start + 1 : end])

    @cached_property
    def police_shooting(self) -> bool:
        """Whether the text speaks of an "officer-involved" or "police shooting"."""
        lowers, police = self.lowers, words("parties", "police_words")
        for at, lower in enumerate(lowers):
            if lower == "involved" and at > 1 and lowers[at - 1] == "-" and lowers[at - 2] in police:
                return True
            if lower == "shooting" and at > 0 and lowers[at - 1] in {"police", "officer"}:
                return True
        return False

    def span(self, start: int, end: int) -> Span:
        """The character span of a token range; of a glued first word only the name."""
        span = self.text.span(start, end)
        if start not in self.glued:
            return span
        return Span(span.start + len(self.text.doc[start]) - len(self.forms[start]), span.end)

    def phrase(self, start: int, end: int) -> str:
        """The words of a token range as the text spells them."""
        span = self.span(start, end)
        return " ".join(self.text.content[span.start : span.end].split())
