"""Pronouns: whom each stands for, and where the text leaves it open."""

import pytest

from tests.reading.parties.support import annotated, parties_of

# (text, the name or label for each he, she, him, her, his in order; None where it stays open)
EXAMPLES = [
    ("Marlon Ashby ran. He fell.", ["Marlon Ashby"]),
    ("Ruth Ashby called Marlon Ashby. She wept. He did not.", ["Ruth Ashby", "Marlon Ashby"]),
    ("Dana said nothing. Marlon Ashby met Carl Lane. He left.", ["Marlon Ashby"]),
    ("Marlon Ashby and Carl Lane met. He left.", [None]),
    ("An officer shot Carl Lane. He was pronounced dead.", ["Carl Lane"]),
    ("The woman was shot. Police found her.", ["The woman"]),
    ("Ruth Ashby wept. He left.", [None]),
    ("It rained. He left.", [None]),
    ("Ann Lane told Rhonda Marsh about it. She said so.", [None]),
    ("Ann Lane and Rhonda Marsh came. She said so.", [None]),
    ("Robert Lane spoke. She left.", [None]),
    ("Carl Lane spoke. “He ran,” Ruth Ashby said.", [None]),
    # an arrest, an indictment is not that of whoever spoke on duty before
    ("Carl Lane, a spokesman for the sheriff, wept. After his arrest, the boy led deputies to it.", ["the boy"]),
    # a pronoun before its noun is the subject's to come, where that is the civilian told of
    ("Sgt. Carl Roe said that a boy was shot. After his arrest, the boy fled.", ["a boy"]),
    ("Carl Lane was shot. In his statement, Bo Ray said that it rained.", ["Bo Ray"]),
    ("Carl Lane was shot. After his death, a man called the police.", ["Carl Lane"]),
    ("Carl Lane was shot. After his death, Ann Marsh called the police.", ["Carl Lane"]),
    ("Carl Lane was shot. During his arrest, the officer fell.", ["Carl Lane"]),
    ("Sgt. Ruth Ashby spoke to reporters. Her indictment came on Friday.", [None]),
    ("Carl Lane was charged with murder. His arrest came on Friday.", ["Carl Lane"]),
    ("Carl Lane ran. It rained. It snowed. It froze. He fell.", [None]),
]
PRONOUNS = frozenset({"he", "she", "him", "her", "his"})


@pytest.mark.parametrize(("content", "expected"), EXAMPLES)
def test_whom_a_pronoun_stands_for(content: str, expected: list[str | None]) -> None:
    found = parties_of(content)
    ids = [found.at(at) for at, word in enumerate(annotated(content).lowers) if word in PRONOUNS]
    assert [None if one is None else found.get(one).name or found.get(one).label for one in ids] == expected


def test_a_pronoun_is_a_mention_but_no_span() -> None:
    content = "Marlon Ashby ran. He fell."
    found = parties_of(content)
    assert [mention.form for mention in found.mentions] == ["name", "pronoun"]
    assert [content[span.start : span.end] for span in found.parties[0].spans] == ["Marlon Ashby"]


def test_a_pronoun_shows_the_gender() -> None:
    assert parties_of("Marlon Ashby ran. He fell.").parties[0].gender == "male"
    assert parties_of("Marlon Ashby ran.").parties[0].gender is None
