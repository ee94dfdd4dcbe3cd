"""Remembered attributes are those that the model's own components derive."""

import importlib
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from spacy.language import Language
from spacy.pipeline import AttributeRuler, Lemmatizer
from spacy.tokens import Doc

from onrecord.language.attributes import WordAttributes
from onrecord.language.pipeline import DEFAULT_MODEL, load_model

DERIVED: list[int | str] = ["TAG", "POS", "MORPH", "LEMMA", "DEP"]
WORDS = [
    *[
        "There",
        "is",
        "was",
        "gon",
        "na",
        "got",
        "ta",
        "ai",
        "n't",
        "let",
        "'s",
        "but",
        "I",
        "it",
        "shots",
        "fired",
        "Left",
        "better",
        "lying",
        "🚓",
    ],
    " ",
    "\n\n",
]
TAGS = ["EX", "VBZ", "VBD", "VBN", "VBG", "TO", "CC", "PRP", "NN", "NNS", "NNP", "JJR", "_SP", "IN", "DT", "MD", "RB"]
DEPS = ["expl", "ROOT", "aux", "auxpass", "nsubj", "dobj", "advmod", "mark", "det", "dep"]
TOKENS = st.tuples(st.sampled_from(WORDS), st.sampled_from(TAGS), st.sampled_from(DEPS))


@cache
def model() -> Language:
    own: Language = importlib.import_module(DEFAULT_MODEL).load()
    return own


@cache
def components() -> tuple[AttributeRuler, Lemmatizer]:
    ruler, lemmatizer = model().get_pipe("attribute_ruler"), model().get_pipe("lemmatizer")
    assert isinstance(ruler, AttributeRuler)
    assert isinstance(lemmatizer, Lemmatizer)
    return ruler, lemmatizer


@cache
def attributes() -> WordAttributes:
    return WordAttributes(*components())


def tagged(tokens: list[tuple[str, str, str]]) -> Doc:
    words, tags, deps = [[*column] for column in zip(*tokens, strict=True)]
    return Doc(model().vocab, words=words, tags=tags, deps=deps, heads=[*range(len(words))])


def same(tokens: list[tuple[str, str, str]]) -> bool:
    ruler, lemmatizer = components()
    of_model = lemmatizer(ruler(tagged(tokens)))
    remembered = attributes()(tagged(tokens))
    return bool((remembered.to_array(DERIVED) == of_model.to_array(DERIVED)).all())


@given(st.lists(TOKENS, min_size=1, max_size=12))
@settings(deadline=None, max_examples=150)
def test_words_have_the_attributes_that_the_model_derives(tokens: list[tuple[str, str, str]]) -> None:
    assert same(tokens)


@pytest.mark.parametrize(
    "text",
    [
        "There's been a shooting. There was no warning, but you ain't gonna hear it from them.",
        "Let's wait, she'd said; I've got to go, y'all. He did have it, and they had fired.",
        "Officers were lying about it. It was the worst of wounds: 12 of them!",
    ],
)
def test_the_pipeline_reads_as_the_model_does(text: str) -> None:
    assert [(t.pos_, t.lemma_, str(t.morph)) for t in load_model()(text)] == [
        (t.pos_, t.lemma_, str(t.morph)) for t in model()(text)
    ]


def test_a_full_memory_is_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("onrecord.language.attributes.MOST_WORDS", 2)
    assert same([("shots", "NNS", "ROOT"), ("fired", "VBN", "acl"), ("Left", "NNP", "dep"), ("it", "PRP", "dobj")])
    assert same([("shots", "NNS", "ROOT"), ("There", "EX", "expl"), ("is", "VBZ", "ROOT")])
