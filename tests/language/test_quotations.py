"""Quotations between marks of every kind, misused ones too."""

import pytest

from onrecord.language.paragraphs import paragraphs
from onrecord.language.quotations import quotations, speeches

# (text, the quotations that must be found, marks included)
EXAMPLES = [
    ('He said, "I saw it." Then he left.', ['"I saw it."']),
    ("He said, “I saw it.” Then he left.", ["“I saw it.”"]),
    ("He said, ``I saw it.'' Then he left.", ["``I saw it.''"]),
    ("He said, ''I saw it.'' Then he left.", ["''I saw it.''"]),  # closing marks that open too
    ("Orrin Vale is 6'2'' tall.", []),
    ("Man shot in Alder Falls « The Courier", []),  # no quotation: a page's title
    ("”I saw it,” said Orrin Vale.", ["”I saw it,”"]),  # a closing mark used to open
    ("“I saw it,“ said Orrin Vale.", ["“I saw it,“"]),  # an opening mark used to close
    ("«I saw it», said Orrin Vale.", ["«I saw it»"]),
    ("He said, “She told me, ‘Run,’ and I ran.”", ["“She told me, ‘Run,’ and I ran.”"]),  # nested
    ("“I saw [the officer] fire,” he said.", ["“I saw [the officer] fire,”"]),
    ("“It was over,” Vale said, “before it began.”", ["“It was over,”", "“before it began.”"]),
    ("He is 6'2\" tall and said nothing.", []),
    ("It was the '90s, and the officers' union was strong.", []),
    ("Chief: ‘We were wrong’", ["‘We were wrong’"]),  # single marks of a headline
    ("“One paragraph.\n\n“And the next,” Vale said.", ["“One paragraph.", "“And the next,”"]),
    ("“It closes late. \n\nIn the next paragraph.” Vale said.", ["“It closes late. \n\nIn the next paragraph.”"]),
    ("“It never closes.\n\nAnother paragraph.", ["“It never closes."]),
]


@pytest.mark.parametrize(("text", "expected"), EXAMPLES)
def test_quotations(text: str, expected: list[str]) -> None:
    found = quotations(text, paragraphs(text))
    assert [text[q.span.start : q.span.end] for q in found] == expected


def test_a_quotation_over_paragraphs_is_one_speech() -> None:
    text = "“One paragraph.\n\n“And the next,” Vale said. “A third.”"
    assert [len(speech) for speech in speeches(quotations(text, paragraphs(text)))] == [2, 1]


def test_inner_words_stand_without_their_marks() -> None:
    text = "“I saw it,” he said."
    inner = quotations(text, paragraphs(text))[0].inner
    assert text[inner.start : inner.end] == "I saw it,"


@pytest.mark.parametrize("text", ["``I saw it,'' he said.", "''I saw it,'' he said."])
def test_marks_of_two_characters_are_left_out_whole(text: str) -> None:
    inner = quotations(text, paragraphs(text))[0].inner
    assert text[inner.start : inner.end] == "I saw it,"
