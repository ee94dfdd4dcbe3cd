"""The day of a short story that tells none. The texts are published on Wednesday, 2021-05-12."""

import pytest

from onrecord.lexicon import load
from onrecord.reading.events.fresh import SHORT
from tests.reading.events.reader import PUBLISHED, read

LOOKED_INTO = "Police are investigating a shooting on Tanner Street in Harrow Falls. A man was shot in the leg."
FRESH, STALE = load("fresh")["fresh"], load("fresh")["stale"]


def day(words: str, published: str | None = PUBLISHED) -> set[tuple[str | None, str | None]]:
    """Date and basis of what makes the incident."""
    made = [event for event in read(words, published)[0] if event.type in {"use_of_force", "injury", "offense", "death"}]
    assert made, words
    return {(event.date, event.date_basis) for event in made}


@pytest.mark.parametrize("words", [LOOKED_INTO, *(entry["match"] for entry in FRESH), *(entry["not"] for entry in STALE)])
def test_a_fresh_story_is_of_the_day_of_its_publication(words: str) -> None:
    assert day(words) == {(PUBLISHED, "inferred")}


@pytest.mark.parametrize(
    "words",
    [
        *(entry["not"] for entry in FRESH),
        *(entry["match"] for entry in STALE),
        f"{LOOKED_INTO} Lee Doe was arrested on Monday.",
        f"{LOOKED_INTO} " + "The street is a long one. " * (SHORT // 20),
    ],
)
def test_no_day_where_it_is_left_open(words: str) -> None:
    assert PUBLISHED not in {date for date, _ in day(words)}


def test_a_day_that_is_told_goes_before_and_without_a_publication_there_is_none() -> None:
    assert day(LOOKED_INTO.replace("shot in", "shot on Monday in")) == {("2021-05-10", "resolved")}
    assert day(LOOKED_INTO, None) == {(None, None)}
