import pytest

from onrecord.sources.markdown import without_markup
from tests.sources.reading import document


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("# Chief resigns\n\nShe *left* on **Friday**.", "Chief resigns\n\nShe left on Friday."),
        ("She said ***never*** and _once_.", "She said never and once."),
        (
            "See [the video](https://h.example/v) and [the log][1].\n\n[1]: https://h.example/l\n",
            "See the video and the log.\n\n",
        ),
        ("![A candle](c.jpg)", "A candle"),
        ("> He did nothing wrong.\n> Nothing.", "He did nothing wrong.\nNothing."),
        ("- First\n- Second", "- First\n- Second"),
        ("Heading\n=======\n\nText", "Heading\n\nText"),
        ("```\ncode 2 * 3 * 4\n```\nEnd", "code 2 * 3 * 4\nEnd"),
        ("A `file_name_here` and snake_case_word stay.", "A file_name_here and snake_case_word stay."),
        ("2 * 3 * 4 and 5 \\* 6", "2 * 3 * 4 and 5 * 6"),
        ("<b>Bold</b> <https://h.example/x> x < y", "Bold https://h.example/x x < y"),
        ("Above\n\n---\n\nBelow", "Above\n\nBelow"),
    ],
)
def test_light_markup_is_removed(written: str, words: str) -> None:
    assert without_markup(written) == words


def test_front_matter_is_metadata() -> None:
    data = b"""---
title: Officer resigns
author: [Marta Quill, Jo Park]
publisher: Harlow Gazette
date: 2026-03-20
url: https://g.example/1
---

# Officer resigns

He left on Friday.
"""
    found = document(data, "a.md")
    assert found.text == "Officer resigns\n\nHe left on Friday."
    assert (found.title, found.authors, found.publisher) == ("Officer resigns", ["Marta Quill", "Jo Park"], "Harlow Gazette")
    assert (found.published, found.published_basis, found.url) == ("2026-03-20", "metadata", "https://g.example/1")


@pytest.mark.parametrize(
    "front", ["--- \nno mapping\n---\n", "---\n{: broken\n---\n", "---\nnever closed\n", "---\n" + "[" * 5000 + "\n---\n"]
)
def test_broken_front_matter_harms_nothing(front: str) -> None:
    assert "He left on Friday." in document(f"{front}\nHe left on Friday.".encode(), "a.md").text


def test_the_title_is_the_first_heading_and_a_text_file_is_no_markdown() -> None:
    assert document(b"# *Chief* resigns\n\nText.", "a.md").title == "Chief resigns"
    assert document(b"# Chief\n", "a.txt").text == "# Chief\n"
