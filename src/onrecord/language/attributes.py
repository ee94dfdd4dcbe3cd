"""Parts of speech, morphology and lemmas, remembered for each word with its tag and relation.

The model derives them from those three alone, but for a few rules over neighbours ("gon" + "na"). Asking its rules anew
at every token takes a fifth of the whole parse; a word that was met before costs a look-up here.
"""

from collections.abc import Collection, Iterable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Any, cast

import numpy
from spacy.pipeline import AttributeRuler, Lemmatizer
from spacy.tokens import Doc

if TYPE_CHECKING:
    from thinc.types import Ints2d

_WORD: list[int | str] = ["ORTH", "TAG", "DEP"]
_SHAPE: list[int | str] = ["LOWER", "TAG", "DEP", "IS_SPACE"]
_DERIVED: list[int | str] = ["TAG", "POS", "MORPH", "LEMMA", "DEP"]
# Words remembered at most, some 300 bytes each.
MOST_WORDS = 100_000

Row = tuple[int, ...]


class WordAttributes:
    """Does the work of a model's `attribute_ruler` and `lemmatizer`, with the same result."""

    def __init__(self, ruler: AttributeRuler, lemmatizer: Lemmatizer) -> None:
        self._of_words, self._of_neighbours = AttributeRuler(ruler.vocab), AttributeRuler(ruler.vocab)
        self._named: set[int] = set()  # the words that rules of one word name
        for rule in ruler.patterns:
            named = _named_words(rule["patterns"])
            (self._of_neighbours if named is None else self._of_words).add_patterns([rule])
            self._named.update(map(ruler.vocab.strings.add, named or ()))
        self._ruler, self._lemmatizer = ruler, lemmatizer
        _index_as_sets(lemmatizer)
        self._shapes: dict[Row, Row] = {}
        self._words: dict[Row, Row] = {}

    def __call__(self, doc: Doc) -> Doc:
        """Set the attributes of all tokens; their tags and relations are set."""
        if not len(doc):
            return doc
        words = _rows(doc, _WORD)
        if len(self._words) > MOST_WORDS:
            self._words.clear()
        new = {word: place for place, word in enumerate(words) if word not in self._words}
        if new:
            self._words.update(zip(new, self._derived(_apart(doc, new.values())), strict=True))
        rows = [self._words[word] for word in words]
        for run in _runs(place for _, _, start, end in self._of_neighbours.match(doc) for place in range(start, end)):
            together = self._lemmatizer(self._ruler(_apart(doc, run)))
            rows[run.start : run.stop] = _rows(together, _DERIVED)
        _set(doc, rows)
        return doc

    def _derived(self, words: Doc) -> list[Row]:
        """The attributes of words each of which stands alone. To the rules a word that none of them names is like any other."""
        shapes = [(lower if lower in self._named else 0, *rest) for lower, *rest in _rows(words, _SHAPE)]
        new = {shape: place for place, shape in enumerate(shapes) if shape not in self._shapes}
        if new:
            ruled = self._of_words(_apart(words, new.values()))
            self._shapes.update(zip(new, _rows(ruled, _DERIVED), strict=True))
        _set(words, [self._shapes[shape] for shape in shapes])
        return _rows(self._lemmatizer(words), _DERIVED)


def _named_words(patterns: Any) -> set[str] | None:
    """The lower-case words that a rule's patterns name; None for a rule over neighbours or one that tests letters."""
    named: set[str] = set()
    for pattern in patterns:
        lower = pattern[0].get("LOWER", {"IN": []})
        if len(pattern) > 1 or (isinstance(lower, dict) and lower.keys() != {"IN"}):
            return None
        named.update([lower] if isinstance(lower, str) else lower["IN"])
    return named


def _runs(places: Iterable[int]) -> Iterator[range]:
    """Places next to each other as one range each."""
    for _, run in groupby(enumerate(sorted({*places})), lambda numbered: numbered[1] - numbered[0]):
        members = [place for _, place in run]
        yield range(members[0], members[-1] + 1)


def _rows(doc: Doc, attributes: list[int | str]) -> list[Row]:
    return [*map(tuple, doc.to_array(attributes).tolist())]


def _set(doc: Doc, rows: list[Row]) -> None:
    doc.from_array(_DERIVED, cast("Ints2d", numpy.array(rows, dtype=numpy.uint64)))


def _apart(doc: Doc, places: Collection[int]) -> Doc:
    """Some tokens of a text as a text of their own, in which none depends on another."""
    tokens = [doc[place] for place in places]
    return Doc(
        doc.vocab,
        words=[token.text for token in tokens],
        tags=[token.tag_ for token in tokens],
        deps=[token.dep_ for token in tokens],
        heads=[*range(len(tokens))],
    )


def _index_as_sets(lemmatizer: Lemmatizer) -> None:
    """Make the lemmatizer's word lists sets: it only asks whether a word is among the 57,528 nouns, from end to end."""
    index = lemmatizer.lookups.get_table("lemma_index", {})
    for part_of_speech in index:
        index[part_of_speech] = frozenset(index[part_of_speech])
