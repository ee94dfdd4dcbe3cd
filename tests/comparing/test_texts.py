"""The difference between two texts: short, in one piece, and true to both texts."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from onrecord.comparing import difference

KEPT = "An officer shot a man."
TEXTS = [
    ("", "", []),
    (KEPT, KEPT, []),
    (KEPT, f"\n\n{KEPT}\n", []),
    ("", "x", [[("added", "", "x")]]),
    ("x", "", [[("removed", "x", "")]]),
    (f"{KEPT}\n\nIt was dark.", KEPT, [[("removed", "It was dark.", "")]]),
    (KEPT, f"It was dark.\n\n{KEPT}", [[("added", "", "It was dark.")]]),
    (
        "He fired three shots at dawn.",
        "He fired five shots at dawn.",
        [[("equal", "He fired ", "He fired "), ("replaced", "three ", "five "), ("equal", "shots at dawn.", "shots at dawn.")]],
    ),
    (
        "Police said so, twice.",
        "The chief said that, twice.",
        [[("replaced", "Police said so", "The chief said that"), ("equal", ", twice.", ", twice.")]],
    ),
    (
        "the chief's word",
        "the chief’s word",
        [[("equal",) + ("the ",) * 2, ("replaced", "chief's ", "chief’s "), ("equal", "word", "word")]],
    ),
    ("👍 yes", "👎 yes", [[("replaced", "👍 ", "👎 "), ("equal", "yes", "yes")]]),
]


@pytest.mark.parametrize(("old", "new", "expected"), TEXTS)
def test_difference(old: str, new: str, expected: list[list[tuple[str, str, str]]]) -> None:
    assert [[(s.op, s.old_words, s.new_words) for s in group] for group in difference(old, new)] == expected


@given(st.text("ab .\n", max_size=60), st.text("ab .\n", max_size=60))
def test_the_spans_reproduce_the_words_and_all_that_differs_is_told(old: str, new: str) -> None:
    rest_old, rest_new = old, new
    for stretch in reversed([stretch for group in difference(old, new) for stretch in group]):
        assert old[slice(*stretch.old)] == stretch.old_words and new[slice(*stretch.new)] == stretch.new_words
        if stretch.op != "equal":
            rest_old = rest_old[: stretch.old.start] + rest_old[stretch.old.end :]
            rest_new = rest_new[: stretch.new.start] + rest_new[stretch.new.end :]
    assert rest_old.split() == rest_new.split() or "".join(rest_old.split()) == "".join(rest_new.split())


def test_a_megabyte_on_one_line_does_not_hang() -> None:
    began = time.monotonic()
    (group,) = difference("old word " * 100_000, "new thing " * 100_000)
    assert len(group) == 1 and time.monotonic() - began < 20
