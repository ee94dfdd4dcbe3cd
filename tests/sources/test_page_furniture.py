"""Every entry of the lexicon of page furniture: its examples match it, its counterexamples match none of its list."""

import re
from typing import Any

import pytest

from onrecord.lexicon import load
from onrecord.sources.html.furniture import is_teaser, is_thread, is_widget

JUDGES = {"widgets": is_widget, "threads": is_thread, "teasers": is_teaser}
ENTRIES = [(name, entry) for name in JUDGES for entry in load("page_furniture")[name]]


@pytest.mark.parametrize(("name", "entry"), ENTRIES)
def test_examples(name: str, entry: dict[str, Any]) -> None:
    for example in entry["match"]:
        assert JUDGES[name](example), example
        assert re.search(entry["pattern"], example, re.IGNORECASE), example
    for example in entry["not"]:
        assert not JUDGES[name](example), example
