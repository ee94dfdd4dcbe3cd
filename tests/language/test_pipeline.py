"""The annotated text: its columns and spans agree with the text they come from."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from onrecord.errors import LanguageModelError
from onrecord.language import annotate, load_model
from onrecord.language.paragraphs import paragraphs
from onrecord.language.pipeline import PIECE
from onrecord.language.quotations import quotations
from onrecord.text import Span

PIECES = st.sampled_from(
    ["“", "”", '"', "'", "‘", "’", "Officer Vale said ", "\n\n", "\r\n", "\u00a0", "…", "🚓", "שלום ", ".", "? ", "«", "\u2029"]
)
TEXTS = st.one_of(st.text(max_size=200), st.lists(PIECES, max_size=40).map("".join))


@given(TEXTS)
def test_paragraphs_and_quotations_lie_in_the_text_in_order(text: str) -> None:
    parts = paragraphs(text)
    assert all(0 <= p.start < p.end <= len(text) for p in parts)
    assert all(one.end <= other.start for one, other in itertools.pairwise(parts))
    assert "".join("".join(text[p.start : p.end] for p in parts).split()) == "".join(text.split())
    for quotation in quotations(text, parts):
        assert 0 <= quotation.span.start <= quotation.inner.start <= quotation.inner.end <= quotation.span.end <= len(text)


@settings(max_examples=40, deadline=None)
@given(TEXTS)
def test_tokens_and_spans_agree(content: str) -> None:
    text = annotate(content)
    for token in text.doc:
        assert text.tokens(Span(token.idx, token.idx + len(token))) == (token.i, token.i + 1)
    covered = [i for s in text.sentences for i in range(s.start, s.end)]
    assert covered == list(range(len(text.doc)))
    columns = (text.lowers, text.lemmas, text.tags, text.poss, text.deps, text.ents, text.heads, text.children)
    assert {len(column) for column in columns} == {len(text.doc)}


def test_a_text_longer_than_a_piece_keeps_its_offsets() -> None:
    content = "Officer Vale said nothing. " * (2 * PIECE // 27)
    text = annotate(content)
    assert text.doc.text == content
    assert all(content[t.idx : t.idx + len(t)] == t.text for t in text.doc)


def test_a_model_that_is_not_installed_has_a_clear_error() -> None:
    with pytest.raises(LanguageModelError, match="'no_such_model' is not installed"):
        load_model("no_such_model")


@pytest.mark.parametrize("line_break", ["\n", "\u2028"])
def test_a_wrapped_line_does_not_part_a_name(line_break: str) -> None:
    content = f"The city does not comment on pending or threatened litigation. Mayor Hal{line_break}Brandvold was not available for an interview."
    text = annotate(content)
    assert any(e.text.split() == ["Hal", "Brandvold"] for e in text.doc.ents)
    assert len(text.sentences) == 2
    assert text.content == content
