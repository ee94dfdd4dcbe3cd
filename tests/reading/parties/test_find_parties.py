"""Who is found in a text: name or label, with every mention by name or description."""

import pytest

from onrecord.language import annotate
from onrecord.reading.parties import Parties, find_parties
from onrecord.record import Document


def parties_of(content: str) -> Parties:
    return find_parties(annotate(content), Document(id="sha256:0", text=content))


def mentions_of(content: str, who: str) -> list[str]:
    """The words of each mention of the party with a name or label."""
    for party in parties_of(content).parties:
        if who in (party.name, party.label):
            return [content[span.start : span.end] for span in party.spans]
    return []


EXAMPLES = [
    (
        "Marlow Police Chief Dana Orr said Tuesday that the driver, Marlon Ashby, was shot. Orr said Ashby had a gun.",
        "Dana Orr",
        ["Dana Orr", "Orr"],
    ),
    ("The driver, Marlon Ashby, 34, was shot. Ashby died.", "Marlon Ashby", ["The driver", "Marlon Ashby", "Ashby"]),
    ("Korin Stone, 23, was shot. Stone's son was hurt.", "Korin Stone", ["Korin Stone", "Stone"]),
    (
        "The Georgia Bureau of Investigation was called. The GBI will report.",
        "Georgia Bureau of Investigation",
        ["Georgia Bureau of Investigation", "GBI"],
    ),
    ("Marlow police shot a man. Police said he had a knife.", "Marlow police", ["Marlow police", "Police"]),
    ("A 6-year-old boy was hurt. The boy is in hospital.", "A 6-year-old boy", ["A 6-year-old boy", "The boy"]),
]


@pytest.mark.parametrize(("content", "who", "expected"), EXAMPLES)
def test_a_party_has_all_its_mentions(content: str, who: str, expected: list[str]) -> None:
    assert mentions_of(content, who) == expected


@pytest.mark.parametrize("content", ["", "...", "😀", "\u200f\u05e9", "a\r\nb", "\ud800 Officer", "old", "(", "Bo Ray, 3", '"'])
def test_any_text_is_read(content: str) -> None:
    for party in parties_of(content).parties:
        assert all(content[span.start : span.end] for span in party.spans)
