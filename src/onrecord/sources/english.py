"""Is a text English? A share of common function words; enough to keep other languages from being read as English."""

import re

from onrecord.lexicon import words

_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
SAMPLE_CHARACTERS = 20_000
# English news runs at 0.33 to 0.45, other European languages below 0.12, headings and tables in between.
ENGLISH_SHARE = 0.15


def language_of(text: str) -> str | None:
    """`en` where the text reads as English, else null."""
    found = [word.lower() for word in _WORD.findall(text[:SAMPLE_CHARACTERS])]
    if not found:
        return None
    common = words("sources", "english_function_words")
    return "en" if sum(word in common for word in found) / len(found) >= ENGLISH_SHARE else None
